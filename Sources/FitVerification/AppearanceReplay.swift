internal import ScreenModel
internal import StackLayout

/// Judges one screen in one family and locale, in all windows, text sizes and states.
struct AppearanceReplay: Sendable {
  let prepared: PreparedScreen
  /// Of these cells only; its variants are listed elsewhere.
  private(set) var summary: ScreenSummary
  /// The cells, if the locale lacks a text of the screen.
  private(set) var incompleteCells: [Cell] = []
  private(set) var collector = ViolationCollector()
  /// The cells in which a node is shed, or taken in place of an alternative before it; of copies under the first.
  private(set) var variants: [Int: [Cell]] = [:]
  /// What was found of each cell, if that is kept: of each text size, in it of each state, of each window.
  private(set) var entries: [CellGrid.Entry] = []
  private let replay: AppReplay
  private let screen: Screen
  /// Its place among the appearances of the screen.
  private let index: Int
  private let isComplete: Bool

  init(
    _ screen: Screen, in replay: AppReplay, _ appearance: ScreenReplay.Appearance, index: Int
  ) {
    self.screen = screen
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
    _ screen: Screen, in replay: AppReplay, _ appearance: ScreenReplay.Appearance, index: Int,
    found: PieceFindings
  ) {
    self.init(screen, in: replay, appearance, index: index)
    let cells = PieceCells(screen, in: replay, appearance)
    summary = found.summary(of: screen, cells: cells)
    incompleteCells = found.incompleteCells(cells)
    collector = ViolationCollector(found.causes(cells, appearance: index))
    variants = found.variants(cells)
  }

  mutating func run() {
    let isAdmitted = replay.windows.map { replay.filter.admits($0, on: screen) }
    for index in replay.textSizes.indices {
      let order = replay.orders[index].filter { isAdmitted[$0] }
      for state in replay.filter.states(of: screen) {
        judge(
          textSize: replay.textSizes[index], state: state, conditions: replay.conditions[index],
          order: order, isAdmitted: isAdmitted)
      }
    }
  }

  /// Judges the screen at one text size and in one state, in all windows.
  private mutating func judge(
    textSize: TextSize, state: (index: Int, name: String?), conditions: [LayoutCondition?],
    order: [Int], isAdmitted: [Bool]
  ) {
    let app = replay.app
    let windows = replay.windows
    let prepared = prepared
    guard
      var atReference = LayoutCondition(app.reference, textSize: textSize, app: app)
    else { return }
    atReference.state = state.index
    var judge = CellJudge(prepared, for: atReference)
    summary.type.note(judge.solver, textSize: textSize)
    let fitsReference = judge.judge(atReference).verdict < .unknown
    let judgements = judge.judge(conditions, in: order, state: state.index)
    for index in conditions.indices {
      guard isAdmitted[index] else {
        keep(.absent)
        continue
      }
      func cell() -> Cell {
        Cell(
          screen: prepared.screen.id, window: windows[index], textSize: textSize.name,
          family: prepared.family.name, locale: prepared.locale.id, state: state.name)
      }
      guard var condition = conditions[index], let judged = judgements[index] else {
        let isAllowed = collector.addUnknownInsets(
          of: windows[index], screen: screen, cell: cell(), exemptions: replay.exemptions)
        summary.tally.add(.unknown, isAllowed: isAllowed)
        keep(CellGrid.Entry(mark: isAllowed ? .allowed : .unknown, spare: .nan))
        continue
      }
      condition.state = state.index
      let outcome = judged.outcome
      if !isComplete {
        incompleteCells.append(cell())
      } else if let margin = outcome.margin {
        note(margin, cell: cell)
      }
      noteVariants(judged.variants, cell: cell)
      if outcome.scrolls { summary.scrolling += 1 }
      if !judged.warnings.isEmpty {
        _ = collector.add(
          judged.warnings, stress: .none, in: prepared,
          at: site(of: cell(), condition, broken: []), window: windows[index],
          exemptions: replay.exemptions)
      }
      guard outcome.verdict != .fits else {
        summary.tally.add(isComplete ? .fits : .unknown)
        keep(CellGrid.Entry(judged, isComplete: isComplete, isAllowed: false))
        continue
      }
      let site = site(
        of: cell(), condition, broken: Set(judged.violations.lazy.map(\.rule)))
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

  private func site(
    of cell: Cell, _ condition: LayoutCondition, broken: Set<RuleID>
  ) -> ViolationCollector.Site {
    ViolationCollector.Site(appearance: index, condition: condition, cell: cell, broken: broken)
  }

  private mutating func note(_ margin: Margin, cell: () -> Cell) {
    if margin.height < summary.spareHeight?.points ?? .infinity {
      summary.spareHeight = ScreenSummary.Spare(points: margin.height, cell: cell())
    }
    if let node = margin.widthNode, margin.width < summary.spareWidth?.points ?? .infinity {
      summary.spareWidth = ScreenSummary.Spare(
        points: margin.width, cell: cell(), block: prepared.nodes[node].name)
    }
  }

  private mutating func noteVariants(_ taken: [Int], cell: () -> Cell) {
    guard !taken.isEmpty else { return }
    let cell = cell()
    for node in taken {
      let first = prepared.variants.originals[node]
      if variants[first]?.last != cell { variants[first, default: []].append(cell) }
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
