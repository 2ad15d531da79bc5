import FitTestSupport
import FitVerification
import ProjectFiles
import ScreenModel
import StackLayout
import Testing

@Suite("Exemptions")
struct ExemptionTests {
  /// An app whose one text takes two lines where one is allowed, at both text sizes in two windows.
  private func app(_ exemption: Exemption...) -> App {
    var app = SampleApp.make(
      screens: [SampleApp.screen([SampleApp.text("aaa bbb ccc", lines: 1)])],
      windows: [SampleApp.window(100, 200), SampleApp.window(100, 300)])
    app.exemptions = exemption
    return app
  }

  private func exemption(
    _ rule: String = "truncated-with-room-left", windows: Set<String>? = nil,
    textSizes: Set<String>? = nil,
    block: String? = nil, expires: String? = nil
  ) -> Exemption {
    Exemption(
      rule: rule, ruleLocation: SampleApp.location, screens: ["screen"], blocks: block.map { [$0] },
      windows: windows, textSizes: textSizes, families: nil, locales: nil, reason: "for a test",
      owner: "Mia", expires: expires.flatMap { CalendarDay($0) }, location: SampleApp.location)
  }

  private func replay(_ app: App, today: String = "2026-11-30", _ filter: CellFilter = CellFilter())
    -> ReplayReport
  {
    var filter = filter
    filter.today = CalendarDay(today)
    return Replay.run([app], filter: filter) { _ in FixedAdvanceMeasurer(advance: 1) }
  }

  @Test("Cells that break only what is allowed are counted as allowed, and tell the reason")
  func allowed() throws {
    let report = replay(app(exemption()))
    #expect(report.tally.allowed == 4)
    #expect(report.tally.fails == 0)
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.severity == .allowed)
    #expect(finding.allowance?.reason == "for a test")
    #expect(finding.allowance?.owner == "Mia")
  }

  struct Narrowing: Sendable {
    var windows: Set<String>?
    var textSizes: Set<String>?
    var allowed: Int
  }

  @Test(
    "An exemption holds only where it says",
    arguments: [
      Narrowing(windows: ["100x200"], textSizes: nil, allowed: 2),
      Narrowing(windows: nil, textSizes: ["normal"], allowed: 2),
      Narrowing(windows: ["100x200"], textSizes: ["double"], allowed: 1),
      Narrowing(windows: ["100 × 300"], textSizes: nil, allowed: 2),
    ])
  func narrowed(_ narrowing: Narrowing) {
    let allowed = narrowing.allowed
    let report = replay(
      app(exemption(windows: narrowing.windows, textSizes: narrowing.textSizes)))
    #expect(report.tally.allowed == allowed)
    #expect(report.tally.fails == 4 - allowed)
    #expect(report.findings.map(\.severity) == [.error, .allowed])
    #expect(report.findings.map(\.cells.count) == [4 - allowed, allowed])
  }

  @Test("An exemption of another rule or block allows nothing and is a finding itself")
  func unused() {
    for other in [exemption("stack-too-tall"), exemption(block: "somewhere else")] {
      let report = replay(app(other))
      #expect(report.tally.fails == 4)
      #expect(Set(report.findings.map(\.rule)) == [.truncatedWithRoomLeft, .exemptionUnused])
    }
  }

  @Test("In a run that looks at a part, an exemption may be needed elsewhere")
  func partly() {
    var filter = CellFilter()
    filter.textSizes = ["normal"]
    let report = replay(app(exemption(textSizes: ["double"])), filter)
    #expect(report.findings.map(\.rule) == [.truncatedWithRoomLeft])
  }

  @Test("On its last day an exemption holds, the day after it is a finding")
  func expired() {
    let held = replay(app(exemption(expires: "2026-11-30")))
    #expect(held.tally.allowed == 4)
    let past = replay(app(exemption(expires: "2026-11-29")))
    #expect(past.tally.fails == 4)
    #expect(Set(past.findings.map(\.rule)) == [.truncatedWithRoomLeft, .exemptionExpired])
    #expect(
      past.findings.map(\.message).contains(
        "the exemption of truncated-with-room-left expired on 2026-11-29"))
  }

  @Test("A text over its budget can be allowed")
  func budgets() {
    let role = Role(name: "note", style: SampleApp.body, lines: 1)
    var app = SampleApp.make(
      screens: [SampleApp.screen([SampleApp.text("aaa bbb", role: role)])], roles: [role])
    app.exemptions = [exemption("F102", block: "note")]
    let report = replay(app)
    #expect(report.findings.map(\.rule) == [.stringOverBudget])
    #expect(report.findings.map(\.severity) == [.allowed])
  }

  @Test("An exemption of no rule is a mistake in the file, with the nearest name")
  func unknownRule() {
    let error = #expect(throws: FileErrors.self) {
      try ExemptionBook.check([app(exemption("text-over-line"))])
    }
    #expect(error?.errors.first?.suggestion == "did you mean “text-over-lines”?")
  }

  @Test(
    "Days are read as ISO 8601 writes them, and compared",
    arguments: [
      ("2027-03-01", true), ("2028-02-29", true), ("2027-02-29", false), ("2027-13-01", false),
      ("2027-3-1", false), ("27-03-01", false), ("2027-03-00", false), ("tomorrow", false),
      ("2027-03-01-05", false), ("+027-03-01", false),
    ])
  func days(text: String, isDay: Bool) {
    let day = CalendarDay(text)
    #expect((day != nil) == isDay)
    if let day { #expect(day.description == text) }
  }
}
