import FitTestSupport
import ProjectFiles
import ScreenModel
import StackLayout
import Testing

@testable import FitVerification

/// Layout faults that people met in shipped apps, told again as screens, and situations that look like faults but are none.
@Suite("Field cases") struct FieldCaseTests {
  /// A window at a text size: a cell for each family and state.
  private struct Place {
    var window: Window
    var textSize: String
    /// As the comments write them.
    var families: [String]
    /// One without a name for a screen without states.
    var states: [String]
  }

  private let project: Project
  private let fixture: FieldProject
  private let measurers: ProjectMeasurers

  init() throws {
    fixture = try FieldProject()
    project = try fixture.load()
    measurers = ProjectMeasurers(project)
  }

  @Test("Every case is there, some in several screens")
  func complete() {
    let faults = [
      1, 2, 3, 9, 10, 18, 20, 22, 26, 27, 28, 30, 35, 38, 41, 42, 49, 51, 53, 55, 56, 59, 65, 69,
      74, 77, 82, 83, 85, 89,
    ]
    let names = faults.map { "case-\($0 < 10 ? "0" : "")\($0)" } + (1...6).map { "control-0\($0)" }
    let screens = project.apps.flatMap(\.screens).map(\.id)
    let cases = Set(screens.map { $0.split(separator: "-").prefix(2).joined(separator: "-") })
    #expect(cases.sorted() == names)
  }

  @Test("Each line has the findings that its comment expects, where it expects them, and no others")
  func findings() throws {
    for app in project.apps {
      for screen in app.screens {
        let notes = try fixture.notes(screen.id, of: app.id)
        let places = try self.places(of: screen, app: app, notes: notes)
        #expect(!places.isEmpty)
        var found: Set<String> = []
        var expected: Set<String> = []
        for place in places {
          found.formUnion(replay(screen, of: app, in: place, notes: notes))
          expected.formUnion(expectations(notes, in: place, all: places))
        }
        #expect(found.sorted() == expected.sorted(), "\(app.id)/\(screen.id)")
      }
    }
  }

  @Test("Tells the narrowest window for the readings of a bar that a narrow one cuts (case-83)")
  func narrowest() throws {
    let app = try #require(project.apps.first { $0.id == "ios" })
    var filter = CellFilter()
    filter.screens = ["case-83"]
    let limits = LimitSearch.run(app, filter: filter, measurer: measurers.measurer(for: app))
    let edges = limits.screens.first?.rows.first?.windows.first { $0.textSize == "large" }
    #expect(edges?.narrowest == 424)
  }

  @Test("Sheds the same at a text size whether the text grew or shrank to it (case-82)")
  func path() throws {
    var app = try #require(project.apps.first { $0.id == "android-14" })
    let growing = shed(in: app)
    app.textSizes.reverse()
    #expect(!growing.isEmpty)
    #expect(shed(in: app) == growing)
  }

  private func shed(in app: App) -> Set<Cell> {
    let report = Replay.run([app], filter: CellFilter()) { measurers.measurer(for: $0) }
    let variants = report.apps.flatMap(\.screens).flatMap(\.variants)
    return Set(variants.filter { $0.use == .shed }.flatMap(\.cells))
  }

  private func places(of screen: Screen, app: App, notes: FieldNotes) throws -> [Place] {
    let sizes = notes.textSizes.isEmpty ? app.textSizes.map(\.name) : notes.textSizes
    return try notes.windows.flatMap { id in
      let window = try #require(project.windows.first { $0.id == id }, "\(id)")
      return sizes.map { size in
        Place(
          window: window, textSize: size, families: app.families.map { name($0.name) },
          states: screen.states.isEmpty ? [""] : screen.states)
      }
    }
  }

  /// Replays a screen in a place; a finding of fragile cells is none, for these fit.
  private func replay(
    _ screen: Screen, of app: App, in place: Place, notes: FieldNotes
  ) -> Set<String> {
    var filter = CellFilter()
    filter.screens = [screen.id]
    filter.windows = [place.window]
    filter.textSizes = [place.textSize]
    let report = Replay.run([app], filter: filter) { measurers.measurer(for: $0) }
    #expect(
      report.tally.cells == place.families.count * place.states.count, "\(app.id)/\(screen.id)")
    if screen.id.hasPrefix("control-") {
      #expect(report.tally.fails + report.tally.unknown == 0, "\(screen.id)")
    }
    var found: Set<String> = []
    for finding in report.findings where finding.stress == .none && finding.severity != .allowed {
      found.formUnion(
        texts(
          of: finding.rule.code, at: finding.location, in: place, cells: finding.cells,
          points: finding.shortfall, owner: finding.owners.first?.block, notes: notes))
    }
    for summary in report.apps.flatMap(\.screens) {
      for variant in summary.variants where variant.use == .shed {
        found.formUnion(
          texts(
            of: "shed", at: variant.location, in: place, cells: variant.cells, notes: notes))
      }
      let asked = notes.expectations.contains { $0.key.hasSuffix(" spare") }
      if asked, let spare = summary.spareHeight {
        found.formUnion(
          texts(
            of: "spare", at: screen.location, in: place, cells: [spare.cell],
            points: spare.points, notes: notes))
      }
    }
    return found
  }

  /// What was found as the comments write it, with points and owner only if they ask for them; for each state.
  private func texts(
    of what: String, at location: ScreenModel.SourceLocation, in place: Place,
    cells: some Collection<Cell>,
    points: Points? = nil, owner: String? = nil, notes: FieldNotes
  ) -> [String] {
    let key = "\(location.file.split(separator: "/").last ?? ""):\(location.line) \(what)"
    let asked = notes.expectations.filter { $0.key == key }
    let asksPoints = asked.contains { $0.points != nil }
    let asksOwner = asked.contains { $0.owner != nil }
    let found = cells.map { (name($0.family), $0.state ?? "") }
    // What is found of a whole app has no cells.
    return (cells.isEmpty ? appearances(of: place) : found).map { family, state in
      text(
        key, place, family, state, points: asksPoints ? points.map { Int($0.rounded()) } : nil,
        owner: asksOwner ? owner : nil)
    }
  }

  private func appearances(of place: Place) -> [(family: String, state: String)] {
    place.families.flatMap { family in place.states.map { (family, $0) } }
  }

  private func expectations(_ notes: FieldNotes, in place: Place, all: [Place]) -> Set<String> {
    let families = Set(place.families)
    let states = Set(place.states)
    let windows = Set(all.map(\.window.id))
    let sizes = Set(all.map(\.textSize))
    var expected: Set<String> = []
    for expectation in notes.expectations {
      let names = Set(expectation.places)
      #expect(
        names.isSubset(of: families.union(windows).union(sizes).union(states)),
        "\(expectation.key) names a place that is not looked at")
      func admits(_ value: String, _ kind: Set<String>) -> Bool {
        let chosen = names.intersection(kind)
        return chosen.isEmpty || chosen.contains(value)
      }
      guard admits(place.window.id, windows), admits(place.textSize, sizes) else { continue }
      for (family, state) in appearances(of: place)
      where admits(family, families) && admits(state, states) {
        expected.insert(
          text(
            expectation.key, place, family, state, points: expectation.points,
            owner: expectation.owner))
      }
    }
    return expected
  }

  private func name(_ family: String) -> String {
    family.split(separator: " ").joined(separator: "-")
  }

  private func text(
    _ key: String, _ place: Place, _ family: String, _ state: String, points: Int?, owner: String?
  ) -> String {
    let here = "\(place.window.id) \(place.textSize) \(family) \(state)"
    let what = [points.map { "by \($0)" }, owner.map { "owner \($0)" }].compactMap(\.self)
    return "\(key) in \(here) \(what.joined(separator: " "))"
  }
}
