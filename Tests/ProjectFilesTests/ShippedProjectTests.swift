import FitTestSupport
import ScreenModel
import Testing

@testable import ProjectFiles

@Suite struct ShippedProjectTests {
  @Test("The project that ships with ScreenFit loads without a mistake")
  func loads() throws {
    let shipped = try ShippedProject()
    let folder = try #require(ProjectFolder.find(from: shipped.path))
    let project = try withExtendedLifetime(shipped) { try Project.load(folder) }
    let app = try #require(project.apps.first { $0.id == "senior" })
    #expect(app.screens.map(\.id) == ShippedProject.screens)
    #expect(app.roles.count >= 19)
    #expect(app.content["en"]?.values.reduce(0) { $0 + $1.texts.count } ?? 0 >= 250)
    #expect(project.windows.count >= 100)
  }
}
