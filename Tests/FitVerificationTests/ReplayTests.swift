import FitTestSupport
import FitVerification
import ScreenModel
import StackLayout
import Testing

@Suite("Replay")
struct ReplayTests {
  private let measurer = FixedAdvanceMeasurer(advance: 1)

  private func replay(_ app: App, _ filter: CellFilter = CellFilter()) -> ReplayReport {
    Replay.run([app], filter: filter) { _ in measurer }
  }

  @Test("The senior app fits in every supported window as estimated, too")
  func seniorEstimated() throws {
    let app = try ShippedApp.senior()
    // The estimate is for the language that the app is written in.
    var filter = CellFilter()
    filter.locales = ["en"]
    let report = Replay.run([app], filter: filter) { _ in FixedAdvanceMeasurer() }
    for finding in report.findings {
      Issue.record("\(finding.location): \(finding.message) \(finding.remedies.map(\.advice))")
    }
    #expect(
      report.tally.cells == app.screens.count * report.apps[0].windows * app.textSizes.count
        * app.families.count)
    #expect(report.tally.fits + report.tally.fragile == report.tally.cells)
  }

  @Test("Cells are counted by verdict; windows below the reference or unknown are listed apart")
  func tallies() {
    let windows = [
      SampleApp.window(100, 200), SampleApp.window(99, 300), SampleApp.window(200, 400),
      SampleApp.window(300, 300, isKnown: false),
    ]
    let app = SampleApp.make(
      screens: [SampleApp.screen([SampleApp.text("aa bb"), SampleApp.media()])], windows: windows)
    let report = replay(app)
    #expect(report.tally.cells == 4)
    #expect(report.tally.fits == 4)
    #expect(report.apps[0].unsupported.map(\.reason) == [.belowReference, .unknownInsets])
    #expect(report.findings.isEmpty)
  }

  @Test(
    "A screen on which words are typed is looked at with the keyboard up, too; other screens are not"
  )
  func keyboard() {
    var typing = SampleApp.screen([SampleApp.text("a"), SampleApp.media(floor: 150)])
    typing.takesText = true
    var other = typing
    other.id = "other"
    other.takesText = false
    var up = SampleApp.window(100, 200)
    up.id = "up"
    up.keyboardHeight = 80
    up.uncovered = SampleApp.window(100, 200).id
    let unknown = SampleApp.window(150, 250)
    var app = SampleApp.make(
      screens: [typing, other], windows: [SampleApp.window(100, 200), up, unknown])
    app.textSizes = [SampleApp.normal]
    let report = replay(app)
    #expect(report.apps[0].screens.map(\.tally.cells) == [3, 2])
    // 12 + 2 + 150 pt do not fit 200 − 80 pt.
    #expect(report.findings.map(\.rule) == [.mediaBelowFloor])
    #expect(report.findings.first?.cells.map(\.window) == ["up"])
    #expect(report.findings.first?.shortfall == 44)
    #expect(report.apps[0].unsupported.map(\.reason) == [.unknownKeyboard])
    var filter = CellFilter()
    filter.windows = [SampleApp.window(100, 200)]
    filter.windowsForTyping = [up]
    let asked = Replay.run([app], filter: filter) { _ in measurer }
    #expect(asked.apps[0].screens.map(\.tally.cells) == [2, 1])
    #expect(asked.findings.first?.cells.map(\.window) == ["up"])
    filter.windowsForTyping = []
    let alone = Replay.run([app], filter: filter) { _ in measurer }
    #expect(alone.apps[0].unsupported.map(\.reason) == [.unknownKeyboard])
    app.screens = [other]
    #expect(replay(app).tally.cells == 2)
  }

  @Test("The worst cell is the one that the finding names, whatever the windows before it came to")
  func worstCell() throws {
    // The lower a window, the more is missing.
    let windows = [300.0, 150, 220, 180].map { height in
      var window = SampleApp.window(100, height)
      window.id = "\(height)"
      return window
    }
    let screen = SampleApp.screen([SampleApp.text("a"), SampleApp.media(floor: 250)])
    var app = SampleApp.make(screens: [screen], windows: windows)
    app.windows.belowReference = .replay
    let finding = try #require(
      replay(app).findings.first { $0.rule == .mediaBelowFloor || $0.rule == .stackTooTall })
    let worst = try #require(
      WorstCell.of(screen, in: app, filter: CellFilter(), measurer: measurer))
    #expect(worst.cell == finding.worst)
    let each = WorstCell.inEachWindow(screen, of: app, filter: CellFilter(), measurer: measurer)
    #expect(each.map(\.textSize.name) == ["double", "double", "double", "double"])
  }

  @Test("The grid of a screen counts what the tally counts")
  func grid() throws {
    var typing = SampleApp.screen([SampleApp.text("aa aa aa aa"), SampleApp.media(floor: 150)])
    typing.takesText = true
    typing.states = ["idle", "sent"]
    var other = typing
    other.id = "other"
    other.takesText = false
    var up = SampleApp.window(100, 200)
    up.id = "up"
    up.keyboardHeight = 30
    let app = SampleApp.make(
      screens: [typing, other],
      windows: [SampleApp.window(100, 200), up, SampleApp.window(100, 400)])
    let report = Replay.run([app], filter: CellFilter(), keepsCells: true) { _ in measurer }
    for screen in report.apps[0].screens {
      let grid = try #require(screen.grid)
      #expect(grid.entries.count == 1 * 2 * 2 * 3)
      func count(_ mark: CellGrid.Mark) -> Int { grid.entries.count { $0.mark == mark } }
      #expect(count(.fits) == screen.tally.fits)
      #expect(count(.fails) == screen.tally.fails)
      #expect(count(.absent) == grid.entries.count - screen.tally.cells)
    }
    let grid = try #require(report.apps[0].screens[0].grid)
    // At twice the size two lines of 24 pt and the picture need 200 pt of 200, and of 170 with the keyboard up.
    let entry = grid.entries[grid.cells.number(appearance: 0, textSize: 1, state: 1, window: 1)]
    #expect(entry.mark == .fails)
    #expect(entry.spare < 0)
    #expect(
      Replay.run([app], filter: CellFilter()) { _ in measurer }.apps[0].screens[0].grid == nil)
  }

  @Test("A window of unknown insets that is asked for is unknown, never a pass")
  func unknownInsets() throws {
    let app = SampleApp.make(screens: [SampleApp.screen([SampleApp.text("a")])])
    var filter = CellFilter()
    filter.windows = [SampleApp.window(300, 300, isKnown: false)]
    let report = replay(app, filter)
    #expect(report.tally.unknown == 2)
    #expect(report.findings.map(\.rule) == [.unknownInsets])
  }

  @Test("One cause is one finding, with its cells and the worst of them")
  func causes() throws {
    // At double size four controls of 24 + 8 and three spacings need 134; the picture’s floor is 30: 166 + 2 > 150.
    let blocks = (0..<4).map { _ in SampleApp.control("a") } + [SampleApp.media()]
    var app = SampleApp.make(screens: [SampleApp.screen(blocks)])
    app.reference = SampleApp.window(100, 150)
    app.windows.windows = [SampleApp.window(100, 150), SampleApp.window(150, 150)]
    let report = replay(app)
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.rule == .mediaBelowFloor)
    #expect(finding.message == "picture is left 14.0 pt of height, its floor is 30.0 pt")
    #expect(finding.shortfall == 16)
    #expect(finding.cells.map(\.window) == ["100x150", "150x150"])
    #expect(finding.cellsOfScreen == 4)
    #expect(finding.worst?.textSize == "double")
    #expect(report.tally.fails == 2)
    #expect(finding.owners.first?.count == 4)
    #expect(finding.owners.first?.height == 128)
  }

  @Test(
    "The margin is the lesser of the height below the stack and the width before a text breaks it")
  func margins() throws {
    let app = SampleApp.make(
      screens: [SampleApp.screen([SampleApp.text("aaaa bbb", lines: 1)])],
      windows: [SampleApp.window(100, 200)])
    var filter = CellFilter()
    filter.textSizes = ["normal"]
    let summary = try #require(replay(app, filter).apps[0].screens.first)
    #expect(summary.spareHeight?.points == 188)
    #expect(summary.spareWidth?.points == 20)
    #expect(summary.spareWidth?.block == "aaaa bbb")
    #expect(summary.tightest == summary.spareWidth)
  }

  @Test("A text that fits only because its box is not rounded down is fragile")
  func fragilePixels() throws {
    var app = SampleApp.make(screens: [SampleApp.screen([SampleApp.text("aaaa bbbb c", lines: 1)])])
    // 11 characters need 110 pt; the box is 110.3, at two pixels a point it may be drawn 110.0 wide.
    app.scale = 1...1
    var filter = CellFilter()
    filter.textSizes = ["normal"]
    for (width, verdicts) in [
      (110.5, [1, 0]), (110.3, [1, 0]), (110.0, [1, 0]), (109.9, [0, 0]),
    ] {
      filter.windows = [SampleApp.window(width, 200)]
      let tally = replay(app, filter).tally
      #expect([tally.fits, tally.fragile] == verdicts, "\(width)")
    }
    app.padding = Insets(top: 0, leading: 0, bottom: 0, trailing: 0.2)
    filter.windows = [SampleApp.window(110.45, 200)]
    #expect(replay(app, filter).tally.fits == 1)
    app.padding.trailing = 0
    // Half a pixel more than 12 characters at 9.2 pt each: 110.4 fits in 110.45 but not in 110.0.
    app.screens = [
      SampleApp.screen([
        SampleApp.text(
          "aaaa bbbb cc", style: Style(name: "odd", size: 9.2, lineHeight: 12), lines: 1, line: 4)
      ])
    ]
    filter.windows = [SampleApp.window(110.45, 200)]
    let report = replay(app, filter)
    #expect(report.tally.fragile == 1)
    #expect(report.findings.map(\.severity) == [.warning])
    #expect(report.findings.map(\.stress) == [.pixelsDown])
    #expect(report.findings.map(\.location.line) == [4])
  }

  @Test("Texts that only together break a screen when boxes are rounded down make it fragile")
  func fragileTogether() throws {
    // 110.4 points of text in a box of 110.45, or 110.0 in whole pixels: then each takes a second line of 12.
    let style = Style(name: "odd", size: 9.2, lineHeight: 12)
    let text = SampleApp.text("aaaa bbbb cc", style: style)
    var app = SampleApp.make(screens: [SampleApp.screen([text, text])])
    app.scale = 1...1
    var filter = CellFilter()
    filter.textSizes = ["normal"]
    for (height, isFragile) in [(50.0, false), (49, true), (40, true), (26, true)] {
      filter.windows = [SampleApp.window(110.45, height)]
      #expect(replay(app, filter).tally.fragile == (isFragile ? 1 : 0), "\(height)")
    }
  }

  @Test("A screen that fits the reference but not a larger window is reported as such")
  func largerWindow() throws {
    // Rounding widths down to steps of 7 points breaks scaling: 97.2 fit in 98, but 104.0 not in 104.9.
    let style = Style(name: "wide", size: 10.8, lineHeight: 12)
    var app = SampleApp.make(
      screens: [
        SampleApp.screen([SampleApp.text("aaaa bbbb", style: style, lines: 1), SampleApp.media()])
      ])
    app.profile.fit = FitArithmetic(
      sizeStep: 0, widthStep: 7, pixelAllowance: 0, pointAllowance: 0)
    app.reference = SampleApp.window(98, 200)
    var filter = CellFilter()
    filter.textSizes = ["normal"]
    filter.windows = [SampleApp.window(98, 200), SampleApp.window(104.9, 400)]
    let report = replay(app, filter)
    #expect(report.tally.fits == 1)
    #expect(report.tally.fails == 1)
    let finding = try #require(report.findings.first { $0.rule == .largerWindowFails })
    #expect(finding.cells.map(\.window) == ["104x400"])
    #expect(
      finding.message
        == "the screen fits the reference 98 × 200 but not every larger window: truncated-with-room-left"
    )
  }

  @Test("A text over its lines names the word that opens the line too many")
  func decidingWord() throws {
    let app = SampleApp.make(
      screens: [SampleApp.screen([SampleApp.text("aaaa bbbb Phillips", lines: 1, line: 9)])],
      windows: [SampleApp.window(100, 200)])
    var filter = CellFilter()
    filter.textSizes = ["normal"]
    let finding = try #require(replay(app, filter).findings.first)
    #expect(finding.rule == .truncatedWithRoomLeft)
    #expect(
      finding.message
        == "aaaa bbbb Phillips takes 2 lines but may take 1, though 188.0 pt of height are left")
    #expect(finding.location.line == 9)
    #expect(finding.deciding?.word == "Phillips")
    #expect(finding.deciding?.tooWide == 80)
    #expect(finding.deciding?.room == 100)
    #expect(
      finding.remedies.map(\.advice) == [
        "let aaaa bbbb Phillips take 2 lines", "shorten aaaa bbbb Phillips by 9 characters, to 9",
      ])
  }

  @Test("Every remedy that is offered cures the cells when it is applied")
  func remedies() throws {
    let text = SampleApp.text("aaaa bbbb cccc dddd eeee ffff gggg hhhh", line: 2)
    let blocks = [text] + (0..<4).map { _ in SampleApp.control("a") } + [SampleApp.media()]
    var app = SampleApp.make(screens: [SampleApp.screen(blocks)])
    app.reference = SampleApp.window(100, 160)
    app.windows.windows = [app.reference]
    var filter = CellFilter()
    filter.textSizes = ["normal"]
    // 4 lines of 12, four controls of 20, a floor of 30 and five spacings: 168.
    let finding = try #require(replay(app, filter).findings.first)
    #expect(finding.shortfall == 8)
    #expect(
      finding.remedies.map(\.advice) == [
        "shorten aaaa bbbb cccc dddd eeee ffff gggg hhhh by 10 characters, to 29",
        "allow picture a floor of 22 pt", "split the screen into two steps before the first a",
      ], "paging would cut the pager's labels, so it is not offered")
    app.screens[0].stack.blocks[0] = SampleApp.text("aaaa bbbb cccc dddd eeee ffff")
    #expect(replay(app, filter).findings.isEmpty)
    app.screens[0].stack.blocks[0] = SampleApp.text("aaaa bbbb cccc dddd eeee ffff g")
    #expect(!replay(app, filter).findings.isEmpty)
    app.screens[0].stack.blocks[0] = text
    app.screens[0].stack.blocks[5] = SampleApp.media(floor: 22)
    #expect(replay(app, filter).findings.isEmpty)
  }

  @Test("A second run says the same as the first")
  func repeatable() throws {
    let app = try ShippedApp.senior()
    var filter = CellFilter()
    filter.screens = ["quiz-question", "settings"]
    func lines() -> [String] {
      Replay.run([app], filter: filter) { _ in FixedAdvanceMeasurer(advance: 0.7) }.findings.map {
        "\($0.location) \($0.message) \($0.cells.count)"
      }
    }
    #expect(!lines().isEmpty)
    #expect(lines() == lines())
  }
}
