import ScreenModel
import StackLayout

@testable package import FitVerification

/// Lists of cells of any kind, which no replay need have found.
extension CellList: RangeReplaceableCollection, ExpressibleByArrayLiteral {
  package init(arrayLiteral cells: Cell...) { self.init(cells) }

  package mutating func replaceSubrange(
    _ range: Range<Int>, with cells: some Collection<Cell>
  ) {
    var all = Array(self)
    all.replaceSubrange(range, with: cells)
    self = CellList(joining: all.map { CellList(0..<1, of: ScreenCells($0)) })
  }
}

extension ScreenCells {
  /// Only this cell, in a window of the samples' size.
  fileprivate convenience init(_ cell: Cell) {
    self.init(
      screen: cell.screen,
      appearances: [Appearance(family: cell.family, locale: cell.locale)],
      textSizes: [cell.textSize], states: [(0, cell.state)],
      windows: [Samples.window(cell.window, cell.windowName)], conditions: [[nil]])
  }
}
