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
      if let output = arguments.output { try Files.checkWritable(output) }
      let answer = try answer()
      try publish(answer)
      return answer.status
    } catch let error as UsageError {
      return Self.refuse(error, command: arguments.command)
    } catch let error as FileErrors {
      return report(error)
    } catch let error as Files.WriteFailure {
      let place = arguments.output ?? "standard output"
      Self.say("the report cannot be written to \(place): \(error.reason)")
      return .unwritableReport
    } catch {
      Self.say("a mistake of screenfit's own: \(error)")
      return .toolFault
    }
  }

  private func answer() throws -> Answer {
    if arguments.wantsVersion {
      return Answer(report: "screenfit \(HelpText.version)\n", status: .fits)
    }
    if arguments.wantsHelp {
      return Answer(report: HelpText.text(for: arguments.command), status: .fits)
    }
    return try Run(arguments: arguments, format: format, start: start).answer()
  }

  private var format: any ReportFormat {
    switch arguments.format {
    case .json: JSONReport()
    case .human: humanReport(isColoured: isColoured(1) && arguments.output == nil)
    }
  }

  private func humanReport(isColoured: Bool) -> HumanReport {
    HumanReport(isColoured: isColoured, isVerbose: arguments.isVerbose) { Files.lines(of: $0) }
  }

  private func isColoured(_ descriptor: Int32) -> Bool {
    switch arguments.color {
    case .always: return true
    case .never: return false
    case .auto:
      let isRefused = Files.environment("NO_COLOR").map { !$0.isEmpty } ?? false
      let isDumb = Files.environment("TERM") == "dumb"
      return !isRefused && !isDumb && Files.isTerminal(descriptor)
    }
  }

  private func publish(_ answer: Answer) throws(Files.WriteFailure) {
    guard let output = arguments.output, let file = answer.file else {
      return try publish(answer.report)
    }
    try Files.replace(output, with: file)
    try Files.write(answer.report, to: 1)
  }

  private func publish(_ text: String) throws(Files.WriteFailure) {
    if let output = arguments.output {
      try Files.replace(output, with: Array(text.utf8))
    } else {
      try Files.write(text, to: 1)
    }
  }

  /// Reports wrong input files: for people on standard error, for programs also as the report.
  private func report(_ errors: FileErrors) -> ExitStatus {
    try? Files.write(humanReport(isColoured: isColoured(2)).text(of: errors.errors), to: 2)
    let count = errors.errors.count
    Self.say(count == 1 ? "1 mistake in the input" : "\(count) mistakes in the input")
    if arguments.format == .json, let text = try? JSONReport().text(of: errors.errors) {
      do throws(Files.WriteFailure) {
        try publish(text)
      } catch {
        Self.say("the report cannot be written: \(error.reason)")
      }
    }
    return errors.areAllMissingFiles ? .missingInput : .badInput
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
