import FitTestSupport
import FitVerification
import ScreenModel
import StackLayout
import Testing

@Suite("What must not pass as fitting")
struct WrongFitsTests {
  private func replay(_ app: App, in window: Window) -> ReplayReport {
    var filter = CellFilter()
    filter.windows = [window]
    filter.textSizes = ["normal"]
    return Replay.run([app], filter: filter) { _ in FixedAdvanceMeasurer(advance: 1) }
  }

  private func rules(
    _ screen: Screen, in window: Window = SampleApp.window(100, 400)
  ) -> [RuleID] {
    replay(SampleApp.make(screens: [screen]), in: window).findings.map(\.rule)
  }

  private func row(_ cells: [(Row.Width, Block)]) -> Block {
    let cells = cells.map { Row.Cell(width: $0, block: $1) }
    return SampleApp.block("row", .row(Row(cells: cells, location: SampleApp.location)))
  }

  @Test("Several lines of a script whose breaks are not known do not fit; one line does")
  func unknownBreaks() throws {
    func report(_ words: String) -> ReplayReport {
      var filter = CellFilter()
      filter.windows = [SampleApp.window(100, 400)]
      filter.textSizes = ["normal"]
      let screen = SampleApp.screen([SampleApp.text(words)])
      return Replay.run([SampleApp.make(screens: [screen])], filter: filter) { _ in
        DoubtfulMeasurer()
      }
    }
    let several = report("aaaaaa bbbbbb")
    #expect(several.findings.map(\.rule) == [.lineBreaksUnknown])
    #expect(several.findings.first?.message.contains("lines of Khmer") == true)
    #expect(several.tally.unknown == 1)
    let one = report("aaaaaa bbb")
    #expect(one.findings.isEmpty)
    #expect(one.tally.fits == 1)
  }

  @Test(
    "A circle, an icon or a picture of some aspect that is wider than its box does not fit",
    arguments: [
      (SampleApp.control("circle", diameter: 100.5), SampleApp.control("circle", diameter: 100)),
      (
        SampleApp.control("icon", icon: Control.Icon(size: 93, position: .above, spacing: 0)),
        SampleApp.control("icon", icon: Control.Icon(size: 92, position: .above, spacing: 0))
      ),
      (SampleApp.media(floor: 51, aspect: 2), SampleApp.media(floor: 50, aspect: 2)),
      (
        SampleApp.media(elastic: false, floor: 51, aspect: 2),
        SampleApp.media(elastic: false, floor: 50, aspect: 2)
      ),
    ])
  func tooWide(wide: Block, narrow: Block) {
    #expect(rules(SampleApp.screen([wide])) == [.blockTooWide])
    #expect(rules(SampleApp.screen([narrow])).isEmpty)
  }

  @Test(
    "A circle does not fit a narrower cell of a row", arguments: [Row.Width.fixed(49), .weight(1)])
  func cell(width: Row.Width) {
    let circle = SampleApp.control("circle", diameter: 50)
    #expect(rules(SampleApp.screen([row([(width, circle), (width, circle)])])) == [.blockTooWide])
    #expect(
      rules(SampleApp.screen([row([(width, circle)])]))
        == (width == .weight(1) ? [] : [.blockTooWide]))
  }

  @Test("A picture does not fit where there is no width at all")
  func noWidth() {
    var app = SampleApp.make(screens: [SampleApp.screen([SampleApp.media()])])
    app.padding = Insets(top: 0, leading: 50, bottom: 0, trailing: 50)
    let report = replay(app, in: SampleApp.window(100, 400))
    #expect(report.findings.map(\.rule) == [.blockTooWide])
    #expect(report.findings.map(\.message) == ["picture needs 1.0 pt of width, its box has 0.0 pt"])
  }

  @Test("A control needs its own target where that is larger than the app's")
  func ownTarget() {
    let control = SampleApp.control("a", target: 60)
    #expect(rules(SampleApp.screen([row([(.fixed(59), control)])])) == [.targetTooSmall])
    #expect(rules(SampleApp.screen([row([(.fixed(60), control)])])).isEmpty)
  }

  @Test("Text that fits only on a coarse grid is fragile where no source tells the pixel scale")
  func unknownPixelScale() {
    let style = Style(name: "odd", size: 9.99, lineHeight: 12)
    var app = SampleApp.make(
      screens: [SampleApp.screen([SampleApp.text("aaaa bbbb", style: style, lines: 1)])])
    app.profile.fit = FitArithmetic(
      sizeStep: 0.5, widthStep: 0, pixelAllowance: 0, pointAllowance: 0)
    app.scale = 1...1
    // Nine characters of 9.5 pt on a grid of whole points, of 9.99 on a fine one.
    var window = SampleApp.window(89, 200)
    for (pixelScale, verdicts) in [(nil as Double?, [0, 1, 0]), (1, [1, 0, 0]), (10, [0, 0, 1])] {
      window.pixelScale = pixelScale
      let tally = replay(app, in: window).tally
      #expect([tally.fits, tally.fragile, tally.fails] == verdicts, "\(pixelScale ?? 0)")
    }
  }

  @Test("Text that a platform would round to no size keeps its own")
  func noSize() {
    let fit = FitArithmetic(
      sizeStep: 0.01, widthStep: 0, pixelAllowance: 0, pointAllowance: 0, rasterStep: 0.015625)
    #expect(fit.realSize(of: 0.01, pixelScale: 1) == 0.01)
  }

  @Test("A list whose rows have next to no height shows all of them")
  func flatRows() {
    let label = SampleApp.label("b")
    let list = PagedList(
      row: Stack(blocks: [SampleApp.media(floor: 0)]), spacing: 1e-300, count: 3,
      pager: Pager(earlier: label, later: label, location: SampleApp.location))
    #expect(rules(SampleApp.screen([SampleApp.block("list", .list(list))])).isEmpty)
  }

  @Test("The estimate counts columns of any box", arguments: [1e-308, 1e308])
  func columns(width: Double) {
    #expect(FixedAdvanceText("ab cd", advance: 0.5).lineCount(within: width) == (width < 1 ? 4 : 1))
    #expect(FixedAdvanceText("ab cd", advance: 1e-308).lineCount(within: 1e300) == 1)
  }

  @Test("A screen of thousands of blocks is judged in seconds", .timeLimit(.minutes(1)))
  func manyBlocks() {
    let blocks = (0..<10_000).map { SampleApp.text("a", line: $0) }
    #expect(rules(SampleApp.screen(blocks)) == [.stackTooTall])
  }
}

/// Measures every text as one of a script whose line breaks are not known.
private struct DoubtfulMeasurer: TextMeasuring {
  func measure(_ text: String, as setting: TextSetting) -> any MeasuredText {
    DoubtfulText(FixedAdvanceText(text, advance: 1))
  }

  func measure(_ spans: [TextSpan]) -> any MeasuredText {
    measure(spans.map(\.text).joined(), as: spans[0].setting)
  }
}

private final class DoubtfulText: MeasuredText {
  let text: FixedAdvanceText
  let doubt: String? = "Khmer"

  init(_ text: FixedAdvanceText) { self.text = text }

  var profile: LineProfile { text.profile }
  var missing: [MissingCharacter] { text.missing }
  var allowance: Double { text.allowance }
  var lineMetrics: LineMetrics { text.lineMetrics }
  func lineCount(within width: Double) -> Int { text.lineCount(within: width) }
  func lines(within width: Double) -> [TextLine] { text.lines(within: width) }
}
