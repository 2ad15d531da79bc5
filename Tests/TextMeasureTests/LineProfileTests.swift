import FitTestSupport
import ScreenModel
import TextMeasure
import Testing

@Suite("A line profile")
struct LineProfileTests {
  /// Numbers that look random and are the same in every run (SplitMix64).
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  struct Language: Sendable, CustomTestStringConvertible {
    var locale: String
    var faces: [String]
    var words: [String]
    var joint = " "
    var testDescription: String { locale }
  }

  static let languages = [
    Language(
      locale: "en", faces: ["inter"],
      words: [
        "a", "I", "To", "Ty", "AV", "well-known", "naïve", "and/or", "(yes)", "“quoted”",
        "co\u{AD}op\u{AD}erate",
        "Donaudampfschifffahrtsgesellschaft", "office", "no\u{A0}break", "zero\u{200B}width",
        "-12.5",
      ]),
    Language(
      locale: "ar", faces: ["noto-sans-arabic", "noto-sans"],
      words: ["لا", "مرحبا", "بالعالم", "123", "(نعم)", "السلام", "عليكم"]),
    Language(
      locale: "he", faces: ["noto-sans-hebrew", "noto-sans"],
      words: ["שלום", "עולם", "בית־ספר", "אי-אפשר", "12", "(כן)"]),
    Language(
      locale: "hi", faces: ["noto-sans-devanagari"], words: ["नमस्ते", "दुनिया", "प्रबंधित", "करें", "।"]),
    Language(
      locale: "th", faces: ["noto-sans-thai"], words: ["สวัสดี", "ชาวโลก", "ภาษาไทย", "น้ำ"], joint: ""),
    Language(
      locale: "ja", faces: ["noto-sans-cjk-jp"],
      words: ["漢字", "「かな」", "カタカナ、", "ユーザー。", "（注）", "abc", "…", "。」「"], joint: ""),
  ]

  private static func text(_ language: Language, _ generator: inout Generator, words: Int) -> String
  {
    (0..<words).map { _ in language.words.randomElement(using: &generator) ?? "" }
      .joined(separator: language.joint)
  }

  @Test(
    "says at every width what breaking the lines says", arguments: languages, ["web", "flutter"])
  func agrees(language: Language, profile: String) throws {
    var generator = Generator(state: 7)
    for words in [1, 2, 3, 5, 8, 13, 21] {
      let text = Self.text(language, &generator, words: words)
      let measured = try Setup.measure(
        text, by: profile, faces: language.faces, locale: language.locale)
      #expect(measured.missing == [])
      let profile = measured.profile
      #expect(profile.steps.first.map { abs($0.width - profile.minimumWidth) < 1e-9 } == true)
      var widths = profile.steps.flatMap { [$0.width.nextDown, $0.width, $0.width.nextUp] }
      widths += (0..<60).map { _ in Double.random(in: 0.05...30, using: &generator) }
      widths += measured.lines(within: 4).map(\.width)
      for width in widths where width > 0 {
        let lines = measured.lines(within: width)
        #expect(measured.lineCount(within: width) == lines.count, "\(text) at \(width) em")
        if let step = profile.step(at: width) { #expect(profile.steps[step].lines == lines.count) }
        try expectWhole(lines, of: text)
        for line in lines where line.reason != .emergency {
          #expect(line.width <= max(width, profile.minimumWidth) + 1e-9)
        }
      }
    }
  }

  /// Expects lines to be the whole text in order, with an end at its end only.
  private func expectWhole(_ lines: [TextLine], of text: String) throws {
    var offset = 0
    for line in lines {
      #expect(line.range.lowerBound == offset)
      offset = line.range.upperBound
    }
    #expect(offset == text.utf8.count)
    #expect(lines.dropLast().allSatisfy { $0.reason != .end })
    #expect(lines.last?.reason == .end)
  }

  @Test("has no more lines at a wider width from the widest word on", arguments: languages)
  func falls(language: Language) throws {
    var generator = Generator(state: 11)
    let text = Self.text(language, &generator, words: 40)
    for profile in ["web", "flutter"] {
      let measured = try Setup.measure(
        text, by: profile, faces: language.faces, locale: language.locale)
      let counts = measured.profile.steps.map(\.lines)
      #expect(counts == counts.sorted(by: >))
      #expect(counts.last == 1)
      #expect(measured.lines(within: measured.profile.naturalWidth).count == 1)
    }
  }

  @Test("of a text without lines says that there are none at any width")
  func noLines() throws {
    let blank = try Setup.measure("  \t ")
    #expect(blank.profile.step(at: 0.001).map { blank.profile.steps[$0].lines } == 0)
    #expect(blank.lines(within: 10) == [])
  }

  @Test("of a megabyte of text is ready soon, and narrow widths are walked")
  func long() throws {
    var generator = Generator(state: 3)
    let text = Self.text(Self.languages[0], &generator, words: 130_000)
    #expect(text.utf8.count > 1_000_000)
    let clock = ContinuousClock()
    var lines = 0
    let taken = try clock.measure {
      lines = try Setup.measure(text, faces: ["inter"]).lineCount(within: 20)
    }
    #expect(lines > 20_000)
    #expect(taken < .seconds(20))
  }
}
