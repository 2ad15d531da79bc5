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

  /// A text that is shorter than its author sees it, because the rest of its line is a comment.
  static func cutText(_ what: String, at comment: SourceLocation) -> FileError {
    FileError(
      .badYAML, at: comment, "\(what) ends at the #, which begins a comment",
      suggestion: "put the text in quotes, or the comment on a line of its own")
  }
}
