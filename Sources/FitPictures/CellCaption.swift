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

  /// Whether something is wrong with it.
  var isBad: Bool { cell.outcome.verdict > .fragile }

  /// What was found, and by how much.
  var verdict: String {
    switch cell.outcome.verdict {
    case .fits:
      if cell.outcome.scrolls { return "fits and scrolls" }
      // Where content may scroll and no width is near its limit, nothing ends.
      guard let spare = cell.outcome.margin?.least, spare.isFinite else { return "fits" }
      return "fits, \(spare.inPoints) to spare"
    case .fragile: return "fragile"
    case .unknown: return "unknown"
    case .fails:
      let shortfall = cell.violations.lazy.filter(\.rule.countsPoints).map(\.shortfall).max()
      return shortfall.map { "fails, \($0.inPoints) short" } ?? "fails"
    }
  }
}
