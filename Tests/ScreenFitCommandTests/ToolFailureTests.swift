import FitTestSupport
import FoundationEssentials
import Testing

@Suite("The built tool, where something is not as it should be,") struct ToolFailureTests {
  @Test("says of a font file that it cannot be read, or has no such face, at its face")
  func fonts() throws {
    let project = try ShippedProject()
    try project.write("no font", to: "bad.ttf")
    let manifest = try project.text(of: "Fonts/fonts.yml")
    let face = try #require(manifest.firstRange(of: "\n  liberation-mono:\n"))
    let rest = manifest[face.upperBound...]
    let end = try #require(rest.firstRange(of: "\n  liberation-mono-bold:"))
    func use(_ lines: String) throws {
      try project.write(
        manifest[..<face.upperBound] + lines + manifest[end.lowerBound...], to: "Fonts/fonts.yml")
    }
    try use(
      "    file: \(project.path)/bad.ttf\n    package: fonts-mine\n"
        + "    sha256: a14d13fd36a9cc68d37cfcf9f78742f25f45c9048e3663fefccf7372cce73bbc")
    let damaged = try project.run("replay", "--window", "iphone-se-3")
    #expect(damaged.status == 65)
    #expect(
      damaged.errors.contains("bad.ttf of “liberation-mono” is no font that can be read"))
    #expect(damaged.errors.contains("install the package fonts-mine again"))
    try use(
      "    file: truetype/liberation2/LiberationMono-Regular.ttf\n"
        + "    package: fonts-liberation2\n    index: 7\n"
        + "    sha256: 6b3809450cf6253b36d157198dc15004a5fbade9abad5543c377feb7bb29139c")
    let index = try project.run("replay", "--window", "iphone-se-3")
    #expect(index.status == 65)
    #expect(index.errors.hasPrefix("Fonts/fonts.yml:"))
    #expect(index.errors.contains("of “liberation-mono” has 1 faces, so there is no index 7"))
  }

  @Test("says that a disk is full, and writes to what is no file")
  func devices() throws {
    let project = try ShippedProject()
    let words = ["windows", "--app", "senior", "--window", "iphone-se-3", "-o"]
    let full = try project.run(words + ["/dev/full"])
    #expect(full.status == 73)
    #expect(
      full.errors
        == "screenfit: the report cannot be written to /dev/full: no space left on device\n")
    let none = try project.run(words + ["/dev/null"])
    #expect(none.status == 0, "\(none.errors)")
  }

  @Test("says of a recording that the project has no such profile, or the machine no such font")
  func recordings() throws {
    let project = try ShippedProject()
    let recording = try Repository.text(of: "Tests/Recordings/probes-chromium.json")
    try project.write(
      recording.replacing("\"profile\":\"web\"", with: "\"profile\":\"wab\""), to: "other.json")
    let profile = try project.run("compare", "--recorded", "other.json")
    #expect(profile.status == 65)
    #expect(
      profile.errors.hasPrefix("other.json: error: unknown profile “wab” [F906 unknown-name]"))
    #expect(profile.errors.contains("the project has android, flutter, "))
    try project.write(
      recording.replacing("Inter-Regular.otf", with: "Inner.otf").replacing(
        "\"sha256\":\"a7e7", with: "\"sha256\":\"a7e8"), to: "font.json")
    let font = try project.run("compare", "--recorded", "font.json")
    #expect(font.status == 66)
    #expect(
      font.errors.hasPrefix(
        "font.json: error: the font “inter”, Inner.otf, is not on this machine [F910 missing-file]"
      ))
    #expect(font.errors.contains("install the package fonts-inter"))
    try project.write(
      recording.replacing("\"sha256\":\"a7e7", with: "\"sha256\":\"a7e8"), to: "other-face.json")
    let other = try project.run("compare", "--recorded", "other-face.json")
    #expect(other.status == 65)
    #expect(other.errors.contains("Inter-Regular.otf is not the pinned file of “inter”"))
  }

  @Test("writes pages with what does not fit, and with pairs of colours")
  func report() throws {
    let project = try ShippedProject()
    let files = FileManager.default
    try files.copyItem(
      atPath: "\(Repository.folder)/Tests/Fixtures/colours",
      toPath: "\(project.path)/Screens/colours")
    let run = try project.run("report", "--app", "colours", "-o", "pages")
    #expect(run.status == 0, "\(run.errors)")
    let data = try project.text(of: "pages/data/report.js")
    #expect(data.contains("contrast-too-low"))
    #expect(data.contains("\"verdict\""))
    let fixture = "\(Repository.folder)/Tests/Fixtures/field"
    let failing = try project.run(
      "report", fixture, "--app", "ios-bold", "-o", "failing")
    #expect(failing.status == 0, "\(failing.errors)")
    let found = try project.text(of: "failing/data/report.js")
    #expect(found.contains("truncated-with-room-left"))
    #expect(found.contains("“Filter by” takes 2 lines but may take 1"))
  }

  @Test("says of an app without roles how else to set a text, and that it has no budgets")
  func noRoles() throws {
    let fixture = "\(Repository.folder)/Tests/Fixtures/field"
    let words = ["--project", fixture, "--app", "ios-bold"]
    let measure = try ShellRun(tool: ["measure", "Filter by", "--role", "tab"] + words, in: "/")
    #expect(measure.status == 64)
    #expect(
      measure.errors.hasPrefix(
        "screenfit: unknown role “tab”; ios-bold has no roles: name a style with --style\n"))
    let budgets = try ShellRun(tool: ["budgets"] + words, in: "/")
    #expect(budgets.status == 0)
    #expect(budgets.output == "ios-bold  no roles, so no budgets\n")
  }

  @Test("tells its version and its help")
  func version() throws {
    let project = try ShippedProject()
    let version = try project.run("--version")
    #expect(version.status == 0)
    #expect(version.output.wholeMatch(of: /screenfit \d+\.\d+\.\d+\n/) != nil)
    let help = try project.run("replay", "--help")
    #expect(help.output.hasPrefix("usage: screenfit replay [DIR] [FLAGS]\n"))
    let same = try project.run("help", "replay")
    #expect(same.output == help.output)
  }
}
