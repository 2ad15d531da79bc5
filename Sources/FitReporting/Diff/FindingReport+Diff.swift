extension FindingReport {
  /// Makes the report of what a change did: a check for each screen that it touched, with its new findings.
  package init(_ diff: DiffReport) {
    var screens: [String: Set<String>] = [:]
    for turn in diff.turns { screens[turn.app, default: []].insert(turn.screen) }
    for finding in diff.newFindings + diff.goneFindings {
      screens[finding.app, default: []].insert(finding.screen ?? finding.rule)
    }
    suites = screens.sorted { $0.key < $1.key }.map { app, screens in
      Suite(
        name: app, verdict: Self.verdict(of: app, in: diff),
        checks: screens.sorted().map { screen in
          let worse = diff.turns.filter {
            $0.app == app && $0.screen == screen && $0.isForTheWorse
          }
          let new = diff.newFindings.filter {
            $0.app == app && ($0.screen ?? $0.rule) == screen && $0.severity != "allowed"
          }
          return Check(
            name: screen, remarks: new.map { Remark($0) } + worse.map { Remark($0, in: diff) })
        })
    }
    let added = Dictionary(grouping: diff.added, by: \.app)
    for (app, cells) in added.sorted(by: { $0.key < $1.key }) {
      let count = FigureText.count(cells.count, "cell")
      let remark = Remark(
        level: .error, message: "\(count) that was not looked at before does not fit", details: [])
      suites.append(
        Suite(name: app, verdict: count, checks: [Check(name: "cells", remarks: [remark])]))
    }
    summary = diff.summary
  }

  private static func verdict(of app: String, in diff: DiffReport) -> String {
    let worse = diff.turns.filter { $0.app == app && $0.isForTheWorse }
      .reduce(0) { $0 + $1.cells.count }
    let better = diff.turns.filter { $0.app == app && $0.from.isBad && !$0.to.isBad }
      .reduce(0) { $0 + $1.cells.count }
    return "\(FigureText.count(worse)) turned to failing, \(FigureText.count(better)) back"
  }
}

extension Remark {
  fileprivate init(_ finding: FindingJSON) {
    let cells = FigureText.count(finding.cells.count, "cell")
    self.init(
      level: finding.severity == "error" ? .error : .warning, code: finding.code,
      rule: finding.rule,
      place: Place(
        file: finding.location.file, line: finding.location.line, column: finding.location.column),
      message: TerminalText.shown(finding.message),
      details: (finding.cells.isEmpty ? [] : ["in \(cells)"])
        + finding.remedies.map { "try: \(TerminalText.shown($0.advice))" })
  }

  fileprivate init(_ turn: DiffReport.Turn, in diff: DiffReport) {
    let count = FigureText.count(turn.cells.count, "cell")
    self.init(
      level: .error,
      message:
        "\(TerminalText.shown(turn.screen)): \(count) turned, \(turn.from.word) → \(turn.to.word)",
      details: CellGroups(turn.cells.map { $0.cell }, in: diff.apps[turn.app]).phrases(
        atMost: 3, hint: nil))
  }
}
