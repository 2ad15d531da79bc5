import FitTestSupport
import FitVerification
import ScreenModel
import StackLayout
import Testing

@Suite("Limits of a screen")
struct LimitSearchTests {
  /// One-em characters of 10 pt in lines of 12, in a reference of 100 × 200 at two pixels a point.
  private func row(
    _ blocks: [Block], windows: [Window] = [SampleApp.window(100, 200)],
    change: (inout App) -> Void = { _ in }
  ) throws -> LimitReport.Row {
    var app = SampleApp.make(screens: [SampleApp.screen(blocks)], windows: windows)
    app.textSizes = [SampleApp.normal]
    change(&app)
    let report = LimitSearch.run(
      app, filter: CellFilter(), measurer: FixedAdvanceMeasurer(advance: 1))
    return try #require(report.screens.first?.rows.first)
  }

  @Test(
    "The narrowest window is where a text takes a line too many, the shortest where its height ends"
  )
  func edges() throws {
    // Four characters on one line take 40 pt; one line takes 12, and 30 for the picture with 2 between.
    let row = try row([SampleApp.text("aaaa", lines: 1), SampleApp.media()])
    #expect(row.narrowest?.width == 40)
    #expect(row.shortest?.height == 44)
    #expect(row.windows.map(\.textSize) == ["normal"])
  }

  @Test("The largest text size is the last before one that breaks in some window, and says where")
  func textSizes() throws {
    let windows = [SampleApp.window(100, 200), SampleApp.window(110, 200)]
    // 8 characters of 12 pt fill 96 of 100 points; of 12.5 they fill all of them, of 13 too much.
    let row = try row([SampleApp.text("aaaa bbb", lines: 1)], windows: windows)
    #expect(row.largest == "×1.25")
    #expect(row.breaking?.textSize == "×1.30")
    #expect(row.breaking?.windowName == "100 × 200")
  }

  @Test("Sizes of a scale are those tried, also where the app replays only some of them")
  func scale() throws {
    let sizes = [1.0, 1.1, 2].map { TextSize(name: "\($0)", multiplier: $0) }
    let row = try row([SampleApp.text("aaaa bbb", lines: 1)]) { app in
      app.scaleSizes = sizes
      app.textSizes = [sizes[0]]
    }
    #expect(row.largest == "1.1")
    #expect(row.breaking?.textSize == "2.0")
    #expect(row.windows.map(\.textSize) == ["1.0"])
  }

  @Test("A text that may take any number of lines has no breaking width but its longest word")
  func words() throws {
    #expect(try row([SampleApp.text("aaaa bbb")]).narrowest?.width == 40)
  }

  @Test("A screen that does not fit the reference says how large a window it needs")
  func tooLarge() throws {
    // 11 characters on one line need 110; the window's scale stays 1, because its height does.
    let row = try row([SampleApp.text("aaaaa bbbbb", lines: 1)])
    #expect(row.largest == nil)
    #expect(row.breaking?.textSize == "normal")
    #expect(row.narrowest?.width == 110)
    #expect(row.shortest == nil)
  }

  @Test("An app of a fixed size is tried at no other")
  func fixed() throws {
    let row = try row([SampleApp.text("aaaa bbb", lines: 1)]) { $0.textSizes = [.fixed] }
    #expect(row.largest == "fixed")
    #expect(row.breaking == nil)
  }
}
