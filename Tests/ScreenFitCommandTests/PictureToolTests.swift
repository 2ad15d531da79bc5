import FitTestSupport
import Testing

@Suite("A picture of a screen") struct PictureToolTests {
  @Test("is exported as HTML of the cell with the least room, which is named")
  func export() throws {
    let project = try ShippedProject()
    let run = try project.run("export", "quiz-question", "--html")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("<!doctype html>\n"))
    #expect(run.errors.hasPrefix("screenfit: this is Quiz question in iPhone "))
    #expect(run.errors.contains(" · extra-large · mono · en: fits, 3.5 pt to spare\n"))
    let file = try project.run(
      "export", "Screens/senior/quiz-question.yml", "--html", "--window", "390x844+47+34",
      "--text-size", "large", "--family", "serif", "--locale", "ar", "-o", "page.html")
    #expect(file.status == 0, "\(file.errors)")
    #expect(
      file.output.hasPrefix("Quiz question in 390x844+47+34 · large · serif · ar: fits, "))
    #expect(try project.text(of: "page.html").contains("dir=\"rtl\""))
  }

  @Test(
    "says what it cannot show, with the nearest name",
    arguments: [
      (["quiz-qestion"], "unknown screen “quiz-qestion”; did you mean quiz-question?"),
      (["home", "--window", "iphone-se-33"], "unknown window “iphone-se-33”"),
      (["home", "--locale", "dee"], "unknown locale “dee”; did you mean de?"),
      (["photo", "--locale", "de"], "photo has no cell with such a window"),
    ])
  func unknownNames(_ words: [String], _ message: String) throws {
    let run = try ShippedProject().run(["export", "--html"] + words)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("screenfit: \(message)"), "\(run.errors)")
  }

  @Test("that cannot be written exits with 73")
  func unwritable() throws {
    let run = try ShippedProject().run("export", "home", "--html", "-o", "none/page.html")
    #expect(run.status == 73)
    #expect(run.errors.contains("there is no folder none"))
  }

  @Test("is drawn as PNG and as SVG, and named on standard output")
  func render() throws {
    let project = try ShippedProject()
    let png = try project.run("render", "quiz-question", "-o", "a.png")
    #expect(png.status == 0, "\(png.errors)")
    #expect(png.output.hasSuffix(" · extra-large · mono · en: fits, 3.5 pt to spare\n"))
    #expect(try project.text(of: "a.png").contains("PNG"))
    let svg = try project.run(
      "render", "Screens/senior/home.yml", "--locale", "ar", "--overlay", "--grayscale", "-o",
      "a.svg")
    #expect(svg.status == 0, "\(svg.errors)")
    #expect(try project.text(of: "a.svg").hasPrefix("<svg "))
  }

  @Test("goes on a sheet: a screen in its windows, or the screens in one window")
  func sheets() throws {
    let project = try ShippedProject()
    let windows = try project.run(
      "render", "home", "--sheet", "--window", "iphone-se-3", "--window", "iphone-15", "-o",
      "w.svg")
    #expect(windows.output == "Senior memory app: Home in 2 windows\n", "\(windows.errors)")
    let screens = try project.run(
      "render", "--sheet", "--window", "iphone-se-3", "-o", "s.svg")
    #expect(
      screens.output == "Senior memory app: iPhone SE (3rd gen), 13 screens\n",
      "\(screens.errors)")
  }

  @Test("refuses themes that the app does not have")
  func themes() throws {
    let run = try ShippedProject().run("render", "home", "--theme", "drak", "-o", "a.png")
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("screenfit: unknown theme “drak”; did you mean dark?"))
  }
}
