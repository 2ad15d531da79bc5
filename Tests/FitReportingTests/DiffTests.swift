import FitTestSupport
import FitVerification
import FoundationEssentials
import ProjectFiles
import ScreenModel
import Testing

@testable import FitReporting

@Suite("The diff of two reports") struct DiffTests {
  /// Two windows of an app with one screen, both of which are looked at.
  private static func report(_ change: (inout ReplayReport) -> Void = { _ in }) -> ReplayReport {
    var report = Samples.clean
    report.apps[0].windowIDs = Samples.windows.map(\.id)
    change(&report)
    return report
  }

  private static func diff(_ before: ReplayReport, _ after: ReplayReport) -> DiffReport {
    DiffReport(
      before: RecordedReplay(ReplayJSON(before), file: "before.json"),
      after: RecordedReplay(ReplayJSON(after), file: "after.json"))
  }

  private static let failing = report {
    $0.findings = [Samples.mediaBelowFloor, Samples.fragile]
    $0.apps[0].screens[0].spareHeight?.points = 2
    $0.apps[0].screens[1].spareHeight = nil
  }

  @Test("tells which cells turned, which margins changed and which findings are new or gone")
  func human() throws {
    let format = HumanReport(isColoured: false, isVerbose: false) { Samples.lines(of: $0) }
    let worse = Self.diff(Self.report(), Self.failing)
    #expect(worse.isWorse)
    try expectGolden(format.text(of: worse), "diff-worse.txt")
    let better = Self.diff(Self.failing, Self.report())
    #expect(!better.isWorse)
    try expectGolden(format.text(of: better), "diff-better.txt")
    let same = Self.diff(Self.failing, Self.failing)
    #expect(!same.isWorse)
    #expect(format.text(of: same) == "the same 1,250 cells: no verdict changed\n")
  }

  @Test("keeps its shape for programs and for CI")
  func formats() throws {
    let diff = Self.diff(Self.report(), Self.failing)
    let text = try JSONReport().text(of: diff)
    try expectGolden(text, "diff-worse.json")
    let schema = try JSONSchema(
      JSONValue(text: Repository.text(of: "Schemas/reports.schema.json")), isStrict: true)
    #expect(try schema.faults(of: JSONValue(text: text)) == [])
    try expectGolden(MarkdownReport().text(of: FindingReport(diff)), "diff-worse.md")
    #expect(!FindingReport(diff).isClean)
    #expect(FindingReport(Self.diff(Self.failing, Self.report())).isClean)
  }

  @Test("tells a finding that got worse by its cells and its shortfall")
  func grown() throws {
    let worse = Self.report {
      var finding = Samples.mediaBelowFloor
      finding.cells.removeLast(finding.cells.count - 1)
      finding.shortfall = 99
      $0.findings = [finding]
    }
    let diff = Self.diff(Self.report { $0.findings = [Samples.mediaBelowFloor] }, worse)
    let text = HumanReport(isColoured: false, isVerbose: false) { _ in nil }.text(of: diff)
    let count = Samples.mediaBelowFloor.cells.count
    let short = try #require(Samples.mediaBelowFloor.shortfall)
    #expect(
      text.contains("\n   \(count) → 1 cell, \(FigureText.points(short)) → 99.0 pt short\n"),
      "\(text)")
    #expect(text.contains("\nchanged "))
    #expect(text.hasSuffix("1 changed\n"))
  }

  @Test("counts a cell by the worst that is found of it")
  func verdicts() {
    let fragile = Self.report { $0.findings = [Samples.fragile] }
    let diff = Self.diff(fragile, Self.failing)
    let turns = diff.turns.map { "\($0.from) \($0.to) \($0.cells.count)" }
    #expect(turns == ["fragile fails 6"])
    let unknown = Self.report {
      var finding = Samples.mediaBelowFloor
      finding.rule = .missingGlyph
      $0.findings = [finding]
    }
    #expect(Self.diff(Self.report(), unknown).turns.map(\.to) == [.unknown])
    #expect(Self.diff(Self.report(), unknown).isWorse)
    #expect(!Self.diff(Self.report(), fragile).isWorse)
  }

  @Test("calls cells turned only that both reports looked at")
  func lookedAt() {
    let narrow = Self.report { $0.apps[0].windowIDs = ["iphone-15"] }
    let more = Self.diff(narrow, Self.failing)
    #expect(more.turns.flatMap(\.cells).allSatisfy { $0.window == "iphone-15" } == true)
    #expect(more.added.count == 5)
    let text = HumanReport(isColoured: false, isVerbose: false) { _ in nil }.text(of: more)
    #expect(text.contains("\n5 cells do not fit, not looked at before\n"), "\(text)")
    #expect(more.isWorse)
    let less = Self.diff(Self.failing, narrow)
    #expect(less.removed.count == 5)
    #expect(!less.isWorse)
  }

  @Test("tells a finding that happens in more cells from a new one")
  func changed() {
    let more = Self.report {
      $0.findings = [Samples.mediaBelowFloor, Samples.fragile]
      $0.findings[0].shortfall = 30
      $0.findings[0].location.line = 99
      $0.findings[0].cells.append(Samples.cell(3, "large", "sans"))
    }
    let diff = Self.diff(Self.failing, more)
    #expect(diff.newFindings.isEmpty)
    #expect(diff.changedFindings.count == 1)
    #expect(diff.isWorse)
  }

  @Test(
    "refuses what is no report, and says why",
    arguments: [
      ("[1", ":1:3: error: the file is not JSON: “]” is missing [F916 bad-report]"),
      ("{}", "error: the file is no report: it has no “format”; name a report that"),
      ("{\"format\": \"x\\u001b/1\"}", "the file is of the format “x\\u{1b}/1”"),
      (
        "{\"format\": \"screenfit-replay/1\"}", "error: the report has no “cells” [F916 bad-report]"
      ),
    ])
  func refused(_ text: String, _ message: String) throws {
    let file = "\(FileManager.default.temporaryDirectory.path)/\(UInt64.random(in: 0 ... .max))"
    try Data(text.utf8).write(to: URL(filePath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    let error = #expect(throws: FileErrors.self) {
      _ = try RecordedReplay(file)
    }
    #expect(
      error?.errors.first?.description.contains(message) == true, "\(String(describing: error))")
  }

  @Test("reads what was written")
  func roundTrip() throws {
    let file = "\(FileManager.default.temporaryDirectory.path)/\(UInt64.random(in: 0 ... .max))"
    try Data(JSONReport().text(of: Self.failing).utf8).write(to: URL(filePath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    let read = try RecordedReplay(file)
    let diff = DiffReport(
      before: read, after: RecordedReplay(ReplayJSON(Self.failing), file: "after.json"))
    #expect(diff.summary == "the same 1,250 cells: no verdict changed")
  }
}
