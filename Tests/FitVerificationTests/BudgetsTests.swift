import FitTestSupport
import FitVerification
import ScreenModel
import StackLayout
import Testing

/// Counts the characters that it measures.
private final class CountingMeasurer: TextMeasuring {
  let characters = Lock(0)
  private let fixed = FixedAdvanceMeasurer(advance: 1)

  func measure(_ text: String, as setting: TextSetting) -> any MeasuredText {
    characters.withLock { $0 += text.utf8.count }
    return fixed.measure(text, as: setting)
  }

  func measure(_ spans: [TextSpan]) -> any MeasuredText { fixed.measure(spans) }
}

@Suite("Budgets")
struct BudgetsTests {
  /// The table that the senior app publishes.
  static let published = [
    "screenTitle": 25, "questionPrompt": 59, "choiceLabel": 26, "artistChoiceLabel": 45,
    "feedbackLine": 64, "captionCue": 64, "audioDescription": 235, "sourceQuote": 102,
    "memoryContext": 140, "faceName": 20, "faceRelationship": 45, "faceCue": 59,
    "faceRemember": 45, "reminderTitle": 33, "destinationLabel": 20, "mediaTitle": 33,
    "settingLabel": 33, "settingDescription": 64, "photoCaption": 45,
  ]

  @Test("The senior app's nineteen published budgets follow from style and lines")
  func publishedBudgets() throws {
    let app = try ShippedApp.senior()
    let book = try #require(BudgetRuleBook(app))
    for (name, budget) in Self.published {
      let role = try #require(app.roles.first { $0.name == name })
      #expect(book.characters(role) == budget, "\(name)")
    }
    #expect(book.family.name == "mono")
    #expect(book.textSize.name == "extra-large")
  }

  @Test("A text one character over its budget is a finding, one at its budget is not")
  func overBudget() throws {
    // 10 characters a line at the normal size, 5 at double: two lines hold 2 × 5 − 1 = 9.
    let role = Role(name: "note", style: SampleApp.body, lines: 2)
    for (words, count) in [("aaaa bbbb", 0), ("aaaa bbbbb", 1)] {
      let app = SampleApp.make(
        screens: [SampleApp.screen([SampleApp.text(words, role: role, line: 7)])], roles: [role])
      let report = try #require(
        Budgets.derive(app, filter: CellFilter(), measurer: FixedAdvanceMeasurer(advance: 1)).first)
      #expect(report.findings.count == count, "\(words)")
      #expect(report.roles.map(\.budget) == [9])
      guard let finding = report.findings.first else { continue }
      #expect(
        finding.message
          == "note has 10 characters, its budget is 9: 2 lines of 5 less 1, by the estimate of one-em at double"
      )
      #expect(finding.location.line == 7)
      #expect(finding.remedies.map(\.advice) == ["shorten it by 1 character"])
    }
  }

  @Test("Measured beside derived: the longest text that fits and the shortest that does not")
  func measured() throws {
    let role = Role(name: "note", style: SampleApp.body, lines: 2)
    let app = SampleApp.make(
      screens: [SampleApp.screen([SampleApp.text("a", role: role)])],
      lists: ["notes": ["aaa bbb ccc", "aaaaa bbbb", "aaaaa bbbbb"]], roles: [role])
    let report = try #require(
      Budgets.derive(app, filter: CellFilter(), measurer: FixedAdvanceMeasurer(advance: 1)).first)
    // Five columns at double size: “aaa bbb” takes two lines, “aaa bbb ccc” three, the others two.
    let row = try #require(report.roles.first)
    #expect(row.shortestFailing == 11)
    #expect(row.longestPassing == 11)
  }

  @Test("Of a text of a hundred thousand characters not every beginning is measured")
  func longText() throws {
    let role = Role(name: "note", style: SampleApp.body, lines: 2)
    let app = SampleApp.make(
      screens: [SampleApp.screen([SampleApp.text("a", role: role)])],
      lists: ["notes": [String(repeating: "word ", count: 20_000)]], roles: [role])
    let measurer = CountingMeasurer()
    let report = try #require(
      Budgets.derive(app, filter: CellFilter(), measurer: measurer).first)
    #expect(measurer.characters.withLock { $0 } < 1_000_000)
    #expect(report.roles.first?.longestPassing == 9)
    #expect(report.roles.first?.shortestFailing == 14)
  }
}
