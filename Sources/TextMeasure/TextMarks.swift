/// What is known of the place before a UTF-16 unit.
struct TextMarks: OptionSet, Sendable {
  let rawValue: UInt8

  /// A line may end here.
  static let opportunity = TextMarks(rawValue: 1)
  /// A line must end here.
  static let mandatory = TextMarks(rawValue: 2)
  /// A character, as readers count them, starts here.
  static let grapheme = TextMarks(rawValue: 4)
  /// If the text were cut here, its parts would be shaped in another way.
  static let unsafe = TextMarks(rawValue: 8)
  /// A cluster of glyphs starts here.
  static let cluster = TextMarks(rawValue: 16)
}
