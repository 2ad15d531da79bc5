package import FitVerification
internal import ScreenModel
internal import StackLayout

/// The name of a cell, and in a few words what was found of it.
package struct CellCaption {
  private let cell: JudgedCell

  package init(_ cell: JudgedCell) { self.cell = cell }

  /// “Quiz question in iPhone SE (3rd gen), 375 × 667 pt · extra-large · mono · en: fits, 3.5 pt to spare”.
  package var text: String { "\(screen) in \(place) · \(appearance): \(verdict)" }

  var screen: String { cell.screen.name }

  /// The window with its size.
  var place: String {
    // What is named by its figures says them already.
    if cell.window.name == cell.window.id { return cell.window.name }
    let figures = [cell.window.width, cell.window.height].map { Markup.number($0, decimals: 1) }
    return "\(cell.window.name), \(figures.joined(separator: " × ")) pt"
  }

  /// Text size, family, locale and state.
  var appearance: String {
    let prepared = cell.layout.prepared
    return [cell.textSize.name, prepared.family.name, prepared.locale.id, cell.state]
      .compactMap(\.self).joined(separator: " · ")
  }

  /// What was found, and by how much.
  var verdict: String {
    let margin = cell.outcome.margin.map { "\($0.least.inPoints) to spare" }
    switch cell.outcome.verdict {
    case .fits:
      return ["fits", cell.outcome.scrolls ? "and scrolls" : margin].compactMap(\.self)
        .joined(separator: cell.outcome.scrolls ? " " : ", ")
    case .fragile: return "fragile"
    case .unknown: return "unknown"
    case .fails:
      let shortfall = cell.violations.lazy.filter(\.rule.countsPoints).map(\.shortfall).max()
      return shortfall.map { "fails, \($0.inPoints) short" } ?? "fails"
    }
  }
}
