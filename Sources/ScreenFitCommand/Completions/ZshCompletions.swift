/// The script for zsh.
enum ZshCompletions {
  static var script: String {
    var lines = [
      "#compdef screenfit",
      "# zsh completion for screenfit; screenfit completions zsh prints it.",
      "_screenfit() {",
      "  local curcontext=$curcontext state line",
      "  local -a commands",
      "  commands=(",
    ]
    lines += CommandName.allCases.map { "    \(quoted("\($0.rawValue):\($0.summary)"))" }
    lines += [
      "  )",
      "  _arguments -C '(-h --help)'{-h,--help}'[Show help.]' '--version[Show the version.]' \\",
      "    '1:command:->command' '*::argument:->arguments'",
      "  case $state in",
      "    command) _describe -t commands command commands ;;",
      "    arguments)",
      "      case $words[1] in",
    ]
    lines += CommandName.allCases.flatMap { self.lines(for: $0) }
    lines += ["      esac ;;", "  esac", "}", "_screenfit \"$@\""]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(for command: CommandName) -> [String] {
    let flags = command.flags.flatMap { flag in
      flag.spellings.map { "          \(quoted(argument($0, flag, command))) \\" }
    }
    let operands =
      switch Completions.operands(of: command) {
      case nil: "*:file:_files"
      case let words? where words.isEmpty: "*: : "
      case let words?: "*:word:(\(words.joined(separator: " ")))"
      }
    return ["        \(command.rawValue)) _arguments \\"] + flags + [
      "          \(quoted(operands)) ;;"
    ]
  }

  /// A flag as `_arguments` reads it: `*--window=[Look at …]:WINDOW: `.
  private static func argument(_ spelling: String, _ flag: Flag, _ command: CommandName) -> String {
    let help = escaped(flag.help(for: command))
    guard let value = flag.value else { return "\(spelling)[\(help)]" }
    // A value may stand behind an equals sign or be the next word.
    let sign = spelling.hasPrefix("--") ? "=" : "+"
    let action =
      !flag.choices.isEmpty
      ? "(\(flag.choices.joined(separator: " ")))" : flag.takesFile ? "_files" : " "
    return "*\(spelling)\(sign)[\(help)]:\(escaped(value)):\(action)"
  }

  /// Escapes what ends a description.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
  }

  private static func quoted(_ text: String) -> String { ShellWord.inQuotes(text) }
}
