import FitTestSupport
import ScreenModel
import StackLayout
import Testing

@Suite("DisplayScale")
struct DisplayScaleTests {
  private func app() -> App {
    var app = SampleApp.make()
    app.reference = SampleApp.window(375, 667, top: 20)
    return app
  }

  @Test(
    "The lesser of width and usable height decides, clamped to 1…2; published to the nearest 0.05",
    arguments: [
      (SampleApp.window(375, 667, top: 20), 1.00),
      (SampleApp.window(393, 852, top: 59, bottom: 34), 1.05),
      (SampleApp.window(430, 932, top: 59, bottom: 34), 1.15),
      (SampleApp.window(744, 1133, top: 24, bottom: 20), 1.70),
      (SampleApp.window(1024, 1366, top: 24, bottom: 20), 2.00),
      (SampleApp.window(507, 1366, top: 24, bottom: 20), 1.35),
      (SampleApp.window(320, 568, top: 20), 1.00),
    ])
  func published(window: Window, expected: Double) throws {
    let scale = try #require(DisplayScale.of(window, in: app()))
    #expect(abs((scale * 20).rounded() / 20 - expected) < 1e-9)
  }

  @Test(
    "A window is below the reference by its width or by its usable height; unknown insets leave it open"
  )
  func belowReference() {
    #expect(DisplayScale.isBelowReference(SampleApp.window(374, 2000), in: app()) == true)
    #expect(
      DisplayScale.isBelowReference(SampleApp.window(466, 678, bottom: 34), in: app()) == true)
    #expect(DisplayScale.isBelowReference(SampleApp.window(375, 647), in: app()) == false)
    #expect(
      DisplayScale.isBelowReference(SampleApp.window(400, 900, isKnown: false), in: app()) == nil)
    #expect(
      DisplayScale.isBelowReference(SampleApp.window(320, 568, isKnown: false), in: app()) == true)
  }
}
