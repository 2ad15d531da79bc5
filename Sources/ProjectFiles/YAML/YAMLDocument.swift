internal import ScreenModel

/// How much of a YAML file is read before it is refused.
struct YAMLLimits {
  var bytes = 16 << 20
  /// Lists and mappings inside one another; libyaml's time grows with its square.
  var depth = 64
  /// Every text is kept as it is shaped in each family: of so many, less than a gigabyte.
  var nodes = 100_000
}

/// The one document of a YAML file, as nodes that know their place.
///
/// A subset of YAML 1.1, in which a file says what it seems to say: no anchors and aliases (a few lines of them
/// grow to gigabytes), no tags, no second document, keys that are plain words and given once.
struct YAMLDocument {
  var root: Node

  /// Reads a text; the file is what locations call it.
  ///
  /// Duplicate keys go to the log, for reading can go on after them; all else is thrown.
  init(_ bytes: [UInt8], file: String, limits: YAMLLimits = YAMLLimits(), log: ErrorLog)
    throws(FileError)
  {
    guard bytes.count <= limits.bytes else { throw .tooManyBytes(limit: limits.bytes, file: file) }
    let start = try TextEncoding.check(bytes, file: file)
    try Self.refuseTagDirectives(bytes, file: file)
    // Typed errors do not pass through the standard library's closures.
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<Node, FileError> in
      do throws(FileError) {
        let text = UnsafeBufferPointer(rebasing: buffer[start...])
        var composer = Composer(
          events: YAMLEvents(text), text: text, file: file, limits: limits, log: log)
        return .success(try composer.document())
      } catch {
        return .failure(error)
      }
    }
    root = try result.get()
  }

  /// Refuses lines that declare tags: libyaml's time grows with their square before the first event.
  private static func refuseTagDirectives(_ bytes: [UInt8], file: String) throws(FileError) {
    let directive = Array("%TAG".utf8)
    var line = 1
    var isLineStart = true
    for (index, byte) in bytes.enumerated() {
      if isLineStart, byte == directive[0], bytes[index...].starts(with: directive) {
        throw .tag(at: SourceLocation(file: file, line: line, column: 1))
      }
      isLineStart = byte == 0x0A || byte == 0x0D
      if byte == 0x0A { line += 1 }
    }
  }
}

/// Builds nodes from events.
private struct Composer: ~Copyable {
  var events: YAMLEvents
  let text: UnsafeBufferPointer<UInt8>
  let file: String
  let limits: YAMLLimits
  let log: ErrorLog
  var nodeCount = 0
  private var cursor: TextCursor
  /// The value or key that was read last, to which many a mistake goes back.
  private var last: LastScalar?

  init(
    events: consuming YAMLEvents, text: UnsafeBufferPointer<UInt8>, file: String,
    limits: YAMLLimits, log: ErrorLog
  ) {
    self.events = events
    self.text = text
    self.file = file
    self.limits = limits
    self.log = log
    cursor = TextCursor(text)
  }

  mutating func document() throws(FileError) -> Node {
    var root: Node?
    while true {
      let (event, location) = try next()
      switch event {
      case .streamEnd:
        guard let root else { throw .emptyFile(file) }
        return root
      case .documentStart where root == nil: root = try node(depth: 0)
      case .documentStart: throw .secondDocument(at: location)
      default: break
      }
    }
  }

  private mutating func node(depth: Int) throws(FileError) -> Node {
    let (event, location) = try next()
    return try node(event, at: location, depth: depth)
  }

  private mutating func node(
    _ event: YAMLEvents.Event, at location: SourceLocation, depth: Int
  ) throws(FileError) -> Node {
    nodeCount += 1
    guard nodeCount <= limits.nodes else { throw .tooManyNodes(limit: limits.nodes, at: location) }
    guard depth <= limits.depth else { throw .tooDeep(limit: limits.depth, at: location) }
    switch event {
    case .scalar(let scalar, let hasTag, let anchor):
      try refuse(tag: hasTag, anchor: anchor, at: location)
      return Node(content: .scalar(scalar), location: location)
    case .alias(let name): throw .alias("*\(name)", at: location)
    case .sequenceStart(let hasTag, let anchor):
      try refuse(tag: hasTag, anchor: anchor, at: location)
      var items: [Node] = []
      while true {
        let (event, itemLocation) = try next()
        if case .collectionEnd = event { break }
        items.append(try node(event, at: itemLocation, depth: depth + 1))
      }
      return Node(content: .sequence(items), location: location)
    case .mappingStart(let hasTag, let anchor):
      try refuse(tag: hasTag, anchor: anchor, at: location)
      return Node(content: .mapping(try entries(depth: depth + 1)), location: location)
    default: throw .unexpectedYAML(at: location)
    }
  }

  private mutating func entries(depth: Int) throws(FileError) -> [Node.Entry] {
    var entries: [Node.Entry] = []
    // Most mappings have a handful of keys, among which looking is faster than hashing.
    var first: [String: SourceLocation] = [:]
    while true {
      let (event, location) = try next()
      if case .collectionEnd = event { return entries }
      let keyNode = try node(event, at: location, depth: depth)
      guard case .scalar(let key) = keyNode.content else { throw .keyIsNotAWord(at: location) }
      let value = try node(depth: depth)
      if entries.count == 16 {
        for entry in entries { first[entry.key] = entry.location }
      }
      let place =
        entries.count < 16
        ? entries.first { $0.key == key.text }?.location : first[key.text]
      if let place {
        log.add(.duplicateKey(key.text, first: place, at: location))
        continue
      }
      if entries.count >= 16 { first[key.text] = location }
      entries.append(Node.Entry(key: key.text, location: location, value: value))
    }
  }

  private func refuse(tag: Bool, anchor: String?, at location: SourceLocation) throws(FileError) {
    if let anchor { throw .alias("&\(anchor)", at: location) }
    if tag { throw .tag(at: location) }
  }

  private mutating func next() throws(FileError) -> (YAMLEvents.Event, SourceLocation) {
    do throws(YAMLEvents.Failure) {
      let (event, start, end) = try events.next()
      let location = SourceLocation(file: file, line: start.line, column: start.column)
      guard case .scalar(var scalar, let hasTag, let anchor) = event else {
        return (event, location)
      }
      if scalar.isPlain, let distance = cursor.distanceToComment(from: end.offset) {
        scalar.comment = SourceLocation(file: file, line: end.line, column: end.column + distance)
      }
      last = LastScalar(scalar: scalar, start: start, end: end)
      return (.scalar(scalar, hasTag: hasTag, anchor: anchor), location)
    } catch {
      throw .badYAML(error, after: last, in: text, file: file)
    }
  }
}
