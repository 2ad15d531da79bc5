package import ScreenModel

/// One screen in one of its states, in one window, in one appearance.
package struct Cell: Hashable, Codable, Sendable {
  package var screen: String
  /// The window's id.
  package var window: String
  /// What people call the window.
  package var windowName: String
  /// Of the whole window, in square points.
  package var windowArea: Double
  package var textSize: String
  package var family: String
  package var locale: String
  /// The state of the screen; nil for a screen without states.
  package var state: String?

  package init(
    screen: String, window: Window, textSize: String, family: String, locale: String,
    state: String? = nil
  ) {
    self.screen = screen
    self.window = window.id
    windowName = window.name
    windowArea = window.width * window.height
    self.textSize = textSize
    self.family = family
    self.locale = locale
    self.state = state
  }
}

extension Cell {
  /// Makes a cell by its names alone, as a report keeps it; its area is not known.
  package init(
    screen: String, window: String, windowName: String, textSize: String, family: String,
    locale: String, state: String?
  ) {
    self.screen = screen
    self.window = window
    self.windowName = windowName
    windowArea = .infinity
    self.textSize = textSize
    self.family = family
    self.locale = locale
    self.state = state
  }
}

/// What was found of a cell, from best to worst.
package enum Verdict: String, Sendable, CaseIterable, Comparable {
  case fits
  /// It fits, but not if boxes are rounded down to device pixels or advances grow by their allowance.
  case fragile
  /// Something that decides is not known: never a pass.
  case unknown
  case fails

  package static func < (a: Verdict, b: Verdict) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .fits: 0
    case .fragile: 1
    case .unknown: 2
    case .fails: 3
    }
  }
}

/// How many cells came to which verdict.
package struct Tally: Hashable, Codable, Sendable {
  package var fits = 0
  package var fragile = 0
  package var fails = 0
  package var unknown = 0
  /// Cells that break only what the app allows there.
  package var allowed = 0

  package init() {}

  package var cells: Int { fits + fragile + fails + unknown + allowed }

  /// Counts a cell.
  ///
  /// - Parameters:
  ///   - verdict: What was found of it.
  ///   - isAllowed: Whether the app allows all that is wrong with it.
  package mutating func add(_ verdict: Verdict, isAllowed: Bool = false) {
    if isAllowed {
      allowed += 1
      return
    }
    switch verdict {
    case .fits: fits += 1
    case .fragile: fragile += 1
    case .fails: fails += 1
    case .unknown: unknown += 1
    }
  }

  package mutating func add(_ other: Tally) {
    fits += other.fits
    fragile += other.fragile
    fails += other.fails
    unknown += other.unknown
    allowed += other.allowed
  }
}

/// What a cell that fits has to spare before it does not.
package struct Margin: Hashable, Sendable {
  /// Below the stack with its media at their floors, in points.
  package var height: Points
  /// How much narrower its boxes could be, in points; infinite if no text or row is near its limit.
  package var width: Points
  /// The node whose width is the nearest to its limit; nil if none is.
  package var widthNode: Int?

  package init(height: Points, width: Points, widthNode: Int?) {
    self.height = height
    self.width = width
    self.widthNode = widthNode
  }

  /// The lesser of both, in points.
  package var least: Points { min(height, width) }
}
