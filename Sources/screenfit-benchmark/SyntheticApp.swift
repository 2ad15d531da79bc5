internal import ScreenModel

/// An app of any number of screens, the same for a number in every run; all fit all windows.
struct SyntheticApp {
  /// Windows and text sizes of each screen, in cells.
  static let cellsPerScreen = 1000

  private var generator = SplitMix64(state: 7)
  private let model: App
  private let location = SourceLocation(file: "synthetic.yml", line: 1, column: 1)
  private let style = Style(name: "body", size: 16, lineHeight: 20)

  /// Prepares to make apps with the faces and geometry of a real one.
  init(like model: App) { self.model = model }

  mutating func make(screens count: Int) -> App {
    var app = model
    app.id = "synthetic"
    app.families = Array(model.families.prefix(1))
    app.locales = Array(model.locales.prefix(1))
    app.textSizes = [
      TextSize(name: "large", multiplier: 1), TextSize(name: "extra-large", multiplier: 1.25),
    ]
    app.windows.windows = (0..<Self.cellsPerScreen / app.textSizes.count).map { window($0) }
    app.screens = (0..<count).map { screen($0) }
    return app
  }

  private mutating func window(_ index: Int) -> Window {
    var window = model.reference
    window.id = "window-\(index)"
    window.width = .random(in: model.reference.width...1400, using: &generator).rounded()
    window.height = .random(in: model.reference.height...1400, using: &generator).rounded()
    return window
  }

  private mutating func screen(_ index: Int) -> Screen {
    var blocks = [block("title", text(words: 3...6))]
    let picture = Media(elastic: true, floor: 60, ceiling: nil, aspect: nil)
    blocks.append(block("picture", .media(picture)))
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      blocks.append(block("text", text(words: 2...10)))
    }
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      blocks.append(block("control", control()))
    }
    if Bool.random(using: &generator) {
      let cells = (0..<2).map { _ in
        Row.Cell(width: .weight(1), block: block("button", control()))
      }
      blocks.append(block("row", .row(Row(cells: cells, location: location))))
    }
    let bar = Screen.Bar(leading: content("Back"), trailing: content("Home"), location: location)
    return Screen(
      id: "screen-\(index)", name: "Screen \(index)", bar: bar, stack: Stack(blocks: blocks),
      dock: nil, location: location)
  }

  private func block(_ name: String, _ kind: Block.Kind) -> Block {
    Block(name: name, kind: kind, location: location)
  }

  private func content(_ text: String) -> TextContent {
    .literal(AuthoredText(text: text, location: location))
  }

  private mutating func label(words: ClosedRange<Int>) -> Text {
    let count = Int.random(in: words, using: &generator)
    let text = (0..<count).map { _ in word() }.joined(separator: " ")
    return Text(content: content(text), style: style, role: nil, maximumLines: nil)
  }

  private mutating func text(words: ClosedRange<Int>) -> Block.Kind { .text(label(words: words)) }

  private mutating func control() -> Block.Kind {
    .control(
      Control(
        label: label(words: 1...3), accessibleName: nil, icon: nil, padding: nil, diameter: nil,
        minimumTarget: nil))
  }

  private mutating func word() -> String {
    String(
      (0..<Int.random(in: 2...9, using: &generator)).map { _ in
        Character(Unicode.Scalar(UInt8.random(in: 97...122, using: &generator)))
      })
  }
}
