internal import FitVerification

/// What a change did: how two reports of a replay differ.
package struct DiffReport: Sendable {
  /// As the user typed them.
  package var files: (before: String, after: String)
  /// How many cells were looked at.
  var cells: (before: Int, after: Int)
  /// What the cells of each app are gathered by.
  var apps: [String: AppSummary]
  var turns: [Turn]
  /// Cells that do not fit and were looked at in one of the reports only.
  var added: [AppCell]
  var removed: [AppCell]
  var margins: [MarginChange]
  var newFindings: [FindingJSON]
  var goneFindings: [FindingJSON]
  var changedFindings: [FindingChange]

  /// Cells of a screen whose verdict turned from one to another.
  struct Turn: Sendable {
    var app: String
    var screen: String
    var from: CellVerdict
    var to: CellVerdict
    var cells: [AppCell]

    /// Whether cells fail now that did not.
    var isForTheWorse: Bool { to.isBad && to > from }
  }

  /// The least height or width that a screen has to spare.
  struct MarginChange: Sendable {
    var app: String
    var screen: String
    /// `height` or `width`.
    var kind: String
    /// In points; nil where no cell fits, or none is near its limit.
    var before: Double?
    var after: Double?
  }

  struct FindingChange: Sendable {
    var before: FindingJSON
    var after: FindingJSON
  }

  /// Whether the change is for the worse: cells fail that did not or are new, or there is a new error.
  package var isWorse: Bool {
    turns.contains(where: \.isForTheWorse) || !added.isEmpty
      || newFindings.contains { $0.severity == "error" }
  }

  /// Compares two reports.
  package init(before: RecordedReplay, after: RecordedReplay) {
    files = (before.file, after.file)
    cells = (before.report.cells, after.report.cells)
    apps = [:]
    for report in [before, after] {
      for app in report.report.apps { apps[app.app] = report.summary(of: app.app) }
    }
    var groups: [TurnKey: [AppCell]] = [:]
    added = []
    removed = []
    let cells = before.cells + after.cells.filter { before.verdicts[$0] == nil }
    for cell in cells {
      let from = before.verdicts[cell] ?? .fits
      let to = after.verdicts[cell] ?? .fits
      switch (before.includes(cell), after.includes(cell)) {
      case (true, true):
        guard from != to else { continue }
        groups[TurnKey(app: cell.app, screen: cell.screen, from: from, to: to), default: []]
          .append(cell)
      case (false, true): if to.isBad { added.append(cell) }
      case (true, false): if from.isBad { removed.append(cell) }
      case (false, false): continue
      }
    }
    turns = groups.map { key, cells in
      Turn(app: key.app, screen: key.screen, from: key.from, to: key.to, cells: cells)
    }.sorted {
      // What is worst stands first.
      ($1.to.rawValue, $0.app, $0.screen, $0.from) < ($0.to.rawValue, $1.app, $1.screen, $1.from)
    }
    let worse = Set(turns.filter(\.isForTheWorse).map { "\($0.app)/\($0.screen)" })
    // Where the tightest cells fail now, what the others have to spare is no gain.
    margins = Self.margins(before, after.report).filter {
      $0.change < 0 || !worse.contains("\($0.app)/\($0.screen)")
    }
    (newFindings, goneFindings, changedFindings) = Self.findings(before.report, after.report)
  }

  private struct TurnKey: Hashable {
    var app, screen: String
    var from, to: CellVerdict
  }

  private static func margins(_ before: RecordedReplay, _ after: ReplayJSON) -> [MarginChange] {
    var changes: [MarginChange] = []
    for app in after.apps {
      for screen in app.screens {
        guard let old = before.scopes[app.app]?.screens[screen.screen] else { continue }
        for (kind, before, after) in [
          ("height", old.spareHeight?.points, screen.spareHeight?.points),
          ("width", old.spareWidth?.points, screen.spareWidth?.points),
        ] where isNotable(before, after) {
          changes.append(
            MarginChange(
              app: app.app, screen: screen.screen, kind: kind, before: before, after: after))
        }
      }
    }
    // What shrank most stands first.
    return changes.sorted {
      ($0.change, $0.app, $0.screen, $0.kind) < ($1.change, $1.app, $1.screen, $1.kind)
    }
  }

  /// Whether a margin changed by as much as a report shows.
  private static func isNotable(_ before: Double?, _ after: Double?) -> Bool {
    guard let before, let after else { return before != after }
    return abs(before - after) >= 0.05
  }

  /// Parts findings into new and gone ones, and those that happen in other cells or by another length.
  private static func findings(
    _ before: ReplayJSON, _ after: ReplayJSON
  ) -> (new: [FindingJSON], gone: [FindingJSON], changed: [FindingChange]) {
    var earlier = Dictionary(grouping: before.findings) { FindingKey($0) }
    var new: [FindingJSON] = []
    var changed: [FindingChange] = []
    for finding in after.findings {
      let key = FindingKey(finding)
      guard let old = earlier[key]?.first else {
        new.append(finding)
        continue
      }
      earlier[key]?.removeFirst()
      let hasMoved = isNotable(old.shortfall, finding.shortfall)
      if hasMoved || old.cells.count != finding.cells.count {
        changed.append(FindingChange(before: old, after: finding))
      }
    }
    let gone = before.findings.filter { finding in
      guard let rest = earlier[FindingKey(finding)], !rest.isEmpty else { return false }
      earlier[FindingKey(finding)]?.removeFirst()
      return true
    }
    return (new, gone, changed)
  }
}

extension DiffReport.MarginChange {
  /// By how much it grew; what none fits any more sorts first, and what none fitted last.
  var change: Double { (after ?? -.infinity) - (before ?? -.infinity) }
}

extension FindingKey {
  fileprivate init(_ finding: FindingJSON) {
    self.init(
      file: finding.location.file, severity: finding.severity, code: finding.code,
      app: finding.app, screen: finding.screen ?? "", block: finding.block)
  }
}
