/// Names characters that cannot be shown.
enum MissingText {
  /// Names a character by itself and its code points: `“☃” (U+2603)`.
  static func named(_ character: Character) -> String {
    let scalars = character.unicodeScalars.map { "U+" + hexadecimal($0.value) }
    return "“\(TerminalText.shown(String(character)))” (\(scalars.joined(separator: " ")))"
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
