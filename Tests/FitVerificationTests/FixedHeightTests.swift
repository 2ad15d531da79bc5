import FitTestSupport
import FitVerification
import ScreenModel
import StackLayout
import Testing

@Suite("What is higher than the height that a block is fixed to")
struct FixedHeightTests {
  /// A screen in one window, without scale or spacing.
  private func app(_ screen: Screen) -> App {
    var app = SampleApp.make(screens: [screen], windows: [SampleApp.window(100, 100)])
    app.reference = SampleApp.window(1, 1)
    app.scale = 1...1
    app.spacing = 0
    app.textSizes = [TextSize(name: "normal", multiplier: 1)]
    return app
  }

  /// The codes' names with their messages.
  private func messages(_ app: App) -> [String] {
    Replay.run([app], filter: CellFilter()) { _ in FixedAdvanceMeasurer(advance: 1) }
      .findings.map { "\($0.rule.name): \($0.message)" }
  }

  @Test("Lines that are higher than the height their block is fixed to are clipped")
  func labelClipped() {
    func fixed(_ block: Block, _ height: Points) -> Screen {
      var block = block
      block.height = height
      return SampleApp.screen([block, SampleApp.box("below", 10)])
    }
    let text = SampleApp.text("aaaaaa bbbbbb")
    #expect(messages(app(fixed(text, 24))) == [])
    #expect(
      messages(app(fixed(text, 22))) == [
        "label-clipped: aaaaaa bbbbbb needs 24.0 pt but its height is fixed to 22.0 pt"
      ])
    // A label's padding may be cut, its lines may not.
    #expect(messages(app(fixed(SampleApp.control("go"), 20))) == [])
    let button = SampleApp.control("aaaaaa bbbbbb", target: 20)
    #expect(
      messages(app(fixed(button, 20))) == [
        "label-clipped: aaaaaa bbbbbb needs 24.0 pt but its height is fixed to 20.0 pt"
      ])
  }

  /// Blocks, and how high each must be.
  private static let cut: [(Block, Points)] = [
    (control(withIcon: .leading, size: 30), 30), (control(withIcon: .leading, size: 20), 20),
    (control(withIcon: .above, size: 30), 44),
    (SampleApp.text("go", style: Style(name: "tight", size: 20, lineHeight: 10)), 20),
  ]

  private static func control(
    withIcon position: Control.Icon.Position, size: Points
  ) -> Block {
    SampleApp.control("go", icon: Control.Icon(size: size, position: position, spacing: 2))
  }

  @Test(
    "A height may cut the padding of a control, not its icon or label; letters may be higher than a line",
    arguments: cut)
  func shownHeight(_ block: Block, needed: Points) { expect(block, toNeed: needed) }

  /// Holds that a height is enough for what a block shows, and that one less is not.
  private func expect(_ block: Block, toNeed needed: Points) {
    func messages(in height: Points) -> [String] {
      var block = block
      block.height = height
      return self.messages(app(SampleApp.screen([block]))).filter { $0.hasPrefix("label-clipped") }
    }
    #expect(messages(in: needed) == [])
    let height = needed - 1
    #expect(
      messages(in: height) == [
        "label-clipped: \(block.name) needs \(needed.inPoints) but its height is fixed to \(height.inPoints)"
      ])
  }

  /// Blocks around letters of 20 points on lines of 10, with the height that shows all of them.
  private static let around: [(Block, Points)] = {
    let style = Style(name: "tight", size: 20, lineHeight: 10)
    func tight(_ words: String) -> Block { SampleApp.text(words, style: style) }
    let box = SampleApp.box("box", 30)
    let fixed: Block = {
      var block = tight("f")
      block.height = 20
      return block
    }()
    return [
      (SampleApp.stack([tight("a")]), 20), (SampleApp.stack([SampleApp.stack([tight("a")])]), 20),
      (SampleApp.row([(.content, tight("a"))]), 20),
      (SampleApp.row([(.weight(1), SampleApp.stack([tight("a"), tight("b")]))]), 30),
      // Letters reach into what is between blocks, and out of the first and the last.
      (SampleApp.stack([tight("a"), box, tight("b")]), 60),
      (SampleApp.stack([box, tight("a"), box]), 70), (SampleApp.stack([box, tight("a")]), 45),
      (SampleApp.row([(.content, tight("a")), (.content, box)]), 35),
      (SampleApp.stack([SampleApp.alternatives([tight("a"), box], axes: .height)]), 20),
      // Beside or below what has a height of its own; a control's padding makes room.
      (SampleApp.stack([fixed, box]), 50),
      (SampleApp.stack([padded("a", style: style, by: 5)]), 20),
      (
        SampleApp.stack([
          SampleApp.block(
            "reserve", .tallest(TallestReserve(blocks: [tight("a"), box], leastHeight: 0)))
        ]), 35
      ),
    ]
  }()

  private static func padded(_ words: String, style: Style, by padding: Points) -> Block {
    SampleApp.block(
      words,
      .control(
        Control(
          label: SampleApp.label(words, style: style), accessibleName: nil, icon: nil,
          padding: padding, diameter: nil, minimumTarget: 20)))
  }

  @Test(
    "Letters that are higher than their lines are clipped by a height around any block they stand in",
    arguments: around)
  func shownHeightOfContainers(_ block: Block, needed: Points) { expect(block, toNeed: needed) }

  @Test("A round control is as high as its diameter in a row or stack of a fixed height")
  func roundControls() {
    let round = SampleApp.control("go", diameter: 30)
    for var container in [SampleApp.row([(.content, round)]), SampleApp.stack([round])] {
      container.height = 30
      #expect(messages(app(SampleApp.screen([container]))) == [])
      container.height = 29
      #expect(
        messages(app(SampleApp.screen([container]))) == [
          "label-clipped: \(container.name) needs 30.0 pt but its height is fixed to 29.0 pt"
        ])
    }
  }

  @Test("A block is held to its own height, not to that of a lower row around it")
  func nested() {
    var inner = SampleApp.stack([SampleApp.box("box", 40)])
    inner.height = 80
    var outer = SampleApp.row([(.weight(1), inner)])
    outer.height = 30
    #expect(
      messages(app(SampleApp.screen([outer]))) == [
        "label-clipped: row needs 80.0 pt but its height is fixed to 30.0 pt"
      ])
  }

  @Test("The padding of controls gives way to their own height, not to that of a row around them")
  func paddingInRows() {
    var button = Self.padded("go", style: SampleApp.body, by: 6)
    button.height = 20
    var row = SampleApp.row([(.content, button)])
    row.height = 20
    #expect(messages(app(SampleApp.screen([row]))) == [])
    row = SampleApp.row([(.content, Self.padded("go", style: SampleApp.body, by: 6))])
    row.height = 20
    #expect(
      messages(app(SampleApp.screen([row]))) == [
        "label-clipped: row needs 24.0 pt but its height is fixed to 20.0 pt"
      ])
  }
}
