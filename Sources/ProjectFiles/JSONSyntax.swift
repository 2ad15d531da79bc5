internal import ScreenModel

/// Reads JSON (RFC 8259) and finds the first place where a text is none, which Foundation's decoder does not tell.
struct JSONSyntax {
  struct Fault: Error, Hashable {
    /// Of the byte.
    var offset: Int
    /// A phrase such as `a comma or “]” is missing`.
    var message: String
  }

  private let bytes: [UInt8]
  private var index = 0
  /// The brackets that are open, innermost last.
  private var open: [UInt8] = []
  /// nil where the text is only checked.
  private(set) var tree: JSONTree?

  private init(_ bytes: [UInt8], tree: JSONTree? = nil) {
    self.bytes = bytes
    self.tree = tree
  }

  /// Checks a text.
  ///
  /// - Complexity: O(*n*); nesting costs no stack.
  /// - Returns: nil when there is nothing wrong.
  static func fault(in bytes: [UInt8]) -> Fault? {
    var syntax = JSONSyntax(bytes)
    do throws(Fault) {
      try syntax.document()
      return nil
    } catch {
      return error
    }
  }

  /// Reads a text as nodes that know their place.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - tree: An empty one of the file.
  /// - Returns: Every value with its place; numbers, `true`, `false` and `null` are plain scalars, strings are not.
  /// - Throws: The first place where the text is no JSON, or too deep or too long to be read.
  /// - Complexity: O(*n*).
  static func read(_ bytes: [UInt8], into tree: JSONTree) throws(Fault) -> JSONTree {
    var syntax = JSONSyntax(bytes, tree: tree)
    try syntax.document()
    return syntax.tree ?? tree
  }

  /// Converts the offset of a byte to a line and a column, both 1-based.
  static func location(of offset: Int, in bytes: [UInt8], file: String) -> SourceLocation {
    let before = bytes[..<min(offset, bytes.count)]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return SourceLocation(
      file: file, line: before.count { $0 == 0x0A } + 1,
      column: String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count + 1)
  }

  private mutating func document() throws(Fault) {
    while true {
      try value()
      // After a value: close what ends here, then go on after a comma.
      while true {
        skipSpace()
        guard let bracket = open.last else {
          guard index == bytes.count else { throw fault("the text goes on after its end") }
          return
        }
        let closing: UInt8 = bracket == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}")
        if take(closing) {
          open.removeLast()
          tree?.close()
          continue
        }
        guard take(UInt8(ascii: ",")) else {
          let name = String(UnicodeScalar(closing))
          throw fault(
            index == bytes.count ? "“\(name)” is missing" : "a comma or “\(name)” is missing")
        }
        if bracket == UInt8(ascii: "{") { try key() }
        break
      }
    }
  }

  /// Reads a value, or the start of one that holds others, down to the first that is complete.
  private mutating func value() throws(Fault) {
    while true {
      skipSpace()
      guard index < bytes.count else { throw fault("a value is missing") }
      switch bytes[index] {
      case UInt8(ascii: "["):
        try tree?.open(.sequence([]), at: index, in: bytes)
        index += 1
        skipSpace()
        if take(UInt8(ascii: "]")) {
          tree?.close()
          return
        }
        open.append(UInt8(ascii: "["))
      case UInt8(ascii: "{"):
        try tree?.open(.mapping([]), at: index, in: bytes)
        index += 1
        skipSpace()
        if take(UInt8(ascii: "}")) {
          tree?.close()
          return
        }
        open.append(UInt8(ascii: "{"))
        try key()
      case UInt8(ascii: "\""):
        let start = index
        try string()
        try tree?.add(.string(start..<index), in: bytes)
        return
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let start = index
        try number()
        try tree?.add(.plain(start..<index), in: bytes)
        return
      default:
        for word in ["true", "false", "null"] where bytes[index...].starts(with: word.utf8) {
          index += word.utf8.count
          try tree?.add(.plain(index - word.utf8.count..<index), in: bytes)
          return
        }
        throw fault("a value is missing")
      }
    }
  }

  private mutating func key() throws(Fault) {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      throw fault("a key in double quotes is missing")
    }
    let start = index
    try string()
    tree?.name(start..<index, in: bytes)
    skipSpace()
    guard take(UInt8(ascii: ":")) else { throw fault("a colon is missing") }
  }

  private mutating func string() throws(Fault) {
    let start = index
    index += 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return
      case UInt8(ascii: "\\"): try escape()
      case 0x00...0x1F: throw fault("a control character stands in a string")
      default: index += 1
      }
    }
    throw Fault(offset: start, message: "a string is not closed")
  }

  private mutating func escape() throws(Fault) {
    let rest = bytes[(index + 1)...]
    guard let letter = rest.first else { throw fault("a string is not closed") }
    if letter == UInt8(ascii: "u") {
      let digits = rest.dropFirst().prefix(4)
      guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else {
        throw fault("an escape is not of the form \\u1234")
      }
      index += 6
    } else {
      guard "\"\\/bfnrt".utf8.contains(letter) else { throw fault("an escape is unknown") }
      index += 2
    }
  }

  private mutating func number() throws(Fault) {
    let start = index
    let characters = bytes[index...].prefix { byte in
      "+-.eE0123456789".utf8.contains(byte)
    }
    index += characters.count
    let text = String(decoding: characters, as: UTF8.self)
    let digits = text.drop { $0 == "-" }
    let isPadded = digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true
    let isOpen = digits.hasPrefix(".") || digits.hasSuffix(".") || digits.contains(".e")
    guard !isPadded, !isOpen, case .number = NumberText.read(text) else {
      throw Fault(offset: start, message: "“\(text.shortened(to: 40))” is not a JSON number")
    }
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private func fault(_ message: String) -> Fault { Fault(offset: index, message: message) }
}
