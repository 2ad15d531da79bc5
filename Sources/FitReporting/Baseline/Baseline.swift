package import FitVerification
internal import ScreenModel

/// Findings that are known, each with the cells that it happens in: kept as text, so that only new ones fail.
package struct Baseline: Sendable {
  /// A known finding; of several with the same key the order is that of their places.
  package struct Entry: Hashable, Sendable {
    package var key: FindingKey
    package var cells: Set<CellKey>
  }

  /// Sorted by their keys.
  package private(set) var entries: [Entry]

  package init(entries: [Entry] = []) {
    self.entries = entries.enumerated().sorted {
      ($0.element.key, $0.offset) < ($1.element.key, $1.offset)
    }.map(\.element)
  }

  /// Takes the findings of a run as known; those that the app allows need not be.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - path: Makes a file's path relative to the project folder.
  package init(_ report: ReplayReport, path: (String) -> String) {
    self.init(
      entries: Self.order(of: report).map { index in
        let finding = report.findings[index]
        return Entry(
          key: FindingKey(finding, file: path(finding.location.file)),
          cells: Set(finding.cells.map { CellKey($0) }))
      })
  }

  /// Replaces the findings of some apps.
  ///
  /// - Parameters:
  ///   - apps: The apps whose findings are replaced.
  ///   - other: Where to take their findings from.
  /// - Returns: A baseline that holds the findings of the other apps as they were.
  package func replacing(apps: Set<String>, from other: Baseline) -> Baseline {
    Baseline(
      entries: entries.filter { !apps.contains($0.key.app) }
        + other.entries.filter { apps.contains($0.key.app) })
  }

  /// What a run looked at, so that what it did not look at is not called gone.
  package enum Scope: Sendable {
    /// Every cell of the project.
    case everything
    /// Every cell of these apps.
    case apps(Set<String>)
    /// Some cells only.
    case part
  }

  /// Marks the findings of a report that are known, and tells which known ones no longer happen.
  ///
  /// A finding is known if every cell of it is; one that spread to other cells is not.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - file: Of the baseline, for the summary.
  ///   - scope: What the run looked at.
  ///   - path: Makes a file's path relative to the project folder.
  package func mark(
    _ report: inout ReplayReport, file: String, scope: Scope, path: (String) -> String
  ) {
    var unmatched = Dictionary(grouping: entries, by: \.key)
    var summary = BaselineSummary(file: file)
    for index in Self.order(of: report) {
      let key = FindingKey(
        report.findings[index], file: path(report.findings[index].location.file))
      guard let entry = unmatched[key]?.first else { continue }
      unmatched[key]?.removeFirst()
      let cells = Set(report.findings[index].cells.map { CellKey($0) })
      let known = cells.intersection(entry.cells).count
      report.findings[index].knownCells = known
      report.findings[index].isKnown = known == cells.count
      if report.findings[index].isKnown { summary.known += 1 }
      if scope.includes(key.app) { summary.goneCells += entry.cells.subtracting(cells).count }
    }
    summary.gone = entries.filter { entry in
      guard scope.includes(entry.key.app), unmatched[entry.key]?.first == entry else {
        return false
      }
      unmatched[entry.key]?.removeFirst()
      return true
    }.map { BaselineText.head(of: $0.key) }
    report.baseline = summary
  }

  /// The findings that can be known, by their places.
  private static func order(of report: ReplayReport) -> [Int] {
    report.findings.indices.filter { report.findings[$0].severity != .allowed }.sorted {
      (report.findings[$0].location, $0) < (report.findings[$1].location, $1)
    }
  }

  /// How many entries another baseline has and this one has not.
  package func additions(in other: Baseline) -> Int {
    var counts: [Entry: Int] = [:]
    for entry in entries { counts[entry, default: 0] += 1 }
    return other.entries.count { entry in
      guard let count = counts[entry], count > 0 else { return true }
      counts[entry] = count - 1
      return false
    }
  }
}

extension Baseline.Scope {
  func includes(_ app: String) -> Bool {
    switch self {
    case .everything: true
    case .apps(let apps): apps.contains(app)
    case .part: false
    }
  }
}
