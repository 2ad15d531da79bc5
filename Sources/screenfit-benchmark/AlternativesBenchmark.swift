internal import FitVerification
internal import ScreenModel
internal import StackLayout

/// Judges a screen with ever more alternatives to choose from.
struct AlternativesBenchmark {
  private static let counts = [10, 40, 160]

  private let app: App
  private let family: Family
  private let conditions: [LayoutCondition]
  private let location = SourceLocation(file: "synthetic.yml", line: 1, column: 1)
  private let style = Style(name: "body", size: 16, lineHeight: 20)

  init(_ subject: Subject) throws(BenchmarkError) {
    guard let family = subject.app.families.first else {
      throw BenchmarkError("there is no family")
    }
    var app = subject.app
    app.windows.windows = []
    app.styles = [style]
    self.app = app
    self.family = family
    conditions = subject.conditions()
  }

  func run() throws(BenchmarkError) -> [Measurement] {
    var costs: [Double] = []
    var measurements: [Measurement] = []
    for count in Self.counts {
      let cost = try cost(of: count)
      costs.append(cost / Double(count))
      measurements.append(Measurement("a cell with \(count) choices", cost / 1000, .microseconds))
    }
    if let first = costs.first, let last = costs.last {
      measurements.append(
        Measurement(
          "a choice among the most by one among the least", last / first, .times, .atMost(3)))
    }
    return measurements
  }

  /// The time of a cell, in nanoseconds.
  private func cost(of count: Int) throws(BenchmarkError) -> Double {
    guard let first = conditions.first else {
      throw BenchmarkError("the app promises no window anything")
    }
    let prepared = PreparedScreen(
      screen(choices: count), of: app, family: family, locale: app.sourceLocale,
      measurer: FixedAdvanceMeasurer(advance: 0.5))
    var judge = CellJudge(prepared, for: first)
    let nanoseconds = medianNanoseconds(rounds: 5) {
      for condition in conditions { blackHole(judge.judge(condition)) }
    }
    return nanoseconds / Double(conditions.count)
  }

  /// Makes a screen of choices between words beside one another, below one another, and fewer words; their lengths differ.
  private func screen(choices count: Int) -> Screen {
    let choices = (0..<count).map { index in
      let name = text("The \(String(repeating: "long ", count: index % 7))name")
      let score = text("\(index) of them")
      let row = Row(
        cells: [name, score].map { Row.Cell(width: .content, block: $0) }, location: location)
      return block(
        .alternatives(
          Alternatives(blocks: [
            block(.row(row)), block(.stack(Stack(blocks: [name, score]))), text("\(index)"),
          ])))
    }
    return Screen(
      id: "choices", name: "Choices", bar: nil, stack: Stack(blocks: choices), dock: nil,
      location: location)
  }

  private func block(_ kind: Block.Kind) -> Block {
    Block(name: "block", kind: kind, location: location)
  }

  private func text(_ words: String) -> Block {
    let content = TextContent.literal(AuthoredText(text: words, location: location))
    return block(.text(Text(content: content, style: style, role: nil, maximumLines: nil)))
  }
}
