internal import ScreenModel

/// The values of a JSON text as nodes, built in the order in which they stand in the text.
struct JSONTree {
  /// A value that holds no others, by its bytes.
  enum Leaf {
    case plain(Swift.Range<Int>)
    /// With its quotes.
    case string(Swift.Range<Int>)
  }

  /// The value of the text, once it was read.
  private(set) var root: Node?
  /// Keys that stand in an object already; only the first counts.
  private(set) var duplicates: [(key: String, first: SourceLocation, location: SourceLocation)] = []

  /// A list or an object that is not closed.
  private struct Level {
    var node: Node
    /// Of the value that comes next, in an object.
    var key: (text: String, location: SourceLocation)?
    var places: [String: SourceLocation] = [:]
  }

  private var levels: [Level] = []
  private var nodeCount = 0
  /// Where the last place was: places only ever move on.
  private var offset = 0
  private var place: SourceLocation

  private static let depthLimit = 64
  private static let nodeLimit = 200_000

  init(file: String) { place = SourceLocation(file: file, line: 1, column: 1) }

  // MARK: Building

  mutating func open(
    _ content: Node.Content, at offset: Int, in bytes: [UInt8]
  ) throws(JSONSyntax.Fault) {
    guard levels.count < Self.depthLimit else {
      throw JSONSyntax.Fault(
        offset: offset,
        message: "lists and objects lie more than \(Self.depthLimit) deep in one another")
    }
    try count(at: offset)
    levels.append(Level(node: Node(content: content, location: location(of: offset, in: bytes))))
  }

  mutating func close() {
    guard let level = levels.popLast() else { return }
    attach(level.node)
  }

  mutating func name(_ range: Swift.Range<Int>, in bytes: [UInt8]) {
    let location = location(of: range.lowerBound, in: bytes)
    levels[levels.count - 1].key = (Self.text(bytes[range]), location)
  }

  mutating func add(_ leaf: Leaf, in bytes: [UInt8]) throws(JSONSyntax.Fault) {
    let (range, isPlain) =
      switch leaf {
      case .plain(let range): (range, true)
      case .string(let range): (range, false)
      }
    try count(at: range.lowerBound)
    let text = isPlain ? String(decoding: bytes[range], as: UTF8.self) : Self.text(bytes[range])
    attach(
      Node(
        content: .scalar(Node.Scalar(text: text, isPlain: isPlain)),
        location: location(of: range.lowerBound, in: bytes)))
  }

  private mutating func count(at offset: Int) throws(JSONSyntax.Fault) {
    nodeCount += 1
    guard nodeCount <= Self.nodeLimit else {
      throw JSONSyntax.Fault(
        offset: offset, message: "the file has more than \(Self.nodeLimit) values")
    }
  }

  private mutating func attach(_ node: Node) {
    guard !levels.isEmpty else {
      root = node
      return
    }
    let last = levels.count - 1
    switch levels[last].node.content {
    case .sequence(var items):
      // Taken out first, so that the list is not copied.
      levels[last].node.content = .sequence([])
      items.append(node)
      levels[last].node.content = .sequence(items)
    case .mapping(var entries):
      guard let key = levels[last].key else { return }
      if let first = levels[last].places[key.text] {
        duplicates.append((key.text, first, key.location))
        return
      }
      levels[last].places[key.text] = key.location
      levels[last].node.content = .mapping([])
      entries.append(Node.Entry(key: key.text, location: key.location, value: node))
      levels[last].node.content = .mapping(entries)
    case .scalar: break
    }
  }

  // MARK: Text

  private mutating func location(of offset: Int, in bytes: [UInt8]) -> SourceLocation {
    for byte in bytes[self.offset..<offset] {
      if byte == 0x0A {
        (place.line, place.column) = (place.line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    self.offset = offset
    return place
  }

  /// Resolves the escapes of a string that was found to be well formed.
  ///
  /// - Parameter literal: With its quotes.
  /// - Returns: What it stands for.
  private static func text(_ literal: ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    var text = ""
    var rest = literal.dropFirst().dropLast()
    func flushed() -> String { String(decoding: units, as: UTF16.self) }
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      if backslash > rest.startIndex {
        // Halves of one character stand directly behind one another.
        text += flushed() + String(decoding: rest[..<backslash], as: UTF8.self)
        units = []
      }
      rest = rest[(backslash + 1)...]
      let letter = rest.removeFirst()
      switch letter {
      case UInt8(ascii: "u"):
        let digits = String(decoding: rest.prefix(4), as: UTF8.self)
        units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
        rest = rest.dropFirst(4)
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "t"): units.append(0x09)
      default: units.append(UInt16(letter))
      }
    }
    return text + flushed() + String(decoding: rest, as: UTF8.self)
  }
}
