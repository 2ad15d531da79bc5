import FitTestSupport
import FoundationEssentials
import ProjectFiles
import ScreenModel
import Testing

@testable import FitVerification

/// The screens that break a rule, or nearly do, as an app of their own in a copy of the shipped project.
///
/// The app's file is the nearest one: beside the screens, of the rule, or of all rules.
final class RuleFixture {
  private let shipped: ShippedProject
  private let app: String
  /// Each as `screen.yml:3 F201`, sorted.
  let expected: [String]

  init(_ rule: RuleID, _ part: String) throws {
    let files = FileManager.default
    let fixtures = "\(Repository.folder)/Tests/Fixtures/rules"
    let folder = "\(fixtures)/\(rule.name)/\(part)"
    shipped = try ShippedProject()
    app = "\(rule.name)-\(part)"
    let copy = "\(shipped.path)/Screens/\(app)"
    try files.copyItem(atPath: folder, toPath: copy)
    expected = try FixtureComments.expected(in: copy)
    if !files.fileExists(atPath: "\(copy)/app.yml") {
      let own = "\(fixtures)/\(rule.name)/app.yml"
      try files.copyItem(
        atPath: files.fileExists(atPath: own) ? own : "\(fixtures)/app.yml",
        toPath: "\(copy)/app.yml")
    }
    for name in try files.contentsOfDirectory(atPath: "\(fixtures)/Devices") {
      try files.copyItem(
        atPath: "\(fixtures)/Devices/\(name)", toPath: "\(shipped.path)/Devices/\(name)")
    }
  }

  /// Against which exemptions expire.
  static var filter: CellFilter {
    var filter = CellFilter()
    filter.today = CalendarDay("2026-11-30")
    return filter
  }

  func load() throws -> (app: App, measurers: ProjectMeasurers) {
    let folder = try #require(ProjectFolder.find(from: shipped.path))
    let project = try Project.load(folder, selecting: .apps([app]))
    return (try #require(project.apps.first), ProjectMeasurers(project))
  }

  /// What a replay and a comparison find, but for what is allowed; each place and rule once, sorted.
  func found() throws -> [String] {
    let (app, measurers) = try load()
    let filter = Self.filter
    let report = Replay.run([app], filter: filter) { measurers.measurer(for: $0) }
    let comparison = Comparison.run(
      app, filter: filter, measurer: measurers.measurer(for: app), calibrate: false)
    let findings = report.findings.filter { $0.severity != .allowed }.map {
      FixtureComments.place($0.location, $0.rule)
    }
    let estimates = comparison.lower.map {
      FixtureComments.place($0.text.location, .estimateTooLow)
    }
    return Set(findings + estimates).sorted()
  }
}
