package import FitVerification
internal import ScreenModel

/// What makes a finding the same one in another run, while lines move and figures change.
package struct FindingKey: Hashable, Sendable {
  /// Relative to the project folder.
  package var file: String
  /// `error` or `warning`.
  package var severity: String
  /// Such as `F203`.
  package var code: String
  package var app: String
  /// Empty for findings that are about no single screen.
  package var screen: String
  package var block: String

  package init(
    file: String, severity: String, code: String, app: String, screen: String, block: String
  ) {
    self.file = file
    self.severity = severity
    self.code = code
    self.app = app
    self.screen = screen
    self.block = block
  }

  package init(_ finding: Finding, file: String) {
    self.init(
      file: file, severity: finding.severity.rawValue, code: finding.rule.code, app: finding.app,
      screen: finding.screen ?? "", block: finding.block)
  }
}

extension FindingKey: Comparable {
  package static func < (a: FindingKey, b: FindingKey) -> Bool {
    (a.file, a.code, a.severity, a.app, a.screen, a.block)
      < (b.file, b.code, b.severity, b.app, b.screen, b.block)
  }
}

/// A cell by its names alone, as reports and baselines keep it.
package struct CellKey: Hashable, Sendable {
  package var screen: String
  /// The window's id.
  package var window: String
  package var textSize: String
  package var family: String
  package var locale: String
  /// Empty for a screen without states.
  package var state: String

  package init(
    screen: String, window: String, textSize: String, family: String, locale: String, state: String
  ) {
    self.screen = screen
    self.window = window
    self.textSize = textSize
    self.family = family
    self.locale = locale
    self.state = state
  }

  package init(_ cell: Cell) {
    self.init(
      screen: cell.screen, window: cell.window, textSize: cell.textSize, family: cell.family,
      locale: cell.locale, state: cell.state ?? "")
  }
}
