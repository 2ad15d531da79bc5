import FitTestSupport
import FitVerification
import ScreenModel
import StackLayout
import Testing

@Suite("Text sizes in a replay")
struct TextSizeCheckTests {
  private func replay(
    _ styles: [Style], sizes: [TextSize], caps: [TypeCap] = []
  ) -> ReplayReport {
    var app = SampleApp.make(
      screens: [SampleApp.screen(styles.map { SampleApp.text("aa", style: $0) })],
      windows: [SampleApp.window(200, 300)])
    app.textSizes = sizes
    app.typeCaps = caps
    app.textSizesLocation = SourceLocation(file: "app.yml", line: 7, column: 3)
    return Replay.run([app], filter: CellFilter()) { _ in FixedAdvanceMeasurer(advance: 1) }
  }

  private static let large = TextSize(name: "large", multiplier: 1)
  private static let larger = TextSize(name: "larger", multiplier: 1.5)
  private static let largest = TextSize(name: "largest", multiplier: 2)

  @Test("The report carries what each style was measured at, at the reference")
  func ledger() {
    let report = replay([SampleApp.body, SampleApp.heading], sizes: [Self.large, Self.larger])
    let entries = report.apps[0].type.entries
    #expect(
      entries.map { "\($0.style) \($0.textSize) \($0.size) \($0.lineHeight)" } == [
        "body large 10.0 12.0", "heading large 20.0 24.0", "body larger 15.0 18.0",
        "heading larger 30.0 36.0",
      ])
    #expect(report.findings.isEmpty)
  }

  @Test(
    "A text size that changes nothing is an error; one that changes a single style is none",
    arguments: [
      (
        [Style.Scaling.fixed, .fixed],
        ["text size larger changes nothing: every text is measured at the sizes of large"]
      ),
      (
        [.capped(large), .fixed],
        ["text size larger changes nothing: every text is measured at the sizes of large"]
      ),
      ([.follows, .fixed], []), ([.fixed, .capped(larger)], []),
    ])
  func withoutEffect(scalings: [Style.Scaling], messages: [String]) {
    let styles = scalings.enumerated().map { index, scaling in
      Style(name: "style-\(index)", size: 10, lineHeight: 12, scaling: scaling)
    }
    let report = replay(styles, sizes: [Self.large, Self.larger])
    #expect(report.findings.map(\.message) == messages)
    #expect(report.findings.allSatisfy { $0.rule == .textSizeWithoutEffect })
    #expect(report.findings.allSatisfy { $0.severity == .error && $0.location.line == 7 })
  }

  @Test("A curve that leaves large type as it is has an effect on smaller type only")
  func curve() {
    let points = [(10.0, 20.0), (30, 30)].map { ScalingCurve.Point(from: $0.0, to: $0.1) }
    let curved = TextSize(
      name: "2.0", scaling: .curve(ScalingCurve(points: points, lineHeights: .inProportion)),
      order: 2)
    let small = Style(name: "small", size: 10, lineHeight: 12)
    let huge = Style(name: "huge", size: 40, lineHeight: 48)
    #expect(replay([small, huge], sizes: [Self.large, curved]).findings.isEmpty)
    #expect(
      replay([huge], sizes: [Self.large, curved]).findings.map(\.rule) == [.textSizeWithoutEffect])
  }

  @Test("A cap is a warning where a text size lies beyond it, and changes no verdict")
  func capped() {
    let place = SourceLocation(file: "app.yml", line: 4, column: 3)
    let cap = TypeCap(style: "badge", size: Self.larger, location: place)
    let badge = Style(name: "badge", size: 10, lineHeight: 12, scaling: .capped(Self.larger))
    let report = replay(
      [badge, SampleApp.body], sizes: [Self.large, Self.larger, Self.largest], caps: [cap])
    #expect(
      report.findings.map(\.message) == [
        "style badge is capped at larger: it does not follow largest"
      ])
    #expect(report.findings.map(\.severity) == [.warning])
    #expect(report.findings.map(\.location) == [place])
    #expect(report.tally.fits == 3)
    #expect(
      replay([badge, SampleApp.body], sizes: [Self.large, Self.larger], caps: [cap]).findings
        .isEmpty)
  }

  @Test("Bold text is a family of its own, with a name of its own")
  func boldText() {
    var app = SampleApp.make(
      screens: [SampleApp.screen([SampleApp.text("aa")])], windows: [SampleApp.window(200, 300)])
    app.families = [app.families[0], app.families[0].withBoldText]
    func cells(_ families: Set<String>?) -> (names: [String], cells: Int) {
      var filter = CellFilter()
      filter.families = families
      let report = Replay.run([app], filter: filter) { _ in FixedAdvanceMeasurer(advance: 1) }
      return (report.apps[0].families, report.tally.cells)
    }
    #expect(cells(nil).names == ["one-em", "one-em bold"])
    #expect(cells(["one-em"]).names == ["one-em"])
    #expect(cells(["one-em bold"]).names == ["one-em bold"])
    #expect(cells(["one-em bold"]).cells == 2)
  }
}
