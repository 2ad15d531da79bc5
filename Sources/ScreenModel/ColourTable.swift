/// The colours of an app, and the pairs of them that it promises to keep apart.
package struct ColourTable: Sendable {
  /// Never empty, in the order of the file; one of no name where the app has a single set of colours.
  package var themes: [ColourTheme]
  package var pairs: [ColourPair]
  /// What each use needs at least, where the app says something of its own.
  package var minimums: [ColourUse: Double]
  /// Where the exemption of large text is claimed; to claim it is a finding.
  package var exemptionClaims: [SourceLocation]

  package init(
    themes: [ColourTheme], pairs: [ColourPair], minimums: [ColourUse: Double],
    exemptionClaims: [SourceLocation]
  ) {
    self.themes = themes
    self.pairs = pairs
    self.minimums = minimums
    self.exemptionClaims = exemptionClaims
  }

  /// The least contrast ratio that a use needs in this app.
  package func minimum(for use: ColourUse) -> Double { minimums[use] ?? use.usualMinimum }
}

/// What a foreground is there for: it decides how much contrast it needs.
package enum ColourUse: String, Hashable, Sendable, CaseIterable {
  /// The words of a control on its fill.
  case label
  /// Words to read.
  case body
  /// A picture that means something.
  case icon
  /// The edge that tells where a control is.
  case outline
  /// The mark around what the keyboard or a switch acts on.
  case focusRing = "focus-ring"

  /// What an app promises unless it says otherwise: WCAG 2.2 success criteria 1.4.6 for labels, 1.4.3 for words, and as much for
  /// icons, 1.4.11 for edges.
  package var usualMinimum: Double {
    switch self {
    case .label: 7
    case .body, .icon: 4.5
    case .outline, .focusRing: 3
    }
  }

  /// The lowest promise that an app may make: level AA of WCAG 2.2 (1.4.3 for words of any size, 1.4.11 for the rest).
  package var lowestMinimum: Double {
    switch self {
    case .label, .body: 4.5
    case .icon, .outline, .focusRing: 3
    }
  }

  /// With its article, as messages call it.
  package var title: String {
    switch self {
    case .label: "a label"
    case .body: "body text"
    case .icon: "an icon"
    case .outline: "an outline"
    case .focusRing: "a focus ring"
    }
  }
}

/// The name of a colour token, such as `call.label`, where an author used it.
package struct ColourName: Hashable, Sendable {
  package var name: String
  package var location: SourceLocation

  package init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
  }
}

/// Two colours that an app shows one on the other.
package struct ColourPair: Hashable, Sendable {
  package var foreground: ColourName
  package var background: ColourName
  /// What lies under a translucent background.
  package var over: ColourName?
  package var use: ColourUse
  package var location: SourceLocation

  package init(
    foreground: ColourName, background: ColourName, over: ColourName?, use: ColourUse,
    location: SourceLocation
  ) {
    self.foreground = foreground
    self.background = background
    self.over = over
    self.use = use
    self.location = location
  }
}

/// One set of values for an app's colour tokens, such as `light` or `dark`.
package struct ColourTheme: Sendable {
  /// Empty where an app has only one.
  package var name: String
  /// By path, such as `call.label`; every alias is followed.
  package var tokens: [String: ColourToken]

  package init(name: String, tokens: [String: ColourToken]) {
    self.name = name
    self.tokens = tokens
  }
}

/// What a colour token stands for in one theme.
package enum ColourToken: Hashable, Sendable {
  case known(Colour)
  /// A colour that nobody can compute with, and why, as in `it is given in “lab”`.
  case unknown(reason: String)
}

/// The colour tokens that a block of a screen names.
package struct BlockColours: Hashable, Sendable {
  /// Of its words or its picture.
  package var foreground: ColourName?
  /// Its own fill.
  package var background: ColourName?
  package var outline: ColourName?
  package var focusRing: ColourName?
  /// The background of the innermost block around it that names one, else of the screen.
  package var surroundings: ColourName?
  /// Where the exemption of large text is claimed for it.
  package var exemptionClaim: SourceLocation?

  package init(surroundings: ColourName? = nil) { self.surroundings = surroundings }
}
