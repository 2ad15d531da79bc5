/// Where a part of a screen is laid out: everything that is given must hold.
///
/// What a condition asks is known before anything is measured: the window, the appearance and the state.
package struct Condition: Hashable, Sendable {
  /// At which text sizes; nil: at any.
  package var textSizes: [TextSizeChoice]?
  package var orientation: Window.Orientation?
  /// States of the screen; nil: in any.
  package var states: [String]?
  /// Of the window, in points.
  package var widths: ClosedRange<Points>
  /// Of the window, in points.
  package var heights: ClosedRange<Points>
  package var families: [String]?
  package var locales: [String]?
  package var location: SourceLocation

  package init(
    textSizes: [TextSizeChoice]? = nil, orientation: Window.Orientation? = nil,
    states: [String]? = nil,
    widths: ClosedRange<Points> = 0...Points.infinity,
    heights: ClosedRange<Points> = 0...Points.infinity, families: [String]? = nil,
    locales: [String]? = nil, location: SourceLocation
  ) {
    self.textSizes = textSizes
    self.orientation = orientation
    self.states = states
    self.widths = widths
    self.heights = heights
    self.families = families
    self.locales = locales
    self.location = location
  }
}

/// A text size, or all of a kind: sizes that are tried beside the app's own belong to a kind, too.
package enum TextSizeChoice: Hashable, Sendable {
  /// All but the accessibility sizes.
  case standard
  case accessibility
  case named(String)

  package func includes(_ size: TextSize) -> Bool {
    switch self {
    case .standard: !size.isAccessibility
    case .accessibility: size.isAccessibility
    case .named(let name): size.name == name
    }
  }
}

/// Blocks of which one is laid out: the first in the list that fits.
package struct Alternatives: Sendable {
  /// In which directions an alternative must fit.
  package enum Axes: String, Hashable, BitwiseCopyable, Sendable, CaseIterable {
    case both, width, height
    /// Any alternative fits: the first whose condition holds is taken.
    case none

    package var includesWidth: Bool { self == .both || self == .width }
    package var includesHeight: Bool { self == .both || self == .height }
  }

  /// Never empty; the last is taken if none fits.
  package var blocks: [Block]
  package var axes: Axes

  package init(blocks: [Block], axes: Axes = .both) {
    self.blocks = blocks
    self.axes = axes
  }
}

/// A height held open for whichever of several blocks is shown.
package struct TallestReserve: Sendable {
  /// The first whose condition holds is shown; the states of their conditions do not matter for the height.
  package var blocks: [Block]
  /// The least height, in points at scale 1.
  package var leastHeight: Points

  package init(blocks: [Block], leastHeight: Points = 0) {
    self.blocks = blocks
    self.leastHeight = leastHeight
  }
}

/// Blocks that stay where they are while the content scrolls, inside the safe area.
package struct Pinned: Sendable {
  /// Below the bar; empty where nothing is pinned there.
  package var top: Stack
  /// Above the bottom of the safe area; empty where nothing is pinned there.
  package var bottom: Stack
  package var location: SourceLocation

  package init(top: Stack, bottom: Stack, location: SourceLocation) {
    self.top = top
    self.bottom = bottom
    self.location = location
  }
}

/// Whether content that is higher than its window may be scrolled to.
package enum OverflowPolicy: Hashable, Sendable {
  case never
  /// Only at text sizes other than these.
  case scrollBeyond([TextSizeChoice])
  case scroll

  /// Tells whether content may scroll at a text size.
  package func allowsScrolling(at textSize: TextSize) -> Bool {
    switch self {
    case .never: false
    case .scrollBeyond(let choices): !choices.contains { $0.includes(textSize) }
    case .scroll: true
    }
  }
}

/// How much a control matters, where an app sets a floor for each rank.
package enum ControlRank: String, Hashable, BitwiseCopyable, Sendable, CaseIterable {
  /// What the screen is there for.
  case primary
  /// Whatever else stands beside it.
  case floor
  /// One of many, on a screen for sorting things out.
  case triage
}
