/// Makes texts of other people's safe and short enough to be shown in a terminal.
enum TerminalText {
  /// Shows control characters, escape sequences and bidi controls as escapes such as `\u{1b}`.
  ///
  /// - Parameters:
  ///   - text: Any text, also one with newlines.
  ///   - limit: The most columns; a longer text is cut and ends in `…`.
  /// - Returns: One line; a text with right-to-left letters is isolated from what is around it.
  static func shown(_ text: String, limit: Int = .max) -> String {
    var result = ""
    var columns = 0
    /// The longest part that leaves a column for the ellipsis.
    var shortened = ""
    for character in text {
      let piece = escaped(character)
      columns += columnCount(of: piece)
      if columns > limit { return isolated(shortened + "…") }
      result += piece
      if columns < limit { shortened = result }
    }
    return isolated(result)
  }

  /// Quotes a text as prose does: `“…”`.
  static func quoted(_ text: String, limit: Int = 60) -> String { "“\(shown(text, limit: limit))”" }

  /// Counts the columns that a terminal gives a text: two for wide characters, none for marks.
  static func columnCount(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columnCount(of: $1) }
  }

  /// Writes a character as itself, or as escapes if it could move the cursor or the text around it.
  static func escaped(_ character: Character) -> String {
    guard character.unicodeScalars.contains(where: isDangerous) else { return String(character) }
    return character.unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case let scalar where isDangerous(scalar):
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }.joined()
  }

  private static func columnCount(of character: Character) -> Int {
    var columns = 0
    for scalar in character.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: continue
      default: columns = max(columns, isWide(scalar) ? 2 : 1)
      }
    }
    return columns
  }

  /// Whether a character could move the cursor or the text around it.
  static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Line and paragraph separators; marks, embeddings, overrides and isolates of writing direction.
    case 0x2028, 0x2029, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }

  private static func isolated(_ text: String) -> String {
    let hasRightToLeft = text.unicodeScalars.contains {
      switch $0.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
    return hasRightToLeft ? "\u{2068}\(text)\u{2069}" : text
  }
}
