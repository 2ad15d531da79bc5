import FitTestSupport
import FoundationEssentials
import Testing

@testable import ScreenFitCommand

@Suite("Parts of a replay") struct ShardTests {
  private static let formats = Arguments.Format.allCases.map(\.rawValue)
  /// Two screens in two windows: in three families and two locales each, which are twelve pieces.
  private static let scope = [
    "--screen", "quiz-question", "--screen", "home", "--window", "iphone-se-3", "--window",
    "ipad-10.2", "--locale", "en", "--locale", "de",
  ]

  /// A project, one of whose screens does not fit if asked for.
  private func project(failing: Bool) throws -> ShippedProject {
    let project = try ShippedProject()
    if failing {
      try project.change(
        "Screens/senior/quiz-question.yml", "- media: picture",
        to: "- media: picture\n    floor: 190")
    }
    return project
  }

  /// Writes the parts of a replay and returns their files.
  private func parts(
    _ count: Int, of project: ShippedProject, _ words: [String]
  ) throws -> [String] {
    try (1...count).map { index in
      let file = "part\(index)-\(count).json"
      let run = try project.run(
        ["replay"] + words + ["--shard", "\(index)/\(count)", "--output", "json=\(file)"])
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.hasPrefix("part \(index) of \(count): "))
      return file
    }
  }

  /// The files that each format is written to, as words of a command line.
  private func outputs(_ name: String) -> [String] {
    Self.formats.flatMap { ["--output", "\($0)=\(name).\($0)"] }
  }

  /// A report without the time that it took.
  private func timeless(_ text: String) -> String {
    text.replacing(/cells in [^:]+:|"seconds" : [0-9.e-]+| time="[0-9.]+"/, with: "TIME")
  }

  @Test(
    "make the same reports as one run, in every format, and the same exit status",
    arguments: [(false, 2), (true, 1), (true, 2), (true, 7), (true, 14)])
  func merging(failing: Bool, count: Int) throws {
    let project = try project(failing: failing)
    let one = try project.run(["replay"] + Self.scope + ["--verbose"] + outputs("one"))
    #expect(one.status == (failing ? 1 : 0))
    let files = try parts(count, of: project, Self.scope)
    let merged = try project.run(["merge"] + files.reversed() + ["--verbose"] + outputs("merged"))
    #expect(merged.status == one.status, "\(merged.errors)")
    #expect(merged.errors == one.errors)
    #expect(timeless(merged.output) == timeless(one.output))
    for format in Self.formats {
      let text = try project.text(of: "merged.\(format)")
      #expect(timeless(text) == timeless(try project.text(of: "one.\(format)")), "\(format)")
    }
  }

  @Test("take a baseline, and write one, when they are together")
  func baseline() throws {
    let project = try project(failing: true)
    let words = ["--app", "senior", "--locale", "en"]
    let files = try parts(2, of: project, words)
    let refused = try project.run(
      ["merge"] + files + ["--baseline", "known.txt", "--update-baseline"])
    #expect(refused.status == 64, "only a part of the cells was looked at")
    let whole = try parts(3, of: project, [])
    let known = ["--baseline", "known.txt"]
    let update = try project.run(["merge"] + whole + known + ["--update-baseline"])
    #expect(update.status == 0, "\(update.errors)")
    #expect(update.errors.hasPrefix("screenfit: known.txt holds 1 finding: "))
    let one = try project.run(["replay"] + words + known)
    let merged = try project.run(["merge"] + files + known)
    #expect(one.status == 0)
    #expect(merged.status == 0)
    #expect(timeless(merged.output) == timeless(one.output))
    #expect(merged.output.contains("0 new findings, 1 known"))
  }

  @Test("fail on fragile cells, when they are together")
  func fragile() throws {
    let project = try project(failing: false)
    let words = [
      "--project", "\(Repository.folder)/Tests/Fixtures/field", "--app", "ios-bold", "--family",
      "system",
    ]
    let files = try parts(2, of: project, words)
    for flags in [["--fail-on", "fragile"], []] {
      let one = try project.run(["replay"] + words + flags)
      let merged = try project.run(["merge"] + files + flags)
      #expect(one.output.contains(": 16 fragile"))
      #expect(one.status == (flags.isEmpty ? 0 : 1))
      #expect(merged.status == one.status)
      #expect(timeless(merged.output) == timeless(one.output))
    }
  }

  @Test("make the same limits as one run")
  func limits() throws {
    let project = try project(failing: true)
    let words = ["--limits", "--screen", "quiz-question", "--screen", "home", "--locale", "en"]
    let files = try parts(3, of: project, words)
    for format in ["human", "json"] {
      let one = try project.run(["replay"] + words + ["--format", format])
      let merged = try project.run(["merge"] + files + ["--format", format])
      #expect(merged.status == 0)
      #expect(merged.output == one.output)
    }
    let junit = try project.run(["merge"] + files + ["--format", "junit"])
    #expect(junit.status == 64)
    #expect(junit.errors.contains("--limits has no findings to write as junit"))
  }

  @Test("of nothing are as bad as a run of nothing")
  func nothing() throws {
    let project = try project(failing: false)
    let words = ["--screen", "home", "--state", "asking"]
    let one = try project.run(["replay"] + words)
    #expect(one.status == 64, "no screen of the app has a state")
    let none = ["--locale", "ja", "--screen", "faces"]
    let empty = try project.run(["replay"] + none)
    let merged = try project.run(["merge"] + parts(2, of: project, none))
    #expect(empty.status == 1)
    #expect(merged.status == 1)
    #expect(merged.errors == empty.errors)
  }
}

@Suite("Parts that do not belong together") struct ShardRefusalTests {
  private static let scope = ["--screen", "home", "--window", "iphone-se-3"]

  private func part(
    _ shard: String, _ file: String, of project: ShippedProject, _ words: [String] = scope
  ) throws {
    let run = try project.run(["replay", "--shard", shard, "-o", "json=\(file)"] + words)
    #expect(run.status == 0, "\(run.errors)")
  }

  private func expect(
    _ status: Int32, _ message: String, of project: ShippedProject, _ files: String...,
    location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let run = try project.run(["merge"] + files)
    #expect(run.status == status, sourceLocation: location)
    #expect(run.errors.hasPrefix("\(message)\n"), "\(run.errors)", sourceLocation: location)
    #expect(run.output.isEmpty, sourceLocation: location)
  }

  @Test("are refused: one is missing, given twice, or of another number of parts")
  func numbers() throws {
    let project = try ShippedProject()
    try part("1/3", "1.json", of: project)
    try part("2/3", "2.json", of: project)
    try part("1/2", "half.json", of: project)
    try expect(
      66, "2.json: error: part 3 of 3 is missing beside it [F910 missing-file]", of: project,
      "2.json", "1.json")
    try expect(
      65, "2.json: error: 2.json is part 2 of 3, too [F916 bad-report]", of: project, "1.json",
      "2.json", "2.json")
    try expect(
      65, "half.json: error: it is part 1 of 2, but 2.json is part 2 of 3 [F916 bad-report]",
      of: project, "2.json", "half.json")
    try expect(
      66, "none.json: error: there is no such file [F910 missing-file]", of: project, "1.json",
      "none.json")
  }

  @Test("are refused: they were made with other flags, by another version, of another project")
  func origins() throws {
    let project = try ShippedProject()
    try part("1/2", "1.json", of: project)
    try part("2/2", "all.json", of: project, ["--screen", "home"])
    try expect(
      65,
      "all.json: error: it was made with --screen=home, but 1.json with --screen=home"
        + " --window=iphone-se-3 [F916 bad-report]", of: project, "1.json", "all.json")
    let text = try project.text(of: "1.json")
    try project.write(
      text.replacing("\"version\":\"\(HelpText.version)\"", with: "\"version\":\"0.0.9\""),
      to: "old.json")
    try expect(
      65,
      "old.json: error: the part was made by screenfit 0.0.9, and this is \(HelpText.version)"
        + " [F916 bad-report]", of: project, "old.json")
    try project.change("Screens/senior/home.yml", "stack:", to: "\nstack:")
    try part("2/2", "2.json", of: project)
    try expect(
      65, "2.json: error: it was made of other project files than 1.json [F916 bad-report]",
      of: project, "1.json", "2.json")
    try part("1/2", "1.json", of: project)
    try project.change("Screens/senior/home.yml", "\nstack:", to: "stack:")
    try expect(
      65, "2.json: error: it was made of other project files than this run [F916 bad-report]",
      of: project, "2.json", "1.json")
  }

  @Test("are refused: the places in them are told from another folder")
  func folders() throws {
    let project = try ShippedProject()
    try part("1/2", "1.json", of: project)
    try part("2/2", "2.json", of: project)
    let elsewhere = try project.run(["merge", "../1.json", "../2.json"], below: "Screens")
    #expect(elsewhere.status == 65)
    #expect(
      elsewhere.errors.hasPrefix(
        "../1.json: error: it was made in another folder than this run: the project was “.” there,"
          + " and is “..” here [F916 bad-report]\n"), "\(elsewhere.errors)")
    #expect(elsewhere.errors.contains("run merge in the folder that the parts were made in"))
    let below = try project.run(
      ["replay", "--shard", "2/2", "-o", "json=../below.json"] + Self.scope, below: "Screens")
    #expect(below.status == 0, "\(below.errors)")
    try expect(
      65,
      "below.json: error: it was made in another folder than 1.json: the project was “..” there,"
        + " and is “.” here [F916 bad-report]", of: project, "1.json", "below.json")
    struct Head: Decodable { var origin: PartOrigin }
    let origins = try ["2.json", "below.json"].map { file in
      try JSONDecoder().decode(Head.self, from: Data(project.text(of: file).utf8)).origin
    }
    #expect(origins[0].project == origins[1].project)
  }

  @Test("are refused: other libraries broke their lines, or an exemption expired between them")
  func machines() throws {
    let project = try ShippedProject()
    try part("1/1", "1.json", of: project)
    struct Head: Decodable { var origin: PartOrigin }
    let text = try project.text(of: "1.json")
    let origin = try JSONDecoder().decode(Head.self, from: Data(text.utf8)).origin
    #expect(origin.difference(from: origin, called: "1.json") == nil)
    var other = origin
    other.libraries = "HarfBuzz 9.0.0, ICU 75.1"
    #expect(
      other.difference(from: origin, called: "1.json")
        == "it was made with HarfBuzz 9.0.0, ICU 75.1, but 1.json with \(origin.libraries)")
    other = origin
    other.expired = ["app.yml:7:3"]
    #expect(
      other.difference(from: origin, called: "1.json")
        == "an exemption expired between it and 1.json: app.yml:7:3")
  }

  @Test("are refused: one is damaged, cut off, an ordinary report or no part at all")
  func damage() throws {
    let project = try ShippedProject()
    try part("1/1", "part.json", of: project)
    let text = try project.text(of: "part.json")
    try project.write(text.replacing("\"fits\":", with: "\"fits\":1"), to: "other.json")
    try expect(
      65, "other.json: error: the part is damaged: it is not as it was written [F916 bad-report]",
      of: project, "other.json")
    try project.write(String(text.prefix(text.count / 2)), to: "cut.json")
    let cut = try project.run("merge", "cut.json")
    #expect(cut.status == 65)
    #expect(cut.errors.hasPrefix("cut.json:1:"))
    #expect(cut.errors.contains("error: the file is not JSON: "))
    #expect(try project.run(["replay", "-o", "json=report.json"] + Self.scope).status == 0)
    try expect(
      65,
      "report.json: error: the file is an ordinary report, not a part of one [F916 bad-report]",
      of: project, "report.json")
    try project.write("{}", to: "empty.json")
    try expect(
      65, "empty.json: error: the file is no part of a replay [F916 bad-report]", of: project,
      "empty.json")
    try project.change("Screens/senior/home.yml", "stack:", to: "stak:")
    let wrong = try project.run("replay", "--shard", "1/1", "-o", "json=wrong.json")
    #expect(wrong.status == 65)
    try expect(
      65,
      "wrong.json: error: the part was not made: its run found mistakes in the input"
        + " [F916 bad-report]", of: project, "wrong.json")
  }

  @Test(
    "are no reports: what has to see all of them is refused",
    arguments: [
      (["--shard", "1/2"], "say where the part goes: --output json=FILE"),
      (
        ["--shard", "1/2", "--format", "junit"],
        "a part is written as json; screenfit merge writes junit"
      ),
      (
        ["--shard", "1/2", "-o", "json=a.json", "--output", "sarif=b.sarif"],
        "a part is written as json; screenfit merge writes sarif"
      ),
      (
        ["--shard", "1/2", "--format", "json", "--baseline", "known.txt"],
        "--baseline means nothing to a part; give it to screenfit merge"
      ),
      (
        ["--shard", "1/2", "--format", "json", "--fail-on", "fragile"],
        "--fail-on means nothing to a part; give it to screenfit merge"
      ),
      (
        ["--shard", "1/2", "--format", "json", "-v"],
        "--verbose means nothing to a part; give it to screenfit merge"
      ),
      (["--shard", "3/2"], "--shard takes a part and how many there are, as in 2/4; not “3/2”"),
      (["--shard", "0/2"], "--shard takes a part and how many there are, as in 2/4; not “0/2”"),
      (["--shard", "2"], "--shard takes a part and how many there are, as in 2/4; not “2”"),
      (
        ["--shard", "1/2/3"], "--shard takes a part and how many there are, as in 2/4; not “1/2/3”"
      ),
      (
        ["--shard", "1/20000"], "--shard takes at most 10000 parts, not 20000"
      ),
    ])
  func flags(_ words: [String], _ message: String) {
    #expect(throws: UsageError(message)) { try Arguments(parsing: ["replay"] + words) }
  }

  @Test("are not replaced by the report of all of them")
  func replacing() {
    #expect(throws: UsageError("--output would replace b.json, which is a part")) {
      try Arguments(parsing: ["merge", "a.json", "b.json", "--output", "json=b.json"])
    }
    #expect(throws: UsageError("nothing to merge: screenfit merge PART…")) {
      try Arguments(parsing: ["merge"])
    }
  }

  @Test("say with which words they were made, so that merge takes the same")
  func scope() throws {
    let words = [
      "replay", "--app", "senior", "--screen", "home", "--window", "390x844", "--text-size",
      "large",
      "--family", "mono", "--locale", "de", "--locale", "en", "--state", "asking", "--project", "p",
      "--limits",
    ]
    let arguments = try Arguments(parsing: words + ["--threads", "2", "--color", "never"])
    let again = try Arguments(parsing: ["merge", "a.json", "--format", "json"])
      .taking(scope: arguments.scope)
    #expect(again.scope == arguments.scope)
    #expect(again.command == .replay)
    #expect(again.format == .json)
    #expect(again.threads == nil)
    #expect(again.windows == ["390x844"])
    let folder = try Arguments(parsing: ["replay", "--", "-odd"])
    #expect(try Arguments(parsing: ["replay"] + folder.scope).operands == ["-odd"])
  }
}
