import FitTestSupport
import FitVerification
import ScreenModel
import StackLayout
import Testing

@Suite("The worst cell") struct WorstCellTests {
  private let measurer = FixedAdvanceMeasurer(advance: 1)

  private func app(_ heights: [Points], media: Points) -> App {
    SampleApp.make(
      screens: [SampleApp.screen([SampleApp.text("aa"), SampleApp.media(floor: media)])],
      windows: heights.map { SampleApp.window(100, $0) })
  }

  @Test("is the one with the least to spare where all fit")
  func least() throws {
    let app = app([210, 205, 220], media: 60)
    let worst = try #require(
      WorstCell.of(app.screens[0], in: app, filter: CellFilter(), measurer: measurer))
    #expect(worst.window.height == 205)
    #expect(worst.textSize.name == "double")
    #expect(worst.outcome.verdict == .fits)
    let report = Replay.run([app], filter: CellFilter()) { _ in measurer }
    #expect(worst.outcome.margin?.height == report.apps[0].screens[0].spareHeight?.points)
  }

  @Test("is the one that lacks the most where some do not fit")
  func most() throws {
    let app = app([210, 205, 400], media: 190)
    let worst = try #require(
      WorstCell.of(app.screens[0], in: app, filter: CellFilter(), measurer: measurer))
    #expect(worst.outcome.verdict == .fails)
    #expect(worst.window.height == 205)
    let violation = try #require(worst.violations.first)
    #expect(worst.message(for: violation).contains("floor is"))
  }

  @Test("is found in each window, in their order; those of unknown insets are left out")
  func windows() {
    var app = app([220, 205], media: 60)
    app.windows.windows.append(SampleApp.window(100, 300, isKnown: false))
    app.windows.unknownInsets = .replay
    let cells = WorstCell.inEachWindow(
      app.screens[0], of: app, filter: CellFilter(), measurer: measurer)
    #expect(cells.map(\.window.height) == [220, 205])
    #expect(cells.allSatisfy { $0.textSize.name == "double" })
  }

  @Test("is one that the filter admits")
  func filtered() throws {
    let app = app([220, 205], media: 60)
    var filter = CellFilter()
    filter.textSizes = ["normal"]
    filter.windows = [SampleApp.window(100, 300)]
    let worst = try #require(
      WorstCell.of(app.screens[0], in: app, filter: filter, measurer: measurer))
    #expect(worst.cell.window == "100x300")
    #expect(worst.cell.textSize == "normal")
    filter.windows = [SampleApp.window(100, 300, isKnown: false)]
    #expect(WorstCell.of(app.screens[0], in: app, filter: filter, measurer: measurer) == nil)
  }
}
