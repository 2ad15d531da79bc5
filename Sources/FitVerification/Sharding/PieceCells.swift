internal import ScreenModel
internal import StackLayout

/// The cells of a screen in one family and locale, numbered in the order of a replay.
struct PieceCells {
  private let replay: AppReplay
  private let screen: Screen
  private let appearance: ScreenReplay.Appearance
  private let states: [(index: Int, name: String?)]

  init(_ screen: Screen, in replay: AppReplay, _ appearance: ScreenReplay.Appearance) {
    self.replay = replay
    self.screen = screen
    self.appearance = appearance
    states = replay.filter.states(of: screen)
  }

  /// How many there are, with those that the screen is not looked at in.
  var count: Int { replay.textSizes.count * states.count * replay.windows.count }

  func cell(_ number: Int) -> Cell {
    let (textSize, state, window) = place(of: number)
    return Cell(
      screen: screen.id, window: replay.windows[window],
      textSize: replay.textSizes[textSize].name, family: appearance.family.name,
      locale: appearance.locale.id, state: states[state].name)
  }

  /// What a cell is laid out for; nil where the safe area of its window is not known.
  func condition(_ number: Int) -> LayoutCondition? {
    let (textSize, state, window) = place(of: number)
    var condition = replay.conditions[textSize][window]
    condition?.state = states[state].index
    return condition
  }

  private func place(of number: Int) -> (textSize: Int, state: Int, window: Int) {
    let (row, window) = number.quotientAndRemainder(dividingBy: replay.windows.count)
    let (textSize, state) = row.quotientAndRemainder(dividingBy: states.count)
    return (textSize, state, window)
  }
}
