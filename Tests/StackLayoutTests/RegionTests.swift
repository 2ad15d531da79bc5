import FitTestSupport
import ScreenModel
import StackLayout
import Testing

@Suite("Regions")
struct RegionTests {
  /// A bar-less screen with content of some height between pinned blocks.
  private func screen(_ content: Points, overflow: OverflowPolicy = .never) -> Screen {
    var screen = SampleApp.screen([SampleApp.box("content", content)])
    screen.pinned = Pinned(
      top: Stack(blocks: [SampleApp.box("heading", 15)]),
      bottom: Stack(blocks: [SampleApp.box("stop", 20), SampleApp.box("mute", 10)]),
      location: SampleApp.location)
    screen.overflow = overflow
    return screen
  }

  @Test("What is pinned stands at the edges of the safe area, the content between")
  func places() throws {
    let window = SampleApp.window(100, 120, top: 8, bottom: 12)
    for content in [10.0, 55, 300] {
      let layout = try VariantLayout(screen(content, overflow: .scroll), in: window)
      #expect(try layout.frame("heading") == Frame(x: 0, y: 8, width: 100, height: 15))
      #expect(try layout.frame("content").y == 23)
      #expect(try layout.frame("stop").y == 78)
      #expect(try layout.frame("mute").bottom == 108)
      #expect(layout.solver.available == 55)
      #expect(layout.solver.scrollableOverflow == max(0, content - 55))
    }
  }

  @Test("Content that may not scroll has what is pinned left it, and no more")
  func never() throws {
    for (content, shortfall) in [(55.0, 0.0), (56, 1)] {
      let layout = try VariantLayout(screen(content), in: SampleApp.window(100, 100))
      #expect(layout.solver.shortfall == shortfall)
      #expect(layout.solver.scrollableOverflow == 0)
    }
  }

  @Test("Where the content may scroll any alternative fits in height and nothing is dropped")
  func scrollingVariants() throws {
    let choice = SampleApp.alternatives(
      [SampleApp.box("high", 80), SampleApp.box("low", 10)], axes: .height)
    var screen = SampleApp.screen([choice, SampleApp.box("note", 50).drop(1)])
    var layout = try VariantLayout(screen)
    #expect(layout.shown == ["low", "note"])
    screen.overflow = .scrollBeyond([.named("normal")])
    layout = try VariantLayout(screen)
    #expect(layout.shown == ["low", "note"])
    try layout.solve(100, 100, textSize: 1)
    #expect(layout.shown == ["high", "note"])
  }

  @Test("Two pages in a row start level, below a heading, and become one column upright")
  func pages() throws {
    func page(_ name: String) -> Block {
      SampleApp.stack([SampleApp.box("\(name) title", 10), SampleApp.box(name, 20)])
    }
    let row = SampleApp.row([(.weight(1), page("now")), (.weight(1), page("next"))])
    let pages = SampleApp.alternatives(
      [
        row.when(SampleApp.when(orientation: .landscape)),
        SampleApp.stack([page("now"), page("next")]),
      ], axes: .none)
    var layout = try VariantLayout(SampleApp.screen([SampleApp.box("heading", 15), pages]))
    try layout.solve(200, 100, orientation: .landscape)
    #expect(try layout.frame("now").y == 25)
    #expect(try layout.frame("next") == Frame(x: 100, y: 25, width: 100, height: 20))
    try layout.solve(100, 200)
    #expect(try layout.frame("now").y == 25)
    #expect(try layout.frame("next") == Frame(x: 0, y: 55, width: 100, height: 20))
  }

  @Test("Each stack in a row sheds its own blocks until the row fits")
  func nestedShedding() throws {
    let left = SampleApp.stack([
      SampleApp.box("schedule 1", 20).drop(2), SampleApp.box("schedule 2", 20).drop(2),
      SampleApp.box("schedule 3", 20).drop(2),
    ])
    let right = SampleApp.stack([SampleApp.box("now", 30), SampleApp.box("note", 15).drop(1)])
    var layout = try VariantLayout(
      SampleApp.screen([SampleApp.row([(.weight(1), left), (.weight(1), right)])]))
    for (height, expected) in [
      (60.0, ["schedule 1", "schedule 2", "schedule 3", "now", "note"]),
      (59, ["schedule 1", "schedule 2", "now", "note"]),
      (45, ["schedule 1", "schedule 2", "now", "note"]),
      (44, ["schedule 1", "schedule 2", "now"]), (39, ["schedule 1", "now"]),
    ] {
      try layout.solve(100, height)
      #expect(layout.shown == expected, "\(height)")
    }
  }
}
