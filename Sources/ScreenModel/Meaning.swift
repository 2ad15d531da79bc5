/// By which signs an app tells its readers what is the case.
package struct Meaning: Hashable, Sendable {
  /// A way to tell one state of a screen from another.
  package enum Sign: String, Hashable, Sendable, CaseIterable {
    case word, icon, color

    /// With its article, as messages call it.
    package var title: String {
      switch self {
      case .word: "a word"
      case .icon: "an icon"
      case .color: "a color"
      }
    }
  }

  /// The signs that every state of a screen needs, in the order of the file; empty: none is asked for.
  package var stateSigns: [Sign]
  /// The screens that may show icons though the app shows none; nil: the app shows icons.
  package var iconScreens: Set<String>?

  package init(stateSigns: [Sign], iconScreens: Set<String>?) {
    self.stateSigns = stateSigns
    self.iconScreens = iconScreens
  }

  /// Whether a screen may not show icons.
  package func forbidsIcons(on screen: String) -> Bool {
    iconScreens.map { !$0.contains(screen) } ?? false
  }
}

/// What every screen must have to spare, in points.
package struct MarginGoal: Hashable, Sendable {
  package var height: Points
  package var width: Points

  package init(height: Points, width: Points) {
    self.height = height
    self.width = width
  }
}
