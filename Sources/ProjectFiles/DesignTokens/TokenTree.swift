internal import ScreenModel

/// The groups and tokens of design-token files, laid out flat with everything that groups inherit.
struct TokenTree {
  struct Token {
    /// An object with `$value` or `$ref`.
    var node: Node
    /// The `$type` of the nearest group that has one.
    var groupType: Node?
  }

  /// By path, such as `call.label`.
  private(set) var tokens: [String: Token] = [:]

  private let root: Node
  private let log: ErrorLog
  private var visited = 0
  private var extensions = 0

  private static let depthLimit = 64
  private static let sizeLimit = 100_000
  private static let extensionLimit = 5_000

  /// How many mistakes of a file are reported: fewer of one with many names, for each looks for the nearest of them.
  static func errorLimit(names: Int) -> Int { names > 1_000 ? 3 : 100 }

  /// Lays out files of which a later one wins over those before it; never empty.
  init(_ files: [Node], log: ErrorLog) {
    self.log = log
    root = files.dropFirst().reduce(files[0], Self.merged)
    walk(root, path: [], groupType: nil)
  }

  /// Tells a token from a group.
  static func isToken(_ node: Node) -> Bool {
    node.entries.contains { $0.key == "$value" || $0.key == "$ref" }
  }

  // MARK: Walking

  private mutating func walk(_ group: Node, path: [String], groupType: Node?) {
    guard case .mapping = group.content else {
      log.add(
        .wrongType(
          of: path.isEmpty ? "the file" : "“\(path.joined(separator: "."))”", found: group,
          expected: "an object that is a token with “$value”, or a group of tokens"))
      return
    }
    guard makeRoom(depth: path.count, at: group.location) else { return }
    let entries = expanded(group, path: path, extending: [])
    let groupType = entries.first { $0.key == "$type" }?.value ?? groupType
    for entry in entries {
      if entry.key.hasPrefix("$"), entry.key != "$root" {
        if !TokenGroupKeys.table.names.contains(entry.key) {
          log.add(
            .unknownKey(
              entry.key, in: "a group of tokens", valid: TokenGroupKeys.table.names,
              at: entry.location))
        }
        continue
      }
      if entry.key.isEmpty {
        log.add(.emptyText("the name of a token or group", at: entry.location))
        continue
      }
      if let mark = entry.key.first(where: { "{}.".contains($0) }) {
        log.add(
          FileError(
            .contradiction, at: entry.location,
            "the name “\(entry.key.shortened(to: 40))” holds “\(mark)”",
            suggestion: "names of tokens and groups are without “{”, “}” and “.”"))
        continue
      }
      let path = path + [entry.key]
      if Self.isToken(entry.value) {
        guard makeRoom(depth: 0, at: entry.location) else { return }
        tokens[path.joined(separator: ".")] = Token(node: entry.value, groupType: groupType)
      } else {
        walk(entry.value, path: path, groupType: groupType)
      }
    }
  }

  /// Counts groups and tokens, so that groups that extend one another stay bounded.
  private mutating func makeRoom(depth: Int, at location: SourceLocation) -> Bool {
    visited += 1
    if log.errors.count >= Self.errorLimit(names: visited) { return false }
    if depth > Self.depthLimit {
      log.add(
        FileError(
          .tooLarge, at: location, "groups lie more than \(Self.depthLimit) deep in one another",
          suggestion: "see whether groups extend one another"))
      // One message is enough.
      visited = Self.sizeLimit + 1
      return false
    }
    if visited == Self.sizeLimit {
      log.add(
        FileError(
          .tooLarge, at: location, "there are more than \(Self.sizeLimit) groups and tokens",
          suggestion: "see whether groups extend one another"))
    }
    return visited < Self.sizeLimit
  }

  // MARK: Extending

  /// The entries of a group with those that it inherits by `$extends`.
  private mutating func expanded(
    _ group: Node, path: [String], extending: [String]
  ) -> [Node.Entry] {
    guard let entry = group.entries.first(where: { $0.key == "$extends" }) else {
      return group.entries
    }
    let local = group.entries.filter { $0.key != "$extends" }
    guard let reference = TokenReference.group(entry.value) else {
      log.add(
        .wrongType(of: "“$extends”", found: entry.value, expected: "a group such as “{palette}”"))
      return local
    }
    extensions += 1
    guard !path.starts(with: reference.path), !extending.contains(reference.name),
      extensions <= Self.extensionLimit
    else {
      log.add(
        FileError(
          .contradiction, at: entry.value.location,
          extensions > Self.extensionLimit
            ? "groups extend others more than \(Self.extensionLimit) times"
            : "the group extends itself by way of “\(reference.text.shortened(to: 40))”",
          suggestion: "remove one “$extends”"))
      return local
    }
    var found = (node: root, path: [String]())
    for name in [""] + reference.path {
      if !name.isEmpty {
        let entries = expanded(
          found.node, path: found.path, extending: extending + [reference.name])
        guard let next = entries.first(where: { $0.key == name })?.value, !Self.isToken(next),
          case .mapping = next.content
        else {
          let groups = entries.filter { !$0.key.hasPrefix("$") && !Self.isToken($0.value) }
          log.add(
            .unknownName(
              reference.name, noun: "group",
              valid: groups.map { (found.path + [$0.key]).joined(separator: ".") },
              at: entry.value.location))
          return local
        }
        found = (next, found.path + [name])
      }
    }
    let base = expanded(found.node, path: found.path, extending: extending + [reference.name])
    return Self.merged(base, local)
  }

  // MARK: Merging

  /// Lays a group over another: groups deeply, tokens and properties whole.
  private static func merged(_ base: Node, _ local: Node) -> Node {
    guard case .mapping(let below) = base.content, case .mapping(let above) = local.content,
      !isToken(base), !isToken(local)
    else { return local }
    return Node(content: .mapping(merged(below, above)), location: local.location)
  }

  private static func merged(_ base: [Node.Entry], _ local: [Node.Entry]) -> [Node.Entry] {
    var result = base
    var places: [String: Int] = [:]
    for (index, entry) in base.enumerated() { places[entry.key] = index }
    for entry in local {
      guard let place = places[entry.key] else {
        result.append(entry)
        continue
      }
      var merged = entry
      if !entry.key.hasPrefix("$") { merged.value = Self.merged(result[place].value, entry.value) }
      result[place] = merged
    }
    return result
  }
}

extension Node {
  /// The entries of an object; none of any other value.
  var entries: [Entry] {
    guard case .mapping(let entries) = content else { return [] }
    return entries
  }
}
