package import ScreenModel

/// What a replay or a verification found.
package struct ReplayReport: Sendable {
  package var apps: [AppSummary]
  /// Sorted by file, line and rule.
  package var findings: [Finding]
  package var tally: Tally
  /// Wall-clock time from the first file read to the last verdict.
  package var seconds: Double
  /// What a baseline says of the findings; nil without one.
  package var baseline: BaselineSummary?

  package init(apps: [AppSummary], findings: [Finding], tally: Tally, seconds: Double) {
    self.apps = apps
    self.findings = findings
    self.tally = tally
    self.seconds = seconds
  }
}

/// What became of the findings of a baseline.
package struct BaselineSummary: Hashable, Sendable {
  /// As the user typed it.
  package var file: String
  /// Findings that are known with all their cells.
  package var known = 0
  /// Findings of the baseline that no longer happen, as its lines tell them.
  package var gone: [String] = []
  /// Cells of other findings of the baseline that they no longer happen in.
  package var goneCells = 0

  package init(file: String) { self.file = file }
}

/// What a replay found of one app.
package struct AppSummary: Sendable {
  package var id: String
  package var name: String
  package var tally: Tally
  /// How many windows were replayed.
  package var windows: Int
  /// The ids of those windows.
  package var windowIDs: [String] = []
  package var textSizes: [String]
  package var families: [String]
  package var locales: [String]
  package var screens: [ScreenSummary]
  /// The name of the platform profile.
  package var profile = ""
  /// What the profile's rules were checked against; empty: nothing.
  package var profileCheckedAgainst = ""
  /// What the styles were really measured at in each text size.
  package var type = TypeLedger()
  /// Windows that the app's lists name but that were not replayed, and why.
  package var unsupported: [UnsupportedWindow]

  package init(
    id: String, name: String, tally: Tally, windows: Int, textSizes: [String], families: [String],
    locales: [String], screens: [ScreenSummary], unsupported: [UnsupportedWindow]
  ) {
    self.id = id
    self.name = name
    self.tally = tally
    self.windows = windows
    self.textSizes = textSizes
    self.families = families
    self.locales = locales
    self.screens = screens
    self.unsupported = unsupported
  }

  /// The screen with the least to spare, in height or width.
  package var tightest: ScreenSummary? {
    screens.filter { $0.tightest != nil }.min {
      ($0.tightest?.points ?? 0) < ($1.tightest?.points ?? 0)
    }
  }
}

/// What a replay found of one screen.
package struct ScreenSummary: Sendable {
  package var id: String
  package var name: String
  package var tally: Tally
  /// What its styles were really measured at in each text size.
  package var type = TypeLedger()
  /// The least height that a cell that fits has to spare; nil if none fits.
  package var spareHeight: Spare?
  /// The least width that a box of a cell that fits has to spare; nil if no width is near its limit.
  package var spareWidth: Spare?
  /// How many cells that fit have content that is scrolled to.
  package var scrolling = 0
  /// What is shed or not the first choice, in the order of the screen.
  package var variants: [Variant] = []
  /// Of every cell; nil unless it was asked for.
  package var grid: CellGrid?

  /// A block that is not everywhere what was written first.
  package struct Variant: Sendable {
    package enum Use: String, Sendable {
      /// It is dropped so that the rest fits.
      case shed
      /// It is taken in place of an alternative before it.
      case taken
    }

    package var block: String
    package var location: SourceLocation
    package var use: Use
    package var cells: CellList
  }

  /// The lesser of both.
  package var tightest: Spare? {
    guard let height = spareHeight else { return spareWidth }
    guard let width = spareWidth, width.points < height.points else { return height }
    return width
  }

  /// What a cell has to spare before it does not fit.
  package struct Spare: Hashable, Codable, Sendable {
    package var points: Points
    package var cell: Cell
    /// The block whose width is meant; nil for the height below the stack.
    package var block: String?
  }
}

/// A window that an app makes no promise for.
package struct UnsupportedWindow: Hashable, Sendable {
  package enum Reason: String, Sendable {
    /// Narrower than the reference, or with less usable height.
    case belowReference = "below-reference"
    /// No source tells its safe area.
    case unknownInsets = "unknown-insets"
    /// No source tells how high the keyboard is, so screens on which words are typed were not looked at with it.
    case unknownKeyboard = "unknown-keyboard"
  }

  package var id: String
  package var name: String
  package var reason: Reason
}

/// The scale and content box of each window and text size.
package struct WindowReport: Sendable {
  package var app: String
  /// The window that the app's figures were drawn for.
  package var reference: Window
  package var rows: [Row]
  /// Where the windows come from.
  package var lists: [List] = []

  /// A device list.
  package struct List: Hashable, Sendable {
    package var name: String
    /// As the user would type it.
    package var file: String
    /// Whether it comes with ScreenFit, as the project has none of that name.
    package var isShared: Bool

    package init(name: String, file: String, isShared: Bool) {
      self.name = name
      self.file = file
      self.isShared = isShared
    }
  }

  package struct Row: Sendable {
    package var window: Window
    package var textSize: String
    /// nil where the safe area is unknown.
    package var scale: Double?
    /// In points, as are the two below.
    package var contentWidth: Points?
    /// Under a bar.
    package var contentHeight: Points?
    package var isBelowReference: Bool?
  }
}

/// How many characters each role may have, by the estimating rule and as measured.
package struct BudgetReport: Sendable {
  package var app: String
  package var locale: String
  /// Whether it is the locale that the budgets in characters hold for; in others only what is measured counts.
  package var isSource: Bool
  /// The appearance that the budgets are derived in: the text size and family with the fewest characters a line.
  package var textSize: String
  package var family: String
  package var roles: [Row]
  /// Content strings over their budget in characters; their lines are checked where a screen shows them.
  package var findings: [Finding]

  package struct Row: Sendable {
    package var role: String
    package var style: String
    package var lines: Int
    /// Characters that a line holds by the estimate.
    package var charactersPerLine: Int
    /// The budget in characters.
    package var budget: Int
    /// How many authored strings have this role, and the longest, in characters.
    package var strings: Int
    package var longest: Int
    /// The strings.
    package var texts: [AuthoredText] = []
    /// The shortest text of the app's own language that takes too many lines as measured; nil: none was found.
    package var shortestFailing: Int?
    /// The longest text of the app's own language that fits as measured; nil: none was found.
    package var longestPassing: Int?
  }
}

/// Estimated against measured line counts.
package struct CompareReport: Sendable {
  package var app: String
  /// How many text × family × text size × place pairs were compared.
  package var compared: Int
  package var equal: Int
  /// How many estimates are higher, by the number of lines.
  package var higher: [Int: Int]
  /// Estimates below the measure: unsafe.
  package var lower: [Row]
  /// Texts with a character that no face has.
  package var unknown: Int
  /// The smallest advance per family that makes no estimate too low; only when asked for.
  package var calibration: [Calibration]

  package struct Row: Sendable {
    package var text: AuthoredText
    package var family: String
    package var textSize: String
    package var block: String
    package var screen: String
    package var estimated: Int
    package var measured: Int
    package var deciding: Finding.DecidingText?

    /// One lower-case phrase with both counts.
    package var message: String {
      EstimateTooLow.message(block: block, estimated: estimated, measured: measured)
    }
  }

  package struct Calibration: Sendable {
    package var family: String
    /// In em.
    package var declared: Double
    /// In em, rounded up to a thousandth.
    package var smallestSafe: Double
    /// How many estimates would be higher than measured with it.
    package var higher: Int
  }
}

/// How the measure scores against the line counts of a real engine.
package struct RecordingReport: Sendable {
  package var file: String
  package var profile: String
  package var engine: String
  package var total: Score
  /// By `overlongWord`, `cjk` and `rest`.
  package var groups: [(name: String, score: Score)]
  /// The layouts that differ, at most as many as asked for.
  package var differences: [Difference]

  package struct Score: Hashable, Sendable {
    package var layouts = 0
    package var comparable = 0
    package var tooFew = 0
    package var tooMany = 0
    package var wrong: Int { tooFew + tooMany }

    package init() {}
  }

  package struct Difference: Sendable {
    package var locale: String
    package var font: String
    package var size: Points
    package var width: Points
    package var recorded: Int
    package var measured: Int
    package var text: String
  }
}
