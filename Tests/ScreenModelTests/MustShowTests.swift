import FitTestSupport
import ScreenModel
import Testing

@Suite("What must be shown")
struct MustShowTests {
  private static func promise(_ windows: [String]?) -> MustShow {
    MustShow(ids: ["a"], windows: windows, location: SampleApp.location)
  }

  @Test(
    "names the windows of the app's promises and of its screens', each once, however they change")
  func windows() {
    var screen = SampleApp.screen([SampleApp.text("a")])
    screen.mustShow = [Self.promise(["tablet", "phone"]), Self.promise(nil)]
    var app = SampleApp.make(screens: [screen])
    #expect(app.promisedWindows == ["tablet", "phone"])
    app.mustShow = [Self.promise(["phone", "fold"])]
    #expect(app.promisedWindows == ["phone", "fold", "tablet"])
    app.screens[0].mustShow = []
    #expect(app.promisedWindows == ["phone", "fold"])
    app.screens.append(screen)
    #expect(app.promisedWindows == ["phone", "fold", "tablet"])
    app.screens = []
    app.mustShow.removeAll()
    #expect(app.promisedWindows.isEmpty)
  }
}
