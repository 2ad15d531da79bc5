import FitTestSupport
import FitVerification
import ScreenModel
import StackLayout
import Testing

@Suite("Locales")
struct LocaleReplayTests {
  private func app(
    _ screen: Screen, locales: [AppLocale] = ["en", "de"], de: [String: [String]]
  ) -> App {
    var app = SampleApp.make(
      screens: [screen], lists: ["labels.back": ["Back"], "notes": ["One", "Two"]],
      windows: [SampleApp.window(100, 200)])
    app.locales = locales
    app.content["de"] = SampleApp.content(de, locale: "de")
    return app
  }

  private func replay(_ app: App, _ locales: Set<String>? = nil) -> ReplayReport {
    var filter = CellFilter()
    filter.textSizes = ["normal"]
    filter.locales = locales
    return Replay.run([app], filter: filter) { _ in FixedAdvanceMeasurer(advance: 1) }
  }

  private let screen = SampleApp.screen([
    SampleApp.drawn("labels.back", lines: 1), SampleApp.drawn("notes"),
  ])

  @Test("A translated screen is replayed in each locale with the texts of that locale")
  func translated() throws {
    let app = app(screen, de: ["labels.back": ["Zurückblick"], "notes": ["Eins", "Zwei"]])
    let report = replay(app)
    #expect(report.apps[0].locales == ["en", "de"])
    #expect([report.tally.cells, report.tally.fits, report.tally.fails] == [2, 1, 1])
    let finding = try #require(report.findings.first)
    #expect(finding.rule == .textOverLines || finding.rule == .wordTooWide)
    #expect(finding.cells.map(\.locale) == ["de"])
    #expect(finding.location.file == "content/de/words.yml")
    #expect(replay(app, ["en"]).tally.fits == 1)
  }

  @Test("A list that a locale lacks is a finding; its cells are unknown, never a pass")
  func missingList() throws {
    let report = replay(app(screen, de: ["notes": ["Eins", "Zwei"]]))
    #expect([report.tally.fits, report.tally.unknown] == [1, 1])
    let finding = try #require(report.findings.first)
    #expect(report.findings.map(\.rule) == [.missingTranslation])
    #expect(
      finding.message
        == "labels.back is not translated to de; write it in content/de/words.yml")
    #expect(finding.severity == .error)
    #expect(finding.cells.map(\.locale) == ["de"])
    #expect(finding.cellsOfScreen == 2)
  }

  @Test(
    "A translated list has as many items as the source's, no more and no fewer",
    arguments: [
      (["Eins"], "notes has 1 item in de, but 2 in en", 1),
      (["Eins", "Zwei", "Drei"], "notes has 3 items in de, but 2 in en", 3),
    ])
  func itemCounts(texts: [String], message: String, line: Int) throws {
    let report = replay(app(screen, de: ["labels.back": ["Zurück"], "notes": texts]))
    let finding = try #require(report.findings.first)
    #expect(report.findings.map(\.message) == [message])
    #expect(
      finding.location == SourceLocation(file: "content/de/words.yml", line: line, column: 3))
    #expect(report.tally.unknown == 1)
  }

  @Test("An item has as many texts as the source's")
  func textCounts() throws {
    var app = app(screen, de: ["labels.back": ["Zurück"], "notes": ["Eins", "Zwei"]])
    app.content["de"]?["notes"]?.items[1].textCount = 3
    let report = replay(app)
    #expect(report.findings.map(\.message) == ["item 2 of notes has 3 texts in de, but 1 in en"])
  }

  @Test("Words in a screen of several languages are a finding, in one language they are not")
  func literals() throws {
    let literal = SampleApp.screen([SampleApp.text("Hello", line: 4), SampleApp.text("1/2")])
    let finding = try #require(replay(app(literal, de: [:])).findings.first)
    #expect(
      finding.message
        == "“Hello” is written in the screen, so it stays en in de; draw it from a list of content"
        + " with { from: … }")
    #expect(finding.location.line == 4)
    #expect(replay(app(literal, de: [:])).tally.unknown == 1)
    #expect(replay(app(literal, locales: ["en"], de: [:])).findings.isEmpty)
    let elsewhere = AppLocale("de", screens: ["other"])
    #expect(replay(app(literal, locales: ["en", elsewhere], de: [:])).findings.isEmpty)
  }

  @Test("Names that are only read aloud, bars and pagers are translated, too")
  func hiddenTexts() {
    func literal(_ words: String) -> TextContent { .literal(SampleApp.authored(words)) }
    let round = Control(
      label: nil, accessibleName: .literal(SampleApp.authored("Speak", line: 2)), icon: nil,
      padding: nil, diameter: 20, minimumTarget: nil)
    let list = PagedList(
      row: Stack(blocks: [SampleApp.drawn("notes")]), spacing: nil, count: 4,
      pager: Pager(
        earlier: SampleApp.label("<", line: 3), later: SampleApp.label("Later", line: 4),
        location: SampleApp.location))
    let bar = Screen.Bar(
      leading: .literal(SampleApp.authored("B", line: 1)), trailing: nil,
      location: SampleApp.location)
    let screen = SampleApp.screen(
      [SampleApp.block("list", .list(list))],
      dock: [Row.Cell(width: .content, block: SampleApp.block("speak", .control(round)))], bar: bar)
    let report = replay(app(screen, de: ["notes": ["Eins", "Zwei"]]))
    #expect(
      report.findings.filter { $0.rule == .missingTranslation }.map(\.location.line) == [1, 2, 4])
  }

  @Test("A locale is replayed in the screens that it names")
  func someScreens() {
    var app = app(
      screen, locales: ["en", AppLocale("de", screens: ["other"])], de: ["notes": ["Eins"]])
    #expect(replay(app).tally.cells == 1)
    app.locales[1].screens = ["screen"]
    #expect(replay(app).tally.cells == 2)
  }

  @Test("A budget in characters holds for the source locale only")
  func budgets() throws {
    let role = Role(name: "note", style: SampleApp.body, lines: 1)
    let text = Text(
      content: .list("notes", SampleApp.location), style: SampleApp.body, role: role,
      maximumLines: nil)
    var app = SampleApp.make(
      screens: [SampleApp.screen([SampleApp.block("note", .text(text))])],
      lists: ["notes": ["One"]], windows: [SampleApp.window(100, 200)], roles: [role])
    app.locales = ["en", "de"]
    app.content["de"] = SampleApp.content(["notes": ["Einundzwanzig"]], locale: "de")
    let filter = CellFilter()
    let measurer = FixedAdvanceMeasurer(advance: 0.1)
    #expect(Replay.run([app], filter: filter) { _ in measurer }.findings.isEmpty)
    app.locales = ["de", "en"]
    #expect(
      Replay.run([app], filter: filter) { _ in measurer }.findings.map(\.rule)
        == [.stringOverBudget])
  }

  @Test("Budgets are told for the source locale, or for each that is named")
  func budgetReports() throws {
    let app = app(screen, de: ["labels.back": ["Zurück"], "notes": ["Eins", "Zwei"]])
    let measurer = FixedAdvanceMeasurer(advance: 1)
    #expect(Budgets.derive(app, filter: CellFilter(), measurer: measurer).map(\.locale) == ["en"])
    var filter = CellFilter()
    filter.locales = ["de", "en"]
    let reports = Budgets.derive(app, filter: filter, measurer: measurer)
    #expect(reports.map(\.locale) == ["en", "de"])
    #expect(reports.map(\.isSource) == [true, false])
  }

  @Test("Of a text with placeholders the longest expansion is held to the budget")
  func expansions() throws {
    let role = Role(name: "note", style: SampleApp.body, lines: 1)
    let text = Text(
      content: .list("notes", SampleApp.location), style: SampleApp.body, role: role,
      maximumLines: nil)
    var app = SampleApp.make(
      screens: [SampleApp.screen([SampleApp.block("note", .text(text))])],
      lists: ["notes": ["Hi Ann"]], windows: [SampleApp.window(100, 200)], roles: [role])
    // Both expansions stand at one place of the file; a line holds five characters at double size.
    app.content["en"]?["notes"]?.texts = ["Hi A", "Hi Maximiliane", "Hi Bob"].map {
      SampleApp.authored($0)
    }
    let report = Replay.run([app], filter: CellFilter()) { _ in FixedAdvanceMeasurer(advance: 0.1) }
    #expect(
      report.findings.map(\.message) == [
        "note has 14 characters, its budget is 5: 1 line of 5, by the estimate of one-em at double"
      ])
  }

  @Test("Pseudo-locales are made from the source locale, words of screens included")
  func pseudo() throws {
    let literal = SampleApp.screen([
      SampleApp.text("Settings", lines: 1), SampleApp.drawn("labels.back"),
    ])
    let long = AppLocale(PseudoLocale(.long), of: "en")
    let report = replay(app(literal, locales: ["en", long], de: [:]))
    #expect([report.tally.fits, report.tally.fails] == [1, 1])
    let finding = try #require(report.findings.first)
    #expect(finding.cells.map(\.locale) == ["pseudo-long"])
    #expect(!report.findings.map(\.rule).contains(.missingTranslation))
    // Nobody writes that text, so nobody is told to shorten it.
    #expect(!finding.remedies.contains { $0.kind == .shorten })
  }
}
