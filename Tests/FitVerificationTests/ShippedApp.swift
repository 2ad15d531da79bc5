import FitTestSupport
import FitVerification
import ProjectFiles
import ScreenModel
import Testing

/// The senior app as the repository ships it.
enum ShippedApp {
  static func project() throws -> Project {
    let shipped = try ShippedProject()
    return try withExtendedLifetime(shipped) {
      let folder = try #require(ProjectFolder.find(from: shipped.path))
      return try Project.load(folder, selecting: .apps(["senior"]))
    }
  }

  static func senior() throws -> App {
    try #require(project().apps.first)
  }
}
