import FitTestSupport
import FitVerification
import ScreenModel
import StackLayout
import Testing

@Suite("Remedies")
struct RemedyTests {
  private func findings(_ app: App, textSizes: Set<String> = ["normal"]) -> [Finding] {
    var filter = CellFilter()
    filter.textSizes = textSizes
    return Replay.run([app], filter: filter) { _ in FixedAdvanceMeasurer(advance: 1) }.findings
  }

  @Test("A word that is too wide is to be a shorter word; cutting elsewhere is not offered")
  func shorterWord() throws {
    let text = "the Untersuchungstermin is near"
    var app = SampleApp.make(
      screens: [SampleApp.screen([SampleApp.text(text)])], windows: [SampleApp.window(100, 200)])
    let finding = try #require(findings(app).first)
    #expect(finding.rule == .wordTooWide)
    #expect(finding.deciding?.word == "Untersuchungstermin")
    // One-em columns know no soft hyphen, so only the shorter word is offered.
    #expect(
      finding.remedies.map(\.advice) == [
        "use a word of at most 10 characters for “Untersuchungstermin”"
      ])
    app.screens = [SampleApp.screen([SampleApp.text("the Untersuchu is near")])]
    #expect(findings(app).isEmpty)
    app.screens = [SampleApp.screen([SampleApp.text("the Untersuchun is near")])]
    #expect(!findings(app).isEmpty)
  }

  @Test("Among cells with as many lines too many the worst is where the box is the most too narrow")
  func worstByWidth() throws {
    let app = SampleApp.make(
      screens: [SampleApp.screen([SampleApp.text("aaaa bbbb cc", lines: 1)])],
      windows: [SampleApp.window(110, 200), SampleApp.window(100, 200), SampleApp.window(115, 200)])
    var fixed = app
    fixed.scale = 1...1
    fixed.windows.belowReference = .replay
    let finding = try #require(findings(fixed).first)
    #expect(finding.cells.count == 3)
    #expect(finding.worst?.window == "100x200")
    #expect(finding.deciding?.tooWide == 20)
  }

  @Test("The worst cell is the worst at the reference's scale, not the one with the largest type")
  func worstByScale() throws {
    let app = SampleApp.make(
      screens: [SampleApp.screen([SampleApp.text("aaaa bbbb cc", lines: 1)])],
      windows: [SampleApp.window(100, 200), SampleApp.window(190, 400)])
    let finding = try #require(findings(app).first)
    #expect(finding.cells.count == 2)
    #expect(finding.worst?.window == "100x200")
  }

  @Test("A text is to be shortened to what its role allows, too, so that no other finding is left")
  func budget() throws {
    // One line holds ten characters here, five at the largest text size: that is the budget.
    let role = Role(name: "line", style: SampleApp.body, lines: 1)
    let words = "aaaaa bbbbb"
    func findings(_ block: Block, lists: [String: [String]] = [:]) -> [Finding] {
      self.findings(
        SampleApp.make(
          screens: [SampleApp.screen([block])], lists: lists,
          windows: [SampleApp.window(100, 200)], roles: [role]))
    }
    func advice(_ findings: [Finding]) -> [String] {
      findings.filter { $0.rule == .textOverLines }.flatMap { $0.remedies.map(\.advice) }
    }
    let literal = SampleApp.text(words, role: role)
    #expect(advice(findings(literal)) == ["shorten \(words) by 6 characters, to 5"])
    #expect(findings(SampleApp.text("aaaaa", role: role)).isEmpty)
    #expect(findings(SampleApp.text("aaaaa b", role: role)).map(\.rule) == [.stringOverBudget])
    // What a reader does not see counts for no budget; of a list it is the text to blame.
    let hyphens = SampleApp.text("a\u{AD}aaaa bbbbb", role: role)
    #expect(advice(findings(hyphens)) == ["shorten a\u{AD}aaaa bbbbb by 6 characters, to 6"])
    let drawn = SampleApp.block(
      "drawn",
      .text(
        Text(
          content: .list("words", SampleApp.location), style: role.style, role: role,
          maximumLines: 1)))
    #expect(
      advice(findings(drawn, lists: ["words": [words, "a"]]))
        == ["shorten drawn by 6 characters, to 5"])
    // Without a role there is no budget.
    #expect(
      findings(SampleApp.text(words, lines: 1)).flatMap { $0.remedies.map(\.advice) }
        .contains("shorten \(words) by 1 character, to 10"))
  }

  @Test("Of a screen that is too high, the text over its lines is to blame and to be shortened")
  func overLimitFirst() throws {
    // The title could lose a line with one character less, the caption takes three lines where two are allowed.
    let blocks = [
      SampleApp.text("aaaa bbbbbb", lines: 2), SampleApp.media(),
      SampleApp.text("cccccccc dddddddd eeeeeeee", lines: 2, line: 8),
    ]
    var app = SampleApp.make(screens: [SampleApp.screen(blocks)])
    app.reference = SampleApp.window(100, 90)
    app.windows.windows = [app.reference]
    let finding = try #require(findings(app).first { $0.rule == .mediaBelowFloor })
    #expect(finding.deciding?.location.line == 8)
    #expect(finding.deciding?.isOverLimit == true)
    #expect(
      finding.remedies.first?.advice
        == "shorten cccccccc dddddddd eeeeeeee by 7 characters, to 19")
  }

  @Test(
    "What a reader does not see does not count against a budget",
    arguments: [
      ("Dies\u{AD}mal lie\u{AD}ber", 14), ("ends here\n", 9), ("a\u{200B}b\u{2060}c", 3),
      (" padded ", 6), ("👨‍👩‍👧‍👦 e\u{301}", 3), ("\u{AD}", 0), ("a b", 3),
    ])
  func characterCount(text: String, count: Int) {
    #expect(SampleApp.authored(text).characterCount == count)
  }
}
