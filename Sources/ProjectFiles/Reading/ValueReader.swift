internal import ScreenModel

/// Reads single values; whatever is wrong goes to the log, and a stand-in comes back.
struct ValueReader {
  let log: ErrorLog

  // MARK: Text

  /// The most bytes that one text of a screen may have: a million letters, and no more than can be shaped in a second.
  private static let textLimit = 1_048_576

  /// Reads words as their author wrote them: `No`, `1.0` and `~` are words, quoted or not.
  ///
  /// A comment right behind words without quotes is refused: a `#` that was meant to be read would cut them unseen.
  func text(_ node: Node, as what: String) -> AuthoredText {
    if case .scalar(let scalar) = node.content, let comment = scalar.comment {
      log.add(.cutText(what, at: comment))
      return AuthoredText(text: scalar.text, location: node.location)
    }
    return title(node, as: what)
  }

  /// Reads words that name something in messages, behind which a comment may stand.
  func title(_ node: Node, as what: String) -> AuthoredText {
    guard case .scalar(let scalar) = node.content else {
      log.add(.wrongType(of: what, found: node, expected: "words"))
      return AuthoredText(text: "", location: node.location)
    }
    if !scalar.text.unicodeScalars.contains(where: Self.isSeen) {
      log.add(.emptyText(what, at: node.location))
    }
    guard scalar.text.utf8.count <= Self.textLimit else {
      log.add(.tooLongText(what, limit: Self.textLimit, at: node.location))
      return AuthoredText(text: "", location: node.location)
    }
    return AuthoredText(text: scalar.text, location: node.location)
  }

  /// Whether a character shows: not white space, nor one that engines set as nothing, such as a zero-width space.
  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Reads words or a list of words.
  func texts(_ node: Node, as what: String) -> [AuthoredText] {
    guard case .sequence = node.content else { return [text(node, as: what)] }
    return oneOrMore(node, as: what).map { text($0, as: "an item of \(what)") }
  }

  /// Returns the items of a list of at least one item, or the value itself if it is no list.
  func oneOrMore(_ node: Node, as what: String) -> [Node] {
    guard case .sequence(let items) = node.content else { return [node] }
    if items.isEmpty { log.add(.emptyList(what, at: node.location)) }
    return items
  }

  // MARK: Numbers

  func number(_ node: Node, as what: String, in range: ClosedRange<Double>) -> Double {
    let bounds = Self.bounds(range)
    guard case .scalar(let scalar) = node.content else {
      log.add(.wrongType(of: what, found: node, expected: "a number \(bounds)"))
      return range.lowerBound
    }
    switch NumberText.read(scalar.text) {
    case .number(let number):
      guard scalar.isPlain else {
        log.add(
          .wrongType(
            of: what, found: node, expected: "a number",
            suggestion: "write \(scalar.text) without quotes"))
        return range.lowerBound
      }
      guard range.contains(number) else {
        log.add(.outOfRange(what, found: node, range: bounds))
        return range.lowerBound
      }
      return number
    case .notFinite: log.add(.notFinite(what, found: node, range: bounds))
    case .text(let hint):
      log.add(.wrongType(of: what, found: node, expected: "a number \(bounds)", suggestion: hint))
    }
    return range.lowerBound
  }

  func whole(_ node: Node, as what: String, in range: ClosedRange<Int>) -> Int {
    let count = log.errors.count
    let number = number(
      node, as: what, in: Double(range.lowerBound)...Double(range.upperBound))
    guard log.errors.count == count else { return range.lowerBound }
    guard let whole = Int(exactly: number) else {
      log.add(.wrongType(of: what, found: node, expected: "a whole number"))
      return range.lowerBound
    }
    return whole
  }

  func flag(_ node: Node, as what: String) -> Bool {
    guard case .scalar(let scalar) = node.content else {
      log.add(.wrongType(of: what, found: node, expected: "true or false"))
      return false
    }
    if scalar.isPlain, let flag = Bool(scalar.text) { return flag }
    let suggestion: String? =
      switch scalar.text.lowercased() {
      case "true", "yes", "on", "y", "1": "write true"
      case "false", "no", "off", "n", "0": "write false"
      default: nil
      }
    log.add(
      .wrongType(of: what, found: node, expected: "true or false", suggestion: suggestion))
    return false
  }

  // MARK: Names

  /// Reads a name without looking it up.
  func name(_ node: Node, as what: String) -> String {
    guard case .scalar(let scalar) = node.content, !node.isEmpty else {
      log.add(.wrongType(of: what, found: node, expected: "a name"))
      return ""
    }
    if scalar.text.allSatisfy(\.isWhitespace) { log.add(.emptyText(what, at: node.location)) }
    return scalar.text
  }

  /// Reads one of a fixed set of names.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: Node, as what: String, of type: Choice.Type = Choice.self
  ) -> Choice? {
    let valid = Choice.allCases.map(\.rawValue)
    guard let name = lookUp(node, as: what, noun: what, among: valid) else { return nil }
    return Choice(rawValue: name)
  }

  /// Reads a name that must be one of those that exist; the noun is what it names, such as `role`.
  func lookUp(
    _ node: Node, as what: String, noun: String, among valid: [String]
  ) -> String? {
    guard case .scalar(let scalar) = node.content, !node.isEmpty else {
      log.add(.wrongType(of: what, found: node, expected: "a name"))
      return nil
    }
    guard valid.contains(scalar.text) else {
      log.add(.unknownName(scalar.text, noun: noun, valid: valid, at: node.location))
      return nil
    }
    return scalar.text
  }

  // MARK: Lists

  /// Reads a list of at least one item.
  func items(_ node: Node, as what: String) -> [Node] {
    guard case .sequence(let items) = node.content else {
      log.add(.wrongType(of: what, found: node, expected: "a list"))
      return []
    }
    if items.isEmpty { log.add(.emptyList(what, at: node.location)) }
    return items
  }

  /// Reads a list of at least one name, each given once.
  func names(_ node: Node, as what: String, noun: String) -> [(name: String, node: Node)] {
    var first: [String: SourceLocation] = [:]
    var names: [(name: String, node: Node)] = []
    for item in items(node, as: what) {
      let name = name(item, as: "an item of \(what)")
      if name.isEmpty { continue }
      if let place = first[name] {
        log.add(.duplicateName(name, noun: noun, first: place, at: item.location))
        continue
      }
      first[name] = item.location
      names.append((name, item))
    }
    return names
  }

  /// Reads a mapping whose keys are names of the author's, such as those of styles.
  ///
  /// - Returns: In the order of the file; never an empty key.
  func named(_ node: Node, as what: String) -> [Node.Entry] {
    guard case .mapping(let entries) = node.content else {
      log.add(.wrongType(of: what, found: node, expected: "a mapping of names"))
      return []
    }
    if entries.isEmpty { log.add(.emptyList(what, at: node.location)) }
    return entries.filter { entry in
      if entry.key.isEmpty { log.add(.emptyText("a name in \(what)", at: entry.location)) }
      return !entry.key.isEmpty
    }
  }

  private static func bounds(_ range: ClosedRange<Double>) -> String {
    "from \(NumberText.shown(range.lowerBound)) to \(NumberText.shown(range.upperBound))"
  }
}
