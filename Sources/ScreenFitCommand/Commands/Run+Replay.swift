internal import FitReporting
internal import FitVerification
internal import ProjectFiles
internal import ScreenModel

extension Run {
  func replay() throws -> Answer {
    let workspace = try Workspace(arguments, at: paths.first)
    return try arguments.shard.map { try part($0, of: workspace) } ?? judge(workspace)
  }

  /// Puts the parts of a replay together and answers as it would have.
  func merge() throws -> Answer {
    let parts = try Parts(arguments.operands)
    let run = Run(arguments: try arguments.taking(scope: parts.origin.arguments), start: start)
    try parts.check(place: try? Workspace.folder(run.arguments, at: run.paths.first))
    return try run.judge(Workspace(run.arguments, at: run.paths.first), merging: parts)
  }

  func verify() throws -> Answer {
    let selection = Project.Selection.screens(paths, app: arguments.app)
    return try judge(Workspace(arguments, at: paths.first, selecting: selection))
  }

  /// Says what a change did by the reports of the replays before and after it.
  func diff() throws -> Answer {
    let report = DiffReport(
      before: try RecordedReplay(arguments.operands[0]),
      after: try RecordedReplay(arguments.operands[1]))
    return Answer(
      status: report.isWorse ? .findings : .fits, findings: { FindingReport(report) }
    ) { try $0.text(of: report) }
  }

  private var paths: [String] { arguments.operands.map { Workspace.located($0, arguments) } }

  /// Judges what the command line asks for, or takes what the parts of a run found of it.
  private func judge(_ workspace: Workspace, merging parts: Parts? = nil) throws -> Answer {
    var baseline = try KnownFindings(arguments, in: workspace)
    if arguments.wantsLimits {
      let reports = try limits(of: workspace, merging: parts)
      return Answer(status: .fits) { try $0.text(of: reports) }
    }
    var report =
      try parts.map { try merged($0, in: workspace) } ?? replayed(workspace, since: start)
    let unverified = unverified(in: report, of: workspace.apps)
    for phrase in unverified { Tool.say(phrase) }
    try baseline?.mark(&report, replacing: unverified.isEmpty)
    let isBad = !unverified.isEmpty || fails(report)
    let result = report
    let failsOnFragile = arguments.failsOnFragile
    return Answer(
      status: isBad ? .findings : .fits,
      findings: {
        FindingReport(result, unverified: unverified, failsOnFragile: failsOnFragile)
      }, text: { try $0.text(of: result) })
  }

  private func limits(of workspace: Workspace, merging parts: Parts?) throws -> [LimitReport] {
    try check(workspace)
    if let parts {
      try parts.check(against: PartOrigin(arguments, workspace, today: .today))
      return try parts.limits(of: workspace)
    }
    return workspace.apps.map {
      LimitSearch.run(
        $0, filter: workspace.filter, threads: threads, measurer: workspace.measurer(for: $0))
    }
  }

  /// Does a part of the work; whether all fits is told by those who have all parts.
  private func part(_ shard: Shard, of workspace: Workspace) throws -> Answer {
    try check(workspace)
    let today = CalendarDay.today
    var filter = workspace.filter
    filter.today = today
    let origin = try PartOrigin(arguments, workspace, today: today)
    let measurer = { workspace.measurer(for: $0) }
    let result =
      arguments.wantsLimits
      ? LimitSearch.run(
        shard, of: workspace.apps, filter: filter, threads: threads, measurer: measurer)
      : Replay.run(
        shard, of: workspace.apps, filter: filter, threads: threads, measurer: measurer)
    let part = Part(shard, of: origin, result, seconds: (ContinuousClock.now - start) / .seconds(1))
    return Answer(status: .fits) { $0 is JSONReport ? try part.text() : part.summary }
  }

  /// Puts together what the parts of a run found, in the time of the slowest of them and of this.
  private func merged(_ parts: Parts, in workspace: Workspace) throws -> ReplayReport {
    try check(workspace)
    let today = CalendarDay.today
    try parts.check(against: PartOrigin(arguments, workspace, today: today))
    var filter = workspace.filter
    filter.today = today
    var report = try parts.report(of: workspace, filter: filter, threads: threads)
    report.seconds = parts.seconds + (ContinuousClock.now - start) / .seconds(1)
    return report
  }

  /// How many threads work at once.
  var threads: Int { arguments.threads ?? WorkerThreads.processorCount }

  /// Replays what the command line asks for.
  ///
  /// - Parameters:
  ///   - workspace: Loaded without mistakes.
  ///   - start: From where its time is counted.
  ///   - keepsCells: Whether what was found of each cell is kept.
  /// - Returns: The report, as of today.
  /// - Throws: Faces that cannot be used, and exemptions of nothing that there is.
  func replayed(
    _ workspace: Workspace, since start: ContinuousClock.Instant, keepsCells: Bool = false
  ) throws -> ReplayReport {
    try check(workspace)
    var filter = workspace.filter
    filter.today = .today
    var report = Replay.run(
      workspace.apps, filter: filter, threads: threads, keepsCells: keepsCells
    ) {
      workspace.measurer(for: $0)
    }
    report.seconds = (ContinuousClock.now - start) / .seconds(1)
    return report
  }

  private func check(_ workspace: Workspace) throws {
    try workspace.checkFonts()
    try ExemptionBook.check(workspace.apps)
  }

  /// Whether a report fails the run, but for what a baseline holds.
  private func fails(_ report: ReplayReport) -> Bool {
    let tally = report.tally
    let open = report.findings.filter { !$0.isKnown }
    if open.contains(where: { $0.severity == .error }) { return true }
    guard report.baseline != nil else {
      return tally.fails + tally.unknown > 0 || arguments.failsOnFragile && tally.fragile > 0
    }
    if arguments.failsOnFragile, open.contains(where: \.isAboutFragileCells) { return true }
    // A cell that no known finding tells of is not known.
    var told: [String: Set<Cell>] = [:]
    for finding in report.findings where finding.severity == .error {
      told[finding.app, default: []].formUnion(finding.cells)
    }
    return tally.fails + tally.unknown > told.values.reduce(0) { $0 + $1.count }
  }

  /// Says what was to be verified and has no cell; a filter may leave out an app, but not all of them, and no screen that is named.
  private func unverified(in report: ReplayReport, of apps: [App]) -> [String] {
    if report.apps.isEmpty { return ["the project has no app, so nothing was verified"] }
    let named = arguments.command == .verify ? apps.flatMap { leftOut(by: $0) } : []
    let empty = report.apps.filter { app in
      app.tally.cells == 0 && (report.tally.cells == 0 || !arguments.isFiltered)
    }
    return named.isEmpty
      ? empty.map { "\($0.id) has no cell to verify, which is not the same as fitting" } : named
  }

  /// Says which screens of an app are shown in none of the locales that are looked at.
  private func leftOut(by app: App) -> [String] {
    guard !arguments.locales.isEmpty else { return [] }
    let locales = app.locales.filter { arguments.locales.contains($0.id) }
    return app.screens.filter { screen in !locales.contains { $0.includes(screen.id) } }.map {
      let names = locales.map(\.id).joined(separator: ", ")
      return "\($0.id) is not replayed in \(names): “locales” of \(app.location.file) leaves it out"
    }
  }
}
