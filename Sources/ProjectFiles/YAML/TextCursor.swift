/// A place that moves forward through a UTF-8 text, counting Unicode scalars.
struct TextCursor {
  private let text: UnsafeBufferPointer<UInt8>
  private var byte = 0
  private var scalar = 0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// Finds a `#` that nothing but blanks separates from a place, which makes the rest of the line a comment.
  ///
  /// - Parameter offset: Scalars before the place; not less than in the calls before.
  /// - Returns: Scalars from the place to the `#`; nil when something else follows.
  /// - Complexity: O(*n*) in the bytes of the text over all calls.
  mutating func distanceToComment(from offset: Int) -> Int? {
    while scalar < offset, byte < text.count {
      byte += 1
      // Bytes that begin with 10 continue a scalar.
      while byte < text.count, text[byte] & 0xC0 == 0x80 { byte += 1 }
      scalar += 1
    }
    guard scalar == offset else { return nil }
    let rest = text[byte...]
    let blanks = rest.prefix { $0 == 0x20 || $0 == 0x09 }.count
    return rest.dropFirst(blanks).first == UInt8(ascii: "#") ? blanks : nil
  }
}
