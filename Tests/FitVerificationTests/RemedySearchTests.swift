import FitTestSupport
import ScreenModel
import StackLayout
import Testing

@testable import FitVerification

@Suite("RemedySearch finds the greatest length that cures")
struct GreatestLengthTests {
  @Test("Wherever the border is and whatever is guessed, it is found in few trials")
  func border() throws {
    for upper in 1...40 {
      for border in 0...(upper + 1) {
        for guess in [nil] + (-1...(upper + 2)).map(Optional.some) {
          var trials = 0
          let found = RemedySearch.greatest(in: 1...upper, near: guess) { length in
            #expect((1...upper).contains(length), "tries lengths of the range only")
            trials += 1
            return length <= border
          }
          let expected = border == 0 ? nil : min(border, upper)
          #expect(found == expected, "1...\(upper), border \(border), guess \(guess ?? 0)")
          if guess == border { #expect(trials <= 2, "a guess that is right needs no search") }
          #expect(trials <= 14)
        }
      }
    }
  }
}

@Suite("TrialBudget")
struct TrialBudgetTests {
  @Test("Each trial spends of the screen's budget; once it is spent no change is tried")
  func spending() throws {
    let window = SampleApp.window(100, 200)
    let screen = SampleApp.screen([SampleApp.text("aaaa bbbb cc", lines: 1)])
    let app = SampleApp.make(screens: [screen], windows: [window])
    let measurer = FixedAdvanceMeasurer(advance: 1)
    let prepared = PreparedScreen(
      screen, of: app, family: app.families[0], locale: app.locales[0], measurer: measurer)
    let condition = try #require(
      LayoutCondition(window, textSize: SampleApp.normal, app: app))
    var judge = CellJudge(prepared, for: condition)
    _ = judge.judge(condition)
    let cells = ScreenCells(
      screen: screen.id, appearances: [.init(family: "", locale: "")], textSizes: [""],
      states: [(0, nil)], windows: [window], conditions: [[condition]])
    var collector = ViolationCollector(cells)
    _ = collector.add(
      judge.violations, stress: .none, in: prepared,
      at: .init(cell: 0, broken: RuleList(judge.violations)),
      window: window, exemptions: ExemptionBook(app, today: nil))
    let cause = try #require(collector.causes.first)
    func offers(_ budget: TrialBudget) -> [Finding.RemedyOffer] {
      RemedySearch(
        app: app, screen: screen, measurer: measurer, appearances: [prepared], cells: cells,
        cause: cause, budget: budget
      ).offers(layout: judge.solver)
    }
    let budget = TrialBudget()
    #expect(!offers(budget).isEmpty)
    #expect(!budget.isSpent)
    budget.spend(budget.left - 1)
    #expect(!offers(budget).isEmpty)
    #expect(budget.isSpent, "what was tried counts")
    #expect(offers(budget).isEmpty)
  }
}

@Suite("A word that is too wide")
struct OverlongWordTests {
  /// Counts the texts that are measured.
  private final class CountingMeasurer: TextMeasuring {
    let count = Lock(0)

    func measure(_ text: String, as setting: TextSetting) -> any MeasuredText {
      count.withLock { $0 += 1 }
      return FixedAdvanceMeasurer(advance: 1).measure(text, as: setting)
    }

    func measure(_ spans: [TextSpan]) -> any MeasuredText {
      FixedAdvanceMeasurer(advance: 1).measure(spans)
    }
  }

  @Test("However long it is, few shorter ones are tried")
  func trials() throws {
    let word = String(repeating: "a", count: 20_000)
    var app = SampleApp.make(
      screens: [SampleApp.screen([SampleApp.text(word)])],
      windows: [SampleApp.window(100, 100_000)])
    app.textSizes = [SampleApp.normal]
    let measurer = CountingMeasurer()
    let report = Replay.run([app], filter: CellFilter()) { _ in measurer }
    let finding = try #require(report.findings.first { $0.rule == .wordTooWide })
    #expect(finding.remedies.first?.advice.hasPrefix("use a word of at most 10 characters") == true)
    #expect(measurer.count.withLock { $0 } < 60)
  }
}
