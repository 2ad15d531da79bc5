internal import FitVerification
internal import ProjectFiles

/// One command being carried out.
struct Run {
  let arguments: Arguments
  /// When the tool was started.
  let start: ContinuousClock.Instant

  func answer() throws -> Answer {
    switch arguments.command ?? .replay {
    case .replay: try replay()
    case .verify: try verify()
    case .merge: try merge()
    case .diff: try diff()
    case .compare: try arguments.recorded.map { try score($0) } ?? compare()
    case .budgets: try budgets()
    case .contrast: try contrast()
    case .measure: try measure()
    case .render: try render()
    case .report: try report()
    case .watch: try watch()
    case .export: try export()
    case .windows: try windows()
    case .fonts: try fonts()
    case .explain: try explain()
    case .initialize: try initialize()
    case .schema: try schema()
    case .completions: try completions()
    case .help: try help()
    }
  }

  private func completions() throws(UsageError) -> Answer {
    let name = arguments.operands[0]
    guard let shell = Completions(rawValue: name) else {
      throw .unknown("shell", name, among: Completions.allCases.map(\.rawValue))
    }
    return Answer(report: shell.script)
  }

  private func help() throws(UsageError) -> Answer {
    guard let name = arguments.operands.first else {
      return Answer(report: HelpText.text(for: nil))
    }
    guard let command = CommandName(rawValue: name) else {
      throw .unknown("command", name, among: CommandName.allCases.map(\.rawValue))
    }
    return Answer(report: HelpText.text(for: command))
  }
}
