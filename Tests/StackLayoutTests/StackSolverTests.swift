import FitTestSupport
import ScreenModel
import StackLayout
import Testing

@Suite("StackSolver")
struct StackSolverTests {
  /// Lays a screen out in a window with characters of one em.
  private func solve(
    _ screen: Screen, in window: Window = SampleApp.window(100, 200),
    textSize: TextSize = SampleApp.normal,
    app: App = SampleApp.make(), stress: LayoutCondition.Stress = .none
  ) throws -> StackSolver {
    let family = try #require(app.families.first)
    let prepared = PreparedScreen(
      screen, of: app, family: family, locale: "en", measurer: FixedAdvanceMeasurer(advance: 1))
    let condition = try #require(
      LayoutCondition(window, textSize: textSize, app: app, stress: stress))
    return StackSolver(prepared, for: condition)
  }

  private func frame(_ name: String, _ solver: StackSolver) throws -> Frame {
    let node = try #require(solver.prepared.nodes.firstIndex { $0.name == name })
    return solver.placed[node].frame
  }

  @Test("Text and controls take the height they need, one spacing apart")
  func heights() throws {
    // 10 characters of 10 pt fill a line of 100; the label's line is 92 wide and takes 9.
    let solver = try solve(
      SampleApp.screen([SampleApp.text("aaaa bbbb cc"), SampleApp.control("dddd eeee f")]))
    #expect(try frame("aaaa bbbb cc", solver) == Frame(x: 0, y: 0, width: 100, height: 24))
    #expect(try frame("dddd eeee f", solver) == Frame(x: 0, y: 26, width: 100, height: 32))
    #expect(solver.needed == 58)
    #expect(solver.available == 200)
  }

  @Test("Elastic media take what the rest leaves")
  func elasticMedia() throws {
    let solver = try solve(
      SampleApp.screen([SampleApp.text("a"), SampleApp.media(), SampleApp.control("b")]))
    #expect(try frame("picture", solver) == Frame(x: 0, y: 14, width: 100, height: 164))
    #expect(try frame("b", solver) == Frame(x: 0, y: 180, width: 100, height: 20))
  }

  @Test("What one elastic block cannot take goes to the others")
  func ceilings() throws {
    let solver = try solve(
      SampleApp.screen([
        SampleApp.media("low", ceiling: 50), SampleApp.media("wide", aspect: 2),
        SampleApp.media("rest"),
      ]))
    #expect(try frame("low", solver).height == 50)
    #expect(try frame("wide", solver).height == 50)
    #expect(try frame("rest", solver).height == 96)
  }

  @Test("Fixed media without a height are as high as their width and aspect say")
  func fixedAspect() throws {
    let solver = try solve(
      SampleApp.screen([SampleApp.media("fixed", elastic: false, aspect: 2), SampleApp.media()]))
    #expect(try frame("fixed", solver) == Frame(x: 0, y: 0, width: 100, height: 50))
    #expect(try frame("picture", solver).height == 148)
  }

  @Test("Fixed media keep their height")
  func fixedMedia() throws {
    let solver = try solve(
      SampleApp.screen([SampleApp.media("fixed", elastic: false, floor: 40), SampleApp.media()]))
    #expect(try frame("fixed", solver).height == 40)
    #expect(try frame("picture", solver).height == 158)
  }

  @Test("A gap stands in place of the spacing between its neighbours")
  func gaps() throws {
    let gap = SampleApp.block("gap", .gap(10))
    let solver = try solve(
      SampleApp.screen([gap, SampleApp.text("a"), gap, gap, SampleApp.text("b"), gap]))
    #expect(try frame("a", solver).y == 10)
    #expect(try frame("b", solver).y == 42)
    #expect(solver.needed == 64)
  }

  @Test("A reserve holds its height open and scales with the window")
  func reserve() throws {
    let screen = SampleApp.screen([
      SampleApp.block("held", .reserve(25)), SampleApp.text("a"),
    ])
    #expect(try frame("a", solve(screen)).y == 27)
    #expect(try frame("a", solve(screen, in: SampleApp.window(200, 400))).y == 54)
  }

  @Test("Everything scales with the window but the targets")
  func scale() throws {
    let screen = SampleApp.screen([
      SampleApp.text("aaaa bbbb cc"), SampleApp.control("d"), SampleApp.media(),
    ])
    let solver = try solve(screen, in: SampleApp.window(150, 300))
    #expect(solver.condition.scale == 1.5)
    #expect(try frame("aaaa bbbb cc", solver).height == 36)
    // 12 + 2 × 4 at 1.5 is 30: the target of 20 is not multiplied.
    #expect(try frame("d", solver).height == 30)
    #expect(try frame("picture", solver).y == 72)
  }

  @Test("The text size multiplies sizes and line heights, not padding")
  func textSize() throws {
    let solver = try solve(
      SampleApp.screen([SampleApp.text("aaaa b"), SampleApp.control("c")]),
      textSize: SampleApp.double)
    #expect(try frame("aaaa b", solver).height == 48)
    #expect(try frame("c", solver).height == 32)
  }

  @Test(
    "A row gives fixed and content cells what they ask and shares the rest by weight",
    arguments: [
      (widths: [Row.Width.fixed(30), .weight(1)], expected: [30.0, 68]),
      (widths: [.content, .weight(1)], expected: [20, 78]),
      (widths: [.weight(1), .weight(3)], expected: [24.5, 73.5]),
      (widths: [.content, .content], expected: [20, 20]),
    ])
  func rows(widths: [Row.Width], expected: [Points]) throws {
    let cells = zip(widths, ["aa", "bb"]).map { Row.Cell(width: $0, block: SampleApp.text($1)) }
    let row = Row(cells: cells, location: SampleApp.location)
    let solver = try solve(SampleApp.screen([SampleApp.block("row", .row(row))]))
    #expect(try frame("aa", solver).width == expected[0])
    #expect(try frame("bb", solver).width == expected[1])
    #expect(try frame("bb", solver).x == expected[0] + 2)
  }

  @Test("A row that needs more width than it has says by how much")
  func narrowRow() throws {
    let cells = ["aaaa aaa", "bbbb"].map { Row.Cell(width: .content, block: SampleApp.text($0)) }
    let row = Row(cells: cells, location: SampleApp.location)
    let solver = try solve(SampleApp.screen([SampleApp.block("row", .row(row))]))
    let node = try #require(solver.prepared.nodes.firstIndex { $0.name == "row" })
    #expect(solver.placed[node].overflow == 22)
    #expect(solver.placed[node].frame.height == 12)
  }

  @Test("A picture that shares the rest of a row needs at least a point of it, a reserve none")
  func vanishingCells() throws {
    for (share, overflow) in [
      (SampleApp.media(), 1.0), (SampleApp.block("held", .reserve(5)), 0),
    ] {
      let cells = [
        Row.Cell(width: .fixed(98), block: SampleApp.text("a")),
        Row.Cell(width: .weight(1), block: share),
      ]
      let row = Row(cells: cells, location: SampleApp.location)
      let solver = try solve(SampleApp.screen([SampleApp.block("row", .row(row))]))
      let node = try #require(solver.prepared.nodes.firstIndex { $0.name == "row" })
      #expect(solver.placed[node].overflow == overflow)
    }
  }

  @Test("In a row that is as wide as its content, the cell that takes the rest stays on one line")
  func restOfContentRow() throws {
    let inner = Row(
      cells: [
        Row.Cell(width: .content, block: SampleApp.text("a")),
        Row.Cell(width: .weight(1), block: SampleApp.text("bb cc")),
      ], location: SampleApp.location)
    let outer = Row(
      cells: [Row.Cell(width: .content, block: SampleApp.block("inner", .row(inner)))],
      location: SampleApp.location)
    var app = SampleApp.make()
    // Widths in whole steps of 7: 62 points offered to 50 of text would be cut to 49.
    app.profile.fit = FitArithmetic(
      sizeStep: 0, widthStep: 7, pixelAllowance: 0, pointAllowance: 0)
    let solver = try solve(
      SampleApp.screen([SampleApp.block("outer", .row(outer))]), app: app)
    let node = try #require(solver.prepared.nodes.firstIndex { $0.name == "bb cc" })
    #expect(solver.placed[node].lines == 1)
  }

  @Test("A row is as high as its highest cell, and media in it grow with the stack")
  func rowHeight() throws {
    let cells = [SampleApp.media(), SampleApp.text("aaa aaa")].map {
      Row.Cell(width: .weight(1), block: $0)
    }
    let row = Row(cells: cells, location: SampleApp.location)
    let solver = try solve(
      SampleApp.screen([SampleApp.block("row", .row(row)), SampleApp.text("b")]))
    #expect(try frame("picture", solver).height == 186)
    #expect(try frame("aaa aaa", solver).height == 24)
    #expect(try frame("b", solver).y == 188)
  }

  @Test("An icon above no label is as high as it is: there is nothing to keep apart")
  func loneIcon() throws {
    let icon = Control.Icon(size: 40, position: .above, spacing: 9)
    let control = Control(
      label: nil, accessibleName: nil, icon: icon, padding: nil, diameter: nil, minimumTarget: nil)
    let solver = try solve(SampleApp.screen([SampleApp.block("icon", .control(control))]))
    #expect(try frame("icon", solver).height == 48)
  }

  @Test("An icon before the label narrows it, one above raises the control")
  func icons() throws {
    let leading = Control.Icon(size: 20, position: .leading, spacing: 2)
    let above = Control.Icon(size: 20, position: .above, spacing: 2)
    let solver = try solve(
      SampleApp.screen([
        SampleApp.control("aaaa bbb", icon: leading), SampleApp.control("cccc ddd", icon: above),
      ]))
    // 100 − 8 − 22 holds 7 characters; 100 − 8 holds 9.
    #expect(try frame("aaaa bbb", solver).height == 32)
    #expect(try frame("cccc ddd", solver).height == 42)
  }

  @Test("A round control is as high as its diameter, never less than its target")
  func roundControls() throws {
    let solver = try solve(
      SampleApp.screen([
        SampleApp.control("big", diameter: 50), SampleApp.control("small", diameter: 5),
      ]))
    #expect(try frame("big", solver).height == 50)
    #expect(try frame("small", solver).height == 20)
  }

  @Test(
    "Rows run from the right where the locale is written so",
    arguments: [
      (AppLocale("en"), [0.0, 32.0]), (AppLocale("ar"), [70.0, 0.0]),
      (AppLocale(PseudoLocale(.mirrored), of: "en"), [70.0, 0.0]),
    ])
  func mirroring(locale: AppLocale, cells: [Points]) throws {
    let row = Row(
      cells: [
        Row.Cell(width: .fixed(30), block: SampleApp.text("aa")),
        Row.Cell(width: .weight(1), block: SampleApp.text("bb")),
      ], location: SampleApp.location)
    let screen = SampleApp.screen([SampleApp.block("row", .row(row))])
    var app = SampleApp.make()
    app.padding = Insets(top: 0, leading: 10, bottom: 0, trailing: 10)
    var window = SampleApp.window(150, 200)
    // The left edge of the window stays on the left: 20 + 10 are left free there, 10 on the right.
    window.safeArea = Insets(top: 0, leading: 20, bottom: 0, trailing: 10)
    app.reference = window
    let family = try #require(app.families.first)
    let prepared = PreparedScreen(
      screen, of: app, family: family, locale: locale, measurer: FixedAdvanceMeasurer(advance: 1))
    let condition = try #require(LayoutCondition(window, textSize: SampleApp.normal, app: app))
    var solver = StackSolver(prepared, for: condition)
    // A second layout mirrors afresh.
    solver.solve(condition)
    #expect(try ["aa", "bb"].map { try frame($0, solver).x } == cells.map { $0 + 30 })
    #expect(try frame("aa", solver).y == frame("bb", solver).y)
    #expect(try frame("row", solver) == Frame(x: 30, y: 0, width: 100, height: 12))
  }

  @Test("The bar takes a line of its style with padding, the dock the bottom row")
  func barAndDock() throws {
    let bar = Screen.Bar(
      leading: .literal(SampleApp.authored("a")), trailing: .literal(SampleApp.authored("b")),
      location: SampleApp.location)
    let dock = [Row.Cell(width: .content, block: SampleApp.control("dock", diameter: 40))]
    let solver = try solve(SampleApp.screen([SampleApp.media()], dock: dock, bar: bar))
    #expect(try frame("bar", solver).height == 30)
    #expect(try frame("bar trailing", solver) == Frame(x: 74, y: 0, width: 26, height: 30))
    #expect(solver.available == 165)
    #expect(try frame("picture", solver) == Frame(x: 0, y: 35, width: 100, height: 123))
    #expect(try frame("dock", solver).bottom == 200)
  }

  @Test(
    "A page holds exactly as many rows as fit",
    arguments: [(height: 200.0, rows: 8), (196, 8), (195, 7), (64, 2), (63, 1), (42, 1)])
  func pages(height: Points, rows: Int) throws {
    // A row is 20 high and 2 apart, the pager 20 and 2 above: n rows need 22 n + 20.
    let list = PagedList(
      row: Stack(blocks: [SampleApp.control("row")]), spacing: nil, count: 40,
      pager: Pager(
        earlier: SampleApp.label("a"), later: SampleApp.label("b"), location: SampleApp.location))
    let screen = SampleApp.screen([SampleApp.block("list", .list(list))])
    var app = SampleApp.make()
    app.reference = SampleApp.window(100, 10)
    app.scale = 1...1
    let solver = try solve(screen, in: SampleApp.window(100, height), app: app)
    let node = try #require(solver.prepared.nodes.firstIndex { $0.name == "list" })
    #expect(solver.placed[node].pages == rows)
    #expect(solver.shortfall <= 0)
    let shorter = try solve(screen, in: SampleApp.window(100, 41), app: app)
    #expect(shorter.shortfall == 1)
  }

  @Test("Sections fill pages in order and are never split")
  func sections() throws {
    let sections = [3, 2, 4, 1].enumerated().map { index, count in
      PagedSections.Section(
        name: "section \(index)",
        stack: Stack(blocks: (0..<count).map { SampleApp.control("\(index).\($0)") }),
        location: SampleApp.location)
    }
    let paged = PagedSections(
      sections: sections, spacing: 10,
      pager: Pager(
        earlier: SampleApp.label("a"), later: SampleApp.label("b"), location: SampleApp.location))
    let screen = SampleApp.screen([SampleApp.block("sections", .sections(paged))])
    // Heights 64, 42, 86, 20 with 10 between: 116 hold 64 + 42, then 86 + 20; one point less holds no two but never splits.
    for (height, pages) in [(138.0, 2), (137, 4), (108, 4)] {
      let solver = try solve(
        screen, in: SampleApp.window(100, height),
        app: {
          var app = SampleApp.make()
          app.reference = SampleApp.window(100, 10)
          app.scale = 1...1
          return app
        }())
      let node = try #require(solver.prepared.nodes.firstIndex { $0.name == "sections" })
      #expect(solver.placed[node].pages == pages, "at \(height)")
      #expect(solver.shortfall <= 0)
    }
  }

  @Test("A list's block is as high as the worst text of the list")
  func worstOfList() throws {
    let app = SampleApp.make(lists: ["words": ["a", "aaaa bbbb cccc dddd", "bbbb cccc dddd"]])
    let text = Text(
      content: .list("words", SampleApp.location), style: SampleApp.body, role: nil,
      maximumLines: nil)
    let solver = try solve(
      SampleApp.screen([SampleApp.block("words", .text(text))]), app: app)
    let node = try #require(solver.prepared.nodes.firstIndex { $0.name == "words" })
    #expect(solver.placed[node].lines == 2)
    #expect(solver.placed[node].text == 1)
  }

  @Test("A list that several blocks draw from is merged once, wherever it is named")
  func listsShareASlot() throws {
    let app = SampleApp.make(lists: ["words": ["a", "aaaa bbbb"]])
    let blocks = [3, 5].map { line in
      let location = SourceLocation(file: "screen.yml", line: line, column: 1)
      let text = Text(
        content: .list("words", location), style: SampleApp.body, role: nil, maximumLines: nil)
      return SampleApp.block("words", .text(text), line: line)
    }
    let solver = try solve(SampleApp.screen(blocks), app: app)
    #expect(solver.prepared.slots.count == 1)
  }

  @Test("An unknown safe area cannot be laid out")
  func unknownSafeArea() {
    let window = SampleApp.window(100, 200, isKnown: false)
    #expect(LayoutCondition(window, textSize: SampleApp.normal, app: SampleApp.make()) == nil)
  }

  @Test("Children with their spacing fill their stack, in seeded random screens")
  func childrenFillStacks() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let blocks = (0..<Int.random(in: 1...7, using: &generator)).map { index in
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          SampleApp.text(
            String(repeating: "ab ", count: .random(in: 1...9, using: &generator)) + "\(index)")
        case 1: SampleApp.control("c\(index)")
        case 2:
          SampleApp.media(
            "m\(index)", elastic: .random(using: &generator),
            floor: .random(in: 1...20, using: &generator),
            ceiling: Bool.random(using: &generator) ? 60 : nil)
        default: SampleApp.block("g\(index)", .reserve(.random(in: 0...20, using: &generator)))
        }
      }
      let scale = Double.random(in: 1...2, using: &generator)
      let window = SampleApp.window(100 * scale, 220 * scale)
      let solver = try solve(SampleApp.screen(blocks), in: window)
      let content = solver.prepared.content
      var end = solver.placed[content].frame.y
      var least = 0.0
      var canGrow = false
      for child in solver.children(of: content) {
        let placed = solver.placed[child]
        end += solver.prepared.nodes[child].spacingBefore * solver.condition.scale
        #expect(abs(placed.frame.y - end) < 1e-9)
        #expect(placed.frame.height >= placed.leastHeight)
        #expect(placed.frame.height <= placed.leastHeight + placed.growth + 1e-9)
        least += placed.leastHeight
        canGrow = canGrow || placed.frame.height < placed.leastHeight + placed.growth - 1e-9
        end += placed.frame.height
      }
      #expect(least <= solver.needed + 1e-9)
      // Either all the height is taken, or nothing elastic is left to take it.
      if canGrow { #expect(abs(end - (solver.placed[content].frame.bottom)) < 1e-6) }
    }
  }
}
