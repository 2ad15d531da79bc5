package import ScreenModel
internal import StackLayout

/// Judges every screen of every app in all its cells.
package enum Replay {
  /// Judges the cells that a filter admits.
  ///
  /// - Parameters:
  ///   - apps: Read without errors.
  ///   - filter: Which screens, windows, text sizes, families and locales to look at.
  ///   - measurer: Makes the measurer of an app's platform profile.
  /// - Returns: Summaries in the order of the apps, findings sorted by file, line and rule; `seconds` is left at 0.
  package static func run(
    _ apps: [App], filter: CellFilter, measurer: (App) -> any TextMeasuring
  ) -> ReplayReport {
    var report = ReplayReport(apps: [], findings: [], tally: Tally(), seconds: 0)
    for app in apps {
      let measurer = measurer(app)
      let replay = AppReplay(
        app.fittingAccents(measurer: measurer), filter: filter, measurer: measurer)
      let (summary, findings) = replay.run()
      report.apps.append(summary)
      report.findings += findings
      report.tally.add(summary.tally)
    }
    report.findings.sort {
      ($0.severity.rank, $0.location, $0.rule.code, $0.screen ?? "", $0.stress.rawValue, $0.message)
        < (
          $1.severity.rank, $1.location, $1.rule.code, $1.screen ?? "", $1.stress.rawValue,
          $1.message
        )
    }
    return report
  }
}

extension Finding.Severity {
  fileprivate var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .allowed: 2
    }
  }
}

/// Judges the screens of one app.
struct AppReplay {
  let app: App
  let filter: CellFilter
  let measurer: any TextMeasuring
  let windows: [Window]
  let unsupported: [UnsupportedWindow]
  let exemptions: ExemptionBook
  let textSizes: [TextSize]
  /// What each window is laid out for, by text size; nil where its safe area is not known.
  let conditions: [[LayoutCondition?]]

  init(_ app: App, filter: CellFilter, measurer: any TextMeasuring) {
    self.app = app
    self.filter = filter
    self.measurer = measurer
    let (windows, unsupported) = filter.windows(of: app)
    self.windows = windows
    self.unsupported = unsupported
    exemptions = ExemptionBook(app, today: filter.today)
    textSizes = filter.textSizes(of: app)
    conditions = textSizes.map { size in
      windows.map { LayoutCondition($0, textSize: size, app: app) }
    }
  }

  func run() -> (AppSummary, [Finding]) {
    let families = filter.families(of: app)
    let locales = filter.locales(of: app)
    var summary = AppSummary(
      id: app.id, name: app.name, tally: Tally(), windows: windows.count,
      textSizes: textSizes.map(\.name), families: families.map(\.name), locales: locales.map(\.id),
      screens: [], unsupported: unsupported)
    summary.profile = app.profile.name
    summary.profileCheckedAgainst = app.profile.checkedAgainst
    let screens = filter.screens(of: app)
    var findings = BudgetCheck.findings(of: app, screens: screens, locales: locales)
    findings += Contrast.check(app, screens: screens).findings
    let translations = TranslationCheck(app, screens: screens, locales: locales)
    var incomplete: [Cell] = []
    for screen in screens {
      var replay = ScreenReplay(screen, in: self)
      for family in families {
        for locale in locales where locale.includes(screen.id) {
          let isComplete = !translations.isIncomplete(screen, in: locale)
          replay.judge(family: family, locale: locale, isComplete: isComplete)
        }
      }
      incomplete += replay.incompleteCells
      summary.screens.append(replay.summary)
      summary.tally.add(replay.summary.tally)
      summary.type.add(replay.summary.type)
      findings += replay.findings()
    }
    findings += translations.findings(cells: incomplete) { screen in
      summary.screens.first { $0.id == screen.id }?.tally.cells ?? 0
    }
    findings += TextSizeCheck.findings(of: app, textSizes: textSizes, ledger: summary.type)
    return (summary, withExemptions(UnknownWindows.grouped(findings, of: app)))
  }

  /// Marks the findings about texts that are allowed, and adds those about the exemptions themselves.
  private func withExemptions(_ findings: [Finding]) -> [Finding] {
    let marked = exemptions.marked(findings)
    return marked + exemptions.findings(app: app.id, isWhole: filter.isWhole)
  }
}

/// Judges one screen in all its cells and gathers what they break.
struct ScreenReplay {
  let replay: AppReplay
  let screen: Screen
  private(set) var summary: ScreenSummary
  /// The cells of locales that lack a text of the screen.
  private(set) var incompleteCells: [Cell] = []
  private var collector = ViolationCollector()
  private var appearances: [PreparedScreen] = []
  /// The cells in which a node is shed, or taken in place of an alternative before it.
  private var variants: [Int: [Cell]] = [:]
  private let states: [(index: Int, name: String?)]

  init(_ screen: Screen, in replay: AppReplay) {
    self.replay = replay
    self.screen = screen
    states = replay.filter.states(of: screen)
    summary = ScreenSummary(
      id: screen.id, name: screen.name, tally: Tally(), spareHeight: nil, spareWidth: nil)
  }

  /// Judges the screen in one family and locale, in all windows and text sizes.
  ///
  /// - Parameters:
  ///   - family: The family.
  ///   - locale: The locale.
  ///   - isComplete: Whether the locale has every text of the screen; if not, no cell passes.
  mutating func judge(family: Family, locale: AppLocale, isComplete: Bool) {
    let prepared = PreparedScreen(
      screen, of: replay.app, family: family, locale: locale, measurer: replay.measurer)
    let appearance = appearances.count
    appearances.append(prepared)
    defer { listVariants() }
    for (textSize, conditions) in zip(replay.textSizes, replay.conditions) {
      for state in states {
        judge(
          prepared, appearance, textSize: textSize, state: state, conditions: conditions,
          isComplete: isComplete)
      }
    }
  }

  /// Judges the screen at one text size and in one state, in all windows.
  private mutating func judge(
    _ prepared: PreparedScreen, _ appearance: Int, textSize: TextSize,
    state: (index: Int, name: String?), conditions: [LayoutCondition?], isComplete: Bool
  ) {
    let app = replay.app
    let windows = replay.windows
    guard
      var atReference = LayoutCondition(app.reference, textSize: textSize, app: app)
    else { return }
    atReference.state = state.index
    var judge = CellJudge(prepared, for: atReference)
    summary.type.note(judge.solver, textSize: textSize)
    let fitsReference = judge.judge(atReference).verdict < .unknown
    for index in conditions.indices {
      func cell() -> Cell {
        Cell(
          screen: prepared.screen.id, window: windows[index], textSize: textSize.name,
          family: prepared.family.name, locale: prepared.locale.id, state: state.name)
      }
      guard var condition = conditions[index] else {
        let isAllowed = collector.addUnknownInsets(
          of: windows[index], screen: screen, cell: cell(), exemptions: replay.exemptions)
        summary.tally.add(.unknown, isAllowed: isAllowed)
        continue
      }
      condition.state = state.index
      let outcome = judge.judge(condition)
      if !isComplete {
        incompleteCells.append(cell())
      } else if let margin = outcome.margin {
        note(margin, in: prepared, cell: cell)
      }
      noteVariants(judge, cell: cell)
      if outcome.scrolls { summary.scrolling += 1 }
      if !judge.warnings.isEmpty {
        let site = ViolationCollector.Site(
          appearance: appearance, condition: condition, cell: cell(), broken: [])
        _ = collector.add(
          judge.warnings, stress: .none, in: prepared, at: site, window: windows[index],
          exemptions: replay.exemptions)
      }
      guard outcome.verdict != .fits else {
        summary.tally.add(isComplete ? .fits : .unknown)
        continue
      }
      let site = ViolationCollector.Site(
        appearance: appearance, condition: condition, cell: cell(),
        broken: Set(judge.violations.lazy.map(\.rule)))
      let isAllowed = collector.add(
        judge.violations, stress: outcome.stress, in: prepared, at: site,
        window: windows[index], exemptions: replay.exemptions)
      if isComplete {
        summary.tally.add(outcome.verdict, isAllowed: isAllowed)
      } else {
        summary.tally.add(isAllowed ? .unknown : max(outcome.verdict, .unknown))
      }
      if outcome.verdict == .fails, !isAllowed, fitsReference,
        DisplayScale.isBelowReference(windows[index], in: app) == false
      {
        collector.addLargerWindow(judge.violations, screen: screen, at: site)
      }
    }
  }

  private mutating func note(_ margin: Margin, in prepared: PreparedScreen, cell: () -> Cell) {
    if margin.height < summary.spareHeight?.points ?? .infinity {
      summary.spareHeight = ScreenSummary.Spare(points: margin.height, cell: cell())
    }
    if let node = margin.widthNode, margin.width < summary.spareWidth?.points ?? .infinity {
      summary.spareWidth = ScreenSummary.Spare(
        points: margin.width, cell: cell(), block: prepared.nodes[node].name)
    }
  }

  private mutating func noteVariants(_ judge: CellJudge, cell: () -> Cell) {
    for node in judge.variants { variants[node, default: []].append(cell()) }
  }

  /// Lists what is shed or chosen, in the order of the screen.
  private mutating func listVariants() {
    guard let prepared = appearances.first else { return }
    summary.variants = variants.sorted { $0.key < $1.key }.map { node, cells in
      let isRung = prepared.variants.ladder.contains(node)
      return ScreenSummary.Variant(
        block: prepared.nodes[node].name, location: prepared.nodes[node].location,
        use: isRung ? .shed : .taken, cells: cells)
    }
  }

  func findings() -> [Finding] {
    let builder = FindingBuilder(
      app: replay.app, screen: screen, measurer: replay.measurer, appearances: appearances,
      cellsOfScreen: summary.tally.cells)
    return collector.causes.map { cause in
      let finding = builder.finding(for: cause)
      return cause.key.exemption.map { finding.allowed(by: replay.exemptions[$0]) } ?? finding
    }
  }
}
