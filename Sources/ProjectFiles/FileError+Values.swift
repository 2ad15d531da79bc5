internal import ScreenModel

/// What can be wrong with the keys and values of a file.
extension FileError {
  // MARK: Keys

  static func unknownKey(
    _ key: String, in what: String, valid: [String], at location: SourceLocation
  ) -> FileError {
    FileError(
      .unknownKey, at: location, "unknown key “\(key)” in \(what)",
      suggestion: hint(for: key, among: valid, noun: "keys"), validNames: valid)
  }

  static func missingKey(_ key: String, in what: String, at location: SourceLocation) -> FileError {
    FileError(
      .missingKey, at: location, "\(what) has no “\(key)”", suggestion: "add the key “\(key)”")
  }

  static func missingOneOf(
    _ keys: [String], in what: String, at location: SourceLocation
  ) -> FileError {
    FileError(
      .missingKey, at: location, "\(what) has neither \(list(keys, "nor"))", suggestion: "add one",
      validNames: keys)
  }

  static func noKind(_ kinds: [String], at location: SourceLocation) -> FileError {
    FileError(
      .missingKey, at: location, "a block has no key that says what it is",
      suggestion: "add one of \(kinds.joined(separator: ", "))", validNames: kinds)
  }

  static func contradiction(
    _ message: String, _ suggestion: String, at location: SourceLocation
  ) -> FileError {
    FileError(.contradiction, at: location, message, suggestion: suggestion)
  }

  // MARK: Types and ranges

  static func wrongType(
    of what: String, found: Node, expected: String, suggestion: String? = nil
  ) -> FileError {
    FileError(
      .wrongType, at: found.location, "\(what) is \(found.summary)",
      suggestion: suggestion ?? "give \(expected)")
  }

  static func notFinite(_ what: String, found: Node, range: String) -> FileError {
    FileError(
      .outOfRange, at: found.location, "\(what) is \(found.summary), not a finite number",
      suggestion: "give a number \(range)")
  }

  static func outOfRange(_ what: String, found: Node, range: String) -> FileError {
    FileError(
      .outOfRange, at: found.location, "\(what) is \(plain(found))",
      suggestion: "it must be \(range)")
  }

  static func emptyText(_ what: String, at location: SourceLocation) -> FileError {
    FileError(.wrongType, at: location, "\(what) is empty", suggestion: "write words")
  }

  static func emptyList(_ what: String, at location: SourceLocation) -> FileError {
    FileError(.outOfRange, at: location, "\(what) is empty", suggestion: "give at least one")
  }

  // MARK: Names

  /// A name that nothing has; the noun is what it should name, such as `role`.
  static func unknownName(
    _ name: String, noun: String, valid: [String], at location: SourceLocation
  ) -> FileError {
    FileError(
      .unknownName, at: location, "unknown \(noun) “\(name.shortened(to: 40))”",
      suggestion: hint(for: name, among: valid, noun: "names"), validNames: valid)
  }

  static func duplicateName(
    _ name: String, noun: String, first: SourceLocation, at location: SourceLocation
  ) -> FileError {
    FileError(
      .duplicate, at: location, "\(noun) “\(name)” is given twice, first at \(first)",
      suggestion: "rename or remove one of the two")
  }

  // MARK: Files

  static func unreadable(_ file: String, _ failure: FileFailure, expected: String) -> FileError {
    switch failure {
    case .missing:
      FileError(.missingFile, file: file, "there is no such file", suggestion: expected)
    case .folder:
      FileError(
        .unreadableFile, file: file, "this is a folder, not a file", suggestion: expected)
    case .notAFile:
      FileError(.unreadableFile, file: file, "this is not a regular file", suggestion: expected)
    case .tooLarge(let limit): tooManyBytes(limit: limit, file: file)
    case .system(let reason):
      FileError(
        .unreadableFile, file: file, "the file cannot be read: \(reason.lowercased())",
        suggestion: "check its permissions")
    }
  }

  static func unreadableFolder(_ path: String, _ failure: FileFailure, name: String) -> FileError {
    guard case .system(let reason) = failure else {
      return FileError(
        .missingFile, file: path, "there is no such folder",
        suggestion: "add the folder “\(name)”")
    }
    return FileError(
      .unreadableFile, file: path, "the folder cannot be read: \(reason.lowercased())",
      suggestion: "check its permissions")
  }

  static func leadsOut(_ file: String) -> FileError {
    FileError(
      .unreadableFile, file: file, "the symbolic link leads out of the project folder",
      suggestion: "put the file itself here")
  }

  // MARK: Wording

  /// Names the nearest valid name, or all of them where none is near.
  static func hint(for name: String, among valid: [String], noun: String) -> String? {
    if let nearest = NearestName.of(name, among: valid) { return "did you mean “\(nearest)”?" }
    guard !valid.isEmpty else { return "there are none" }
    let shown = valid.prefix(12).joined(separator: ", ")
    let rest = valid.count > 12 ? " and \(valid.count - 12) more" : ""
    return valid.count == 1 ? "only “\(shown)” is valid" : "valid \(noun) are \(shown)\(rest)"
  }

  static func list(_ names: [String], _ conjunction: String) -> String {
    guard let last = names.last, names.count > 1 else { return names.map { "“\($0)”" }.joined() }
    let start = names.dropLast().map { "“\($0)”" }.joined(separator: ", ")
    return "\(start) \(conjunction) “\(last)”"
  }

  private static func plain(_ node: Node) -> String {
    guard case .scalar(let scalar) = node.content else { return node.summary }
    return scalar.text
  }
}
