import FitTestSupport
import FoundationEssentials
import ProjectFiles
import Testing

@testable import ScreenFitCommand

@Suite("The built tool") struct ToolTests {
  @Test("takes a tag of windows for a filter, under which no exemption is called unused")
  func tagOfWindows() throws {
    let project = try ShippedProject()
    let run = try project.run(
      "replay", Repository.folder, "--app", "call-for-help", "--window", "tablet")
    #expect(run.status == 0, "\(run.output)")
    #expect(!run.output.contains("F502"))
  }

  @Test("replays the project it stands in without being told to")
  func nothing() throws {
    let run = try ShippedProject().run([], below: "Screens")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("  all fit\n"))
    #expect(run.output.hasSuffix(" fit\n"))
    #expect(run.errors.isEmpty)
  }

  @Test("counts the same cells for people and for programs")
  func replay() throws {
    struct Replay: Decodable {
      struct App: Decodable { var app: String }
      var format: String
      var cells, fits, fragile, fails, unknown: Int
      var seconds: Double
      var apps: [App]
    }
    let project = try ShippedProject()
    let run = try project.run("replay", "Screens/senior", "--format", "json")
    let report = try JSONDecoder().decode(Replay.self, from: Data(run.output.utf8))
    #expect(report.format == "screenfit-replay/1")
    #expect(report.fits + report.fragile + report.fails + report.unknown == report.cells)
    #expect(report.apps.map(\.app) == ["senior"])
    #expect(report.seconds > 0)
    let filtered = try project.run(
      "replay", "--screen", "home", "--window", "iphone-se-3", "--text-size", "large", "--family",
      "mono", "--locale", "en")
    #expect(filtered.output.contains("\n1 cell in "))
  }

  @Test("never calls nothing a fit")
  func nothingToVerify() throws {
    let project = try ShippedProject()
    let app = "Screens/senior/app.yml"
    try project.change(
      app, "{ width: 375, height: 667, top: 20 }", to: "{ width: 3750, height: 6670 }")
    for words in [
      ["replay", "--app", "senior"], ["replay", "--app", "senior", "--window", "iphone"],
      ["verify", "Screens/senior/home.yml"],
    ] {
      let run = try ShellRun(tool: words, in: project.path)
      #expect(run.status == 1, "\(words)")
      #expect(run.errors.contains("senior has no cell to verify"))
    }
  }

  @Test("misses no exemption that a screen which was not named may need")
  func exemptionOfAnotherScreen() throws {
    let project = try ShippedProject()
    try project.change(
      "Screens/senior/app.yml", "\nlocales:",
      to: "\nallow: [{ finding: stack-too-tall, screens: [photo], reason: Not yet. }]\nlocales:")
    let run = try ShellRun(tool: ["verify", "Screens/senior/home.yml"], in: project.path)
    #expect(run.status == 0, "\(run.output)")
  }

  @Test("tells a named screen that its locales leave out")
  func leftOutByLocale() throws {
    let project = try ShippedProject()
    let screens = ["Screens/senior/home.yml", "Screens/senior/photo.yml"]
    let run = try ShellRun(tool: ["verify"] + screens + ["--locale", "de"], in: project.path)
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "photo is not replayed in de: “locales” of Screens/senior/app.yml leaves it out"))
    #expect(!run.errors.contains("home"))
  }

  @Test("looks at the windows of every id, name and tag that is given")
  func windows() throws {
    let project = try ShippedProject()
    func count(_ names: String...) throws -> Int {
      let flags = names.flatMap { ["--window", $0] }
      let run = try project.run(["windows", "--app", "senior"] + flags)
      #expect(run.status == 0, "\(run.errors)")
      // Below the names of the columns.
      return run.output.split(separator: "\n").count { $0.hasPrefix("  ") } - 1
    }
    #expect(try count("iphone-se-3") == 1)
    #expect(try count("iPhone 15") == 1)
    #expect(try count("iphone-se-3", "390x844+47+34", "iphone-se-3") == 2)
    #expect(try count("pane", "iphone-se-3") == count("pane") + 1)
    #expect(try count("iphone", "pane") == count("iphone") + count("pane"))
  }

  @Test("fails a project for a pair of colours, with and without cells")
  func contrast() throws {
    let project = try ShippedProject()
    try project.change(
      "Screens/senior/app.yml", "budget: { wrap-loss: 7 }",
      to: """
        colors:
          tokens: tokens.json
          pairs: [{ foreground: ink, background: page, use: body }]
        budget: { wrap-loss: 7 }
        """)
    try project.write(
      """
      { "$type": "color", "ink": { "$value": "#777777" }, "page": { "$value": "#ffffff" } }
      """, to: "Screens/senior/tokens.json")
    for command in ["contrast", "replay"] {
      let run = try ShellRun(tool: [command], in: project.path)
      #expect(run.status == 1)
      #expect(run.output.contains("has 4.47:1, body text needs 4.5:1 [F401 contrast-too-low]"))
      #expect(run.output.contains("make “ink” #767676, which has 4.54:1"))
    }
    try project.change("Screens/senior/tokens.json", "#777777", to: "#767676")
    let run = try project.run("contrast")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("senior  1 pair: all have enough contrast\n"))
  }

  @Test(
    "writes the same report on one thread and on several",
    arguments: Arguments.Format.allCases.map(\.rawValue), [true, false])
  func threads(format: String, fits: Bool) throws {
    let project = try ShippedProject()
    if !fits {
      // Fails in some cells, lacks a text in others, and needs an exemption that it does not have.
      try project.change(
        "Screens/senior/quiz-question.yml", "- media: picture",
        to: "- media: picture\n    floor: 190")
      try project.change(
        "Screens/senior/settings.yml", "stack:", to: "stack:\n  - text: More\n    style: body")
    }
    func report(threads: Int) throws -> ShellRun {
      var run = try project.run(
        "replay", "--window", "iphone", "--verbose", "--format", format, "--threads",
        "\(threads)")
      // The time that it took is no finding.
      run.output.replace(
        /cells in [^:]+:|"seconds" : [0-9.e-]+| time="[0-9.]+"/, with: "TIME")
      return run
    }
    let one = try report(threads: 1)
    #expect(one.status == (fits ? 0 : 1), "\(one.output)")
    #expect(one.output.contains("TIME") == ["human", "json", "junit"].contains(format))
    for threads in [2, 5] {
      let several = try report(threads: threads)
      #expect(several.output == one.output)
      #expect(several.errors == one.errors)
      #expect(several.status == one.status)
    }
  }

  @Test("points at what does not fit, and exits with 1")
  func failing() throws {
    let project = try ShippedProject()
    try project.change(
      "Screens/senior/quiz-question.yml", "- media: picture", to: "- media: picture\n    floor: 190"
    )
    let run = try project.run(
      "verify", "Screens/senior/quiz-question.yml", "--window", "iphone-se-3")
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("Screens/senior/quiz-question.yml:"))
    #expect(run.output.contains("error: media “picture” is left "))
    // What a cure may not break instead are rules that the app asks for.
    #expect(run.output.contains("\n   try     "))
    #expect(run.output.contains("[F203 media-below-floor]"))
    #expect(run.output.contains(" |   - media: picture\n"))
    #expect(run.output.contains("screenfit explain F203 says more."))
  }

  @Test("tells a wrong command line on standard error only, and exits with 64")
  func usage() throws {
    let run = try ShippedProject().run("replay", "--family", "serf")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "screenfit: unknown family “serf”; did you mean serif?\nscreenfit help replay says more.\n"
    )
  }

  @Test(
    "is quiet when nobody reads what it prints", arguments: ["\"$@\" | head -c 1", "\"$@\" >&-"])
  func unread(_ plumbing: String) throws {
    let run = try ShippedProject().run(["windows", "--format", "json"], plumbing: plumbing)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
    #expect(run.output.count <= 1)
  }

  @Test("refuses words that are not UTF-8, which would be measured as something else")
  func encoding() throws {
    let run = try ShippedProject().run(
      ["measure", "--style", "body"], plumbing: "\"$@\" \"$(printf 'caf\\351')\"")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.contains("argument 4, “caf\u{FFFD}”, is not written in UTF-8"), "\(run.errors)")
  }

  @Test("exits with 66 if a file is missing")
  func missing() throws {
    let run = try ShippedProject().run("verify", "Screens/senior/quizz.yml")
    #expect(run.status == 66)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Screens/senior/quizz.yml: error: there is no such file"))
  }

  @Test(
    "names the screen that was most likely meant, or what to do instead",
    arguments: [
      ("Screens/senior/quizquestion.yml", "did you mean Screens/senior/quiz-question.yml?"),
      ("quiz-question", "did you mean Screens/senior/quiz-question.yml?"),
      ("Screens/senoir/home.yml", "did you mean Screens/senior/home.yml?"),
      ("Screens/senior", "screenfit replay Screens/senior verifies all screens of an app"),
      ("Screens/senior/app.yml", "name its screens"),
      ("Fonts", "screenfit replay Fonts"),
    ])
  func wrongScreen(_ path: String, _ hint: String) throws {
    let run = try ShippedProject().run("verify", path)
    #expect(run.status != 0)
    #expect(run.errors.contains(hint), "\(run.errors)")
  }

  @Test("finds a screen of the project that is named with --project")
  func relative() throws {
    let project = try ShippedProject()
    let run = try ShellRun(
      tool: ["verify", "--project", project.path, "Screens/senior/quiz-question.yml"], in: "/")
    #expect(run.status == 0, "\(run.errors)")
    let readme = try ShellRun(
      tool: ["verify", "--project", project.path, "\(project.path)/Fonts/fonts.txt"], in: "/")
    #expect(readme.status == 66)
  }

  @Test("exits with 66 where there is no project")
  func noProject() throws {
    let run = try ShellRun(tool: ["replay"], in: "/")
    #expect(run.status == 66)
    #expect(run.errors.contains("there is no project here"))
    #expect(run.errors.contains("--project DIR"))
  }

  @Test("points at every mistake in a file, and exits with 65")
  func badFile() throws {
    let project = try ShippedProject()
    try project.write(
      "screen: Bad\nstack:\n  - txt: Hello\n  - text: Hi\n    role: questionPromt\n",
      to: "Screens/senior/bad.yml")
    let run = try project.run("verify", "Screens/senior/bad.yml")
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Screens/senior/bad.yml:3:5: error: "))
    #expect(run.errors.contains("    3 |   - txt: Hello\n"))
    #expect(run.errors.contains("did you mean “questionPrompt”?"))
    #expect(run.errors.hasSuffix("screenfit: 2 mistakes in the input\n"))

    struct Errors: Decodable {
      struct Item: Decodable {
        var code, file, message: String
        var line: Int?
      }
      var format: String
      var errors: [Item]
    }
    let json = try project.run("verify", "Screens/senior/bad.yml", "--format", "json")
    #expect(json.status == 65)
    let report = try JSONDecoder().decode(Errors.self, from: Data(json.output.utf8))
    #expect(report.format == "screenfit-errors/1")
    #expect(report.errors.map(\.line) == [3, 5])
  }

  @Test("tells what to install if a font is missing or another one")
  func fonts() throws {
    let project = try ShippedProject()
    try project.change("Fonts/fonts.yml", "Inter-Regular.otf", to: "None.otf")
    let missing = try project.run("replay")
    #expect(missing.status == 66)
    #expect(missing.errors.contains("Fonts/fonts.yml:"))
    #expect(missing.errors.contains("install the package fonts-inter"))
    let list = try project.run("fonts")
    #expect(list.status == 66)
    #expect(list.output.contains("install the package fonts-inter"))

    let misspelt = try ShippedProject()
    try misspelt.change("Fonts/fonts.yml", "Inter-Regular.otf", to: "Inter-Regulr.otf")
    #expect(
      try misspelt.run("replay").errors.contains("/opentype/inter/Inter-Regular.otf?"))

    let other = try ShippedProject()
    try other.change("Fonts/fonts.yml", "Inter-Regular.otf", to: "Inter-Bold.otf")
    let differing = try other.run("replay")
    #expect(differing.status == 65)
    #expect(differing.errors.contains("is not the pinned file of “inter”"))
  }

  @Test("writes a report to a file, through a link and in place of what was there")
  func output() throws {
    let project = try ShippedProject()
    try project.write("old", to: "report.json")
    try FileManager.default.createSymbolicLink(
      atPath: "\(project.path)/link.json", withDestinationPath: "report.json")
    let run = try project.run("windows", "--format", "json", "--output", "link.json")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(try project.text(of: "report.json").contains("\"format\" : \"screenfit-windows/1\""))
    let link = try FileManager.default.destinationOfSymbolicLink(
      atPath: "\(project.path)/link.json")
    #expect(link == "report.json")
    let names = try FileManager.default.contentsOfDirectory(atPath: project.path)
    #expect(names.allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test("exits with 73 if the report cannot be written", arguments: ["nowhere/report", "Screens"])
  func unwritable(_ file: String) throws {
    let run = try ShippedProject().run("windows", "--output", file)
    #expect(run.status == 73)
    #expect(run.errors.hasPrefix("screenfit: the report cannot be written to \(file): "))
  }

  @Test("prints what is found the same way every time")
  func stable() throws {
    let project = try ShippedProject()
    let runs = try (0..<3).map { _ in
      try project.run(
        "verify", "Screens/senior/quiz-question.yml", "--window", "320x480", "--color", "never")
    }
    let texts = runs.map { run in
      run.output.split(separator: "\n").dropLast().joined(separator: "\n")
    }
    #expect(runs[0].status == 1)
    #expect(Set(texts).count == 1)
  }

  @Test(
    "offers names that hold what was typed, and never another number",
    arguments: [
      (
        ["replay", "--screen", "quiz"],
        "unknown screen “quiz”; did you mean quiz-feedback, quiz-question or music-quiz?"
      ),
      (["replay", "--window", "iphone 99"], "unknown window “iphone 99”; give an id or a name"),
      (
        ["measure", "x", "--role", "choiceLabl"],
        "unknown role “choiceLabl”; did you mean choiceLabel?"
      ),
      (
        ["measure", "x", "--role", "choiceLabel", "--window", "iphone"],
        "“iphone” is "
      ),
      (["explain", "F2O3"], "unknown rule “F2O3”"),
    ])
  func suggestions(_ words: [String], _ message: String) throws {
    let run = try ShippedProject().run(words)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("screenfit: \(message)"), "\(run.errors)")
  }

  @Test("shows paths as short as they can be typed from the working directory")
  func paths() throws {
    let run = try ShippedProject().run(
      ["verify", "home.yml", "--window", "320x480+0+0"], below: "Screens/senior")
    #expect(run.status == 1)
    #expect(run.output.contains("\ncontent/en/home.yml:"), "\(run.output)")
    #expect(!run.output.contains("../"))
  }
}
