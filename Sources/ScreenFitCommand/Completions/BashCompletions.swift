/// The script for bash.
enum BashCompletions {
  static var script: String {
    let commands = CommandName.allCases.map(\.rawValue)
    var lines = [
      "# bash completion for screenfit; screenfit completions bash prints it.",
      "_screenfit() {",
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}",
      "  local command= flags= words= word",
      "  # bash takes an equals sign for a word of its own.",
      "  if [[ $current == = ]]; then current=",
      "  elif [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD - 2]}; fi",
      "  for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do",
      "    case $word in",
      "      \(commands.joined(separator: "|"))) command=$word; break ;;",
      "    esac",
      "  done",
      "  case $previous in",
    ]
    lines += values.map { "    \($0)" }
    lines += ["  esac", "  case $command in"]
    lines += CommandName.allCases.flatMap { self.lines(for: $0) }
    lines += [
      "    *) words='\(commands.joined(separator: " "))' flags='--help --version' ;;",
      "  esac",
      "  if [[ $current == -* ]]; then",
      "    COMPREPLY=($(compgen -W \"$flags\" -- \"$current\"))",
      "  elif [[ $words == FILES ]]; then",
      "    COMPREPLY=($(compgen -f -- \"$current\"))",
      "  else",
      "    COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))",
      "  fi",
      "}",
      "complete -o filenames -F _screenfit screenfit",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What can stand behind a flag, one pattern of `case` for each kind of value.
  private static var values: [String] {
    let flags = Flag.all.filter { $0.value != nil }
    func pattern(_ flags: [Flag]) -> String {
      flags.flatMap(\.spellings).joined(separator: "|")
    }
    let chosen = flags.filter { !$0.choices.isEmpty }.map { flag in
      let words = flag.choices.joined(separator: " ")
      return "\(pattern([flag]))) COMPREPLY=($(compgen -W '\(words)' -- \"$current\")); return ;;"
    }
    let files = flags.filter(\.takesFile)
    let others = flags.filter { $0.choices.isEmpty && !$0.takesFile }
    return chosen + [
      "\(pattern(files))) COMPREPLY=($(compgen -f -- \"$current\")); return ;;",
      "\(pattern(others))) COMPREPLY=(); return ;;",
    ]
  }

  private static func lines(for command: CommandName) -> [String] {
    let flags = command.flags.flatMap(\.spellings).joined(separator: " ")
    let words = Completions.operands(of: command)?.joined(separator: " ") ?? "FILES"
    return ["    \(command.rawValue)) words='\(words)' flags='\(flags)' ;;"]
  }
}
