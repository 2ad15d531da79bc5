import FitTestSupport
import FoundationEssentials
import ProjectFiles
import Testing

@testable import ScreenFitCommand

@Suite("What the built tool answers") struct ToolAnswerTests {
  @Test("measures in every appearance, and fails if the tightest takes too many lines")
  func measuring() throws {
    let project = try ShippedProject()
    let words = ["measure", "Napoleon Bonaparte, 1812", "--role", "choiceLabel"]
    let all = try project.run(words)
    #expect(all.status == 0, "\(all.output)")
    #expect(
      all.output.hasPrefix(
        "“Napoleon Bonaparte, 1812” as choiceLabel in 335 pt, what a control leaves its label"))
    #expect(all.output.contains("\nextra-large · mono, the tightest of 6: liberation-mono at "))
    #expect(all.output.split(separator: "\n").count { $0.hasPrefix("  large · ") } == 3)
    let two = try project.run(
      words + ["--text-size", "large", "--text-size", "extra-large", "--family", "sans"])
    #expect(two.output.contains("extra-large · sans, the tightest of 2: "))
    let long = try project.run("measure", "The Statue of Liberty, again", "--role", "choiceLabel")
    #expect(long.status == 1)
    #expect(long.output.contains("\n2 lines of 1 allowed"))
    let given = try project.run(words + ["--width", "100"])
    #expect(given.output.contains("” as choiceLabel in 100 pt, as given\n"))
  }

  @Test("measures with the app of the role or of the folder, and asks where several could be meant")
  func measuringApps() throws {
    let project = try ShippedProject()
    let app = try project.text(of: "Screens/senior/app.yml")
    try project.write(
      app.replacing("choiceLabel", with: "optionLabel").replacing(
        "[home, quiz-question, settings]", with: "[one]"), to: "Screens/mine/app.yml")
    try project.write(
      "screen: Mine\nstack:\n  - text: Hello\n    style: body\n", to: "Screens/mine/one.yml")
    #expect(try project.run("measure", "x", "--role", "optionLabel").status == 0)
    let both = try project.run("measure", "x", "--role", "faceName")
    #expect(
      both.errors.hasPrefix(
        "screenfit: several apps could be meant; add --app mine or --app senior\n"))
    let words = ["measure", "x", "--role", "faceName", "--format", "json"]
    let inside = try project.run(words, below: "Screens/mine")
    #expect(inside.output.contains("\"app\" : \"mine\""))
  }

  @Test("writes a report beside the remains of a run that was killed under the same number")
  func remains() throws {
    let project = try ShippedProject()
    let run = try project.run(
      ["windows", "--app", "senior", "-o", "windows.txt"],
      plumbing: "touch .screenfit-$$.tmp .screenfit-$$-0.tmp; exec \"$@\"")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try project.text(of: "windows.txt").contains("senior"))
  }

  @Test(
    "explains mistakes in files as it explains rules",
    arguments: FileError.Code.allCases.map(\.rawValue))
  func mistakes(_ code: String) throws {
    let run = try ShippedProject().run("explain", code)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\(code) "))
    #expect(run.output.contains("What to do."))
  }

  @Test("says that all cells fit where only a text is over its budget, and exits with 1")
  func overBudget() throws {
    let project = try ShippedProject()
    try project.change(
      "Screens/senior/app.yml", "budget: { wrap-loss: 7 }", to: "budget: { wrap-loss: 8 }")
    let run = try project.run("replay")
    #expect(run.status == 1)
    let line = try #require(run.output.split(separator: "\n").first)
    #expect(line.contains("  all cells fit, "), "\(line)")
    #expect(line.hasSuffix(" are over their budgets"), "\(line)")
  }

  @Test("reports a window of unknown insets once, not for every screen")
  func unknownInsets() throws {
    let run = try ShippedProject().run("replay", "--window", "ipad-12.9-more-space")
    #expect(run.status == 1)
    #expect(run.output.contains("in all cells of 13 screens"))
    // “unknown-insets: list” does not ask for it: what is next to that is said of all windows.
    #expect(run.output.contains("\nScreens/senior/app.yml:78:3: error: no source tells "))
    #expect(
      run.output.contains(
        "\n   try     measure its insets and add them to its entry in Devices/ · leave it out of the replay\n"
      ))
    #expect(run.output.hasSuffix("; 1 finding\n"), "\(run.output)")
  }

  @Test("names every missing character of a text, at the text, with what would help")
  func missingGlyphs() throws {
    let project = try ShippedProject()
    try project.write(
      "screen: Odd\nstack:\n  - text: \"A \\U0001D552 and \\U0001D553\"\n    style: body\n",
      to: "Screens/senior/odd.yml")
    let run = try project.run(
      "verify", "Screens/senior/odd.yml", "--window", "iphone-se-3", "--text-size", "large")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "Screens/senior/odd.yml:3:11: error: no face has “𝕒” (U+1D552) and “𝕓” (U+1D553); tried "),
      "\(run.output)")
    #expect(
      run.output.contains(
        "remove them · add a face that has them to a chain of Fonts/fonts.yml that is the fallback of families sans, serif and mono in app.yml"
      ))
    let json = try project.run(
      "verify", "Screens/senior/odd.yml", "--window", "iphone-se-3", "--format", "json")
    #expect(json.output.contains("\"character\" : \"𝕓\""))
  }
}
