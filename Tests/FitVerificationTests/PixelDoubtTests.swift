import FitTestSupport
import FitVerification
import ScreenModel
import StackLayout
import Testing

/// In windows of two device pixels a point, with characters 9.7 points wide.
@Suite("Boxes rounded down to device pixels")
struct PixelDoubtTests {
  private static let style = Style(name: "odd", size: 9.7, lineHeight: 12)

  private static func text(_ words: String) -> Block { SampleApp.text(words, style: style) }

  /// 50.5 points wide: 19.4 and 29.1, with 2 between them; in whole pixels it takes 51.
  private static func row(_ second: Row.Width) -> Block {
    SampleApp.row([(.content, text("ab")), (second, text("cde"))])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var block: Block
    /// Of 50.4, 50.5, 50.7, 50.99 and 51 points; nil: fits.
    var verdicts: [Verdict]
    var rule: RuleID?
  }

  private static let cases = [
    Case(
      testDescription: "words that take the rest of a row", block: row(.weight(1)),
      verdicts: [.fails, .fragile, .fragile, .fragile, .fits], rule: .wordTooWide),
    Case(
      testDescription: "a row of two words", block: row(.content),
      verdicts: [.fails, .fragile, .fragile, .fragile, .fits], rule: .rowTooNarrow),
    Case(
      testDescription: "a row, or else one word",
      block: SampleApp.alternatives([row(.weight(1)), text("z")]),
      verdicts: [.fits, .fits, .fits, .fits, .fits], rule: nil),
    Case(
      testDescription: "a row, or else what is too high",
      block: SampleApp.alternatives(
        [row(.weight(1)), SampleApp.media("tower", floor: 500)], axes: .width),
      verdicts: [.fails, .fragile, .fragile, .fragile, .fits], rule: .mediaBelowFloor),
    Case(
      testDescription: "a row, or else another that is as wide",
      block: SampleApp.alternatives([row(.weight(1)), row(.weight(2))]),
      verdicts: [.fails, .fragile, .fragile, .fragile, .fits], rule: .wordTooWide),
    Case(
      testDescription: "a word, or else none",
      block: SampleApp.alternatives([text("abcde"), text("")]),
      verdicts: [.fits, .fits, .fits, .fits, .fits], rule: nil),
  ]

  @Test(
    "make a cell fragile if what is then shown breaks, and not if another alternative fits",
    arguments: cases)
  func verdicts(_ given: Case) {
    for (width, expected) in zip([50.4, 50.5, 50.7, 50.99, 51], given.verdicts) {
      var filter = CellFilter()
      filter.windows = [SampleApp.window(width, 200)]
      filter.textSizes = ["normal"]
      let report = Replay.run(
        [SampleApp.make(screens: [SampleApp.screen([given.block])])], filter: filter
      ) { _ in FixedAdvanceMeasurer(advance: 1) }
      var tally = Tally()
      tally.add(expected)
      #expect(report.tally == tally, "\(width)")
      #expect(report.findings.map(\.rule) == (expected == .fits ? [] : [given.rule]), "\(width)")
    }
  }

  @Test(
    "never split the words of an alternative that was chosen for its width", arguments: [1.0, 2, 3])
  func oneLine(pixelScale: Double) throws {
    var generator = SeededGenerator(seed: 9)
    var taken = 0
    for _ in 0..<200 {
      func words() -> Block {
        let count = Int.random(in: 1...5, using: &generator)
        let words = String(repeating: "x", count: count)
        return Bool.random(using: &generator) ? Self.text(words) : SampleApp.control(words)
      }
      let first = SampleApp.row([(.content, words()), (.weight(1), words()), (.content, words())])
      let app = SampleApp.make()
      let prepared = PreparedScreen(
        SampleApp.screen([SampleApp.alternatives([first, Self.text("")], axes: .width)]), of: app,
        family: try #require(app.families.first), locale: "en",
        measurer: FixedAdvanceMeasurer(advance: 0.93))
      var window = SampleApp.window(.random(in: 20...180, using: &generator), 400)
      window.pixelScale = pixelScale
      for stress in [LayoutCondition.Stress.none, .pixelsDown] {
        let condition = try #require(
          LayoutCondition(window, textSize: SampleApp.normal, app: app, stress: stress))
        let solver = StackSolver(prepared, for: condition)
        let shown = prepared.index.texts.filter { solver.placed[$0.node].isShown }
        taken += shown.count == 3 ? 1 : 0
        #expect(shown.allSatisfy { solver.placed[$0.node].lines <= 1 })
      }
    }
    #expect((50...350).contains(taken))
  }
}
