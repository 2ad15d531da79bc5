import FitTestSupport
import ScreenModel
import StackLayout
import Testing

@Suite("One window after another") struct NeighbouringWindowTests {
  /// What was measured in the window before is not measured again where it is the same.
  @Test(
    "lays a screen out as it is laid out in that window alone",
    arguments: 1...6 as ClosedRange<UInt64>)
  func neighbours(seed: UInt64) throws {
    // By width alone, and by what fits; some screens have no alternatives.
    for axes in [[.none, .width], [.both, .width, .height, .none], []] as [[Alternatives.Axes]] {
      var screens = RandomScreens(seed: seed, axes: axes)
      for _ in 0..<40 {
        let screen = screens.next()
        var layout = try VariantLayout(screen)
        for _ in 0..<3 {
          let width = screens.length(20...200)
          for _ in 0..<4 {
            let height = screens.length(20...500)
            try layout.solve(width, height)
            let alone = try VariantLayout(screen, in: SampleApp.window(width, height))
            #expect(layout.result == alone.result)
            #expect(layout.solver.needed == alone.solver.needed)
            #expect(layout.solver.available == alone.solver.available)
          }
        }
      }
    }
  }

  @Test("lists conditions that measure alike together, equal ones at once, unknown ones not at all")
  func order() throws {
    let windows = [(300, 500), (200, 500), (300, 400), (300, 500), (200, 600)]
    var conditions = try windows.map { width, height -> LayoutCondition? in
      try VariantLayout.condition(SampleApp.window(Points(width), Points(height)))
    }
    conditions.insert(nil, at: 1)
    #expect(LayoutCondition.order(conditions) == [2, 5, 3, 0, 4])
  }

  @Test("compares states by the layouts that they have alone")
  func states() throws {
    var screen = SampleApp.screen([
      SampleApp.box("first", 20).when(SampleApp.when(states: ["a"])),
      SampleApp.box("second", 30).when(SampleApp.when(states: ["b"])),
      SampleApp.box("third", 10),
    ])
    screen.states = ["a", "b"]
    let prepared = try VariantLayout(screen).prepared
    for height in [100, 200, 300] as [Points] {
      let condition = try VariantLayout.condition(SampleApp.window(100, height), state: 1)
      let solver = StackSolver(prepared, for: condition).keepingStates()
      for _ in 0..<2 {
        let other = solver.inState(0)
        #expect(other.condition.state == 0)
        #expect(other.needed == 30 && solver.needed == 40)
      }
    }
  }
}
