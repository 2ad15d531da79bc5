import ScreenModel
import TextMeasure
import Testing

@Suite("Characters whose room or breaks are not known")
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

  /// Chromium 156 sets it in 5 lines at 13 pt in 31 pt, where ICU 72 knows words that make 4.
  @Test("are Khmer letters where a line may end among them", arguments: ["web", "flutter"])
  func dictionary(profile: String) throws {
    let khmer = "សួស្តី១២៣-សួស្តី១២៣"
    let text = try Setup.measure(khmer, by: profile, faces: ["noto-sans-khmer"], locale: "km")
    #expect(text.missing.isEmpty)
    #expect(text.doubt == "Khmer")
    #expect(text.isDoubtful(within: 31.0 / 13))
    #expect(!text.isDoubtful(within: text.profile.naturalWidth))
    #expect(try Setup.measure("well-known", by: profile).doubt == nil)
    #expect(try Setup.measure("ภาษาไทย", by: profile, faces: ["noto-sans-thai"]).doubt == nil)
  }
}
