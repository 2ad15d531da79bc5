import FitTestSupport
import ScreenModel
import StackLayout
import Testing

@Suite("Lines that follow the metrics of faces")
struct FontLineTests {
  /// Roboto's: 1900 and 500 of 2048.
  private let roboto = LineMetrics(ascent: 1900 / 2048, descent: 500 / 2048, lineGap: 0)

  @Test(
    "are as high as the platform rounds them",
    arguments: [
      // A row of 18 in which 13 sp are set clips by 0, 2 and 13 at font scales 1, 1.3 and 2.
      (FontLineRule.Rounding.up, 13.0, 1.0, 16.0), (.up, 16.9, 1, 20), (.up, 26, 1, 31),
      (.none, 13, 1, 15.234375), (.each, 13, 1, 15), (.up, 13, 3, 15.333333),
      (.each, 13, 3, 15.333333),
      // 2048 units at 16 px are 18.75; what is whole is not rounded up by noise.
      (.up, 2048 / 2400.0 * 20, 1, 20),
    ])
  func rounding(rounding: FontLineRule.Rounding, size: Points, scale: Double, height: Points) {
    let rule = FontLineRule(rounding: rounding, countsGap: true, fallbacksRaise: true)
    #expect(abs(rule.height(of: roboto, size: size, pixelScale: scale) - height) < 1e-6)
  }

  @Test("count the gap that faces ask for, or not", arguments: [(true, 15.0), (false, 12.0)])
  func gap(counts: Bool, height: Points) {
    let metrics = LineMetrics(ascent: 0.9, descent: 0.3, lineGap: 0.3)
    let rule = FontLineRule(rounding: .none, countsGap: counts, fallbacksRaise: true)
    #expect(abs(rule.height(of: metrics, size: 10, pixelScale: 2) - height) < 1e-9)
  }

  @Test("make a block as high as its lines, and grow with text size and scale")
  func layout() throws {
    let style = Style(name: "own", size: 10, lineHeight: nil)
    let app = SampleApp.make()
    let screen = SampleApp.screen([SampleApp.text("aaaa bbbb cc", style: style)])
    let measurer = FixedAdvanceMeasurer(
      advance: 1, lineMetrics: LineMetrics(ascent: 1, descent: 0.5, lineGap: 0))
    let prepared = PreparedScreen(
      screen, of: app, family: try #require(app.families.first), locale: "en", measurer: measurer)
    func needed(_ window: Window, _ textSize: TextSize) throws -> Points {
      let condition = try #require(LayoutCondition(window, textSize: textSize, app: app))
      let solver = StackSolver(prepared, for: condition)
      let node = try #require(prepared.index.texts.first?.node)
      #expect(solver.needed == solver.placed[node].lineHeight * Double(solver.placed[node].lines))
      return solver.needed
    }
    // Two lines of 15; three of 30 in columns of 20 pt; two of 30 where all is twice as large.
    #expect(try needed(SampleApp.window(100, 200), SampleApp.normal) == 30)
    #expect(try needed(SampleApp.window(100, 200), SampleApp.double) == 90)
    #expect(try needed(SampleApp.window(200, 400), SampleApp.normal) == 60)
  }

  @Test(
    "Boxes are as wide as whole device pixels where the platform takes only those",
    arguments: [(53.9, 1.0, 53.0), (53.9, 2, 53.5), (54, 3, 54), (17.1 + 0.9, 1, 18)])
  func pixelWidths(width: Points, scale: Double, box: Points) {
    var fit = FitArithmetic.exact
    fit.pixelWidthStep = 1
    #expect(abs(fit.emWidth(of: width, size: 1, pixelScale: scale) - box) < 1e-9)
  }
}
