import FitTestSupport
import FoundationEssentials
import Testing

@Suite("What the built tool writes to files") struct ToolOutputTests {
  @Test("is a report in each format that is asked for, beside the one on standard output")
  func several() throws {
    let project = try ShippedProject()
    try project.change(
      "Screens/senior/quiz-question.yml", "- media: picture", to: "- media: picture\n    floor: 190"
    )
    let run = try project.run(
      "verify", "Screens/senior/quiz-question.yml", "--window", "iphone-se-3", "--format", "github",
      "--output", "sarif=out.sarif", "--output", "junit=out.xml", "--output", "markdown=out.md",
      "--output", "json=out.json", "--output", "human=out.txt", "--output", "concise=out.lines")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("::error file=Screens/senior/quiz-question.yml,line="))
    let message = "media “picture” is left "
    for file in ["out.sarif", "out.xml", "out.md", "out.json", "out.txt", "out.lines"] {
      #expect(try project.text(of: file).contains(message), "\(file)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: project.path)
    #expect(!names.contains { $0.hasPrefix(".screenfit") })
  }

  @Test("is nothing where a folder is missing, which is found out before anything is verified")
  func missingFolder() throws {
    let project = try ShippedProject()
    let run = try project.run("replay", "--output", "sarif=out.sarif", "-o", "reports/a.txt")
    #expect(run.status == 73)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "screenfit: the report cannot be written to reports/a.txt: there is no folder reports\n")
    #expect(!FileManager.default.fileExists(atPath: "\(project.path)/out.sarif"))
  }

  @Test("says what is wrong with the input in place of an earlier report")
  func badInput() throws {
    let project = try ShippedProject()
    try project.write("everything fits", to: "out.txt")
    try project.change("Screens/senior/home.yml", "stack:", to: "stak:")
    let run = try project.run(
      "replay", "-o", "out.txt", "--output", "github=out.github", "--output", "junit=out.xml")
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("unknown key “stak”"))
    #expect(try project.text(of: "out.txt").contains("unknown key “stak”"))
    #expect(
      try project.text(of: "out.github").hasPrefix("::error file=Screens/senior/home.yml,line="))
    #expect(try project.text(of: "out.xml").contains("<error message=\"unknown key “stak”"))
  }

  @Test("is a baseline that lets known findings pass and new ones fail")
  func baseline() throws {
    let project = try ShippedProject()
    let screen = "Screens/senior/quiz-question.yml"
    try project.change(screen, "- media: picture", to: "- media: picture\n    floor: 190")
    let known = ["replay", "--baseline", "known.txt"]
    let missing = try project.run(known)
    #expect(missing.status == 66)
    #expect(missing.errors.contains("screenfit replay --baseline known.txt --update-baseline"))

    let update = try project.run(known + ["--update-baseline"])
    #expect(update.status == 0, "\(update.output)")
    #expect(
      update.errors.contains("known.txt holds 1 finding: 1 new or changed, 0 gone or changed"))
    let text = try project.text(of: "known.txt")
    #expect(
      text.hasPrefix("screenfit-baseline/1\n\(screen) · error F203 · senior/quiz-question · "))
    let pass = try project.run(known, below: "Screens")
    #expect(pass.status == 66, "the file is where it is named from")
    let again = try project.run(["replay", "--baseline", "../known.txt"], below: "Screens")
    #expect(again.status == 0, "\(again.output)")
    #expect(again.output.hasSuffix("; 0 new findings, 1 known\n"))

    try project.change(screen, "floor: 190", to: "floor: 200")
    let worse = try project.run(known)
    #expect(worse.status == 1)
    #expect(worse.output.contains("\n   known   the baseline holds "))

    try project.change(screen, "\n    floor: 200", to: "")
    let better = try project.run(known)
    #expect(better.status == 0)
    #expect(
      better.output.contains("gone from known.txt: 1 finding; --update-baseline takes them out"))
    #expect(try project.text(of: "known.txt") == text)
  }

  @Test("is never a baseline in place of another file")
  func otherFile() throws {
    let project = try ShippedProject()
    try project.write("notes", to: "notes.txt")
    let run = try project.run("replay", "--baseline", "notes.txt", "--update-baseline")
    #expect(run.status == 65)
    #expect(run.errors.contains("the file is no baseline"))
    #expect(try project.text(of: "notes.txt") == "notes")
  }
}
