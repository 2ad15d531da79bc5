package import ScreenModel
internal import StackLayout

/// Judges every screen of every app in all its cells.
package enum Replay {
  /// Judges the cells that a filter admits.
  ///
  /// - Parameters:
  ///   - apps: Read without errors.
  ///   - filter: Which screens, windows, text sizes, families and locales to look at.
  ///   - threads: How many work at once, at most; the report is the same for any number.
  ///   - keepsCells: Whether the summaries of screens have their grids: eight bytes for each cell.
  ///   - measurer: Makes the measurer of an app's platform profile.
  /// - Returns: Summaries in the order of the apps, findings sorted by file, line and rule; `seconds` is left at 0.
  package static func run(
    _ apps: [App], filter: CellFilter, threads: Int = WorkerThreads.processorCount,
    keepsCells: Bool = false, measurer: (App) -> any TextMeasuring
  ) -> ReplayReport {
    let plan = ReplayPlan(apps, filter: filter, keepsCells: keepsCells, measurer: measurer)
    WorkerThreads.perform(plan.pieces.count, threads: threads) { number in
      let piece = plan.pieces[number]
      piece.screen.judge(piece.appearance)
    }
    return plan.report
  }

  /// Judges a part of the cells, for ``merge(_:of:filter:threads:measurer:)`` to put together.
  package static func run(
    _ shard: Shard, of apps: [App], filter: CellFilter,
    threads: Int = WorkerThreads.processorCount, measurer: (App) -> any TextMeasuring
  ) -> ShardResult {
    let plan = ReplayPlan(apps, filter: filter, keepsCells: false, measurer: measurer)
    let own = shard.pieces(of: plan.pieces.count)
    let found = WorkerThreads.map(own, threads: threads) { number in
      let piece = plan.pieces[number]
      return piece.screen.findings(piece.appearance, number: number)
    }
    return .replay(total: plan.pieces.count, pieces: found)
  }

  /// Puts together what the parts of a run found.
  ///
  /// - Parameters:
  ///   - pieces: Every piece of the run once, in any order.
  ///   - apps: As the parts had them, as is the filter.
  ///   - filter: Which screens, windows, text sizes, families and locales were looked at.
  ///   - threads: How many work at once, at most.
  ///   - measurer: Makes the measurer of an app's platform profile.
  /// - Returns: The report of the whole run, but for its time; nil if these are not its pieces.
  package static func merge(
    _ pieces: [PieceFindings], of apps: [App], filter: CellFilter,
    threads: Int = WorkerThreads.processorCount, measurer: (App) -> any TextMeasuring
  ) -> ReplayReport? {
    let plan = ReplayPlan(apps, filter: filter, keepsCells: false, measurer: measurer)
    let found = pieces.sorted { $0.number < $1.number }
    guard found.map(\.number) == Array(plan.pieces.indices) else { return nil }
    WorkerThreads.perform(found.count, threads: threads) { number in
      let piece = plan.pieces[number]
      piece.screen.take(found[number], piece.appearance)
    }
    return plan.report
  }
}

/// What a run has to do: the screens of its apps, piece by piece.
private struct ReplayPlan: Sendable {
  /// A screen in one of its appearances.
  struct Piece: Sendable {
    var screen: ScreenReplay
    var appearance: Int
  }

  /// Each with its screens.
  private let replays: [(app: AppReplay, screens: [ScreenReplay])]
  /// In the order of apps, screens and appearances.
  let pieces: [Piece]

  init(
    _ apps: [App], filter: CellFilter, keepsCells: Bool, measurer: (App) -> any TextMeasuring
  ) {
    replays = apps.map { app in
      let measurer = measurer(app)
      let replay = AppReplay(
        app.fittingAccents(measurer: measurer), filter: filter, keepsCells: keepsCells,
        measurer: measurer)
      return (replay, replay.screenReplays())
    }
    pieces = replays.flatMap(\.screens).flatMap { screen in
      screen.appearances.indices.map { Piece(screen: screen, appearance: $0) }
    }
  }

  /// What was found, once every piece is done.
  var report: ReplayReport {
    var report = ReplayReport(apps: [], findings: [], tally: Tally(), seconds: 0)
    for (app, screens) in replays {
      let (summary, findings) = app.summary(of: screens.map(\.result))
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

/// What the replays of an app's screens have in common.
struct AppReplay: Sendable {
  let app: App
  let filter: CellFilter
  /// Whether what was found of each cell is kept.
  let keepsCells: Bool
  let measurer: any TextMeasuring
  let windows: [Window]
  let unsupported: [UnsupportedWindow]
  let exemptions: ExemptionBook
  let textSizes: [TextSize]
  let families: [Family]
  let locales: [AppLocale]
  /// What each window is laid out for, by text size; nil where its safe area is not known.
  let conditions: [[LayoutCondition?]]
  /// The order in which to judge them, by text size.
  let orders: [[Int]]
  private let screens: [Screen]
  private let translations: TranslationCheck

  init(_ app: App, filter: CellFilter, keepsCells: Bool, measurer: any TextMeasuring) {
    self.app = app
    self.keepsCells = keepsCells
    self.filter = filter
    self.measurer = measurer
    let (windows, unsupported) = filter.windows(of: app)
    self.windows = windows
    self.unsupported = unsupported
    exemptions = ExemptionBook(app, today: filter.today)
    textSizes = filter.textSizes(of: app)
    families = filter.families(of: app)
    locales = filter.locales(of: app)
    conditions = textSizes.map { size in
      windows.map { LayoutCondition($0, textSize: size, app: app) }
    }
    orders = conditions.map(LayoutCondition.order)
    screens = filter.screens(of: app)
    translations = TranslationCheck(app, screens: screens, locales: locales)
  }

  /// Makes the replays of the screens, in their order.
  func screenReplays() -> [ScreenReplay] { screens.map { ScreenReplay($0, in: self) } }

  /// Whether a locale has every text of a screen; if not, no cell passes.
  func isComplete(_ screen: Screen, in locale: AppLocale) -> Bool {
    !translations.isIncomplete(screen, in: locale)
  }

  /// Puts together what was found of the screens, in their order, and checks what takes no cells.
  func summary(of results: [ScreenReplay.Result]) -> (AppSummary, [Finding]) {
    var summary = AppSummary(
      id: app.id, name: app.name, tally: Tally(), windows: windows.count,
      textSizes: textSizes.map(\.name), families: families.map(\.name), locales: locales.map(\.id),
      screens: [], unsupported: unsupported)
    summary.windowIDs = windows.map(\.id)
    summary.profile = app.profile.name
    summary.profileCheckedAgainst = app.profile.checkedAgainst
    var findings = BudgetCheck.findings(of: app, screens: screens, locales: locales)
    findings += Contrast.check(app, screens: screens).findings
    var exemptions = exemptions
    for result in results {
      summary.screens.append(result.summary)
      summary.tally.add(result.summary.tally)
      summary.type.add(result.summary.type)
      findings += result.findings
      exemptions.note(result.exemptions)
    }
    findings += translations.findings(in: results)
    findings += TextSizeCheck.findings(
      of: app, screens: screens, textSizes: textSizes, ledger: summary.type,
      isWhole: filter.screens == nil && app.hasAllScreens)
    findings = UnknownWindows.grouped(findings, of: app)
    exemptions.mark(&findings)
    return (
      summary,
      findings + exemptions.findings(app: app.id, isWhole: filter.isWhole && app.hasAllScreens)
    )
  }
}
