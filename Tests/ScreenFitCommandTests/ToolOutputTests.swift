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
}
