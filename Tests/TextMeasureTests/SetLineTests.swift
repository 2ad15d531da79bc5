import ScreenModel
import Testing

@testable import TextMeasure

@Suite("Lines set as glyphs") struct SetLineTests {
  private static let faces = ["noto-sans", "noto-sans-hebrew", "noto-sans-arabic"]

  private func lines(_ text: String, width: Double = 1_000, locale: String = "en") throws
    -> [SetLine]
  {
    try Setup.measure(text, faces: Self.faces, locale: locale).setLines(within: width)
  }

  /// The glyphs of a line from left to right.
  private func glyphs(_ text: String, locale: String = "en") throws -> [UInt32] {
    try #require(lines(text, locale: locale).first).runs.flatMap { $0.glyphs.map(\.id) }
  }

  @Test("stand in the order in which they are seen")
  func rightToLeft() throws {
    let (alef, bet) = (try glyphs("א", locale: "he"), try glyphs("ב", locale: "he"))
    #expect(alef != bet)
    #expect(try glyphs("אב", locale: "he") == bet + alef)
    #expect(try glyphs("ab", locale: "en") == glyphs("a") + glyphs("b"))
  }

  @Test("keep words of another direction together (UAX #9)")
  func mixed() throws {
    let (alef, bet) = (try glyphs("א", locale: "he"), try glyphs("ב", locale: "he"))
    let space = try glyphs("a b")[1]
    let (a, b, one, two) = (
      try glyphs("a"), try glyphs("b"), try glyphs("1"), try glyphs("2")
    )
    #expect(try glyphs("a אב b") == a + [space] + bet + alef + [space] + b)
    let found = try glyphs("אב ab", locale: "he")
    #expect(Array(found.prefix(2)) == a + b)
    #expect(Array(found.suffix(2)) == bet + alef)
    // Figures run from left to right in words that do not.
    let date = try glyphs("א 12 ב", locale: "he").filter { (one + two).contains($0) }
    #expect(date == one + two)
  }

  @Test(
    "are as many and as wide as the lines that are measured",
    arguments: [
      ("Which of these rivers runs through Vienna?", "en"),
      ("من غنّت «الحياة الوردية» و«لا، لست نادمة على شيء»؟", "ar"),
      ("AVATAR To. ffi fl 12–14 (x)", "de"),
    ])
  func widths(_ text: String, _ locale: String) throws {
    let paragraph = try Setup.measure(text, faces: Self.faces, locale: locale)
    for width in [3.0, 6, 9.5, 15, 100] {
      let set = paragraph.setLines(within: width)
      let measured = paragraph.lines(within: width)
      #expect(set.map(\.reason) == measured.map(\.reason))
      for (line, expected) in zip(set, measured) {
        #expect(abs(line.width - expected.width) < 1e-9, "\(expected.visibleText)")
        let places = line.runs.flatMap(\.glyphs).map(\.x)
        #expect(places.allSatisfy { $0 > -0.5 && $0 < line.width + 0.5 })
      }
    }
  }

  @Test("show the hyphen of a soft one where a line ends")
  func hyphen() throws {
    let lines = try lines("un\u{AD}be\u{AD}liev\u{AD}able", width: 3.6)
    #expect(lines.count > 1)
    let hyphen = try glyphs("\u{2010}")
    #expect(lines.dropLast().allSatisfy { $0.runs.last?.glyphs.last?.id == hyphen.first })
  }

  @Test("have outlines in font units, white space has none")
  func outlines() throws {
    let outlines = GlyphOutlines()
    let run = try #require(lines("l x").first?.runs.first)
    let shapes = run.glyphs.map { outlines.outline(of: $0.id, in: run.face) }
    #expect(shapes.map(\.elements.isEmpty) == [false, true, false])
    // The letter l is a rectangle of four corners.
    #expect(
      shapes[0].elements.allSatisfy {
        switch $0 {
        case .move, .line: true
        case .quadratic, .cubic: false
        }
      })
    #expect(shapes[0] == outlines.outline(of: run.glyphs[0].id, in: run.face))
  }
}
