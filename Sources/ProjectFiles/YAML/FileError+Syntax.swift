internal import ScreenModel

/// The value or key that was read before a mistake.
struct LastScalar {
  var scalar: Node.Scalar
  var start: YAMLEvents.Mark
  var end: YAMLEvents.Mark
}

/// Says what libyaml found in words that help a person who does not know its terms.
extension FileError {
  /// Finds what most likely caused libyaml to give up, which often lies before the place where it did.
  static func badYAML(
    _ failure: YAMLEvents.Failure, after last: LastScalar?,
    in text: UnsafeBufferPointer<UInt8>, file: String
  ) -> FileError {
    let lines = SourceLines(text)
    func error(at mark: YAMLEvents.Mark, _ message: String, _ suggestion: String?) -> FileError {
      let location = SourceLocation(file: file, line: mark.line, column: mark.column)
      return FileError(.badYAML, at: location, message, suggestion: suggestion)
    }
    let character = lines.character(at: failure.mark)
    if character == "\t" {
      return error(at: failure.mark, "a tab is used as indentation", "indent with spaces")
    }
    if failure.context == "while scanning a quoted scalar", failure.problem.contains("unexpected") {
      return error(
        at: failure.contextMark, "the quotes that open here are never closed",
        "close them where the text ends")
    }
    if let last, last.start.line < last.end.line, last.end.line == failure.mark.line,
      lines.character(at: last.start).map({ $0 == "\"" || $0 == "'" }) == true
    {
      return error(
        at: last.start, "the quotes that open here are closed in line \(last.end.line) only",
        "close them where the text ends")
    }
    if let (space, mark) = lines.missingSpace(before: failure.mark) {
      return error(
        at: mark, "a space is missing after the \(space.rawValue)",
        "\(space.suggestion) in line \(mark.line)")
    }
    if let comment = last?.scalar.comment, mayBeText(last, failure, lines) {
      return cutText("the text", at: comment)
    }
    let (message, suggestion) = words(for: failure.problem, at: character)
    return error(at: failure.mark, message, suggestion)
  }

  /// Tells a text that a `#` cut, so that its end or its next line is missing, from a value with a comment behind it.
  private static func mayBeText(
    _ last: LastScalar?, _ failure: YAMLEvents.Failure, _ lines: SourceLines
  ) -> Bool {
    guard let last, last.end.line == failure.mark.line - 1 || last.end.line == failure.mark.line
    else { return false }
    guard case .text = NumberText.read(last.scalar.text) else { return false }
    switch failure.problem {
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'": return true
    case "could not find expected ':'", "did not find expected key",
      "did not find expected '-' indicator":
      return failure.mark.column > lines.startOfKeys(at: last.start)
    default: return false
    }
  }

  private static func words(
    for problem: String, at character: Character?
  ) -> (message: String, suggestion: String) {
    switch problem {
    case "found character that cannot start any token",
      "did not find expected alphabetic or numeric character",
      "did not find expected comment or line break", "found undefined tag handle",
      "did not find expected whitespace or line break":
      let found = character.map { $0 == " " ? "" : " with “\($0)”" } ?? ""
      return ("a value cannot start\(found)", "put the value in quotes")
    case "mapping values are not allowed in this context":
      return (
        "a colon is not allowed here",
        "put text that contains “: ” in quotes, or check the indentation"
      )
    case "block sequence entries are not allowed in this context":
      return ("a list cannot start here", "begin each “- ” on a line of its own")
    case "found unexpected ':'": return ("a colon has no value after it", "write “key: value”")
    case "could not find expected ':'":
      return ("a key has no colon after it", "write “key: value”")
    case "did not find expected '-' indicator":
      return (
        "this line does not continue the list above it",
        "begin it with “- ”, or check its indentation and the quotes and brackets before it"
      )
    case "did not find expected key":
      return (
        "this line does not continue what is above it",
        "check its indentation, and the quotes and brackets before it"
      )
    case "did not find expected ',' or ']'": return ("a list in brackets is not closed", "add “]”")
    case "did not find expected ',' or '}'": return ("a mapping in braces is not closed", "add “}”")
    case "found unknown escape character":
      return ("unknown escape in double quotes", "write “\\\\” for a backslash")
    case "did not find expected hexdecimal number":
      return (
        "an escape in double quotes has too few digits",
        "write two after “\\x”, four after “\\u” and eight after “\\U”, from 0 to F"
      )
    case "found invalid Unicode character escape code":
      return (
        "an escape in double quotes stands for no character",
        "write the character itself, or one escape of eight digits, such as “\\U0001F600”, for the two that JSON has"
      )
    default:
      return (
        "the file cannot be understood from here on",
        "check the indentation, quotes and brackets here and in the line above"
      )
    }
  }
}

/// The lines of a text, 1-based.
private struct SourceLines {
  private let lines: [Substring]

  init(_ text: UnsafeBufferPointer<UInt8>) {
    lines = String(decoding: text, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }

  func character(at mark: YAMLEvents.Mark) -> Character? {
    guard mark.line <= lines.count else { return nil }
    return lines[mark.line - 1].unicodeScalars.dropFirst(mark.column - 1).first.map(Character.init)
  }

  /// Returns the column of the first key in a line, after its dashes.
  func startOfKeys(at mark: YAMLEvents.Mark) -> Int {
    guard mark.line <= lines.count else { return 1 }
    return lines[mark.line - 1].prefix { $0 == " " || $0 == "-" }.count + 1
  }

  /// Looks in a line and in the last one above it that is neither empty nor a comment.
  func missingSpace(before mark: YAMLEvents.Mark) -> (MissingSpace, YAMLEvents.Mark)? {
    var line = min(mark.line, lines.count)
    var seen = 0
    while line > 0, seen < 2 {
      let text = lines[line - 1]
      if let first = text.first(where: { !$0.isWhitespace }), first != "#" {
        seen += 1
        if let (space, column) = MissingSpace.find(in: text) {
          return (space, YAMLEvents.Mark(line: line, column: column, offset: 0))
        }
      }
      line -= 1
    }
    return nil
  }
}
