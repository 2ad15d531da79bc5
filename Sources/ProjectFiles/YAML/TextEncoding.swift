internal import ScreenModel

/// Checks that bytes are text before a YAML reader sees them.
enum TextEncoding {
  /// Checks bytes for UTF-8 without control characters.
  ///
  /// Line and paragraph separators are refused because YAML 1.1 ends lines at them and no editor shows it.
  ///
  /// - Parameters:
  ///   - bytes: A whole file.
  ///   - file: What messages call it.
  ///   - escape: How the format writes an invisible line break in double quotes.
  /// - Returns: Where the text starts, after a byte order mark.
  /// - Throws: The first thing that is no text.
  static func check(
    _ bytes: [UInt8], file: String, escape: (UInt32) -> String = yamlEscape
  ) throws(FileError) -> Int {
    if let name = foreignEncoding(bytes) {
      throw FileError(
        .badEncoding, file: file, "the file is \(name)", suggestion: "save it as UTF-8")
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var index = start
    var line = 1
    var column = 1
    func failure(_ message: String, _ suggestion: String) -> FileError {
      FileError(
        .badEncoding, at: SourceLocation(file: file, line: line, column: column), message,
        suggestion: suggestion)
    }
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x0A: (line, column, index) = (line + 1, 1, index + 1)
      case 0x0D:
        index += index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
        (line, column) = (line + 1, 1)
      case 0x09, 0x20...0x7E: (column, index) = (column + 1, index + 1)
      case 0x00...0x1F, 0x7F:
        throw failure("control character \(hexadecimal(UInt32(byte)))", "remove it")
      default:
        guard let (scalar, length) = scalar(in: bytes, at: index) else {
          throw failure("byte \(hexadecimal(byte)) is not UTF-8", "save the file as UTF-8")
        }
        switch scalar {
        case 0x2028, 0x2029, 0x85:
          throw failure(
            "invisible line break \(hexadecimal(scalar))",
            "write it as \(escape(scalar)) in double quotes")
        case 0x80...0x9F, 0xFEFF, 0xFFFE, 0xFFFF:
          throw failure("control character \(hexadecimal(scalar))", "remove it")
        default: (column, index) = (column + 1, index + length)
        }
      }
    }
    return start
  }

  static func yamlEscape(_ scalar: UInt32) -> String {
    scalar == 0x85 ? "\\N" : scalar == 0x2028 ? "\\L" : "\\P"
  }

  static func jsonEscape(_ scalar: UInt32) -> String {
    scalar == 0x85 ? "\\u0085" : scalar == 0x2028 ? "\\u2028" : "\\u2029"
  }

  private static func foreignEncoding(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "UTF-32"
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    guard bytes.count >= 2 else { return nil }
    // Without a mark: every other byte of plain UTF-16 is zero.
    return (bytes[0] == 0) != (bytes[1] == 0) ? "UTF-16" : nil
  }

  /// Decodes one character of more than one byte; nil for overlong, cut-off or surrogate sequences.
  private static func scalar(in bytes: [UInt8], at index: Int) -> (UInt32, Int)? {
    let first = UInt32(bytes[index])
    let (length, least): (Int, UInt32)
    switch first {
    case 0xC2...0xDF: (length, least) = (2, 0x80)
    case 0xE0...0xEF: (length, least) = (3, 0x800)
    case 0xF0...0xF4: (length, least) = (4, 0x10000)
    default: return nil
    }
    guard index + length <= bytes.count else { return nil }
    var value = first & (0x7F >> UInt32(length))
    for byte in bytes[index + 1..<index + length] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= least, Unicode.Scalar(value) != nil else { return nil }
    return (value, length)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private static func hexadecimal(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
