internal import FitVerification
internal import ProjectFiles

/// Shells that complete command lines, and the scripts that teach them this tool's: made from the tables of commands and flags.
enum Completions: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// A script that the shell reads.
  var script: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }

  /// The words that can stand behind a command; nil: the name of a file or a folder.
  static func operands(of command: CommandName) -> [String]? {
    switch command {
    case .explain:
      RuleID.allCases.flatMap { [$0.code, $0.name] }
        + FileError.Code.allCases.flatMap { [$0.rawValue, $0.name] }
    case .help: CommandName.allCases.map(\.rawValue)
    case .schema: FileSchema.allCases.map(\.rawValue)
    case .completions: allCases.map(\.rawValue)
    case .measure, .windows, .fonts: []
    default: nil
    }
  }
}

extension Flag {
  /// Whether its value is the name of a file or a folder.
  var takesFile: Bool { value == "DIR" || value?.hasSuffix("FILE") ?? false }

  /// The forms that it may be typed in: `-o` and `--output`.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + ["--\(name)"] }

  /// What it does to a command.
  func help(for command: CommandName) -> String { helpFor[command] ?? help }
}

extension CommandName {
  /// The flags that mean something to it, in the order of help.
  var flags: [Flag] { Flag.all.filter { $0.commands.contains(self) } }
}
