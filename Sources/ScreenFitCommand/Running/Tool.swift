internal import FitReporting
internal import ProjectFiles

/// Carries out a command line: reports go to standard output or a file, everything else to standard error.
struct Tool {
  private let arguments: Arguments
  private let start = ContinuousClock.now

  /// Runs the tool on the words that it was started with.
  ///
  /// - Returns: The exit status.
  static func run() -> ExitStatus {
    Files.ignoreBrokenPipes()
    var words: [String] = []
    do throws(UsageError) {
      words = try Arguments.words()
      return Tool(arguments: try Arguments(parsing: words)).run()
    } catch {
      return refuse(error, command: words.lazy.compactMap(CommandName.init(rawValue:)).first)
    }
  }

  private func run() -> ExitStatus {
    do {
      try checkOutputs()
      let answer = try answer()
      try publish(answer)
      return answer.status
    } catch let error as UsageError {
      return Self.refuse(error, command: arguments.command)
    } catch let error as FileErrors {
      return report(error)
    } catch let error as Files.WriteFailure {
      Self.say(error.message)
      return .unwritableReport
    } catch {
      Self.say("a mistake of screenfit's own: \(error)")
      return .toolFault
    }
  }

  private func answer() throws -> Answer {
    if arguments.wantsVersion {
      return Answer(report: "screenfit \(HelpText.version)\n")
    }
    if arguments.wantsHelp {
      return Answer(report: HelpText.text(for: arguments.command))
    }
    return try Run(arguments: arguments, start: start).answer()
  }

  /// Finds out early whether the reports can be written, before anything is computed for them.
  private func checkOutputs() throws {
    try arguments.checkPlaces()
    for output in arguments.outputs { try Files.checkWritable(output.path) }
  }

  /// Writes the report in each format that is asked for: to files first, so that what is read meanwhile is whole.
  private func publish(_ answer: Answer) throws {
    for output in arguments.outputs {
      let format = output.format ?? arguments.format
      if output.format == nil, let file = answer.file {
        try Files.replace(output.path, with: file)
      } else {
        let text = try text(of: answer, as: format, isShown: false)
        try Files.replace(output.path, with: Array(text.utf8))
      }
    }
    if arguments.mainOutput == nil || answer.file != nil {
      try Files.write(text(of: answer, as: arguments.format, isShown: true), to: 1)
    }
  }

  private func text(
    of answer: Answer, as format: Arguments.Format, isShown: Bool
  ) throws -> String {
    let writer: any FindingFormat
    switch format {
    case .human: return try answer.text(humanReport(isColoured: isShown && arguments.isColoured(1)))
    case .json: return try answer.text(JSONReport())
    case .concise: writer = ConciseReport()
    case .junit: writer = JUnitReport()
    case .sarif: writer = SARIFReport(version: HelpText.version)
    case .github: writer = GitHubReport()
    case .markdown: writer = MarkdownReport()
    }
    // Arguments are refused where a command has no findings.
    return try answer.findings.map { try writer.text(of: $0()) } ?? ""
  }

  private func humanReport(isColoured: Bool) -> HumanReport {
    HumanReport(isColoured: isColoured, isVerbose: arguments.isVerbose) {
      TextFile.excerptLines(of: $0)
    }
  }

  /// Reports wrong input files: for people on standard error, for programs also in place of the reports.
  private func report(_ errors: FileErrors) -> ExitStatus {
    try? Files.write(
      humanReport(isColoured: arguments.isColoured(2)).text(of: errors.errors), to: 2)
    let count = errors.errors.count
    Self.say(count == 1 ? "1 mistake in the input" : "\(count) mistakes in the input")
    do {
      try publish(errors)
    } catch let error as Files.WriteFailure {
      Self.say(error.message)
    } catch {
      Self.say("a mistake of screenfit's own: \(error)")
    }
    return errors.areAllMissingFiles ? .missingInput : .badInput
  }

  private func publish(_ errors: FileErrors) throws {
    guard arguments.writesReports else { return }
    let answer = Answer(status: .badInput, findings: { FindingReport(errors.errors) }) {
      try $0.text(of: errors.errors)
    }
    for output in arguments.outputs {
      let format = output.format ?? arguments.format
      // What stands there from an earlier run is not kept as if it were of this one.
      let text = try text(of: answer, as: format, isShown: false)
      try Files.replace(output.path, with: Array(text.utf8))
    }
    if arguments.mainOutput == nil, arguments.format != .human {
      try Files.write(text(of: answer, as: arguments.format, isShown: true), to: 1)
    }
  }

  private static func refuse(_ error: UsageError, command: CommandName? = nil) -> ExitStatus {
    say(error.message)
    let named = command == .help ? nil : command
    let help = named.map { "screenfit help \($0.rawValue)" } ?? "screenfit help"
    try? Files.write("\(help) says more.\n", to: 2)
    return .usage
  }

  static func say(_ message: String) {
    try? Files.write("screenfit: \(HumanReport.shown(message))\n", to: 2)
  }
}
