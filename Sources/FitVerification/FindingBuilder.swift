internal import ScreenModel
internal import StackLayout

/// Turns a cause into a finding: what, by how much, why, and what would help.
struct FindingBuilder {
  let app: App
  let screen: Screen
  let measurer: any TextMeasuring
  let appearances: [PreparedScreen]
  let cells: ScreenCells
  let cellsOfScreen: Int
  private let trialBudget = TrialBudget()

  init(
    app: App, screen: Screen, measurer: any TextMeasuring, appearances: [PreparedScreen],
    cells: ScreenCells, cellsOfScreen: Int
  ) {
    self.app = app
    self.screen = screen
    self.measurer = measurer
    self.appearances = appearances
    self.cells = cells
    self.cellsOfScreen = cellsOfScreen
  }

  func finding(for cause: ViolationCollector.Cause) -> Finding {
    var finding = Finding(
      rule: cause.key.rule,
      severity: cause.key.stress == .none && !cause.key.rule.isWarning ? .error : .warning,
      stress: cause.key.stress, app: app.id, screen: screen.id, block: screen.name,
      location: cause.key.location, message: "", shortfall: nil,
      cells: CellList(cause.cells, of: cells), cellsOfScreen: cellsOfScreen,
      worst: cells.cell(cause.worstCell), deciding: nil, owners: [],
      remedies: [])
    guard var condition = cells.condition(of: cause.worstCell) else {
      var names: [String] = []
      for cell in finding.cells where !names.contains(cell.windowName) {
        names.append(cell.windowName)
      }
      finding.message = UnknownInsets.message(windows: names)
      return finding
    }
    let prepared = appearances[cells.appearance(of: cause.worstCell)]
    if cause.key.rule == .largerWindowFails {
      let reference = "\(Int(app.reference.width)) × \(Int(app.reference.height))"
      finding.message = LargerWindowFails.message(
        reference: reference, rules: cause.rules.ids)
      return finding
    }
    condition.stress = cause.key.stress
    let layout = StackSolver(prepared, for: condition)
    guard let rule = CellJudge.rules.first(where: { type(of: $0).id == cause.key.rule }) else {
      return finding
    }
    finding.block = prepared.nodes[cause.worst.node].name
    finding.message = rule.message(for: cause.worst, in: layout)
    if cause.key.rule.countsPoints { finding.shortfall = cause.worst.shortfall }
    if cause.key.rule == .missingGlyph {
      finding.missing = MissingGlyph.missing(for: cause.worst, in: layout)
    }
    finding.deciding = DecidingTextSearch(layout).text(for: cause.worst)
    if cause.key.rule.isAboutHeight { finding.owners = HeightOwners(layout: layout).owners() }
    finding.remedies = RemedySearch(
      app: app, screen: screen, measurer: measurer, appearances: appearances, cells: cells,
      cause: cause, budget: trialBudget
    ).offers(layout: layout)
    return finding
  }
}

extension RuleID {
  /// Whether the shortfall is a length; the others count lines, characters or glyphs.
  package var countsPoints: Bool {
    switch self {
    case .wordTooWide, .stackTooTall, .rowTooNarrow, .mediaBelowFloor, .targetTooSmall,
      .pageCannotHoldRow, .sectionCannotFit, .blockTooWide, .typeUnderMinimum, .labelClipped,
      .targetMoved,
      .controlUnreachable, .pinnedOutsideSafeArea, .pinnedCoversContent, .scrollsByASliver,
      .gapTooSmall, .targetUnderFloor, .marginTooSmall:
      true
    case .labelsAlike, .truncatedWithRoomLeft, .stateHalfTold, .iconShown, .essentialLost,
      .shedOutOfOrder, .alternativeUnstable, .halfAChoice, .emptyScreen, .textOverLines,
      .stringOverBudget, .estimateTooLow, .largerWindowFails, .missingGlyph,
      .unknownInsets, .missingTranslation, .lineBreaksUnknown, .contrastTooLow,
      .pairNotDeclared, .colourUnknown,
      .largeTextExemption, .exemptionExpired, .exemptionUnused, .typeCapped,
      .textSizeWithoutEffect:
      false
    }
  }

  /// Whether cells that break it alone are unknown rather than failing.
  package var isAboutTheUnknown: Bool {
    switch self {
    case .missingGlyph, .unknownInsets, .missingTranslation, .lineBreaksUnknown: true
    default: false
    }
  }

  /// Whether too little height is the matter.
  var isAboutHeight: Bool {
    switch self {
    case .stackTooTall, .mediaBelowFloor, .pageCannotHoldRow, .sectionCannotFit: true
    default: false
    }
  }
}
