package import ScreenModel
package import StackLayout

/// A promise that every cell must keep; one file for each, whose documentation is what `screenfit explain` prints.
package protocol Rule: Sendable {
  static var id: RuleID { get }

  /// Tells whether a screen can break the rule at all, so that the others need not be asked in every cell.
  func concerns(_ prepared: PreparedScreen) -> Bool

  /// What a layout must have for the rule to be broken there; where it has none of them, the rule is not asked.
  static var occasions: Occasions { get }

  /// Adds a violation for each place where a laid out screen breaks the rule.
  ///
  /// - Parameters:
  ///   - layout: The screen as laid out in one cell.
  ///   - violations: Where to add them.
  func check(_ layout: StackSolver, into violations: inout [Violation])

  /// Says in one lower-case phrase what is needed and what there is, in points.
  ///
  /// - Parameters:
  ///   - violation: One that this rule found in this layout.
  ///   - layout: The screen as laid out in the worst cell.
  /// - Returns: The message of the finding.
  func message(for violation: Violation, in layout: StackSolver) -> String
}

extension Rule {
  package static var occasions: Occasions { .anyCell }

  package func concerns(_ prepared: PreparedScreen) -> Bool { true }
}

/// A rule broken at one place in one cell.
package struct Violation: Hashable, Codable, Sendable {
  package var rule: RuleID
  /// The block's node in the prepared screen.
  package var node: Int
  /// Which text of the block's slot; nil where no text is to blame.
  package var candidate: Int?
  /// By how much, in points; lines or characters for the rules that count those.
  package var shortfall: Double
  /// How much too narrow the box is, in points, where the shortfall counts lines.
  package var excess: Points = 0
  /// The node of the other block, where two are too near one another.
  package var neighbour = 0
  /// Which text of that block's slot.
  package var neighbourCandidate = 0
  /// The index of the other state, where two states differ.
  package var state = 0
  /// The index of what must be shown among the obligations of the screen.
  package var obligation = 0
}

/// The name of a rule: its code never changes its meaning and is never used again.
package enum RuleID: String, Codable, Sendable, CaseIterable {
  case textOverLines = "F101"
  case stringOverBudget = "F102"
  case wordTooWide = "F103"
  case estimateTooLow = "F104"
  case typeUnderMinimum = "F110"
  case labelClipped = "F111"
  case labelsAlike = "F112"
  case truncatedWithRoomLeft = "F113"
  case stackTooTall = "F201"
  case rowTooNarrow = "F202"
  case mediaBelowFloor = "F203"
  case targetTooSmall = "F204"
  case pageCannotHoldRow = "F205"
  case sectionCannotFit = "F206"
  case largerWindowFails = "F207"
  case blockTooWide = "F208"
  case essentialLost = "F209"
  case shedOutOfOrder = "F210"
  case alternativeUnstable = "F211"
  case targetMoved = "F212"
  case controlUnreachable = "F213"
  case pinnedOutsideSafeArea = "F214"
  case pinnedCoversContent = "F215"
  case scrollsByASliver = "F216"
  case halfAChoice = "F217"
  case gapTooSmall = "F218"
  case targetUnderFloor = "F219"
  case marginTooSmall = "F220"
  case emptyScreen = "F221"
  case missingGlyph = "F301"
  case unknownInsets = "F302"
  case missingTranslation = "F303"
  case lineBreaksUnknown = "F304"
  case contrastTooLow = "F401"
  case pairNotDeclared = "F402"
  case colourUnknown = "F403"
  case largeTextExemption = "F404"
  case exemptionExpired = "F501"
  case exemptionUnused = "F502"
  case typeCapped = "F601"
  case textSizeWithoutEffect = "F602"
  case stateHalfTold = "F701"
  case iconShown = "F702"

  package var code: String { rawValue }

  /// Reads “allow …”: `allow text-over-lines`.
  package var name: String {
    switch self {
    case .textOverLines: "text-over-lines"
    case .stringOverBudget: "string-over-budget"
    case .wordTooWide: "word-too-wide"
    case .estimateTooLow: "estimate-too-low"
    case .typeUnderMinimum: "type-under-minimum"
    case .labelClipped: "label-clipped"
    case .labelsAlike: "labels-alike"
    case .truncatedWithRoomLeft: "truncated-with-room-left"
    case .stackTooTall: "stack-too-tall"
    case .rowTooNarrow: "row-too-narrow"
    case .mediaBelowFloor: "media-below-floor"
    case .targetTooSmall: "target-too-small"
    case .pageCannotHoldRow: "page-cannot-hold-row"
    case .sectionCannotFit: "section-cannot-fit"
    case .largerWindowFails: "larger-window-fails"
    case .blockTooWide: "block-too-wide"
    case .essentialLost: "essential-lost"
    case .shedOutOfOrder: "shed-out-of-order"
    case .alternativeUnstable: "alternative-unstable"
    case .targetMoved: "target-moved"
    case .controlUnreachable: "control-unreachable"
    case .pinnedOutsideSafeArea: "pinned-outside-safe-area"
    case .pinnedCoversContent: "pinned-covers-content"
    case .scrollsByASliver: "scrolls-by-a-sliver"
    case .halfAChoice: "half-a-choice"
    case .gapTooSmall: "gap-too-small"
    case .targetUnderFloor: "target-under-floor"
    case .marginTooSmall: "margin-too-small"
    case .emptyScreen: "empty-screen"
    case .missingGlyph: "missing-glyph"
    case .unknownInsets: "unknown-insets"
    case .missingTranslation: "missing-translation"
    case .lineBreaksUnknown: "line-breaks-unknown"
    case .contrastTooLow: "contrast-too-low"
    case .pairNotDeclared: "pair-not-declared"
    case .colourUnknown: "colour-unknown"
    case .largeTextExemption: "large-text-exemption"
    case .typeCapped: "type-capped"
    case .textSizeWithoutEffect: "text-size-without-effect"
    case .exemptionExpired: "exemption-expired"
    case .exemptionUnused: "exemption-unused"
    case .stateHalfTold: "state-half-told"
    case .iconShown: "icon-shown"
    }
  }

  /// Whether what breaks it still fits: it is reported and fails nothing.
  package var isWarning: Bool { self == .scrollsByASliver }
}
