/// Help, made from the tables of commands and flags.
enum HelpText {
  static let version = "0.1.0"

  static func text(for command: CommandName?) -> String {
    (command.map(lines) ?? overview).joined(separator: "\n") + "\n"
  }

  private static var overview: [String] {
    [
      "screenfit \(version): does every screen fit every window, at every text size?", "",
      "usage: screenfit [COMMAND] [FLAGS]", "",
    ] + table(CommandName.allCases.map { ($0.rawValue, $0.summary) }) + [
      "",
      "Without a command the project of the working directory is replayed.",
      "screenfit help COMMAND lists the flags of a command.", "",
      "Exits with 0 if all fits, 1 on findings, 64 on a wrong command line, 65 on",
      "a wrong input file, 66 on a missing file, 70 on a mistake of the tool's",
      "and 73 if the report cannot be written.",
    ]
  }

  private static func lines(for command: CommandName) -> [String] {
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    let details = command.details.isEmpty ? [] : [""] + command.details
    let flags = Flag.all.filter { $0.commands.contains(command) }.map {
      ($0.usage, $0.helpFor[command] ?? $0.help)
    }
    return [
      "usage: screenfit \(command.rawValue)\(operands) [FLAGS]", "", command.summary,
    ] + details + [""] + table(flags) + legend(for: command)
      + ["", "example: \(command.example)"]
  }

  private static func legend(for command: CommandName) -> [String] {
    guard Flag.all.contains(where: { $0.name == "window" && $0.commands.contains(command) }) else {
      return []
    }
    return [
      "", "390x844+47+34 is a window of 390 by 844 points, of which 47 at the top and 34",
      "at the bottom are covered.",
    ]
  }

  /// Two columns; what is too long for the left one gets a line of its own.
  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = min(22, rows.map(\.0.count).max() ?? 0)
    let indent = String(repeating: " ", count: width + 4)
    return rows.flatMap { left, right in
      guard left.count <= width else { return ["  \(left)", indent + right] }
      let padding = String(repeating: " ", count: width - left.count)
      let line = "  \(left)\(padding)  \(right)"
      return line.count <= 79 ? [line] : ["  \(left)", "      \(right)"]
    }
  }
}

extension Flag {
  /// The flag as help writes it: `-o, --output FILE`.
  var usage: String {
    let start = short.map { "-\($0), " } ?? ""
    return "\(start)--\(name)" + (value.map { " \($0)" } ?? "")
  }
}
