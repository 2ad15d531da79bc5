import FitTestSupport
import FitVerification
import ScreenModel
import StackLayout
import Testing

/// One cause is told once, by what it really is.
@Suite("Causes") struct CauseTests {
  private func app(_ screen: Screen, height: Points = 100, states: [String] = []) -> App {
    var app = SampleApp.make()
    app.reference = SampleApp.window(1, 1)
    app.scale = 1...1
    app.spacing = 0
    app.textSizes = [TextSize(name: "normal", multiplier: 1)]
    app.screens = [screen]
    app.screens[0].states = states
    app.windows.windows = [SampleApp.window(100, height)]
    return app
  }

  private func report(_ app: App) -> ReplayReport {
    Replay.run([app], filter: CellFilter()) { _ in FixedAdvanceMeasurer(advance: 1) }
  }

  private func option(_ words: String, id: String? = nil, choice: String? = nil) -> Block {
    var block = SampleApp.control(words)
    block.id = id
    guard case .control(var control) = block.kind else { return block }
    control.choice = choice
    block.kind = .control(control)
    return block
  }

  @Test("Copies of an essential block that are lost are counted in one finding")
  func copies() {
    let row = SampleApp.stack([SampleApp.text("score").essential(id: "score")], name: "row").drop(1)
    let screen = SampleApp.screen([row, row, row, SampleApp.box("rest", 80)])
    let findings = report(app(screen)).findings
    #expect(
      findings.map(\.message) == [
        "score is essential but 2 of its 3 copies are not shown: dropped so that the rest fits"
      ])
    #expect(
      report(app(screen)).apps[0].screens[0].variants.map(\.block) == ["row"],
      "what is shed is listed once, too")
  }

  @Test("Forms of one control in several states are too near its neighbour once")
  func gap() {
    let other = option("other")
    func call(_ state: String) -> Block {
      option("a", id: "call").when(SampleApp.when(states: [state]))
    }
    let screen = SampleApp.screen([other, call("idle"), call("sent")])
    var app = app(screen, states: ["idle", "sent"])
    app.control.minimumGap = 8
    let findings = report(app).findings
    #expect(findings.map(\.rule) == [.gapTooSmall])
    #expect(findings.map(\.cells.count) == [2])
  }

  @Test("Where the content is too high, it is not also too near what is pinned")
  func gapBesideHeight() {
    var screen = SampleApp.screen([SampleApp.box("rest", 80), option("a")])
    screen.pinned = Pinned(
      top: Stack(blocks: []), bottom: Stack(blocks: [option("b")]), location: SampleApp.location)
    var app = app(screen)
    app.control.minimumGap = 8
    #expect(report(app).findings.map(\.rule) == [.stackTooTall])
  }

  @Test("Options that cannot be reached are told apart by their number")
  func options() {
    let options = (0..<5).map { _ in option("yes", choice: "answer") }
    let findings = report(app(SampleApp.screen(options), height: 70)).findings
    let choice = findings.first { $0.rule == .halfAChoice }
    #expect(
      choice?.message
        == "2 of the 5 options of “answer” cannot be reached: yes 4 of 5, yes 5 of 5")
  }

  @Test("An option that a condition leaves out is missed, unless another form of it is there")
  func leftOut() {
    let wide = SampleApp.when(widths: 101...1_000)
    let narrow = SampleApp.when(widths: 0...100)
    let allow = option("allow", choice: "answer")
    let deny = option("deny", id: "deny", choice: "answer").when(wide)
    let no = option("no", id: "deny", choice: "answer").when(narrow)
    #expect(
      report(app(SampleApp.screen([allow, deny]))).findings.map(\.message) == [
        "1 of the 2 options of “answer” cannot be reached: deny"
      ])
    #expect(report(app(SampleApp.screen([allow, deny, no]))).findings.isEmpty)
  }

  @Test(
    "An essential block without an id may stand elsewhere in the same words, but not be dropped")
  func sameWords() {
    let wide = SampleApp.text("now").essential().when(SampleApp.when(widths: 101...1_000))
    let narrow = SampleApp.text("now", line: 2)
    #expect(report(app(SampleApp.screen([wide, narrow]))).findings.isEmpty)
    #expect(
      report(app(SampleApp.screen([wide, SampleApp.text("later")]))).findings.map(\.message) == [
        "now is essential but its “when” leaves it out, and it has no “id” that another block could share"
      ])
    let dropped = SampleApp.stack([SampleApp.text("now").essential()]).drop(1)
    #expect(
      report(app(SampleApp.screen([narrow, dropped, SampleApp.box("rest", 85)]))).findings.map(
        \.rule) == [.essentialLost])
  }

  @Test("The text that is to blame may be held open for another state")
  func heldOpen() {
    let reserve = SampleApp.block(
      "message",
      .tallest(
        TallestReserve(blocks: [
          SampleApp.text("bb bb bb bb bb cc", line: 2).when(SampleApp.when(states: ["idle"])),
          SampleApp.text("aaaaaaaa bbbbbbbb cccccccc dddddddd", line: 3)
            .when(SampleApp.when(states: ["sent"])),
        ])))
    let screen = SampleApp.screen([SampleApp.stack([reserve, SampleApp.box("rest", 60)])])
    let findings = report(app(screen, states: ["idle", "sent"])).findings
    #expect(findings.map(\.rule) == [.stackTooTall])
    #expect(findings.first?.deciding?.location.line == 3)
    #expect(
      findings.first?.owners.map(\.block) == ["rest", "message"], "told through the wrapper")
  }
}
