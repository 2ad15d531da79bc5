import FitTestSupport
import FitVerification
import FoundationEssentials
import ProjectFiles
import ScreenModel
import StackLayout
import Testing

/// A copy of the day display's app, to be broken; removed with the value.
private final class DayDisplay {
  private let shipped: ShippedProject

  init() throws {
    shipped = try ShippedProject()
    try FileManager.default.copyItem(
      atPath: "\(Repository.folder)/Screens/day-display",
      toPath: "\(shipped.path)/Screens/day-display")
  }

  func change(_ screen: String, _ old: String, to new: String) throws {
    try shipped.change("Screens/day-display/\(screen).yml", old, to: new)
  }

  func load() throws -> Project {
    let folder = try #require(ProjectFolder.find(from: shipped.path))
    return try Project.load(folder, selecting: .apps(["day-display"]))
  }

  func replay() throws -> ReplayReport {
    let project = try load()
    let measurers = ProjectMeasurers(project)
    return Replay.run(project.apps, filter: CellFilter()) { measurers.measurer(for: $0) }
  }

  /// The rules that are broken, each with its block.
  func broken() throws -> Set<String> {
    Set(try replay().findings.map { "\($0.rule.code) \($0.block)" })
  }
}

@Suite("The day display")
struct DayDisplayTests {
  @Test("Every screen fits every tablet, phone and pane, upright and on its side")
  func fits() throws {
    let report = try DayDisplay().replay()
    #expect(report.findings.map(\.message) == [])
    #expect(report.tally.cells > 2_000)
    #expect(report.tally.fits == report.tally.cells)
  }

  @Test("On its side, two pages stand below the heading and start level; upright, one")
  func pages() throws {
    let project = try DayDisplay().load()
    let app = try #require(project.apps.first)
    let screen = try #require(app.screens.first { $0.id == "today" })
    let prepared = PreparedScreen(
      screen, of: app, family: try #require(app.families.first), locale: "en",
      measurer: ProjectMeasurers(project).measurer(for: app))
    for window in app.windows.windows where window.safeArea != nil {
      let condition = try #require(
        LayoutCondition(window, textSize: app.textSizes[0], app: app))
      let layout = StackSolver(prepared, for: condition)
      func frames(_ name: String) -> [Frame] {
        prepared.nodes.indices.filter {
          prepared.nodes[$0].name == name && layout.placed[$0].isShown
        }.map { layout.placed[$0].frame }
      }
      let heading = try #require(frames("heading").first)
      let now = try #require(frames("what is happening now").first)
      #expect(now.y >= heading.bottom)
      guard let row = frames("a row of the schedule").first else { continue }
      if window.orientation == .landscape {
        #expect(row.y == now.y, "\(window.id)")
        #expect(row.x > now.x + now.width)
      } else {
        #expect(row.x == now.x, "\(window.id)")
      }
    }
  }

  @Test("A label and its time as two boxes of a row overflow, and the points are told")
  func rowInPlaceOfRuns() throws {
    let app = try DayDisplay()
    try app.change("today", "- runs:", to: "- row:")
    let report = try app.replay()
    let finding = try #require(report.findings.first { $0.rule == .rowTooNarrow })
    #expect(try #require(finding.shortfall) > 100)
    #expect(finding.message.contains("pt"))
  }

  @Test("What is happening now cannot be left out unseen")
  func losingNow() throws {
    let app = try DayDisplay()
    try app.change("today", "name: left page", to: "name: left page\n        drop: 1")
    #expect(try app.broken().contains("F209 what is happening now"))
  }
}
