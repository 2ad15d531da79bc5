internal import ProjectFiles
import FitTestSupport
import FitVerification
import ScreenModel
import Testing

@Suite("WindowTable")
struct WindowTableTests {
  @Test(
    "The senior app's published scales come out of the model, to the nearest 0.05",
    arguments: [
      ("iphone-se-3", 1.00), ("iphone-15", 1.05), ("iphone-15-plus", 1.15),
      ("ipad-mini-8.3@ipados-15-18", 1.70), ("ipad-pro-12.9@ipados-15-18", 2.00),
      ("ipad-pro-12.9/portrait-half", 1.35),
    ])
  func scales(id: String, expected: Double) throws {
    let project = try ShippedApp.project()
    let app = try #require(project.apps.first)
    let window = try #require(project.windows.first { $0.id == id })
    let row = try #require(WindowTable.of(app, windows: [window]).rows.first)
    let scale = try #require(row.scale)
    #expect(abs((scale * 20).rounded() / 20 - expected) < 1e-9)
  }

  @Test("At the reference 547 points are left at large and 540 at extra-large, 343 wide")
  func contentHeights() throws {
    let app = try ShippedApp.senior()
    let rows = WindowTable.of(app, windows: [app.reference]).rows
    #expect(rows.map(\.textSize) == ["large", "extra-large"])
    #expect(rows.map(\.contentHeight) == [547, 540])
    #expect(rows.map(\.contentWidth) == [343, 343])
  }

  @Test("Unknown insets leave the figures unknown")
  func unknownInsets() throws {
    let app = try ShippedApp.senior()
    let row = try #require(
      WindowTable.of(app, windows: [SampleApp.window(400, 900, isKnown: false)]).rows.first)
    #expect(row.scale == nil)
    #expect(row.contentHeight == nil)
    #expect(row.isBelowReference == nil)
  }
}
