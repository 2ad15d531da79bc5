import FitTestSupport
import FoundationEssentials
import ProjectFiles
import ScreenModel
import Testing

@testable import FitVerification

/// For each promise of a shipped app screens that break it, as if somebody had added them to the app.
///
/// A folder is named for the promise and the app; a file in it replaces the app's own of the same name.
@Suite("Broken promises") struct PromiseFixtureTests {
  private static let fixtures = "\(Repository.folder)/Tests/Fixtures/promises"
  static let folders = [
    "a-senior", "b-call-for-help", "c-scorekeeper", "d-day-display", "e-control-face",
  ]

  @Test("Every folder is looked at")
  func complete() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.fixtures)
    #expect(names.sorted() == Self.folders)
  }

  @Test("Each screen is found out where its comments say", arguments: folders)
  func broken(_ folder: String) throws {
    let files = FileManager.default
    let id = String(folder.drop { $0 != "-" }.dropFirst())
    let shipped = try ShippedProject()
    let copy = "\(shipped.path)/Screens/\(id)"
    if !files.fileExists(atPath: copy) {
      try files.copyItem(atPath: "\(Repository.folder)/Screens/\(id)", toPath: copy)
    }
    let names = try files.contentsOfDirectory(atPath: "\(Self.fixtures)/\(folder)")
    for name in names {
      try? files.removeItem(atPath: "\(copy)/\(name)")
      try files.copyItem(atPath: "\(Self.fixtures)/\(folder)/\(name)", toPath: "\(copy)/\(name)")
    }
    let place = try #require(ProjectFolder.find(from: shipped.path))
    let project = try Project.load(place, selecting: .apps([id]))
    let app = try #require(project.apps.first)
    let measurers = ProjectMeasurers(project)
    var filter = CellFilter()
    filter.screens = Set(names.filter { $0 != "app.yml" }.map { String($0.dropLast(4)) })
    filter.locales = [app.sourceLocale.id]
    let report = Replay.run([app], filter: filter) { measurers.measurer(for: $0) }
    let found = Set(
      report.findings.filter { $0.severity != .allowed }.map {
        FixtureComments.place($0.location, $0.rule)
      })
    let expected = try FixtureComments.expected(in: "\(Self.fixtures)/\(folder)")
    #expect(found.sorted() == expected)
  }
}
