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

  static func unknownKind(
    _ entry: Node.Entry, suggestion: String?, _ kinds: [String]
  ) -> FileError {
    FileError(
      .unknownKey, at: entry.location, "unknown kind of block “\(entry.key.shortened(to: 40))”",
      suggestion: suggestion, validNames: kinds)
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
      suggestion: missingSpace(in: found, expected: expected) ?? suggestion ?? "give \(expected)")
  }

  /// Tells a mapping or a list that lacks only a space or its dashes from one that was never meant.
  private static func missingSpace(in found: Node, expected: String) -> String? {
    switch found.content {
    case .scalar(let scalar) where scalar.isPlain:
      guard let (space, _) = MissingSpace.find(in: scalar.text) else { return nil }
      return expected.contains(space == .afterDash ? "list" : "mapping") ? space.suggestion : nil
    case .mapping(let entries) where expected == "a list" && !entries.isEmpty:
      guard let (space, _) = MissingSpace.find(in: entries[0].key), space == .afterDash else {
        return "give a list; each item begins with “- ”"
      }
      return space.suggestion
    default: return nil
    }
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
  ///
  /// Where there are none to name, it says where to add some: at `home`, or at the usual place.
  static func unknownName(
    _ name: String, noun: String, valid: [String], home: String? = nil, at location: SourceLocation
  ) -> FileError {
    let home = valid.isEmpty ? home ?? usualHomes[noun] : nil
    return FileError(
      .unknownName, at: location, "unknown \(noun) “\(name.shortened(to: 40))”",
      suggestion: home.map { "there are none; add some \($0)" }
        ?? hint(for: name, among: valid, noun: "names"), validNames: valid)
  }

  /// Where the things are written down that a noun names.
  private static let usualHomes = [
    "app": "as folders of Screens/", "color": "to the token files of “colors” in app.yml",
    "face": "to “faces” in Fonts/fonts.yml", "fallback": "to “fallbacks” in Fonts/fonts.yml",
    "profile": "as files of Profiles/", "role": "to “roles” in app.yml",
    "style": "to “styles” in app.yml", "text scale": "as files of TextScales/",
    "window list": "as files of Devices/",
  ]

  static func duplicateName(
    _ name: String, noun: String, first: SourceLocation, at location: SourceLocation
  ) -> FileError {
    FileError(
      .duplicate, at: location, "\(noun) “\(name)” is given twice, first at \(first)",
      suggestion: "rename or remove one of the two")
  }

  // MARK: Files

  static func tooLongText(_ what: String, limit: Int, at location: SourceLocation) -> FileError {
    FileError(
      .tooLarge, at: location, "\(what) has more than \(limit / 1024) kB of words",
      suggestion: "divide it into several texts")
  }

  static func unreadable(_ file: String, _ failure: FileFailure, expected: String) -> FileError {
    switch failure {
    case .missing where file.unicodeScalars.contains("\u{FFFD}"):
      FileError(
        .badEncoding, file: file, "the name of the file is not UTF-8", suggestion: "rename it")
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
    let isLink = FileSystem.isSymbolicLink(file)
    return FileError(
      .unreadableFile, file: file,
      "the \(isLink ? "symbolic link" : "path") leads out of the project folder",
      suggestion: "put the file itself \(isLink ? "here" : "into the project")")
  }

  // MARK: Wording

  /// Names the nearest valid name, or all of them where none is near.
  static func hint(for name: String, among valid: [String], noun: String) -> String? {
    if let (space, _) = MissingSpace.find(in: name, among: valid) { return space.suggestion }
    // The fields of a list are named with a dot.
    let isWord = name.first?.isLetter == true
    let fields = isWord ? valid.filter { $0.hasPrefix(name + ".") } : []
    if !fields.isEmpty, fields.count <= 6 { return "did you mean \(list(fields, "or"))?" }
    if let nearest = NearestName.of(name, among: valid) { return "did you mean “\(nearest)”?" }
    guard !valid.isEmpty else { return "there are none" }
    let shown = valid.prefix(12).joined(separator: ", ")
    let rest = valid.count > 12 ? " and \(valid.count - 12) more (all with --format json)" : ""
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
