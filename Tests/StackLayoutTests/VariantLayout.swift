import FitTestSupport
import ScreenModel
import StackLayout
import Testing

/// Lays screens with variants out with characters of one em, in windows without scale, padding or spacing.
struct VariantLayout {
  let prepared: PreparedScreen
  private(set) var solver: StackSolver

  static let app: App = {
    var app = SampleApp.make()
    app.reference = SampleApp.window(1, 1)
    app.scale = 1...1
    app.spacing = 0
    app.control.minimumTarget = 1
    return app
  }()

  init(_ screen: Screen, in window: Window = SampleApp.window(100, 100)) throws {
    let family = try #require(Self.app.families.first)
    prepared = PreparedScreen(
      screen, of: Self.app, family: family, locale: "en",
      measurer: FixedAdvanceMeasurer(advance: 1))
    solver = StackSolver(prepared, for: try Self.condition(window))
  }

  static func condition(
    _ window: Window, textSize: Int = 0, state: Int = 0
  ) throws -> LayoutCondition {
    var condition = try #require(
      LayoutCondition(window, textSize: app.textSizes[textSize], app: app))
    condition.state = state
    return condition
  }

  mutating func solve(
    _ width: Points, _ height: Points, textSize: Int = 0, state: Int = 0,
    orientation: Window.Orientation = .portrait
  ) throws {
    var window = SampleApp.window(width, height)
    window.orientation = orientation
    solver.solve(try Self.condition(window, textSize: textSize, state: state))
  }

  /// The names of the blocks without children that are shown, in order.
  var shown: [String] {
    prepared.nodes.indices.filter { node in
      prepared.nodes[node].end == node + 1 && solver.placed[node].isShown
    }.map { prepared.nodes[$0].name }
  }

  /// What the cell comes to: what is seen of each block, and where it stands.
  var result: [String] {
    prepared.nodes.indices.map { node in
      let placed = solver.placed[node]
      let frame = placed.isShown ? "\(placed.frame)" : ""
      return "\(prepared.nodes[node].name) \(placed.presence) \(frame)"
    }
  }

  func presence(_ name: String) -> [Presence] {
    prepared.nodes.indices.filter { prepared.nodes[$0].name == name }
      .map { solver.placed[$0].presence }
  }

  func frame(_ name: String) throws -> Frame {
    let node = prepared.nodes.indices.first {
      prepared.nodes[$0].name == name && solver.placed[$0].isShown
    }
    return solver.placed[try #require(node)].frame
  }
}
