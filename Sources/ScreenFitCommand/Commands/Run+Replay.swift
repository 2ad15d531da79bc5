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
      return Answer(report: try format.text(of: reports), status: .fits)
    }
    filter.today = .today
    var report = Replay.run(
      workspace.apps, filter: filter, threads: arguments.threads ?? WorkerThreads.processorCount
    ) {
      workspace.measurer(for: $0)
    }
    report.seconds = (ContinuousClock.now - start) / .seconds(1)
    let tally = report.tally
    for app in report.apps where app.tally.cells == 0 && (tally.cells == 0 || !arguments.isFiltered)
    {
      Tool.say("\(app.id) has no cell to verify, which is not the same as fitting")
    }
    if report.apps.isEmpty { Tool.say("the project has no app, so nothing was verified") }
    let isEmpty =
      tally.cells == 0 || !arguments.isFiltered && report.apps.contains { $0.tally.cells == 0 }
    let isBad =
      isEmpty || tally.fails + tally.unknown > 0
      || report.findings.contains { $0.severity == .error }
      || (arguments.failsOnFragile && tally.fragile > 0)
    return Answer(report: try format.text(of: report), status: isBad ? .findings : .fits)
  }
}
