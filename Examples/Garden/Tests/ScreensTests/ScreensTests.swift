import ScreenFit
import Testing

/// Holds the screens of the design to every window, text size and language that the app promises.
@Suite struct ScreensTests {
  // Relative to the package, where tests are run.
  private static let design = "Design"

  @Test("Every screen fits every window")
  func everyScreen() throws {
    let report = try FitProject(at: Self.design).replay()
    #expect(report.allFit)
  }

  @Test("A screen fits a window", arguments: ["iphone-se-3", "iPhone 15", "390x844+47+34"])
  func home(in window: String) throws {
    let home = "\(Self.design)/Screens/garden/home.yml"
    let report = try FitProject(at: Self.design).verify(screens: home, windows: [window])
    #expect(report.allFit)
  }

  @Test("Each finding is an issue of its own")
  func findings() throws {
    for finding in try FitProject(at: Self.design).replay().findings where finding.isError {
      Issue.record("\(finding)")
    }
  }
}
