internal import ScreenModel

/// An app of any number of cells, the same for a number in every run; hardly any of them does not fit.
///
/// It grows as apps do: first it has more screens, then more families, then it is looked at in more windows.
struct SyntheticApp {
  /// The most screens and families; the cells are those of a screen in a family before there are more windows.
  private static let most = (screens: 1000, families: 10, cells: 1000)

  private var generator = SplitMix64(state: 7)
  private let model: App
  private let location = SourceLocation(file: "synthetic.yml", line: 1, column: 1)
  private let style = Style(name: "body", size: 16, lineHeight: 20)

  /// Prepares to make apps with the faces and geometry of a real one.
  init(like model: App) { self.model = model }

  mutating func make(cells: Int) -> App {
    let screens = min(max(1, cells / Self.most.cells), Self.most.screens)
    let families = min(max(1, cells / screens / Self.most.cells), Self.most.families)
    var app = model
    app.id = "synthetic"
    app.families = model.families.prefix(1).flatMap { family in
      (0..<families).map { number in
        var other = family
        other.name += " \(number)"
        return other
      }
    }
    app.locales = Array(model.locales.prefix(1))
    app.textSizes = [
      TextSize(name: "large", multiplier: 1), TextSize(name: "extra-large", multiplier: 1.25),
    ]
    let windows = max(1, cells / screens / families / app.textSizes.count)
    app.windows.windows = (0..<windows).map { window($0) }
    app.screens = (0..<screens).map { screen($0) }
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
