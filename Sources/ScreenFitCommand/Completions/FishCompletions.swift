/// The script for fish.
enum FishCompletions {
  static var script: String {
    var lines = [
      "# fish completion for screenfit; screenfit completions fish prints it.",
      "complete -c screenfit -f",
    ]
    for command in CommandName.allCases {
      lines.append(
        "complete -c screenfit -n __fish_use_subcommand -a \(command.rawValue) -d \(quoted(command.summary))"
      )
    }
    for command in CommandName.allCases {
      let condition = "-n '__fish_seen_subcommand_from \(command.rawValue)'"
      switch Completions.operands(of: command) {
      case nil: lines.append("complete -c screenfit \(condition) -F")
      case let words? where words.isEmpty: break
      case let words?:
        lines.append(
          "complete -c screenfit \(condition) -a \(quoted(words.joined(separator: " ")))")
      }
      lines += command.flags.map { flag in
        "complete -c screenfit \(condition) \(spellings(flag)) -d \(quoted(flag.help(for: command)))"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func spellings(_ flag: Flag) -> String {
    var parts = flag.short.map { ["-s \($0)"] } ?? []
    parts.append("-l \(flag.name)")
    if flag.value != nil {
      if !flag.choices.isEmpty {
        parts.append("-x -a \(quoted(flag.choices.joined(separator: " ")))")
      } else {
        parts.append(flag.takesFile ? "-r -F" : "-x")
      }
    }
    return parts.joined(separator: " ")
  }

  /// Fish reads a backslash in quotes, too.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
