import FitTestSupport
import FitVerification
import FoundationEssentials
import ProjectFiles
import ScreenModel
import Testing

@testable import FitReporting

@Suite("A baseline") struct BaselineTests {
  private static func path(_ file: String) -> String { "project/\(file)" }

  private static func marked(
    _ report: ReplayReport, by baseline: Baseline, scope: Baseline.Scope = .everything
  ) -> ReplayReport {
    var report = report
    baseline.mark(&report, file: "known.txt", scope: scope, path: path)
    return report
  }

  /// A baseline that was written to a file and read again.
  private static func read(_ text: String) throws -> Baseline {
    let file = "\(FileManager.default.temporaryDirectory.path)/\(UInt64.random(in: 0 ... .max)).txt"
    try Data(text.utf8).write(to: URL(filePath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    return try Baseline.load(file)
  }

  @Test("is sorted text with a line for each finding and each window of it")
  func text() throws {
    let baseline = Baseline(Samples.failing, path: Self.path)
    try expectGolden(baseline.text, "baseline.txt")
    var shuffled = Samples.failing
    shuffled.findings.reverse()
    for index in shuffled.findings.indices {
      shuffled.findings[index].cells = CellList(shuffled.findings[index].cells.reversed())
    }
    #expect(Baseline(shuffled, path: Self.path).text == baseline.text)
  }

  @Test("says the same when it is read again, whatever names hold")
  func roundTrip() throws {
    for report in [Samples.failing, Samples.hostile, Self.odd] {
      let baseline = Baseline(report, path: Self.path)
      let entries = try Self.read(baseline.text).entries
      #expect(entries == baseline.entries)
    }
  }

  /// Findings whose names hold every sign that the text uses between names.
  private static var odd: ReplayReport {
    var report = Samples.failing
    var finding = Samples.textOverLines
    finding.block = "a · b | c, d: \\n \\u{41} \n\t e / f"
    finding.location.file = "Screens/x · y/a: b.yml"
    finding.screen = nil
    var cell = Samples.cell(0, "extra-large", "mono")
    cell.state = "open, now"
    cell.screen = "one / two"
    cell.window = "ipad · 1"
    finding.cells = [cell]
    report.findings = [finding]
    return report
  }

  @Test("makes known what it was written from, and nothing else")
  func known() {
    let baseline = Baseline(Samples.failing, path: Self.path)
    let report = Self.marked(Samples.failing, by: baseline)
    #expect(report.findings.map(\.isKnown) == [true, true, true])
    #expect(report.baseline?.known == 3)
    #expect(report.baseline?.gone == [])
    let others = Self.marked(Samples.failing, by: Baseline())
    #expect(others.findings.map(\.isKnown) == [false, false, false])
    #expect(others.baseline?.known == 0)
  }

  @Test("does not know a finding that spread to another cell, got worse or came twice")
  func spread() {
    let baseline = Baseline(Samples.failing, path: Self.path)
    var report = Samples.failing
    report.findings[0].cells.append(Samples.cell(3, "large", "sans"))
    let spread = Self.marked(report, by: baseline)
    #expect(!spread.findings[0].isKnown)
    #expect(spread.findings[0].knownCells == Samples.mediaBelowFloor.cells.count)

    report = Samples.failing
    report.findings[2].severity = .error
    #expect(!Self.marked(report, by: baseline).findings[2].isKnown)

    report = Samples.failing
    report.findings.append(Samples.mediaBelowFloor)
    let twice = Self.marked(report, by: baseline)
    #expect(twice.findings.map(\.isKnown) == [true, true, true, false])
  }

  @Test("knows a finding whose line moved and whose figures changed")
  func moved() {
    let baseline = Baseline(Samples.failing, path: Self.path)
    var report = Samples.failing
    report.findings[0].location.line += 7
    report.findings[0].message = "another"
    report.findings[0].shortfall = 99
    #expect(Self.marked(report, by: baseline).findings[0].isKnown)
  }

  @Test("names what no longer happens, where it was looked for")
  func gone() {
    let baseline = Baseline(Samples.failing, path: Self.path)
    var report = Samples.failing
    report.findings.remove(at: 1)
    report.findings[0].cells.removeLast(2)
    let all = Self.marked(report, by: baseline)
    #expect(
      all.baseline?.gone == [
        "project/Screens/senior/content/en/music.yml · error F101 · senior/music-quiz · artistChoiceLabel"
      ])
    #expect(all.baseline?.goneCells == 2)
    #expect(all.findings[0].isKnown)
    #expect(Self.marked(report, by: baseline, scope: .apps(["senior"])).baseline?.gone.count == 1)
    #expect(Self.marked(report, by: baseline, scope: .apps(["other"])).baseline?.gone == [])
    #expect(Self.marked(report, by: baseline, scope: .part).baseline?.goneCells == 0)
  }

  @Test("keeps the findings of apps that were not looked at")
  func apps() {
    var other = Samples.failing
    for index in other.findings.indices { other.findings[index].app = "other" }
    let both = Baseline(
      entries: Baseline(Samples.failing, path: Self.path).entries
        + Baseline(other, path: Self.path).entries)
    let next = both.replacing(apps: ["senior"], from: Baseline())
    #expect(next.entries == Baseline(other, path: Self.path).entries)
    #expect(both.additions(in: next) == 0)
    #expect(next.additions(in: both) == 3)
  }

  @Test(
    "is refused with the line and the column of what is wrong",
    arguments: [
      ("nothing\n", "the file is no baseline: its first line is not “screenfit-baseline/1”"),
      ("", "the file is no baseline: its first line is not “screenfit-baseline/1”"),
      ("screenfit-baseline/1\n  a: b · c · d\n", ":2:1: error: a cell stands before the first"),
      ("screenfit-baseline/1\n<<<<<<< mine\n", ":2:1: error: a finding is FILE · SEVERITY CODE"),
      (
        "screenfit-baseline/1\na.yml · bad F203 · app/x · b\n  z\n", ":2:9: error: “bad F203” is no"
      ),
      ("screenfit-baseline/1\na · error F203 · p/x · b\n  w large\n", ":3:3: error: cells are WIN"),
      (
        "screenfit-baseline/1\na · error F203 · p/x · b\n  w: a · b · c | a · b\n",
        ":3:18: error: cells are"
      ),
      (
        "screenfit-baseline/1\na · error F203 · p · b\n  w: a · b · c\n", ":3:3: error: the screens"
      ),
      ("screenfit-baseline/1\n\u{1B}[0m\n", ":2:1: error: control character U+001B"),
    ])
  func refused(_ text: String, _ message: String) {
    let error = #expect(throws: FileErrors.self) {
      _ = try Self.read(text)
    }
    #expect(error?.errors.count == 1)
    #expect(
      error?.errors.first?.description.contains(message) == true, "\(String(describing: error))")
  }

  @Test("leaves known findings out of a report that is not verbose, and counts them")
  func report() throws {
    let baseline = Baseline(entries: [Baseline(Samples.failing, path: Self.path).entries[2]])
    var failing = Samples.failing
    failing.findings.removeLast()
    let report = Self.marked(failing, by: baseline)
    let format = HumanReport(isColoured: false, isVerbose: false) { Samples.lines(of: $0) }
    let text = format.text(of: report)
    #expect(!text.contains("F203"))
    #expect(text.hasSuffix("; 1 new finding, 1 known\n"))
    var verbose = format
    verbose.isVerbose = true
    #expect(verbose.text(of: report).contains("   known   the baseline holds it\n"))
    let findings = FindingReport(report)
    #expect(findings.open.count == 1)
    let sarif = try SARIFReport(version: "1").text(of: findings)
    #expect(sarif.contains("\"baselineState\" : \"unchanged\""))
    #expect(sarif.contains("\"baselineState\" : \"new\""))
    let json = try JSONValue(text: JSONReport().text(of: report))
    let schema = try JSONSchema(
      JSONValue(text: Repository.text(of: "Schemas/reports.schema.json")), isStrict: true)
    #expect(schema.faults(of: json) == [])
    #expect(json["baseline"]?["known"] == .number(1))
  }
}
