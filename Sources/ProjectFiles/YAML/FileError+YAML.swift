internal import ScreenModel

/// What can be wrong with a file before its meaning is looked at.
extension FileError {
  static func tooManyBytes(limit: Int, file: String) -> FileError {
    FileError(
      .tooLarge, file: file, "the file is larger than \(limit >> 20) MB",
      suggestion: "split it into several files")
  }

  static func tooManyNodes(limit: Int, at location: SourceLocation) -> FileError {
    FileError(
      .tooLarge, at: location, "the file holds more than \(limit) values",
      suggestion: "split it into several files")
  }

  static func tooDeep(limit: Int, at location: SourceLocation) -> FileError {
    FileError(
      .tooLarge, at: location, "lists and mappings are nested more than \(limit) deep",
      suggestion: "look for a bracket too many")
  }

  static func emptyFile(_ file: String) -> FileError {
    FileError(.badYAML, file: file, "the file is empty")
  }

  static func secondDocument(at location: SourceLocation) -> FileError {
    FileError(
      .badYAML, at: location, "a second document starts here",
      suggestion: "put each document into a file of its own")
  }

  static func alias(_ name: String, at location: SourceLocation) -> FileError {
    FileError(
      .badYAML, at: location, "anchors and aliases are not supported, found “\(name)”",
      suggestion: "write the value out, or quote it if it is meant as text")
  }

  static func tag(at location: SourceLocation) -> FileError {
    FileError(
      .badYAML, at: location, "tags are not supported",
      suggestion: "remove it, or quote the value if it is meant as text")
  }

  static func keyIsNotAWord(at location: SourceLocation) -> FileError {
    FileError(
      .badYAML, at: location, "a key is a list or a mapping", suggestion: "keys are single words")
  }

  static func unexpectedYAML(at location: SourceLocation) -> FileError {
    FileError(.badYAML, at: location, "a value is missing here")
  }

  static func duplicateKey(
    _ key: String, first: SourceLocation, at location: SourceLocation
  ) -> FileError {
    FileError(
      .duplicate, at: location,
      "key “\(key)” is given twice, first in line \(first.line), column \(first.column)",
      suggestion: "remove one of the two")
  }

  /// Says what libyaml found in words that help a person who does not know its terms.
  static func badYAML(
    _ failure: YAMLEvents.Failure, in text: UnsafeBufferPointer<UInt8>, file: String
  ) -> FileError {
    let mark = failure.mark
    let location = SourceLocation(file: file, line: mark.line, column: mark.column)
    let character = Self.character(in: text, at: mark)
    let (message, suggestion) = words(for: failure, at: character)
    return FileError(.badYAML, at: location, message, suggestion: suggestion)
  }

  private static func words(
    for failure: YAMLEvents.Failure, at character: Character?
  ) -> (message: String, suggestion: String?) {
    if character == "\t" {
      return ("a tab is used as indentation", "indent with spaces")
    }
    switch failure.problem {
    case "found character that cannot start any token":
      let found = character.map { " with “\($0)”" } ?? ""
      return ("a value cannot start\(found)", "put the value in quotes")
    case "mapping values are not allowed in this context":
      return (
        "a colon is not allowed here",
        "put text that contains “: ” in quotes, or check the indentation"
      )
    case "found unexpected ':'": return ("a colon has no value after it", "write “key: value”")
    case "could not find expected ':'":
      return ("a key has no colon after it", "write “key: value”")
    case "did not find expected key", "did not find expected '-' indicator":
      return (
        "this line does not continue what is above it",
        "check its indentation, and the quotes and brackets before it"
      )
    case "did not find expected ',' or ']'": return ("a list in brackets is not closed", "add “]”")
    case "did not find expected ',' or '}'": return ("a mapping in braces is not closed", "add “}”")
    case "found unexpected end of stream":
      return ("the file ends inside quotes", "close the quotes")
    case "found unknown escape character":
      return ("unknown escape in double quotes", "write “\\\\” for a backslash")
    case "found undefined tag handle": return ("tags are not supported", "quote the value")
    default:
      let context = failure.context.isEmpty ? "" : " \(failure.context)"
      return (failure.problem + context, nil)
    }
  }

  private static func character(
    in text: UnsafeBufferPointer<UInt8>, at mark: YAMLEvents.Mark
  ) -> Character? {
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard mark.line <= lines.count else { return nil }
    let scalars = String(decoding: lines[mark.line - 1], as: UTF8.self).unicodeScalars
    guard mark.column <= scalars.count else { return nil }
    return Character(scalars[scalars.index(scalars.startIndex, offsetBy: mark.column - 1)])
  }
}
