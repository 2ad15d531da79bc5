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
}
