/// What was found of every cell of a screen, as a table.
package struct CellGrid: Sendable {
  package enum Mark: UInt8, BitwiseCopyable, Sendable, CaseIterable {
    case fits, fragile, allowed, unknown, fails
    /// The screen is not looked at in this window.
    case absent
  }

  package struct Entry: BitwiseCopyable, Sendable {
    package var mark: Mark
    /// What the cell has to spare in points; negative: by how much it is short; infinite where nothing is near its limit, nan where
    /// no points were counted.
    package var spare: Float

    package static let absent = Entry(mark: .absent, spare: .nan)
  }

  package let cells: ScreenCells
  /// In the order of the cells.
  package internal(set) var entries: [Entry] = []

  /// Finds the worst cell of a window and text size: a worse verdict, then less to spare.
  ///
  /// - Returns: nil if the screen is not looked at there, or all its cells are unknown for want of a safe area.
  package func worst(window: Int, textSize: Int) -> (appearance: Int, state: Int)? {
    var worst: (appearance: Int, state: Int, entry: Entry)?
    for appearance in cells.appearances.indices {
      for state in cells.states.indices {
        let entry = entries[
          cells.number(appearance: appearance, textSize: textSize, state: state, window: window)]
        guard entry.mark != .absent else { continue }
        if worst.map({ entry.isWorse(than: $0.entry) }) ?? true {
          worst = (appearance, state, entry)
        }
      }
    }
    return worst.map { ($0.appearance, $0.state) }
  }
}

extension CellGrid.Entry {
  package func isWorse(than other: Self) -> Bool {
    if mark != other.mark { return mark.rawValue > other.mark.rawValue }
    return spare < other.spare
  }
}
