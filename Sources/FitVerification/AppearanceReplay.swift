internal import ScreenModel
internal import StackLayout

/// Judges one screen in one family and locale, in all windows, text sizes and states.
struct AppearanceReplay: Sendable {
  let prepared: PreparedScreen
  /// Of these cells only; its variants are listed elsewhere.
  private(set) var summary: ScreenSummary
  /// The cells, if the locale lacks a text of the screen.
  private(set) var incompleteCells = CellRuns()
  private(set) var collector: ViolationCollector
  /// The cells in which a node is shed, or taken in place of an alternative before it; of copies under the first.
  private(set) var variants: [Int: CellRuns] = [:]
  /// What was found of each cell, if that is kept: of each text size, in it of each state, of each window.
  private(set) var entries: [CellGrid.Entry] = []
  private let replay: AppReplay
  private let screen: Screen
  private let cells: ScreenCells
  /// Its place among the appearances of the screen.
  private let index: Int
  private let isComplete: Bool

  init(
    _ screen: Screen, in replay: AppReplay, _ appearance: ScreenReplay.Appearance,
    cells: ScreenCells, index: Int
  ) {
    self.screen = screen
    self.cells = cells
    collector = ViolationCollector(cells)
    self.replay = replay
    self.index = index
    prepared = PreparedScreen(
      screen, of: replay.app, family: appearance.family, locale: appearance.locale,
      measurer: replay.measurer)
    isComplete = replay.isComplete(screen, in: appearance.locale)
    summary = ScreenSummary(
      id: screen.id, name: screen.name, tally: Tally(), spareHeight: nil, spareWidth: nil)
  }

  /// Takes what another run found.
  init(
    _ screen: Screen, in replay: AppReplay, _ appearance: ScreenReplay.Appearance,
    cells: ScreenCells, index: Int, found: PieceFindings
  ) {
    self.init(screen, in: replay, appearance, cells: cells, index: index)
    summary = found.summary(of: screen)
    incompleteCells = found.incomplete
    collector = ViolationCollector(found.causes, of: cells)
    variants = found.variants
  }

  mutating func run() {
    let isAdmitted = replay.windows.map { replay.filter.admits($0, on: screen) }
    let states = replay.filter.states(of: screen)
    for textSize in replay.textSizes.indices {
      let order = replay.orders[textSize].filter { isAdmitted[$0] }
      for (state, own) in states.enumerated() {
        let first = cells.number(appearance: index, textSize: textSize, state: state, window: 0)
        judge(
          first..<first + replay.windows.count, textSize: replay.textSizes[textSize],
          state: own.index, conditions: replay.conditions[textSize], order: order,
          isAdmitted: isAdmitted)
      }
    }
  }

  /// Judges the screen at one text size and in one state, in all windows, whose cells have these numbers.
  private mutating func judge(
    _ numbers: Range<Int>, textSize: TextSize, state: Int, conditions: [LayoutCondition?],
    order: [Int], isAdmitted: [Bool]
  ) {
    let app = replay.app
    let windows = replay.windows
    let prepared = prepared
    guard
      var atReference = LayoutCondition(app.reference, textSize: textSize, app: app)
    else { return }
    atReference.state = state
    var judge = CellJudge(prepared, for: atReference)
    summary.type.note(judge.solver, textSize: textSize)
    let fitsReference = judge.judge(atReference).verdict < .unknown
    let judgements = judge.judge(conditions, in: order, state: state)
    for index in conditions.indices {
      guard isAdmitted[index] else {
        keep(.absent)
        continue
      }
      let cell = numbers.lowerBound + index
      guard conditions[index] != nil, let judged = judgements[index] else {
        let isAllowed = collector.addUnknownInsets(
          of: windows[index], screen: screen, cell: cell, exemptions: replay.exemptions)
        summary.tally.add(.unknown, isAllowed: isAllowed)
        keep(CellGrid.Entry(mark: isAllowed ? .allowed : .unknown, spare: .nan))
        continue
      }
      let outcome = judged.outcome
      if !isComplete {
        incompleteCells.append(cell)
      } else if let margin = outcome.margin {
        note(margin, cell: cell)
      }
      noteVariants(judged.variants, cell: cell)
      if outcome.scrolls { summary.scrolling += 1 }
      if !judged.warnings.isEmpty {
        _ = collector.add(
          judged.warnings, stress: .none, in: prepared,
          at: ViolationCollector.Site(cell: cell, broken: RuleList()), window: windows[index],
          exemptions: replay.exemptions)
      }
      guard outcome.verdict != .fits else {
        summary.tally.add(isComplete ? .fits : .unknown)
        keep(CellGrid.Entry(judged, isComplete: isComplete, isAllowed: false))
        continue
      }
      let site = ViolationCollector.Site(cell: cell, broken: RuleList(judged.violations))
      let isAllowed = collector.add(
        judged.violations, stress: outcome.stress, in: prepared, at: site,
        window: windows[index], exemptions: replay.exemptions)
      keep(CellGrid.Entry(judged, isComplete: isComplete, isAllowed: isAllowed))
      if isComplete {
        summary.tally.add(outcome.verdict, isAllowed: isAllowed)
      } else {
        summary.tally.add(isAllowed ? .unknown : max(outcome.verdict, .unknown))
      }
      let isLimited = judged.violations.allSatisfy { prepared.isAboutSomeWindows($0) }
      if outcome.verdict == .fails, !isAllowed, fitsReference, !isLimited,
        windows[index].keyboardHeight == 0,
        DisplayScale.isBelowReference(windows[index], in: app) == false
      {
        collector.addLargerWindow(judged.violations, screen: screen, at: site)
      }
    }
  }

  private mutating func keep(_ entry: CellGrid.Entry) {
    if replay.keepsCells { entries.append(entry) }
  }

  private mutating func note(_ margin: Margin, cell: Int) {
    if margin.height < summary.spareHeight?.points ?? .infinity {
      summary.spareHeight = ScreenSummary.Spare(points: margin.height, cell: cells.cell(cell))
    }
    if let node = margin.widthNode, margin.width < summary.spareWidth?.points ?? .infinity {
      summary.spareWidth = ScreenSummary.Spare(
        points: margin.width, cell: cells.cell(cell), block: prepared.nodes[node].name)
    }
  }

  private mutating func noteVariants(_ taken: [Int], cell: Int) {
    for node in taken {
      let first = prepared.variants.originals[node]
      if variants[first]?.last != cell { variants[first, default: CellRuns()].append(cell) }
    }
  }
}

extension PreparedScreen {
  /// Whether a violation is of a promise that does not hold in every window, so that the reference says nothing of it.
  fileprivate func isAboutSomeWindows(_ violation: Violation) -> Bool {
    guard violation.rule == .essentialLost,
      case .promised(let promise) = obligations[violation.obligation].reason
    else { return false }
    return promise.windows != nil
  }
}

extension CellGrid.Entry {
  /// Notes what was found of a cell; one of a locale that lacks a text is unknown at best.
  fileprivate init(_ judged: CellJudge.Judgement, isComplete: Bool, isAllowed: Bool) {
    let outcome = judged.outcome
    switch isComplete ? outcome.verdict : max(outcome.verdict, .unknown) {
    case .fits: mark = .fits
    case .fragile: mark = isAllowed ? .allowed : .fragile
    case .unknown: mark = isAllowed && isComplete ? .allowed : .unknown
    case .fails: mark = !isAllowed ? .fails : isComplete ? .allowed : .unknown
    }
    if let margin = outcome.margin {
      spare = Float(margin.least)
    } else {
      let shortfalls = judged.violations.lazy.filter(\.rule.countsPoints).map(\.shortfall)
      spare = shortfalls.max().map { Float(-$0) } ?? .nan
    }
  }
}
