@testable import FitVerification

extension Samples {
  private static func cell(_ window: Int, in state: String) -> Cell {
    var cell = cell(window, "extra-large", "mono")
    cell.state = state
    return cell
  }

  /// Of a screen with states, whose content scrolls and of which something is shed or chosen.
  static let varying: ReplayReport = {
    var report = clean
    report.apps[0].screens[1].scrolling = 12
    report.apps[0].screens[1].spareHeight = nil
    report.apps[0].screens[0].variants = [
      ScreenSummary.Variant(
        block: "cover art", location: place(screenFile, 3, 5), use: .shed,
        cells: [cell(0, in: "idle"), cell(1, in: "idle"), cell(0, in: "playing")]),
      ScreenSummary.Variant(
        block: "initials", location: place(screenFile, 4, 5), use: .taken,
        cells: [cell(2, in: "idle")]),
    ]
    var moved = textOverLines
    moved.rule = .targetMoved
    moved.block = "Stop"
    moved.location = place(screenFile, 3, 5)
    moved.message = "Stop moves or changes size by 12.0 pt between “idle” and “playing”"
    moved.shortfall = 12
    moved.deciding = nil
    moved.cells = [cell(0, in: "playing"), cell(1, in: "playing")]
    moved.worst = moved.cells.first
    report.findings = [moved]
    return report
  }()
}

extension Samples {
  /// Findings whose texts try to command whatever shows them.
  static let hostile: ReplayReport = {
    var report = failing
    var finding = textOverLines
    finding.message =
      "“::error::%0A {0} <script>alert(\"1\")</script> ]]> [x](https://example.org) @team #1 *b*” takes 3 lines"
    finding.location = place("Screens/a,b:c `d` é.yml", 3, 5)
    finding.severity = .allowed
    finding.allowance = Finding.Allowance(
      reason: "a | b\u{1B}[0m", owner: "@owner", expires: "2027-03-31")
    var other = finding
    other.severity = .error
    other.screen = nil
    other.allowance = nil
    report.findings = [other, finding]
    return report
  }()
}
