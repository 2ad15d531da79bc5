import ScreenModel
import TextMeasure
import Testing

@Suite("Characters whose room no text face tells")
struct UnknownCharacterTests {
  private func missing(
    _ text: String, faces: [String] = ["inter", "noto-sans-cjk-jp"]
  ) throws -> [String] {
    try Setup.measure(text, faces: faces).missing.map { String($0.character) }
  }

  @Test("are those that platforms draw as emoji, though a text face has them")
  func emoji() throws {
    #expect(try missing("a\u{A9}\u{FE0F}b") == ["\u{A9}\u{FE0F}"])
    #expect(try missing("1\u{FE0F}") == ["1\u{FE0F}"])
    #expect(try missing("\u{26BE}") == ["\u{26BE}"])
    #expect(try missing("\u{A9} 1 a\u{FE0F} \u{26BE}\u{FE0E} 漢\u{FE0F}").isEmpty)
  }

  @Test("are control characters that Chromium draws and others do not")
  func controls() throws {
    for value in UInt8(1)..<0x20 where ![0x09, 0x0A, 0x0D].contains(value) {
      let character = String(Unicode.Scalar(value))
      #expect(try missing("a\(character)b") == [character], "\(value)")
    }
    #expect(try missing("a\tb\nc\r\nd\u{7F}\u{85}").isEmpty)
  }
}
