import FitTestSupport
import FoundationEssentials
import ProjectFiles
import Testing

/// The shipped project with one app of `Tests/Fixtures` besides; removed with the value.
final class FixtureProject {
  private let shipped: ShippedProject
  let app: String

  init(_ app: String) throws {
    self.app = app
    shipped = try ShippedProject()
    try FileManager.default.copyItem(
      atPath: "\(Repository.folder)/Tests/Fixtures/\(app)", toPath: folder)
  }

  private var folder: String { "\(shipped.path)/Screens/\(app)" }

  func load() throws -> Project {
    try Project.load(try #require(ProjectFolder.find(from: shipped.path)), selecting: .apps([app]))
  }

  /// The findings that the comments of the app's files expect, each as `ask.yml:3 F402`, sorted.
  func expected() throws -> [String] { try FixtureComments.expected(in: folder) }
}
