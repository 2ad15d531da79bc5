import FitTestSupport
import ScreenModel
import Testing

@testable import FitVerification

@Suite("Cells of findings")
struct CellListTests {
  /// Two families, two text sizes, two states and three windows.
  private static func cells(_ screen: String) -> ScreenCells {
    ScreenCells(
      screen: screen, appearances: ["sans", "mono"].map { .init(family: $0, locale: "en") },
      textSizes: ["small", "large"], states: [(0, "idle"), (2, "busy")],
      windows: [10, 20, 30].map { SampleApp.window($0, 100) }, conditions: [])
  }

  @Test("have numbers that count windows first, then states, text sizes and appearances")
  func numbers() {
    let cells = Self.cells("home")
    var number = 0
    for (appearance, family) in ["sans", "mono"].enumerated() {
      for (textSize, size) in ["small", "large"].enumerated() {
        for (state, name) in ["idle", "busy"].enumerated() {
          for (window, width) in [10.0, 20, 30].enumerated() {
            #expect(
              cells.number(
                appearance: appearance, textSize: textSize, state: state, window: window) == number)
            #expect(
              cells.cell(number)
                == Cell(
                  screen: "home", window: SampleApp.window(width, 100), textSize: size,
                  family: family, locale: "en", state: name))
            #expect(cells.appearance(of: number) == appearance)
            number += 1
          }
        }
      }
    }
  }

  @Test("are what was put in, in that order, whatever the runs and the screens")
  func lists() {
    let screens = ["home", "quiz"].map(Self.cells)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      var expected: [Cell] = []
      var lists: [CellList] = []
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let screen = screens[Int.random(in: 0...1, using: &generator)]
        let numbers = (0..<24).filter { _ in Int.random(in: 0...3, using: &generator) > 0 }
        lists.append(CellList(numbers, of: screen))
        expected += numbers.map(screen.cell)
      }
      let joined = CellList(joining: lists)
      #expect(joined.count == expected.count)
      #expect(Array(joined) == expected)
      var copied = CellList()
      for position in joined.indices { copied.append(cellAt: position, of: joined) }
      #expect(Array(copied) == expected)
    }
  }
}
