internal import FitReporting
internal import FitVerification
internal import ProjectFiles
internal import ScreenModel

/// What a verification found.
public struct FitReport: Sendable {
  /// A cell is one screen in one window, at one text size, in one family, locale and state.
  public let cells: Int
  /// Cells in which every rule is kept.
  public let fits: Int
  /// Cells that fit, but not if boxes are rounded down to device pixels or text is wider by its allowance.
  public let fragile: Int
  /// Cells in which a rule is broken.
  public let fails: Int
  /// Cells of which something that decides is not known; never a pass.
  public let unknown: Int
  /// Cells that break only what the app allows there.
  public let allowed: Int
  /// What is wrong, one for each cause: errors first, then sorted by file and line.
  public let findings: [FitFinding]
  private let report: ReplayReport

  /// Whether there are cells, every cell fits, and no rule is broken; fragile cells do fit.
  public var allFit: Bool {
    cells > 0 && fails == 0 && unknown == 0 && !findings.contains(where: \.isError)
  }

  init(_ report: ReplayReport) {
    self.report = report
    cells = report.tally.cells
    fits = report.tally.fits
    fragile = report.tally.fragile
    fails = report.tally.fails
    unknown = report.tally.unknown
    allowed = report.tally.allowed
    findings = report.findings.map(FitFinding.init)
  }
}

extension FitReport: CustomStringConvertible {
  /// What the command prints: each finding with its line, its cells, why it happens and what would help, then the counts.
  public var description: String {
    HumanReport(isColoured: false, isVerbose: false) { TextFile.excerptLines(of: $0) }
      .text(of: report)
  }
}

/// A broken rule with all the cells that it happens in.
public struct FitFinding: Sendable, CustomStringConvertible {
  /// Such as `F203`.
  public let code: String
  /// Such as `media-below-floor`.
  public let rule: String
  /// Whether cells fail; else they are fragile, or the app allows it.
  public var isError: Bool { severity == "error" }
  /// `error`, `warning` or `allowed`.
  public let severity: String
  /// The file to change, as it can be typed from the working directory.
  public let file: String
  /// 1-based.
  public let line: Int
  /// 1-based.
  public let column: Int
  /// What is needed and what there is.
  public let message: String
  /// By how much in the worst cell, in points; nil where the rule counts something else.
  public let shortfall: Double?
  /// Each as its window, text size, family, locale and, where the screen has any, state.
  public let cells: [String]
  /// Changes that were tried and cure every cell of the finding.
  public let remedies: [String]

  init(_ finding: Finding) {
    code = finding.rule.code
    rule = finding.rule.name
    severity = finding.severity.rawValue
    file = finding.location.file
    line = finding.location.line
    column = finding.location.column
    message = finding.message
    shortfall = finding.shortfall
    cells = finding.cells.map {
      let state = $0.state.map { " · \($0)" } ?? ""
      return "\($0.windowName) · \($0.textSize) · \($0.family) · \($0.locale)\(state)"
    }
    remedies = finding.remedies.map(\.advice)
  }

  /// In the form of a compiler's message, with the worst cell’s remedies behind it.
  public var description: String {
    let place = "\(file):\(line):\(column): \(severity)"
    let happens = cells.isEmpty ? "" : " in \(cells.count) cells, such as \(cells[0])"
    let help = remedies.isEmpty ? "" : "; try: \(remedies.joined(separator: " · "))"
    return "\(place): \(message) [\(code) \(rule)]\(happens)\(help)"
  }
}
