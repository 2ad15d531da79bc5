import FitTestSupport
import FitVerification
import FoundationEssentials
import ScreenModel
import Testing

@testable import FitReporting

@Suite("Reports") struct ReportTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// Of the golden file, without its ending.
    var name: String
    var text: @Sendable (any ReportFormat) throws -> String
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "replay-failing") { try $0.text(of: Samples.failing) },
    Case(name: "replay-clean") { try $0.text(of: Samples.clean) },
    Case(name: "replay-varying") { try $0.text(of: Samples.varying) },
    Case(name: "compare") { try $0.text(of: [Samples.compare]) },
    Case(name: "recording") { try $0.text(of: Samples.recording) },
    Case(name: "budgets") { try $0.text(of: [Samples.budgets, Samples.noBudgets]) },
    Case(name: "contrast") {
      try $0.text(of: [Samples.contrast, ContrastReport(app: "plain", rows: [], findings: [])])
    },
    Case(name: "windows") { try $0.text(of: [Samples.windowTable]) },
    Case(name: "limits") { try $0.text(of: [Samples.limits]) },
    Case(name: "fonts") { try $0.text(of: Samples.fonts) },
    Case(name: "measure") { try $0.text(of: Samples.measure) },
    Case(name: "errors") { try $0.text(of: Samples.errors) },
    Case(name: "rule") { try $0.text(of: [Samples.rules[0]]) },
    Case(name: "rules") { try $0.text(of: Samples.rules) },
  ]

  private static func human(isColoured: Bool = false, isVerbose: Bool = false) -> HumanReport {
    HumanReport(isColoured: isColoured, isVerbose: isVerbose) { Samples.lines(of: $0) }
  }

  @Test("reads well for people", arguments: cases)
  func human(_ testCase: Case) throws {
    try expectGolden(try testCase.text(Self.human()), "\(testCase.name).txt")
  }

  @Test("keeps its shape for programs", arguments: cases)
  func json(_ testCase: Case) throws {
    try expectGolden(try testCase.text(JSONReport()), "\(testCase.name).json")
  }

  @Test("shows more when verbose, and colour where asked")
  func verboseAndColoured() throws {
    let format = Self.human(isColoured: true, isVerbose: true)
    let text = format.text(of: Samples.failing)
    try expectGolden(
      text.replacing("\u{1B}", with: "␛"), "replay-failing-verbose-coloured.txt")
    try expectGolden(
      Self.human(isVerbose: true).text(of: Samples.varying), "replay-varying-verbose.txt")
  }

  @Test("says the same with and without colour", arguments: cases)
  func colour(_ testCase: Case) throws {
    let coloured = try testCase.text(Self.human(isColoured: true))
    let plain = coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(try testCase.text(Self.human()) == plain)
  }

  @Test("never lets a control character or a bidi override reach a terminal", arguments: cases)
  func controls(_ testCase: Case) throws {
    let text = try testCase.text(Self.human(isVerbose: true))
    let dangerous = text.unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value) || $0.value == 0x202E
    }
    #expect(dangerous.isEmpty)
  }

  @Test("shows the name of a file as that of a screen without letting it move the cursor")
  func fileNames() throws {
    var report = Samples.varying
    for app in report.apps.indices {
      report.apps[app].id += "\u{1B}[2J"
      for screen in report.apps[app].screens.indices {
        report.apps[app].screens[screen].id += "\u{9B}2J\u{202E}"
      }
    }
    for text in [
      Self.human(isVerbose: true).text(of: report), try JSONReport().text(of: report),
    ] {
      #expect(
        !text.unicodeScalars.contains {
          $0 != "\n" && $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || $0 == "\u{202E}"
        })
    }
    #expect(JSONReport.escapingControls("\"a\u{9B}\"") == #""a\u009b""#)
  }

  @Test("shows many findings in short form after the first twenty")
  func manyFindings() {
    var report = Samples.failing
    report.findings = Array(repeating: Samples.mediaBelowFloor, count: 25)
    let text = Self.human().text(of: report)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("   try ") } == 20)
    #expect(
      text.split(separator: "\n").count {
        $0.hasSuffix("(iPhone SE (3rd gen) · extra-large · mono)")
      } == 5)
  }

  @Test("shows of a long line what is near the place")
  func longLine() {
    let line = String(repeating: "0", count: 500) + "1" + String(repeating: "2", count: 500)
    let format = HumanReport(isColoured: false, isVerbose: false) { _ in [line] }
    let place = SourceLocation(file: "a.json", line: 1, column: 501)
    let excerpt = format.excerpt(at: place, note: "here", ink: .bad)
    let before = "…" + String(repeating: "0", count: 80)
    let after = "1" + String(repeating: "2", count: 88) + "…"
    #expect(
      excerpt == [
        "    1 | \(before)\(after)",
        "      | \(String(repeating: " ", count: 81))^ here",
      ])
  }

  @Test("puts the appearances of a text that is estimated too low together, the worst first")
  func appearancesOfOneText() throws {
    var report = Samples.compare
    var worse = report.lower[0]
    worse.textSize = "large"
    worse.measured = 4
    report.lower.append(worse)
    let lines = Self.human().text(of: [report]).split(separator: "\n")
    #expect(lines.count { $0.contains("[F104 estimate-too-low]") } == 1)
    #expect(lines.contains("   also    extra-large · serif (2 for 3)"))
  }

  @Test("has no golden file that no test reads")
  func goldenFiles() throws {
    let expected =
      Self.cases.flatMap { ["\($0.name).txt", "\($0.name).json"] }
      + ["replay-failing-verbose-coloured.txt", "replay-varying-verbose.txt"]
      + FindingFormatTests.goldenNames
      + ["baseline.txt", "diff-better.txt", "diff-worse.json", "diff-worse.md", "diff-worse.txt"]
    #expect(try goldenNames() == expected.sorted())
  }

  @Test("have every key of theirs documented")
  func documentation() throws {
    let text = try Repository.text(of: "Sources/ScreenFit/ScreenFit.docc/JSONReports.md")
    for testCase in Self.cases {
      for match in try testCase.text(JSONReport()).matches(of: #/"(\w+)" :/#) {
        // The numbers of lines in `higherBy` are keys too.
        guard Int(match.1) == nil else { continue }
        #expect(text.contains("`\(match.1)`"), "\(testCase.name): \(match.1)")
      }
    }
  }
}
