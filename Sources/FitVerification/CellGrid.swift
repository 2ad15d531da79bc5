package import ScreenModel

/// What was found of every cell of a screen, as a table.
package struct CellGrid: Sendable {
  /// A family and locale that the screen was looked at in.
  package struct Appearance: Hashable, Sendable {
    package var family: String
    package var locale: String
  }

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

  package internal(set) var appearances: [Appearance]
  /// The names of the text sizes.
  package internal(set) var textSizes: [String]
  /// The names of the states; one nil for a screen without states.
  package internal(set) var states: [String?]
  package internal(set) var windows: [Window]
  /// Of each appearance in turn, in it of each text size, of each state, of each window.
  package internal(set) var entries: [Entry] = []

  /// Where a cell stands among the entries; all are indices.
  package func index(appearance: Int, textSize: Int, state: Int, window: Int) -> Int {
    ((appearance * textSizes.count + textSize) * states.count + state) * windows.count + window
  }

  /// Finds the worst cell of a window and text size: a worse verdict, then less to spare.
  ///
  /// - Returns: nil if the screen is not looked at there, or all its cells are unknown for want of a safe area.
  package func worst(window: Int, textSize: Int) -> (appearance: Int, state: Int)? {
    var worst: (appearance: Int, state: Int, entry: Entry)?
    for appearance in appearances.indices {
      for state in states.indices {
        let entry = entries[
          index(appearance: appearance, textSize: textSize, state: state, window: window)]
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
