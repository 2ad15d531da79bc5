internal import ScreenModel

/// Reads the colours among design tokens; tokens of other types are left alone.
struct TokenColours {
  private let tokens: [String: TokenTree.Token]
  private let log: ErrorLog
  private let values: ValueReader

  private let names: [String]

  private static let referenceLimit = 100
  /// The types of Design Tokens 2025.10.
  private static let types = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
  ]
  /// What stands in place of a component that makes no difference.
  static let none = "none"

  init(_ tree: TokenTree, log: ErrorLog) {
    tokens = tree.tokens
    names = tree.tokens.keys.sorted()
    self.log = log
    values = ValueReader(log: log)
  }

  /// Reads every token of the type `color`, by path.
  func colours() -> [String: ColourToken] {
    let keys = ColourTokenKeys.table.names
    let errorLimit = TokenTree.errorLimit(names: names.count)
    var colours: [String: ColourToken] = [:]
    for path in names {
      guard let token = tokens[path], log.errors.count < errorLimit else { continue }
      let entries = token.node.entries
      for entry in entries where !keys.contains(entry.key) {
        log.add(
          .unknownKey(entry.key, in: "a token", valid: keys, at: entry.location))
      }
      if entries.contains(where: { $0.key == "$value" }),
        let reference = entries.first(where: { $0.key == "$ref" })
      {
        log.add(
          .contradiction(
            "a token has both “$value” and “$ref”", "remove one", at: reference.location))
        continue
      }
      guard let type = type(of: path, token) else { continue }
      if type == ColourTokenKeys.color, let colour = colour(Self.value(of: token)) {
        colours[path] = colour
      }
    }
    return colours
  }

  /// What a token holds: its `$value`, or itself where it is a reference as a whole.
  private static func value(of token: TokenTree.Token) -> Node {
    token.node.entries.first { $0.key == "$value" }?.value ?? token.node
  }

  // MARK: Types

  /// Finds a token's type: its own, else that of the token it refers to, else that of its group; it is never guessed.
  private func type(of path: String, _ token: TokenTree.Token) -> String? {
    var token = token
    var groupType: Node?
    for _ in 0...Self.referenceLimit {
      if let node = token.node.entries.first(where: { $0.key == "$type" })?.value {
        return typeName(node)
      }
      groupType = token.groupType ?? groupType
      guard let reference = TokenReference(Self.value(of: token)), reference.rest.isEmpty else {
        if let groupType { return typeName(groupType) }
        log.add(
          FileError(
            .missingKey, at: token.node.location, "the token “\(path)” has no “$type”",
            suggestion: "add “\"$type\": \"color\"” to it or to its group"))
        return nil
      }
      guard let next = tokens[reference.name] else { break }
      token = next
    }
    // What is wrong with the reference is reported when the value is read.
    return ColourTokenKeys.color
  }

  /// Reads the name of a type; types that nobody knows are left alone, unless they are near misses.
  private func typeName(_ node: Node) -> String? {
    let name = values.name(node, as: "“$type”")
    if !Self.types.contains(name), NearestName.of(name, among: Self.types) != nil {
      log.add(
        .unknownName(name, noun: "token type", valid: Self.types, at: node.location))
    }
    return name
  }

  // MARK: References

  /// Follows references from a value to one that is none; nil, with a message, where they lead nowhere.
  private func followed(_ node: Node) -> Node? {
    var steps = 0
    return followed(node, active: [], steps: &steps)
  }

  private func followed(_ node: Node, active: [SourceLocation], steps: inout Int) -> Node? {
    var node = node
    var active = active
    while let reference = TokenReference(node) {
      steps += 1
      guard !active.contains(node.location), steps <= Self.referenceLimit else {
        log.add(
          .contradiction(
            steps > Self.referenceLimit
              ? "more than \(Self.referenceLimit) references follow one another"
              : "the reference “\(reference.text.shortened(to: 40))” comes back to itself",
            "let one of them be a color", at: node.location))
        return nil
      }
      active.append(node.location)
      guard let token = tokens[reference.name] else {
        log.add(unknown(reference, at: node.location))
        return nil
      }
      var target = Self.value(of: token)
      for part in reference.rest {
        guard let value = followed(target, active: active, steps: &steps) else { return nil }
        guard let next = Self.member(part, of: value) else {
          log.add(
            .unknownName(
              reference.text, noun: "value", valid: value.entries.map(\.key), at: node.location))
          return nil
        }
        target = next
      }
      node = target
    }
    return node
  }

  private static func member(_ name: String, of node: Node) -> Node? {
    switch node.content {
    case .mapping(let entries): entries.first { $0.key == name }?.value
    case .sequence(let items): Int(name).flatMap { items.indices.contains($0) ? items[$0] : nil }
    case .scalar: nil
    }
  }

  private func unknown(_ reference: TokenReference, at location: SourceLocation) -> FileError {
    // The base token of a group is named, never meant.
    let root = reference.name + ".$root"
    if tokens[root] != nil {
      return FileError(
        .unknownName, at: location, "“\(reference.name)” is a group, not a token",
        suggestion: "write “{\(root)}”", validNames: [root])
    }
    return .unknownName(reference.name, noun: "token", valid: names, at: location)
  }

  // MARK: Colours

  private func colour(_ value: Node) -> ColourToken? {
    guard let node = followed(value) else { return nil }
    switch node.content {
    case .scalar(let scalar):
      if !scalar.isPlain, let colour = Colour(hexadecimal: scalar.text) { return .known(colour) }
    case .mapping: return members(of: node)
    case .sequence: break
    }
    log.add(
      .wrongType(
        of: "a color", found: node,
        expected: "an object with “colorSpace” and “components”, or “#rrggbb”"))
    return nil
  }

  private func members(of node: Node) -> ColourToken? {
    let errors = log.errors.count
    let fields = Mapping(node, by: ColourValueKeys.table, log: log)
    let alpha = fields.alpha.flatMap(followed).map {
      values.number($0, as: "“alpha”", in: Range.alpha)
    }
    let space = fields.colourSpace.flatMap(followed).flatMap { node in
      values.lookUp(
        node, as: "“colorSpace”", noun: "color space", among: ColourSpace.allCases.map(\.rawValue))
    }.flatMap(ColourSpace.init)
    guard let node = fields.components.flatMap(followed), let space else { return nil }
    let items = values.items(node, as: "“components”")
    guard items.count == 3 else {
      if !items.isEmpty {
        log.add(
          FileError(
            .outOfRange, at: node.location, "“components” has \(items.count) numbers",
            suggestion: "give three"))
      }
      return nil
    }
    guard let ranges = space.ranges else {
      return .unknown(reason: "is given in “\(space.rawValue)”, which is not converted")
    }
    let components = zip(items, ranges).compactMap { item, range in
      followed(item).map { component($0, in: range) }
    }
    guard components.count == 3, log.errors.count == errors else { return nil }
    return space.colour(components, alpha: alpha ?? 1).map { .known($0) }
  }

  /// Reads a number, or `none`, which counts as 0 where a colour is shown (CSS Color 4 § 4.4).
  private func component(_ node: Node, in range: ClosedRange<Double>) -> Double {
    if case .scalar(let scalar) = node.content, !scalar.isPlain, scalar.text == Self.none {
      return 0
    }
    return values.number(node, as: "a component", in: range)
  }
}
