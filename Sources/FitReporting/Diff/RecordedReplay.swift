internal import FitVerification
package import ProjectFiles

/// The report of a replay as it was written to a file, with the verdict of each cell that does not simply fit.
package struct RecordedReplay: Sendable {
  /// As the user typed it.
  package let file: String
  let report: ReplayJSON
  /// The cells that do not simply fit.
  let verdicts: [AppCell: CellVerdict]
  /// What was looked at, by app.
  let scopes: [String: Scope]
  /// The same cells, in the order of the replay.
  let cells: [AppCell]

  /// Reads a report.
  ///
  /// - Parameter file: Written by `screenfit replay --format json`.
  /// - Throws: That it cannot be read, or is no such report.
  package init(_ file: String) throws(FileErrors) {
    do throws(FileError) {
      let hint = "name a report that screenfit replay --output json=FILE wrote"
      let bytes = try TextFile.bytes(of: file, expected: hint)
      let decoding = JSONDecoding(file: file, code: .badReport, noun: "the report")
      let format = try decoding.format(of: bytes)
      guard format == ReplayJSON.formatName else {
        let found = format.map { "of the format “\(TerminalText.shown($0, limit: 40))”" }
        throw FileError(
          .badReport, file: file, "the file is \(found ?? "no report: it has no “format”")",
          suggestion: hint)
      }
      self.init(try decoding.decode(ReplayJSON.self, from: bytes), file: file)
    } catch {
      throw FileErrors([error])
    }
  }

  init(_ report: ReplayJSON, file: String) {
    self.report = report
    self.file = file
    scopes = Dictionary(report.apps.map { ($0.app, Scope($0)) }) { first, _ in first }
    var verdicts: [AppCell: CellVerdict] = [:]
    var cells: [AppCell] = []
    for finding in report.findings {
      guard let verdict = CellVerdict(finding) else { continue }
      for cell in finding.cells {
        let key = AppCell(app: finding.app, screen: cell.screen ?? finding.screen ?? "", cell)
        if verdicts[key] == nil { cells.append(key) }
        verdicts[key] = max(verdicts[key] ?? .fits, verdict)
      }
    }
    self.verdicts = verdicts
    self.cells = cells
  }

  /// What the cells of an app are gathered by; nil for an app that the report does not have.
  func summary(of app: String) -> AppSummary? {
    report.apps.first { $0.app == app }.map { app in
      AppSummary(
        id: app.app, name: app.name, tally: Tally(), windows: app.windows,
        textSizes: app.textSizes, families: app.families, locales: app.locales, screens: [],
        unsupported: [])
    }
  }

  /// Whether a cell was looked at; of reports that list no windows it is taken for granted.
  func includes(_ cell: AppCell) -> Bool {
    guard let scope = scopes[cell.app] else { return false }
    return scope.screens[cell.screen] != nil && scope.windows?.contains(cell.window) ?? true
      && scope.textSizes.contains(cell.textSize) && scope.families.contains(cell.family)
      && scope.locales.contains(cell.locale)
  }

  /// What was looked at of an app.
  struct Scope: Sendable {
    var screens: [String: ScreenJSON]
    var windows: Set<String>?
    var textSizes, families, locales: Set<String>

    init(_ app: AppJSON) {
      screens = Dictionary(app.screens.map { ($0.screen, $0) }) { first, _ in first }
      windows = app.windowIDs.map { Set($0) }
      textSizes = Set(app.textSizes)
      families = Set(app.families)
      locales = Set(app.locales)
    }
  }
}

/// A cell of any app.
struct AppCell: Hashable, Sendable {
  var app: String
  var screen: String
  /// The window's id.
  var window: String
  var windowName: String
  var textSize: String
  var family: String
  var locale: String
  var state: String?

  init(app: String, screen: String, _ cell: CellJSON) {
    self.app = app
    self.screen = screen
    window = cell.window
    windowName = cell.windowName
    textSize = cell.textSize
    family = cell.family
    locale = cell.locale
    state = cell.state
  }
}

/// What was found of a cell, from best to worst.
enum CellVerdict: Int, Comparable, Sendable, CaseIterable {
  case fits, fragile, allowed, unknown, fails

  static func < (a: CellVerdict, b: CellVerdict) -> Bool { a.rawValue < b.rawValue }

  /// What a finding says of its cells; nil for one that leaves them as they are.
  init?(_ finding: FindingJSON) {
    switch finding.severity {
    case "allowed": self = .allowed
    case "warning":
      guard finding.stress != nil else { return nil }
      self = .fragile
    default:
      let isUnknown = RuleID(rawValue: finding.code)?.isAboutTheUnknown ?? false
      self = isUnknown ? .unknown : .fails
    }
  }

  var isBad: Bool { self >= .unknown }

  /// As a verb of the third person: `fails`.
  var word: String {
    switch self {
    case .fits: "fits"
    case .fragile: "is fragile"
    case .allowed: "is allowed"
    case .unknown: "is unknown"
    case .fails: "fails"
    }
  }
}
