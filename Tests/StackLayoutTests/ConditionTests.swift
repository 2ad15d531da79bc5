import FitTestSupport
import ScreenModel
import StackLayout
import Testing

@Suite("Condition")
struct ConditionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var condition: Condition
    /// Of widths, heights, text sizes, states and orientations, those in which the block is there.
    var isShown: @Sendable (Points, Points, Int, Int, Window.Orientation) -> Bool
  }

  static let cases = [
    Case(testDescription: "nothing asked", condition: SampleApp.when()) { _, _, _, _, _ in true },
    Case(testDescription: "a text size", condition: SampleApp.when(textSizes: ["double"])) {
      _, _, size, _, _ in size == 1
    },
    Case(testDescription: "no text size", condition: SampleApp.when(textSizes: [])) {
      _, _, _, _, _ in false
    },
    Case(testDescription: "an orientation", condition: SampleApp.when(orientation: .landscape)) {
      _, _, _, _, orientation in orientation == .landscape
    },
    Case(testDescription: "states", condition: SampleApp.when(states: ["sent", "failed"])) {
      _, _, _, state, _ in state > 0
    },
    Case(testDescription: "a width", condition: SampleApp.when(widths: 50...60)) {
      width, _, _, _, _ in (50...60).contains(width)
    },
    Case(testDescription: "a height", condition: SampleApp.when(heights: 60...Points.infinity)) {
      _, height, _, _, _ in height >= 60
    },
    Case(testDescription: "another family", condition: SampleApp.when(families: ["mono"])) {
      _, _, _, _, _ in false
    },
    Case(testDescription: "the locale", condition: SampleApp.when(locales: ["en", "de"])) {
      _, _, _, _, _ in true
    },
    Case(
      testDescription: "all at once",
      condition: SampleApp.when(
        textSizes: ["normal"], orientation: .portrait, states: ["idle"], widths: 0...50)
    ) { width, _, size, state, orientation in
      width <= 50 && size == 0 && state == 0 && orientation == .portrait
    },
  ]

  @Test("A block is laid out only where its condition holds", arguments: cases)
  func holds(_ testCase: Case) throws {
    var screen = SampleApp.screen([
      SampleApp.box("above", 5), SampleApp.box("block", 10).when(testCase.condition),
      SampleApp.box("below", 5),
    ])
    screen.states = ["idle", "sent", "failed"]
    var layout = try VariantLayout(screen)
    for width in stride(from: 40.0, through: 70, by: 5) {
      for height in stride(from: 40.0, through: 70, by: 5) {
        for (size, state) in [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)] {
          for orientation in Window.Orientation.allCases {
            try layout.solve(
              width, height, textSize: size, state: state, orientation: orientation)
            let isShown = testCase.isShown(width, height, size, state, orientation)
            #expect(layout.presence("block") == [isShown ? .shown : .elsewhere])
            #expect(try layout.frame("below").y == (isShown ? 15 : 5))
          }
        }
      }
    }
  }

  @Test("A block that is left out takes its spacing along, not the gap of the block below it")
  func spacing() throws {
    var stack = Stack(
      blocks: [
        SampleApp.box("first", 10).when(SampleApp.when(widths: 50...100)),
        SampleApp.box("second", 10),
        SampleApp.block("gap", .gap(7)),
        SampleApp.box("third", 10).when(SampleApp.when(widths: 70...100)),
        SampleApp.box("fourth", 10),
      ], spacing: 2)
    stack.spacing = 2
    var layout = try VariantLayout(
      SampleApp.screen([SampleApp.block("stack", .stack(stack))]))
    for (width, ys) in [(90.0, [0, 12, 29, 41]), (60, [0, 12, 24]), (40, [0, 12.0])] {
      try layout.solve(width, 100)
      let names = layout.shown
      #expect(try names.map { try layout.frame($0).y } == ys)
    }
  }

  @Test("A row or stack of which nothing is laid out is not there, nor is its spacing")
  func emptiness() throws {
    let wide = SampleApp.when(widths: 60...100)
    let inner = Stack(
      blocks: [
        SampleApp.stack([SampleApp.row([(.content, SampleApp.text("a").when(wide))])]),
        SampleApp.box("below", 10),
      ], spacing: 3)
    var layout = try VariantLayout(SampleApp.screen([SampleApp.block("outer", .stack(inner))]))
    #expect(try layout.frame("below").y == 15)
    try layout.solve(50, 100)
    #expect(try layout.frame("below").y == 0)
    #expect(layout.presence("row") == [.empty])
    #expect(layout.presence("a") == [.elsewhere])
  }

  @Test("A bar can be there in some windows only")
  func bar() throws {
    var bar = Screen.Bar(
      leading: .literal(SampleApp.authored("a")), trailing: nil, location: SampleApp.location)
    bar.condition = SampleApp.when(heights: 80...Points.infinity)
    var layout = try VariantLayout(SampleApp.screen([SampleApp.box("content", 10)], bar: bar))
    #expect(try layout.frame("content").y == 35)
    try layout.solve(100, 79)
    #expect(try layout.frame("content").y == 0)
  }

  @Test("A reserve holds the height of its tallest block open in every state")
  func tallest() throws {
    func message(_ name: String, _ height: Points, _ states: [String]?) -> Block {
      SampleApp.stack([SampleApp.box(name, height)]).when(SampleApp.when(states: states))
    }
    let reserve = TallestReserve(
      blocks: [
        message("sending", 20, ["sending"]), message("failed", 30, ["failed"]),
        message("tall", 50, ["sending"]).when(
          SampleApp.when(states: ["sending"], widths: 60...100)),
        message("otherwise", 10, nil),
      ], leastHeight: 25)
    var screen = SampleApp.screen([
      SampleApp.block("held", .tallest(reserve)), SampleApp.box("below", 10),
    ])
    screen.states = ["idle", "sending", "failed"]
    var layout = try VariantLayout(screen)
    for (width, height) in [(100.0, 50.0), (50, 30)] {
      for (state, name) in ["otherwise", "sending", "failed"].enumerated() {
        try layout.solve(width, 100, state: state)
        #expect(layout.shown == [name, "below"])
        #expect(try layout.frame("below").y == height)
        #expect(try layout.frame(name).y == 0)
      }
    }
    #expect(layout.presence("sending") == [.heldOpen])
  }
}
