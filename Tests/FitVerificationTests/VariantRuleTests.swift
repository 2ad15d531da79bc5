import FitTestSupport
import FitVerification
import ScreenModel
import StackLayout
import Testing

/// A case that breaks a rule and one that nearly does, for each of the rules about what varies, scrolls or can be pressed.
@Suite("Rules about variants, regions and targets") struct VariantRuleTests {
  private let measurer = FixedAdvanceMeasurer(advance: 1)

  /// An app whose windows are as high as asked for, without scale or spacing.
  private func app(_ screen: Screen, height: Points = 100) -> App {
    var app = VariantRuleTests.plain
    app.screens = [screen]
    app.windows.windows = [SampleApp.window(100, height)]
    return app
  }

  private static let plain: App = {
    var app = SampleApp.make()
    app.reference = SampleApp.window(1, 1)
    app.scale = 1...1
    app.spacing = 0
    app.textSizes = [TextSize(name: "normal", multiplier: 1)]
    return app
  }()

  private func report(_ app: App) -> ReplayReport {
    Replay.run([app], filter: CellFilter()) { _ in measurer }
  }

  /// The codes' names with their messages.
  private func messages(_ app: App) -> [String] {
    report(app).findings.map { "\($0.rule.name): \($0.message)" }
  }

  @Test(
    "Essential content that is dropped or not taken is lost, unless it is there in another form")
  func essentialLost() {
    let name = SampleApp.text("alexandra").essential(id: "name")
    let short = SampleApp.text("al", line: 2).essential(id: "name")
    let narrow = SampleApp.box("wide", 10)
    func choice(_ blocks: [Block]) -> Screen {
      SampleApp.screen([
        SampleApp.row([(.weight(1), SampleApp.alternatives(blocks)), (.fixed(50), narrow)])
      ])
    }
    #expect(messages(app(choice([name, short]))) == [])
    #expect(
      messages(app(choice([name, SampleApp.text("x")]))) == [
        "essential-lost: alexandra is essential but not part of the alternative that is taken"
      ])
    let dropped = SampleApp.screen([
      SampleApp.stack([SampleApp.text("now").essential()]).drop(1), SampleApp.text("later"),
      SampleApp.box("rest", 78),
    ])
    #expect(
      messages(app(dropped)) == [
        "essential-lost: now is essential but dropped so that the rest fits"
      ])
    #expect(messages(app(dropped, height: 102)) == [])
    let elsewhere = name.when(SampleApp.when(widths: 0...50))
    #expect(
      messages(app(SampleApp.screen([elsewhere, SampleApp.text("x")]))) == [
        "essential-lost: alexandra is essential but its “when” leaves it out"
      ])
    #expect(messages(app(SampleApp.screen([elsewhere, short]))) == [])
    var states = SampleApp.screen([name.when(SampleApp.when(states: ["on"])), short])
    states.states = ["on", "off"]
    #expect(messages(app(states)) == [])
    let talk = SampleApp.stack([SampleApp.text("tap").when(SampleApp.when(widths: 0...50))])
    #expect(
      messages(app(SampleApp.screen([talk.essential(), SampleApp.text("a")]))) == [
        "essential-lost: stack is essential but nothing in it is laid out"
      ])
  }

  @Test("A screen on which nothing is left says by what it went")
  func emptyScreen() {
    let wide = SampleApp.text("wide").when(SampleApp.when(widths: 101...1_000))
    let high = SampleApp.media("high", floor: 200).drop(1)
    let choice = SampleApp.alternatives([SampleApp.text("too many words"), SampleApp.box("b", 9)])
    let nothing = "empty-screen: the screen shows nothing: all of it is "
    #expect(messages(app(SampleApp.screen([wide]))) == [nothing + "left out by a “when”"])
    #expect(messages(app(SampleApp.screen([high]))) == [nothing + "dropped"])
    #expect(
      messages(app(SampleApp.screen([choice, high, wide]))) == [
        nothing + "left out by a “when” or dropped or not part of the alternative that is taken"
      ])
    let bar = Screen.Bar(
      leading: .literal(SampleApp.authored("b")), trailing: nil, location: SampleApp.location)
    #expect(
      messages(app(SampleApp.screen([wide], bar: bar))) == [
        "empty-screen: the screen shows nothing but its bar: all else is left out by a “when”"
      ])
    let squeezed = SampleApp.screen([wide, SampleApp.box("b", 100), SampleApp.media("m", floor: 0)])
    #expect(
      messages(app(squeezed)) == [nothing + "left out by a “when” or squeezed to no height"])
    #expect(messages(app(squeezed, height: 101)) == [])
    #expect(messages(app(SampleApp.screen([wide, SampleApp.text("a")]))) == [])
    #expect(messages(app(SampleApp.screen([SampleApp.box("b", 9).when(SampleApp.when())]))) == [])
  }

  @Test(
    "Controls that turn the pages of a list or of sections on which nothing is left are not enough")
  func emptyPages() {
    let wide = SampleApp.text("wide").when(SampleApp.when(widths: 101...1_000))
    let label = SampleApp.label("x")
    let pager = Pager(earlier: label, later: label, location: SampleApp.location)
    func pages(of block: Block) -> [Screen] {
      let row = Stack(blocks: [block])
      let list = PagedList(row: row, spacing: nil, count: 3, pager: pager)
      let sections = PagedSections(
        sections: [.init(name: "a", stack: row, location: SampleApp.location)], spacing: nil,
        pager: pager)
      return [
        SampleApp.screen([SampleApp.block("list", .list(list))]),
        SampleApp.screen([SampleApp.block("sections", .sections(sections))]),
      ]
    }
    for screen in pages(of: wide) {
      #expect(
        messages(app(screen)) == [
          "empty-screen: the screen shows nothing but the controls that turn pages: all else is left out by a “when”"
        ])
    }
    let button = SampleApp.control("b").when(SampleApp.when(widths: 0...100))
    for screen in pages(of: button) { #expect(messages(app(screen)) == []) }
  }

  @Test("Words that are dropped while a picture stays are shed out of order")
  func shedOutOfOrder() {
    func screen(_ media: Block) -> Screen {
      SampleApp.screen([media, SampleApp.text("note").drop(2), SampleApp.box("rest", 65)])
    }
    #expect(
      messages(app(screen(SampleApp.media()))) == [
        "shed-out-of-order: note is dropped while picture is still shown"
      ])
    #expect(messages(app(screen(SampleApp.media().drop(1)))) == [])
    #expect(messages(app(screen(SampleApp.media().essential()))) == [])
    #expect(messages(app(screen(SampleApp.media()), height: 107)) == [])
  }

  @Test("Alternatives that undo one another are reported, those that settle are not")
  func alternativeUnstable() {
    func choice(_ name: String) -> Block {
      SampleApp.alternatives(
        [SampleApp.box("high", 40), SampleApp.box("low", 20)], axes: .height, name: name)
    }
    var screen = SampleApp.screen([choice("content")])
    screen.pinned = Pinned(
      top: Stack(blocks: []), bottom: Stack(blocks: [choice("actions")]),
      location: SampleApp.location)
    #expect(messages(app(screen, height: 80)) == [])
    #expect(
      messages(app(screen, height: 79)) == [
        "alternative-unstable: the choice of actions and that of content (line 1) undo one another"
      ])
    #expect(messages(app(screen, height: 59)) == [])
  }

  /// A button below a message that only one state shows.
  private func message(_ reserve: Bool, moves: Bool = false) -> Screen {
    let text = SampleApp.text("sent").when(SampleApp.when(states: ["sent"]))
    var button = SampleApp.control("help")
    if case .control(var control) = button.kind {
      control.moves = moves
      button.kind = .control(control)
    }
    let held = SampleApp.block("held", .tallest(TallestReserve(blocks: [text])))
    var screen = SampleApp.screen([reserve ? held : text, button])
    screen.states = ["idle", "sending", "sent"]
    return screen
  }

  @Test(
    "A control that stands elsewhere in another state has moved, unless it may or its place is held"
  )
  func targetMoved() {
    let moved = report(app(message(false)))
    #expect(
      moved.findings.map(\.message) == [
        "help moves or changes size by 12.0 pt between “idle” and “sent”"
      ])
    #expect(moved.findings.first?.shortfall == 12)
    #expect(moved.findings.first?.cells.map(\.state) == ["sent"])
    #expect(moved.tally.fails == 1)
    #expect(moved.tally.cells == 3)
    #expect(messages(app(message(true))) == [])
    #expect(messages(app(message(false, moves: true))) == [])
    var filter = CellFilter()
    filter.states = ["idle", "sending"]
    let app = app(message(false))
    #expect(Replay.run([app], filter: filter) { _ in measurer }.tally.fits == 2)
  }

  @Test("A control is the same under its id, whichever block shows it")
  func targetsByID() {
    func label(_ words: String, _ states: [String]) -> Block {
      SampleApp.control(words).identified("stop").when(SampleApp.when(states: states))
    }
    var screen = SampleApp.screen([
      label("stop", ["calm"]), label("tap again now", ["armed"]), SampleApp.box("rest", 10),
    ])
    screen.states = ["calm", "armed"]
    #expect(
      messages(app(screen)) == [
        "target-moved: tap again now moves or changes size by 12.0 pt between “calm” and “armed”"
      ])
    screen.stack.blocks[1] = label("tap", ["armed"])
    #expect(messages(app(screen)) == [])
  }

  /// A screen that may scroll: a control of some lines and pinned blocks.
  private func scrolling(_ words: String, pinned: Points = 0, rest: Points = 100) -> Screen {
    var screen = SampleApp.screen([SampleApp.control(words), SampleApp.box("rest", rest)])
    screen.overflow = .scroll
    if pinned > 0 {
      screen.pinned = Pinned(
        top: Stack(blocks: []), bottom: Stack(blocks: [SampleApp.box("pinned", pinned)]),
        location: SampleApp.location)
    }
    return screen
  }

  @Test("Where content may scroll it may be high, and that is counted")
  func scrolling() {
    let report = report(app(scrolling("go")))
    #expect(report.tally.fits == 1)
    #expect(report.apps[0].screens[0].scrolling == 1)
    #expect(report.apps[0].screens[0].spareHeight == nil)
    var app = app(scrolling("go"))
    app.screens[0].overflow = nil
    #expect(
      messages(app) == ["stack-too-tall: the stack needs 120.0 pt but the window leaves 100.0 pt"])
    app.overflow = .scrollBeyond([.named("normal")])
    #expect(self.report(app).tally.fails == 1)
    app.overflow = .scrollBeyond([])
    #expect(self.report(app).tally.fits == 1)
  }

  @Test("A control higher than the viewport cannot be reached by scrolling")
  func controlUnreachable() {
    // Five lines of 12 and padding of 8: 68.
    let words = "aaaaaaaa bbbbbbbb cccccccc dddddddd eeeeeeee"
    #expect(messages(app(scrolling(words, pinned: 32))) == [])
    #expect(
      messages(app(scrolling(words, pinned: 33))) == [
        "control-unreachable: \(words) is 68.0 pt high, the viewport 67.0 pt"
      ])
  }

  @Test("What is pinned must lie in the safe area and leave the content in sight")
  func pinned() {
    var app = app(scrolling("go", pinned: 60))
    app.windows.windows = [SampleApp.window(100, 100, top: 10, bottom: 10)]
    // Between the insets there are 80 points; two targets need 40 of them.
    #expect(
      messages(app) == [
        "pinned-covers-content: the bar and what is pinned leave 20.0 pt of the content in sight, 40.0 pt are needed"
      ])
    app.screens = [scrolling("go", pinned: 40)]
    #expect(messages(app) == [])
    app.screens = [scrolling("go", pinned: 80.5)]
    #expect(
      messages(app).contains(
        "pinned-outside-safe-area: what is pinned at the bottom is 80.5 pt high and leaves the safe area by 0.5 pt"
      ))
    app.screens = [scrolling("go", pinned: 80, rest: 5)]
    #expect(!messages(app).contains { $0.hasPrefix("pinned-outside") })
  }

  @Test("Content that scrolls by a sliver is warned of, and fits")
  func sliver() {
    for (rest, isSliver) in [(80.0, false), (80.5, true), (103, true), (104, false)] {
      let report = report(app(scrolling("go", rest: rest)))
      #expect(report.tally.fits == 1)
      #expect(report.findings.map(\.rule) == (isSliver ? [.scrollsByASliver] : []), "\(rest)")
      #expect(report.findings.allSatisfy { $0.severity == .warning })
    }
  }

  @Test("Of a choice all options must be in reach")
  func halfAChoice() {
    func option(_ words: String) -> Block {
      var block = SampleApp.control(words)
      if case .control(var control) = block.kind {
        control.choice = "permission"
        block.kind = .control(control)
      }
      return block
    }
    let screen = SampleApp.screen([SampleApp.box("text", 70), option("allow"), option("deny")])
    #expect(
      messages(app(screen)).contains(
        "half-a-choice: 1 of the 2 options of “permission” cannot be reached: deny"))
    #expect(messages(app(screen, height: 110)) == [])
    // None in reach is another fault.
    #expect(!messages(app(screen, height: 80)).contains { $0.hasPrefix("half") })
    var scrolls = screen
    scrolls.overflow = .scroll
    #expect(report(app(scrolls)).tally.fits == 1)
    let dropped = SampleApp.screen([
      SampleApp.box("text", 70), option("allow"), option("deny").drop(1),
    ])
    #expect(
      messages(app(dropped)) == [
        "half-a-choice: 1 of the 2 options of “permission” cannot be reached: deny"
      ])
  }

  @Test("Controls that stand too close are reported, above and beside one another")
  func gapTooSmall() {
    func screen(_ gap: Points) -> Screen {
      let row = Row(
        cells: ["b", "c"].map { Row.Cell(width: .weight(1), block: SampleApp.control($0)) },
        spacing: gap, location: SampleApp.location)
      return SampleApp.screen([
        SampleApp.control("a"), SampleApp.block("gap", .gap(8)), SampleApp.block("row", .row(row)),
      ])
    }
    var tight = app(screen(7))
    tight.control.minimumGap = 8
    #expect(
      messages(tight) == ["gap-too-small: b and c are 7.0 pt apart, targets need 8.0 pt"])
    var enough = app(screen(8))
    enough.control.minimumGap = 8
    #expect(messages(enough) == [])
  }

  @Test("A control keeps to the floor of its rank")
  func targetUnderFloor() {
    var block = SampleApp.control("help", target: 87)
    if case .control(var control) = block.kind {
      control.rank = .floor
      block.kind = .control(control)
    }
    var low = app(SampleApp.screen([block]))
    low.control.floors = [.primary: 132, .floor: 88]
    #expect(
      messages(low) == [
        "target-under-floor: help is 100.0 × 87.0 pt, the floor of rank “floor” is 88.0 pt"
      ])
    low.control.floors[.floor] = 87
    #expect(messages(low) == [])
  }

  @Test("Type keeps to the app's minimum as it is really set")
  func typeUnderMinimum() {
    var small = app(SampleApp.screen([SampleApp.text("a")]))
    small.minimumType = 10
    #expect(messages(small) == [])
    small.minimumType = 10.5
    #expect(
      messages(small) == [
        "type-under-minimum: a is set in 10.0 pt, the smallest type is 10.5 pt"
      ])
  }

  @Test("What is shed or chosen is listed with its cells")
  func variants() {
    let choice = SampleApp.alternatives([SampleApp.text("alexandra p"), SampleApp.text("al")])
    var app = app(
      SampleApp.screen([
        choice, SampleApp.box("note", 20).drop(1), SampleApp.box("rest", 80),
      ]))
    app.windows.windows = [
      SampleApp.window(200, 120), SampleApp.window(100, 100), SampleApp.window(200, 100),
    ]
    let variants = report(app).apps[0].screens[0].variants
    #expect(variants.map(\.block) == ["al", "note"])
    #expect(variants.map(\.use) == [.taken, .shed])
    #expect(variants.map { $0.cells.map(\.window) } == [["100x100"], ["100x100", "200x100"]])
  }

  @Test("A remedy is tried with what varies, and cures")
  func remedies() {
    let choice = SampleApp.alternatives(
      [SampleApp.text("aaaa bbbb cccc dddd eeee"), SampleApp.text("aaaa bbbb cccc dddd")],
      axes: .height)
    let app = app(SampleApp.screen([choice, SampleApp.box("rest", 80)]))
    #expect(
      report(app).findings.first?.remedies.first?.advice
        == "shorten aaaa bbbb cccc dddd by 10 characters, to 9")
    let shed = SampleApp.screen([
      SampleApp.text("aaaa bbbb cccc dddd"), SampleApp.box("note", 20).drop(1),
      SampleApp.media(floor: 60),
      SampleApp.text("eeee ffff gggg hhhh"),
    ])
    #expect(
      report(self.app(shed)).findings.first?.remedies.first?.advice
        == "shorten aaaa bbbb cccc dddd by 10 characters, to 9")
  }
}
