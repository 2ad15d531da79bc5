package import ScreenModel

/// What a prepared screen is laid out for: a window, a text size, and how hard the text is leaned on.
package struct LayoutCondition: Hashable, BitwiseCopyable, Sendable {
  /// A doubt that is tried after a screen fits; a verdict that flips under one is fragile.
  package enum Stress: String, BitwiseCopyable, Codable, Sendable, CaseIterable {
    case none
    /// Boxes are rounded down to whole device pixels, also when alternatives are chosen: a text on one line then needs a whole
    /// number of them. Where the pixel scale is unknown, text is also as wide as on the finest grid.
    case pixelsDown = "pixels-down"
    /// Advances grow by the allowance of the faces used.
    case widerText = "wider-text"
  }

  /// In points from the window's top left corner: where content may stand.
  package var contentX: Points
  package var contentWidth: Points
  /// Of the bar, or of the content where there is no bar.
  package var top: Points
  /// Where the content must end.
  package var bottom: Points
  package var scale: Double
  package var pixelScale: Double
  package var fit: FitArithmetic
  /// Of the window, in points.
  package var windowWidth: Points
  /// Of the window, in points.
  package var windowHeight: Points
  // As few bytes as it takes, the small ones last: up to 128 a condition is copied without a call.
  private var stateIndex: Int16 = 0
  private let textSizeIndex: Int16
  /// A bit for each of the app's promised windows that the window is one of.
  package let promisedWindows: UInt32
  /// Whether a source tells the pixel scale.
  package var isPixelScaleKnown: Bool
  package var fontLines: FontLineRule
  package var stress: Stress
  package var isLandscape: Bool

  /// The index of the state among the screen's; 0 for a screen without states.
  package var state: Int {
    get { Int(stateIndex) }
    set { stateIndex = Int16(clamping: newValue) }
  }

  /// The index of the text size among the app's.
  package var textSize: Int { Int(textSizeIndex) }

  /// Describes a window to the solver; nil if the window's safe area is unknown or the text size is not the app's.
  ///
  /// - Parameters:
  ///   - window: The window to lay out in.
  ///   - textSize: One of the app's.
  ///   - app: The app whose scale, padding and platform profile count.
  ///   - stress: How hard to lean on the text.
  package init?(
    _ window: Window, textSize: TextSize, app: App, stress: Stress = .none
  ) {
    guard let area = window.safeArea, let scale = DisplayScale.of(window, in: app),
      let index = app.textSizes.firstIndex(where: { $0.name == textSize.name })
    else { return nil }
    contentX = area.leading + app.padding.leading * scale
    contentWidth =
      window.width - area.leading - area.trailing
      - (app.padding.leading + app.padding.trailing) * scale
    top = area.top + app.padding.top * scale
    bottom =
      window.height - max(area.bottom, window.keyboardHeight) - app.padding.bottom * scale
    self.scale = scale
    textSizeIndex = Int16(clamping: index)
    promisedWindows = app.promisedWindows.enumerated().reduce(0) { bits, name in
      window.answers(to: name.element) ? bits | 1 << UInt32(name.offset) : bits
    }
    // Where no source tells the density, the coarsest grid leaves the most doubt.
    pixelScale = window.pixelScale ?? 1
    isPixelScaleKnown = window.pixelScale != nil
    fit = app.profile.fit
    fontLines = app.profile.fontLines
    self.stress = stress
    windowWidth = window.width
    windowHeight = window.height
    isLandscape = window.orientation == .landscape
  }
}

extension LayoutCondition {
  /// Tells whether every text is set as under another condition of the app, and every box as wide: then blocks need the same.
  func measuresLike(_ other: LayoutCondition) -> Bool {
    contentWidth == other.contentWidth && scale == other.scale
      && textSizeIndex == other.textSizeIndex && pixelScale == other.pixelScale
      && isPixelScaleKnown == other.isPixelScaleKnown && stress == other.stress
  }

  /// Sorts conditions so that those under which blocks need the same follow one another, and equal ones are neighbours.
  ///
  /// - Returns: The places of the conditions in that order; unknown ones are left out.
  package static func order(_ conditions: [LayoutCondition?]) -> [Int] {
    conditions.indices.compactMap { place in
      conditions[place].map { (place: place, condition: $0) }
    }.sorted {
      let (a, b) = ($0.condition, $1.condition)
      return (a.contentWidth, a.scale, a.pixelScale, a.windowHeight, a.bottom, $0.place)
        < (b.contentWidth, b.scale, b.pixelScale, b.windowHeight, b.bottom, $1.place)
    }.map(\.place)
  }
}
