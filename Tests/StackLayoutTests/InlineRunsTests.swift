import FitTestSupport
import ScreenModel
import StackLayout
import Testing

@Suite("Inline runs")
struct InlineRunsTests {
  private static let setting = TextSetting(faces: ["x"], locale: "en", estimatedAdvance: 1)

  private static func span(_ text: String, _ relativeSize: Double = 1) -> TextSpan {
    TextSpan(text: text, setting: setting, relativeSize: relativeSize)
  }

  private static func runs(_ runs: [(String, Style)], lines: Int? = nil) -> Block {
    let parts = runs.map {
      InlineRuns.Run(content: .literal(SampleApp.authored($0.0)), style: $0.1)
    }
    return SampleApp.block(
      "runs",
      .text(
        Text(
          content: .runs(InlineRuns(runs: parts, separator: " ")), style: runs[0].1, role: nil,
          maximumLines: lines)))
  }

  private func layout(_ blocks: [Block], width: Points, textSize: Int = 0) throws -> StackSolver {
    let app = VariantLayout.app
    let prepared = PreparedScreen(
      SampleApp.screen(blocks), of: app, family: try #require(app.families.first), locale: "en",
      measurer: FixedAdvanceMeasurer(advance: 1))
    return StackSolver(
      prepared, for: try VariantLayout.condition(SampleApp.window(width, 200), textSize: textSize))
  }

  @Test("Runs of one size break as the whole text does, at every width")
  func oneSize() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let words = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
        String(repeating: "x", count: Int.random(in: 1...6, using: &generator))
      }
      let cut = Int.random(in: 0...words.count, using: &generator)
      let parts = [words[..<cut].map { $0 + " " }.joined(), words[cut...].joined(separator: " ")]
      let whole = FixedAdvanceText(parts.joined(), advance: 1)
      let runs = FixedAdvanceRuns(parts.map { Self.span($0) }, advance: 1, lineMetrics: .zero)
      for width in stride(from: 0.5, through: 70, by: 0.5) {
        #expect(runs.lineCount(within: width) == whole.lineCount(within: width))
        if let step = runs.profile.step(at: width) {
          #expect(runs.profile.steps[step].lines == whole.lineCount(within: width))
        } else {
          #expect(width < runs.profile.minimumWidth)
        }
      }
    }
  }

  @Test(
    "A smaller run takes less of the line",
    arguments: [(8.5, 1), (8.4, 2), (6, 2), (4.5, 2), (4.4, 3), (3, 3), (2.9, 4)])
  func smallerRun(width: Double, lines: Int) {
    // “Tea ” is 4 em, “with Anna” 9 characters of half an em with a space of half an em.
    let runs = FixedAdvanceRuns(
      [Self.span("Tea "), Self.span("with Anna", 0.5)], advance: 1, lineMetrics: .zero)
    #expect(runs.profile.naturalWidth == 8.5)
    #expect(runs.lineCount(within: width) == lines)
  }

  @Test("A row overflows by the points that runs wrap")
  func rowOrRuns() throws {
    let row = Row(
      cells: [
        Row.Cell(width: .content, block: SampleApp.text("Lunch", style: SampleApp.heading)),
        Row.Cell(width: .content, block: SampleApp.text("1:00pm to 1:30pm")),
      ], spacing: 10, location: SampleApp.location)
    let asRow = try layout([SampleApp.block("row", .row(row))], width: 200)
    // 5 × 20 + 10 + 16 × 10 points.
    #expect(asRow.placed[asRow.prepared.index.rows[0]].overflow == 70)

    let asRuns = try layout(
      [Self.runs([("Lunch", SampleApp.heading), ("1:00pm to 1:30pm", SampleApp.body)])],
      width: 200)
    let node = asRuns.prepared.index.texts[0].node
    // “Lunch ” is 120 pt wide, “1:00pm” 60 more, “ to” no longer fits.
    #expect(asRuns.placed[node].lines == 2)
    #expect(asRuns.needed == 48)
  }

  @Test("Where the styles of runs grow apart, each text size breaks anew")
  func growingApart() throws {
    var fixed = SampleApp.body
    fixed.scaling = .fixed
    let block = Self.runs([("aa", SampleApp.heading), ("bbbb", fixed)])
    // 2 × 20 + 20 + 4 × 10, then 2 × 40 + 40 + 4 × 10: as wide as the box, a line.
    for (textSize, natural) in [(0, 100.0), (1, 160.0)] {
      for (width, lines) in [(natural, 1), (natural - 0.01, 2)] {
        let layout = try layout([block], width: width, textSize: textSize)
        #expect(layout.placed[layout.prepared.index.texts[0].node].lines == lines)
      }
    }
  }

  @Test("A line is as high as one with all runs on it, on one baseline")
  func lineHeight() throws {
    let large = Style(name: "large", size: 40, lineHeight: 48)
    let small = Style(name: "small", size: 20, lineHeight: 44)
    let line = LineStyle(runs: [
      LineStyle.Run(style: large, lift: 0.7), LineStyle.Run(style: small, lift: 0.7),
    ]).resolved(at: SampleApp.normal)
    // Above the baseline (48 + 28) / 2 and (44 + 14) / 2, below it (48 − 28) / 2 and (44 − 14) / 2.
    #expect(line.size == 40)
    #expect(abs(try #require(line.lineHeight) - (38 + 15)) < 1e-9)
  }

  @Test("Fields of one list go together item by item, others each with each")
  func combinations() throws {
    var app = SampleApp.make(lists: [
      "events.title": ["Tea", "Lunch"], "events.time": ["3:00pm", "1:00pm"], "notes": ["a", "b"],
    ])
    app.locales = ["en"]
    func run(_ list: String) -> InlineRuns.Run {
      InlineRuns.Run(content: .list(list, SampleApp.location), style: SampleApp.body)
    }
    let fields = InlineRuns(runs: [run("events.title"), run("events.time")], separator: " – ")
    let other = InlineRuns(runs: [run("events.title"), run("notes")], separator: " ")
    #expect(
      app.texts(of: .runs(fields), in: "en").map(\.text) == ["Tea – 3:00pm", "Lunch – 1:00pm"])
    #expect(
      app.texts(of: .runs(other), in: "en").map(\.text) == ["Tea a", "Tea b", "Lunch a", "Lunch b"])
    #expect(app.combinationCount(of: fields) == 2)
    #expect(app.combinationCount(of: other) == 4)
  }
}
