import ScreenModel
import Testing

@testable import ProjectFiles

@Suite struct ProjectTests {
  @Test("A correct project loads, in the order of names")
  func loads() throws {
    let project = try TemporaryProject()
    let loaded = try project.load()
    #expect(loaded.devices.map(\.name) == ["phones", "tablets"])
    #expect(loaded.profiles.map(\.name) == ["plain", "web"])
    #expect(loaded.apps.map(\.id) == ["quiz"])
    #expect(loaded.apps.first?.screens.map(\.id) == ["question", "settings"])
  }
}
