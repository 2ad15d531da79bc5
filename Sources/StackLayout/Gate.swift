internal import ScreenModel

/// A condition resolved for one app, screen, family and locale, so that asking it is comparing numbers.
struct Gate: Sendable {
  /// Whether it is open at each of the app's text sizes.
  private let textSizes: [Bool]
  /// A bit for each state of the screen.
  private let states: UInt64
  private let orientations: (portrait: Bool, landscape: Bool)
  private let widths: (least: Points, most: Points)
  private let heights: (least: Points, most: Points)

  init(_ condition: Condition, app: App, screen: Screen, family: Family, locale: AppLocale) {
    let isInAppearance =
      condition.families?.contains(family.name) != false
      && condition.locales?.contains(locale.id) != false
    textSizes = app.textSizes.map { size in
      isInAppearance && condition.textSizes?.contains { $0.includes(size) } != false
    }
    states = Self.states(of: condition, on: screen)
    orientations = (condition.orientation != .landscape, condition.orientation != .portrait)
    widths = (condition.widths.lowerBound, condition.widths.upperBound)
    heights = (condition.heights.lowerBound, condition.heights.upperBound)
  }

  /// Tells whether the condition holds; its states do not matter unless asked for.
  func isOpen(in condition: LayoutCondition, heedingState: Bool) -> Bool {
    textSizes[condition.textSize]
      && (!heedingState || states & Self.bit(condition.state) != 0)
      && (condition.isLandscape ? orientations.landscape : orientations.portrait)
      && widths.least <= condition.windowWidth && condition.windowWidth <= widths.most
      && heights.least <= condition.windowHeight && condition.windowHeight <= heights.most
  }

  /// The states of a screen in which a condition may hold, a bit for each.
  static func states(of condition: Condition, on screen: Screen) -> UInt64 {
    guard let names = condition.states else { return .max }
    return screen.states.enumerated().reduce(0) { bits, state in
      names.contains(state.element) ? bits | bit(state.offset) : bits
    }
  }

  private static func bit(_ index: Int) -> UInt64 { 1 << UInt64(index) }
}
