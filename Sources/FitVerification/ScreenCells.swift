package import ScreenModel
package import StackLayout

/// The cells that a screen is looked at in, numbered in the order of a replay: of each appearance in turn, in it of each text
/// size, of each state, of each window.
///
/// Windows that the screen is not looked at in have their numbers, too.
package final class ScreenCells: Sendable {
  /// A family and locale that the screen is looked at in.
  package struct Appearance: Hashable, Sendable {
    package var family: String
    package var locale: String
  }

  /// The screen's id.
  package let screen: String
  package let appearances: [Appearance]
  /// The names of the text sizes.
  package let textSizes: [String]
  /// The names of the states; one nil for a screen without states.
  package let states: [String?]
  package let windows: [Window]
  /// The places of the states among all that the screen has.
  private let stateIndices: [Int]
  /// What each window is laid out for, by text size; nil where its safe area is not known.
  private let conditions: [[LayoutCondition?]]

  package init(
    screen: String, appearances: [Appearance], textSizes: [String],
    states: [(index: Int, name: String?)], windows: [Window], conditions: [[LayoutCondition?]]
  ) {
    self.screen = screen
    self.appearances = appearances
    self.textSizes = textSizes
    self.states = states.map(\.name)
    stateIndices = states.map(\.index)
    self.windows = windows
    self.conditions = conditions
  }

  /// Where a cell stands; all are indices.
  package func number(appearance: Int, textSize: Int, state: Int, window: Int) -> Int {
    ((appearance * textSizes.count + textSize) * states.count + state) * windows.count + window
  }

  package func cell(_ number: Int) -> Cell {
    let place = place(of: number)
    let appearance = appearances[place.appearance]
    return Cell(
      screen: screen, window: windows[place.window], textSize: textSizes[place.textSize],
      family: appearance.family, locale: appearance.locale, state: states[place.state])
  }

  /// The index of a cell's appearance.
  func appearance(of number: Int) -> Int {
    number / (textSizes.count * states.count * windows.count)
  }

  /// What a cell is laid out for; nil where the safe area of its window is not known.
  func condition(of number: Int) -> LayoutCondition? {
    let place = place(of: number)
    var condition = conditions[place.textSize][place.window]
    condition?.state = stateIndices[place.state]
    return condition
  }

  private func place(of number: Int) -> (appearance: Int, textSize: Int, state: Int, window: Int) {
    let (row, window) = number.quotientAndRemainder(dividingBy: windows.count)
    let (table, state) = row.quotientAndRemainder(dividingBy: states.count)
    let (appearance, textSize) = table.quotientAndRemainder(dividingBy: textSizes.count)
    return (appearance, textSize, state, window)
  }
}
