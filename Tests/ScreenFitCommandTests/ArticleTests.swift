import FitTestSupport
import FoundationEssentials
import Testing

@Suite("The documentation") struct ArticleTests {
  static let catalog = "Sources/ScreenFit/ScreenFit.docc"

  /// An article that a reader follows in an empty folder, and how many answers of the tool it shows at least.
  struct Article: Sendable, CustomTestStringConvertible {
    var name: String
    var answers: Int
    var testDescription: String { name }
  }

  static let articles = [
    Article(name: "VerifyAScreen.md", answers: 6),
    Article(name: "ContinuousIntegration.md", answers: 5),
    Article(name: "Budgets.md", answers: 4),
    Article(name: "Calibration.md", answers: 5),
    Article(name: "Devices.md", answers: 5),
  ]

  @Test("prints what its articles say to one who follows them", arguments: articles)
  func follow(_ article: Article) throws {
    let text = try Repository.text(of: "\(Self.catalog)/\(article.name)")
    try follow(Walkthrough(text).steps.filter(\.isOfTheProject), answers: article.answers)
  }

  @Test("has no page with commands that nobody follows")
  func complete() throws {
    let folder = "\(Repository.folder)/\(Self.catalog)"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let text = try Repository.text(of: "\(Self.catalog)/\(name)")
      let isFollowed = name == "AddARule.md" || Self.articles.contains { $0.name == name }
      #expect(text.contains("\n```sh\n") == isFollowed, "\(name)")
    }
  }

  @Test("changes the sources of a new rule where they stand")
  func sources() throws {
    let article = try Repository.text(of: "\(Self.catalog)/AddARule.md")
    var changes = 0
    for case .change(let file, let old, _) in Walkthrough(article).steps {
      changes += 1
      #expect(try Repository.text(of: file).contains(old), "\(file) does not hold:\n\(old)")
    }
    #expect(changes == 7)
  }

  @Test("prints what the README says to one who starts a project")
  func readme() throws {
    let text = try Repository.text(of: "README.md")
    let steps = Walkthrough(text).steps.filter {
      if case .type = $0 { $0.isOfTheProject } else { false }
    }
    try follow(steps, answers: 1)
  }

  @Test("prints what the README says of a fifth choice that does not fit")
  func fifthChoice() throws {
    let promised = try #require(
      Walkthrough.blocks(of: try Repository.text(of: "README.md"))
        .first { $0.lines.first?.hasPrefix("senior ") == true })
    let project = try ShippedProject()
    try project.change("Screens/senior/quiz-question.yml", "repeat: 4", to: "repeat: 5")
    let run = try project.run("replay", "--app", "senior")
    #expect(run.status == 1)
    let printed = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(Promise.isKept(promised.lines, by: printed.map(String.init)), "\(run.output)")
  }

  /// Does step after step in an empty folder.
  private func follow(_ steps: [Walkthrough.Step], answers: Int) throws {
    let files = FileManager.default
    let start = "\(files.temporaryDirectory.path)/\(UInt64.random(in: 0 ... .max))"
    try files.createDirectory(atPath: start, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: start) }
    var folder = start
    var seen = 0
    for step in steps {
      switch step {
      case .write(let file, let text):
        let url = URL(filePath: "\(folder)/\(file)")
        try files.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      case .change(let file, let old, let new):
        let url = URL(filePath: "\(folder)/\(file)")
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        #expect(text.contains(old), "\(file) does not hold:\n\(old)")
        try Data(text.replacing(old, with: new).utf8).write(to: url)
      case .type(let commands, let answer):
        let printed = try output(of: commands, in: folder)
        for command in commands where command.hasPrefix("cd ") {
          folder += "/\(command.dropFirst(3))"
        }
        guard let answer else { continue }
        seen += 1
        #expect(
          Promise.isKept(answer, by: printed),
          "\(commands.joined(separator: "\n")) prints:\n\(printed.joined(separator: "\n"))")
      }
    }
    #expect(seen >= answers)
  }

  private func output(of commands: [String], in folder: String) throws -> [String] {
    let binaries = ShellRun.binary.dropLast("/screenfit".count)
    let run = try ShellRun(
      ["sh", "-c", commands.joined(separator: "\n")], in: folder,
      plumbing: "PATH=\"\(binaries):$PATH\" exec \"$@\" 2>&1")
    var lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

@Suite("A promise of the documentation") struct PromiseTests {
  @Test(
    "is kept by what is printed as promised",
    arguments: [
      (["a", "b"], ["a", "b"]),
      (["a", "…", "d"], ["a", "b", "c", "d"]),
      (["…"], []),
      (["a …"], ["a b"]),
      (["9 cells in 0.02 s: 9 fit"], ["9 cells in 12.34 s: 9 fit"]),
    ])
  func kept(_ promised: [String], _ printed: [String]) {
    #expect(Promise.isKept(promised, by: printed))
  }

  @Test(
    "is broken by anything else",
    arguments: [
      (["a"], ["b"]),
      (["a"], ["a", "b"]),
      (["a", "…", "d"], ["a", "d", "e"]),
      ([], ["a"]),
      (["9 cells in 0.02 s: 9 fit"], ["8 cells in 0.02 s: 8 fit"]),
    ])
  func broken(_ promised: [String], _ printed: [String]) {
    #expect(!Promise.isKept(promised, by: printed))
  }
}
