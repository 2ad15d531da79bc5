package import ScreenModel
package import StackLayout

/// A broken rule: one for each cause, with all the cells that it happens in.
package struct Finding: Sendable {
  package enum Severity: String, Sendable {
    /// The cells fail.
    case error
    /// The cells fit, but only just: they are fragile.
    case warning
    /// The app allows it there, with a reason.
    case allowed
  }

  package var rule: RuleID
  package var severity: Severity
  /// What made fragile cells flip; `none` for cells that fail.
  package var stress: LayoutCondition.Stress
  package var app: String
  /// nil for findings about the app's texts in general.
  package var screen: String?
  /// What the block is called.
  package var block: String
  /// The YAML line to look at: of the block, or of the text that a list provides.
  package var location: SourceLocation
  /// One lower-case phrase with what is needed and what there is, in points.
  package var message: String
  /// By how much, in the worst cell, in points; nil where the rule counts something else.
  package var shortfall: Points?
  /// The cells it happens in, in the order of the replay.
  package var cells: CellList
  /// Of how many cells of its screen.
  package var cellsOfScreen: Int
  /// The cell with the greatest shortfall.
  package var worst: Cell?
  /// The text that decides, if a text does.
  package var deciding: DecidingText?
  /// What takes the height in the worst cell, the highest first; empty where height is not the matter.
  package var owners: [HeightOwner]
  /// Each was tried and cures every cell of the finding; in the app's order.
  package var remedies: [RemedyOffer]
  /// Why it is allowed; nil for what is not.
  package var allowance: Allowance?
  /// The characters that no face has, for a finding about glyphs.
  package var missing: [MissingCharacter] = []

  /// How many of its cells a baseline holds.
  package var knownCells = 0
  /// Whether a baseline holds it with all its cells.
  package var isKnown = false

  /// Whether its cells fit, but only just.
  package var isAboutFragileCells: Bool { severity == .warning && stress != .none }

  /// What an app's exemption says.
  package struct Allowance: Hashable, Sendable {
    package var reason: String
    package var owner: String?
    /// Such as `2027-03-31`.
    package var expires: String?
  }

  /// The blocks that own the height of a stack.
  package struct HeightOwner: Hashable, Sendable {
    package var block: String
    package var location: SourceLocation
    /// How many blocks of this name and place there are.
    package var count: Int
    /// Of all of them, in points.
    package var height: Points
    /// Lines of text in each; 0 without text.
    package var lines: Int
  }

  /// The word that makes a text take one line too many.
  package struct DecidingText: Hashable, Sendable {
    package var text: String
    package var location: SourceLocation
    /// Lines it takes.
    package var lines: Int
    /// Lines it would have to take.
    package var linesAllowed: Int
    /// Whether these are all that its role or block allows; else they are what would help.
    package var isOverLimit: Bool
    /// The first word that does not fit on the last line allowed.
    package var word: String
    /// The box is so much too narrow for `linesAllowed` lines, in points.
    package var tooWide: Points
    /// The width of the box, in points.
    package var room: Points
  }

  /// A change that was tried and cures every cell of the finding.
  package struct RemedyOffer: Hashable, Sendable {
    package var kind: Remedy
    /// What to do, as a phrase: “shorten it by 9 characters”.
    package var advice: String
  }
}
