internal import ScreenModel

/// One mapping that is read by the keys of a table: `mapping.padding` reads the value of its key `padding`.
///
/// Unknown keys are logged when it is opened, missing and wrong ones when they are read: read each once.
@dynamicMemberLookup
struct Mapping<K: Keys> {
  /// What messages call the mapping, such as `a text block`.
  let what: String
  let location: SourceLocation
  let values: ValueReader
  private let table: Table<K>
  /// Whether a missing key is worth a message: not when the whole value is of a wrong type.
  private let isMapping: Bool
  private let entries: [Node.Entry]
  /// Keys that unknown ones were most likely meant to be: that they are missing is said already.
  private let misspelt: Set<String>

  var log: ErrorLog { values.log }

  /// Opens a mapping of one of the author's names, or of none.
  init(_ node: TableNode<K>, log: ErrorLog) {
    let title = K.table.title
    self.init(
      node.node, by: K.table, called: node.name.map { "\(title) “\($0)”" } ?? title, log: log)
  }

  /// Opens a mapping; it goes by the title of its table unless it is called something else.
  init(_ node: Node, by table: Table<K>, called what: String? = nil, log: ErrorLog) {
    self.what = what ?? table.title
    self.table = table
    location = node.location
    values = ValueReader(log: log)
    guard case .mapping(let entries) = node.content else {
      (isMapping, self.entries, misspelt) = (false, [], [])
      log.add(
        .wrongType(
          of: self.what, found: node, expected: "a mapping",
          suggestion: "give a mapping with \(FileError.list(table.names, "or"))"))
      return
    }
    isMapping = true
    let unknown = entries.filter { !table.names.contains($0.key) }
    self.entries = unknown.isEmpty ? entries : entries.filter { table.names.contains($0.key) }
    for entry in unknown {
      log.add(.unknownKey(entry.key, in: self.what, valid: table.names, at: entry.location))
    }
    misspelt = Set(
      unknown.compactMap { entry in
        MissingSpace.find(in: entry.key, among: table.names)?.meant
          ?? NearestName.of(entry.key, among: table.names)
      })
  }

  /// The same mapping, seen by some of its keys.
  private init(
    _ part: Table<K>, what: String, location: SourceLocation, values: ValueReader,
    isMapping: Bool, entries: [Node.Entry], misspelt: Set<String>
  ) {
    table = part
    (self.what, self.location, self.values) = (what, location, values)
    (self.isMapping, self.entries, self.misspelt) = (isMapping, entries, misspelt)
  }

  // MARK: Values

  // Inlined, so that the compiler sees which property a key path names, and reads it at once.

  /// Reads the value of a key.
  @inline(__always)
  subscript<Value>(dynamicMember path: KeyPath<K, Key<Value>>) -> Value {
    read(table.keys[keyPath: path])
  }

  /// Reads the value of the key of a case; nil if no key is of that case.
  func value<Case, Value>(_ path: KeyPath<K, KeySet<Case, Value?>>, of one: Case) -> Value? {
    table.keys[keyPath: path][one].flatMap(read)
  }

  /// The mapping as the keys see it that it shares with others.
  @inline(__always)
  subscript<Part>(dynamicMember path: KeyPath<K, Table<Part>>) -> Mapping<Part> {
    Mapping<Part>(
      table.keys[keyPath: path], what: what, location: location, values: values,
      isMapping: isMapping, entries: entries, misspelt: misspelt)
  }

  private func read<Value>(_ key: Key<Value>) -> Value {
    key.read(key.isRequired ? required(key.name) : entry(key.name)?.value, key.name, values)
  }

  // MARK: Nodes

  /// The value of a key as it was written; nil, without a message, where it is missing.
  @inline(__always)
  func node<Value>(_ path: KeyPath<K, Key<Value>>) -> Node? {
    entry(table.keys[keyPath: path].name)?.value
  }

  /// Whether none of its keys is there.
  var isEmpty: Bool { !entries.contains { table.names.contains($0.key) } }

  /// The entries of those of some keys that are there.
  func given<each Value>(_ paths: repeat KeyPath<K, Key<each Value>>) -> [Node.Entry] {
    var found: [Node.Entry] = []
    for path in repeat each paths {
      if let entry = entry(table.keys[keyPath: path].name) { found.append(entry) }
    }
    return found
  }

  /// Whether a key is not there and nothing that was said already explains why.
  func isMissing<Value>(_ path: KeyPath<K, Key<Value>>) -> Bool {
    isMissing(table.keys[keyPath: path].name)
  }

  /// The value, as it was written, of a key that must be there because of others.
  func required<Value>(_ path: KeyPath<K, Key<Value>>) -> Node? {
    required(table.keys[keyPath: path].name)
  }

  /// Logs that at least one of two keys is needed where both are missing.
  func requireOne<First, Second>(
    of first: KeyPath<K, Key<First>>, _ second: KeyPath<K, Key<Second>>
  ) {
    guard isMissing(first), isMissing(second) else { return }
    let names = [table.keys[keyPath: first].name.text, table.keys[keyPath: second].name.text]
    log.add(.missingOneOf(names, in: what, at: location))
  }

  // MARK: Entries

  private func entry(_ name: KeyName) -> Node.Entry? { entries.first { $0.key == name.text } }

  private func isMissing(_ name: KeyName) -> Bool {
    isMapping && entry(name) == nil && !misspelt.contains(name.text)
  }

  private func required(_ name: KeyName) -> Node? {
    if let entry = entry(name) { return entry.value }
    if isMissing(name) { log.add(.missingKey(name.text, in: what, at: location)) }
    return nil
  }
}
