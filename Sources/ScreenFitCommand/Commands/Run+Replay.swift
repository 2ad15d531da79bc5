internal import FitReporting
internal import FitVerification
internal import ProjectFiles

extension Run {
  func replay() throws -> Answer {
    try judge(Workspace(arguments, at: paths.first))
  }

  func verify() throws -> Answer {
    let selection = Project.Selection.screens(paths, app: arguments.app)
    return try judge(Workspace(arguments, at: paths.first, selecting: selection))
  }

  private var paths: [String] { arguments.operands.map { Workspace.located($0, arguments) } }

  private func judge(_ workspace: Workspace) throws -> Answer {
    try workspace.checkFonts()
    try ExemptionBook.check(workspace.apps)
    var filter = workspace.filter
    if arguments.wantsLimits {
      let reports = workspace.apps.map {
        LimitSearch.run($0, filter: filter, measurer: workspace.measurer(for: $0))
      }
      return Answer(status: .fits) { try $0.text(of: reports) }
    }
    filter.today = .today
    var report = Replay.run(
      workspace.apps, filter: filter, threads: arguments.threads ?? WorkerThreads.processorCount
    ) {
      workspace.measurer(for: $0)
    }
    report.seconds = (ContinuousClock.now - start) / .seconds(1)
    let unverified = unverified(in: report)
    for phrase in unverified { Tool.say(phrase) }
    let tally = report.tally
    let isBad =
      !unverified.isEmpty || tally.fails + tally.unknown > 0
      || report.findings.contains { $0.severity == .error }
      || (arguments.failsOnFragile && tally.fragile > 0)
    let result = report
    let findings = FindingReport(
      result, unverified: unverified, failsOnFragile: arguments.failsOnFragile)
    return Answer(status: isBad ? .findings : .fits, findings: findings) {
      try $0.text(of: result)
    }
  }

  /// Says what was to be verified and has no cell; a filter may leave out an app, but not all of them.
  private func unverified(in report: ReplayReport) -> [String] {
    if report.apps.isEmpty { return ["the project has no app, so nothing was verified"] }
    return report.apps.filter { app in
      app.tally.cells == 0 && (report.tally.cells == 0 || !arguments.isFiltered)
    }.map { "\($0.id) has no cell to verify, which is not the same as fitting" }
  }
}
