/// What the screens of an app share: its reference window, geometry, type, roles, and what to replay.
package struct App: Sendable {
  /// The name of the app's folder, such as `senior`.
  package var id: String
  /// What people call it.
  package var name: String
  /// The window that the app's figures were drawn for.
  package var reference: Window
  /// The bounds of the display scale, such as 1…2.
  package var scale: ClosedRange<Double>
  /// From the safe area's edges to the content, in points at scale 1.
  package var padding: Insets
  /// Between two blocks of a stack, in points at scale 1.
  package var spacing: Points
  package var bar: BarGeometry
  package var control: ControlGeometry
  /// The least height of elastic media that names no floor, in points at scale 1.
  package var mediaFloor: Points
  package var styles: [Style]
  /// What a replay looks at.
  package var textSizes: [TextSize]
  /// Every size of the platform's scale that the text sizes are of, ascending; empty for sizes of the app's own.
  package var scaleSizes: [TextSize] = []
  /// Where the file says them.
  package var textSizesLocation: SourceLocation?
  /// Styles that stop growing at some size.
  package var typeCaps: [TypeCap] = []
  /// Where styles claim the exemption of large text; to claim it is a finding.
  package var exemptionClaims: [SourceLocation] = []
  package var families: [Family]
  package var roles: [Role]
  /// The first is the source locale.
  package var locales: [AppLocale]
  package var budget: BudgetRule
  /// The platform profile whose rules break the text into lines.
  package var profile: PlatformProfile
  package var windows: WindowSelection
  /// Remedies in the order in which they are offered.
  package var remedies: [Remedy]
  /// Findings that are allowed, with reasons.
  package var exemptions: [Exemption] = []
  /// What must be shown in some windows, of whichever screen.
  package var mustShow: [MustShow] = [] {
    didSet { promisedWindows = MustShow.windows(of: mustShow, in: screens) }
  }
  /// Texts by locale, then by the name of the list, such as `questions.choices`.
  package var content: [String: [String: ContentList]]
  package var screens: [Screen] {
    didSet { promisedWindows = MustShow.windows(of: mustShow, in: screens) }
  }
  /// The names of windows that promises of the app and its screens are limited to, each once, in the order of the files.
  package private(set) var promisedWindows: [String]
  /// Whether these are all its screens; not where some were named one by one.
  package var hasAllScreens = true
  /// nil for an app that says nothing of its colours.
  package var colours: ColourTable?
  /// Where content may be higher than its window; a screen may say otherwise.
  package var overflow = OverflowPolicy.never
  /// The least size of type, in points; nil: none is asked for.
  package var minimumType: Points?
  /// Whether a style that does not follow the text size without end is an error rather than a warning.
  package var forbidsCaps = false
  /// nil: nothing is asked for.
  package var margin: MarginGoal?
  /// nil: nothing is asked for.
  package var meaning: Meaning?
  package var location: SourceLocation

  package init(
    id: String, name: String, reference: Window, scale: ClosedRange<Double>, padding: Insets,
    spacing: Points, bar: BarGeometry, control: ControlGeometry, mediaFloor: Points,
    styles: [Style], textSizes: [TextSize], families: [Family], roles: [Role], locales: [AppLocale],
    budget: BudgetRule, profile: PlatformProfile, windows: WindowSelection, remedies: [Remedy],
    content: [String: [String: ContentList]], screens: [Screen], location: SourceLocation
  ) {
    self.id = id
    self.name = name
    self.reference = reference
    self.scale = scale
    self.padding = padding
    self.spacing = spacing
    self.bar = bar
    self.control = control
    self.mediaFloor = mediaFloor
    self.styles = styles
    self.textSizes = textSizes
    self.families = families
    self.roles = roles
    self.locales = locales
    self.budget = budget
    self.profile = profile
    self.windows = windows
    self.remedies = remedies
    self.content = content
    self.screens = screens
    promisedWindows = MustShow.windows(of: [], in: screens)
    self.location = location
  }
}

/// The bar that tops a screen, in points at scale 1: one line of its style with padding above and below.
package struct BarGeometry: Hashable, Sendable {
  package var style: Style
  /// Above and below the line, and at each side of a label.
  package var padding: Points
  /// Between the bar and the content.
  package var spacingBelow: Points

  package init(style: Style, padding: Points, spacingBelow: Points) {
    self.style = style
    self.padding = padding
    self.spacingBelow = spacingBelow
  }
}

/// What every control of an app keeps to.
package struct ControlGeometry: Hashable, Sendable {
  /// Around the label, in points at scale 1.
  package var padding: Points
  /// The least width and height of a hit target, in points: an accessibility floor, not scaled.
  package var minimumTarget: Points
  /// The least distance between two targets, in points, not scaled.
  package var minimumGap: Points = 0
  /// The least width and height of targets by rank, in points, not scaled.
  package var floors: [ControlRank: Points] = [:]

  package init(padding: Points, minimumTarget: Points) {
    self.padding = padding
    self.minimumTarget = minimumTarget
  }
}

/// How a budget of lines becomes a budget of characters: n lines hold `n × cpl − wrapLoss × (n − 1)`.
package struct BudgetRule: Hashable, Sendable {
  /// Characters that each break may waste on a word that did not fit.
  package var wrapLoss: Int

  package init(wrapLoss: Int) { self.wrapLoss = wrapLoss }
}

/// A named size and line height of type, in points at the standard text size and scale 1.
package struct Style: Hashable, Sendable {
  package var name: String
  package var size: Points
  /// nil: from the metrics of the faces used.
  package var lineHeight: Points?
  package var bold: Bool
  /// The platform's text style that it is scaled with; nil where the scale knows none.
  package var textStyle: TextStyleUse?
  package var scaling: Scaling

  /// Whether a style follows the reader's text size.
  package enum Scaling: Hashable, Sendable {
    case follows
    /// It does not.
    case fixed
    /// It follows up to a size.
    case capped(TextSize)
  }

  /// What a style takes from a text style of the platform's; the rest is its own, scaled with that text style.
  package struct TextStyleUse: Hashable, Sendable {
    package var name: String
    package var setsSize: Bool
    package var setsLineHeight: Bool

    package init(name: String, setsSize: Bool, setsLineHeight: Bool) {
      self.name = name
      self.setsSize = setsSize
      self.setsLineHeight = setsLineHeight
    }
  }

  package init(
    name: String, size: Points, lineHeight: Points?, bold: Bool = false,
    textStyle: TextStyleUse? = nil, scaling: Scaling = .follows
  ) {
    self.name = name
    self.size = size
    self.lineHeight = lineHeight
    self.bold = bold
    self.textStyle = textStyle
    self.scaling = scaling
  }
}

/// A style that does not follow the reader's text size, or only up to some size.
package struct TypeCap: Hashable, Sendable {
  /// The name of the style.
  package var style: String
  /// The largest size that it follows to; nil: it follows none.
  package var size: TextSize?
  package var location: SourceLocation

  package init(style: String, size: TextSize?, location: SourceLocation) {
    self.style = style
    self.size = size
    self.location = location
  }
}

/// A typeface that the reader can choose, as the faces that set it.
package struct Family: Hashable, Sendable {
  package var name: String
  /// Faces of the font manifest, tried in this order for each character; never empty.
  package var faces: [String]
  /// The faces for bold styles; the same as `faces` where none are named.
  package var boldFaces: [String]
  /// Faces in place of both for the languages and regions that have a chain of their own, by lower-case BCP 47 tag.
  package var localFaces: [String: FacePair]
  /// The advance that the estimator gives every character, in em.
  package var estimatedAdvance: Double

  /// Chains of faces for regular and bold styles.
  package struct FacePair: Hashable, Sendable {
    package var regular: [String]
    package var bold: [String]

    package init(regular: [String], bold: [String]) {
      self.regular = regular
      self.bold = bold
    }
  }

  package init(
    name: String, faces: [String], boldFaces: [String], localFaces: [String: FacePair] = [:],
    estimatedAdvance: Double
  ) {
    self.name = name
    self.faces = faces
    self.boldFaces = boldFaces
    self.localFaces = localFaces
    self.estimatedAdvance = estimatedAdvance
  }

  /// Finds the faces for a language: those of the longest beginning of its tag that has any (RFC 4647 § 3.4).
  package func faces(in language: String, bold: Bool = false) -> [String] {
    guard !localFaces.isEmpty else { return bold ? boldFaces : faces }
    var tag = language.lowercased()[...]
    while true {
      if let pair = localFaces[String(tag)] { return bold ? pair.bold : pair.regular }
      guard let end = tag.lastIndex(of: "-") else { return bold ? boldFaces : faces }
      tag = tag[..<end]
    }
  }
}

extension Family {
  /// The family as it is with the reader's setting for bold text: every style is set in the bold faces.
  package var withBoldText: Family {
    var family = self
    family.name = "\(name) bold"
    family.faces = boldFaces
    family.localFaces = localFaces.mapValues { FacePair(regular: $0.bold, bold: $0.bold) }
    return family
  }
}

/// A purpose that strings are written for: the style they are set in and the lines they may take.
package struct Role: Hashable, Sendable {
  package var name: String
  package var style: Style
  package var lines: Int

  package init(name: String, style: Style, lines: Int) {
    self.name = name
    self.style = style
    self.lines = lines
  }
}

/// Which windows an app replays.
package struct WindowSelection: Sendable {
  /// What a replay does with a window that the app cannot promise anything for.
  package enum Handling: String, Sendable, CaseIterable {
    /// Listed as unsupported; does not fail the replay.
    case list
    /// Replayed like any other.
    case replay
  }

  /// Windows of the lists that the app names, in their order; orientations already selected.
  package var windows: [Window]
  /// For windows that are narrower than the reference or have less usable height.
  package var belowReference: Handling
  /// For windows whose safe area no source tells; replayed, their cells are `unknown`, never a pass.
  package var unknownInsets: Handling
  /// The key that asks for windows of unknown insets, else what is said of all windows; nil without a file.
  package var location: SourceLocation?

  package init(windows: [Window], belowReference: Handling, unknownInsets: Handling) {
    self.windows = windows
    self.belowReference = belowReference
    self.unknownInsets = unknownInsets
  }
}

/// What may be done about a screen that does not fit, or cannot be read.
package enum Remedy: String, Sendable, CaseIterable {
  case shorten, elastic, split, page
  /// Another colour: offered whatever an app lists, for nothing else cures too little contrast.
  case recolour
  /// More lines for a text that there is room for: offered whatever an app lists.
  case lines

  /// Those that an app lists.
  package static let allCases = [shorten, elastic, split, page]
}
