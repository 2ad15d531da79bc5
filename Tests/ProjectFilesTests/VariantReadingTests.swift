import ScreenModel
import Testing

@testable import ProjectFiles

@Suite("Reading variants") struct VariantReadingTests {
  private static let screen = """
    screen: Call for help
    states: [idle, sent]
    overflow: { scroll-beyond: [large] }
    bar: { leading: Back, when: { min-height: 500 } }
    pinned:
      bottom:
        - control: Stop
          style: body
          id: stop
          rank: primary
          choice: stopping
          moves: true
    stack:
      - first-that-fits:
          - { text: A long name, style: body, id: name, essential: true }
          - { text: Short, style: body, id: name }
        axis: width
        when: { text-size: standard, orientation: portrait, max-width: 700, family: [sans] }
      - reserve:
          tallest-of:
            - { text: Sent, style: body, when: { state: sent } }
          height: 30
      - stack: [{ text: A note, style: body }]
        drop: 2
        height: 90
    """

  private func read(_ text: String) throws -> Screen {
    let project = try TemporaryProject(["Screens/quiz/variants.yml": text]).load()
    return try #require(project.apps.first?.screens.first { $0.id == "variants" })
  }

  @Test("A screen keeps its states, its policy of overflow and what is pinned")
  func screen() throws {
    let screen = try read(Self.screen)
    #expect(screen.states == ["idle", "sent"])
    #expect(screen.overflow == .scrollBeyond([.named("large")]))
    #expect(screen.bar?.condition?.heights == 500...Points.infinity)
    #expect(screen.pinned?.top.blocks.isEmpty == true)
    let stop = try #require(screen.pinned?.bottom.blocks.first)
    #expect(stop.id == "stop")
    guard case .control(let control) = stop.kind else {
      Issue.record("what is pinned is no control")
      return
    }
    #expect(control.rank == .primary)
    #expect(control.choice == "stopping")
    #expect(control.moves)
  }

  @Test("Blocks keep their conditions, alternatives, reserves and places on the ladder")
  func blocks() throws {
    let blocks = try read(Self.screen).stack.blocks
    guard case .alternatives(let alternatives) = blocks[0].kind,
      case .tallest(let reserve) = blocks[1].kind
    else {
      Issue.record("the blocks are of other kinds")
      return
    }
    #expect(alternatives.axes == .width)
    #expect(alternatives.blocks.map(\.id) == ["name", "name"])
    #expect(alternatives.blocks.map(\.isEssential) == [true, false])
    let condition = try #require(blocks[0].condition)
    #expect(condition.textSizes == [.standard])
    #expect(condition.orientation == .portrait)
    #expect(condition.widths == 0...700)
    #expect(condition.families == ["sans"])
    #expect(condition.states == nil)
    #expect(reserve.leastHeight == 30)
    #expect(reserve.blocks.first?.condition?.states == ["sent"])
    #expect(blocks[2].drop == 2)
    #expect(blocks[2].height == 90)
  }

  @Test(
    "Every kind of block that takes a height keeps it",
    arguments: [
      "text: a\n    style: body", "runs: [{ text: a, style: body }]", "control: a\n    style: body",
      "row: [{ text: a, style: body }]", "stack: [{ text: a, style: body }]",
    ])
  func heights(_ block: String) throws {
    let screen = try read("screen: A\nstack:\n  - \(block)\n    height: 20\n")
    #expect(screen.stack.blocks.map(\.height) == [20])
  }

  @Test("Runs may follow one another without a space between them")
  func separator() throws {
    let screen = try read(
      "screen: A\nstack:\n  - runs: [{ text: a, style: body }, { text: b, style: body }]\n    separator: \"\"\n"
    )
    guard case .text(let text)? = screen.stack.blocks.first?.kind,
      case .runs(let runs) = text.content
    else {
      Issue.record("no runs")
      return
    }
    #expect(runs.separator == "")
  }

  @Test("An app keeps its floors, gap, smallest type and policy of overflow")
  func app() throws {
    let app =
      Samples.app
      .replacing("target: 44 }", with: "target: 44, gap: 8, floors: { primary: 132, triage: 56 } }")
      + "\noverflow: scroll\ntype: { minimum: 15 }\n"
    let read = try #require(try TemporaryProject(["Screens/quiz/app.yml": app]).load().apps.first)
    #expect(read.control.minimumGap == 8)
    #expect(read.control.floors == [.primary: 132, .triage: 56])
    #expect(read.minimumType == 15)
    #expect(read.overflow == .scroll)
    #expect(read.screens.allSatisfy { $0.overflow == nil })
  }

  static let mistakes: [(wrong: String, right: String, message: String)] = [
    (
      "state: gone", "state: sent",
      "21:53: error: unknown state “gone”; valid names are idle, sent [F906 unknown-name]"
    ),
    (
      "text-size: huge", "text-size: standard",
      "18:24: error: unknown text size “huge”; valid names are standard, accessibility, large, extra-large [F906 unknown-name]"
    ),
    (
      "text-size: accessibility", "text-size: standard",
      "18:24: error: the app has no accessibility sizes; name its text sizes [F911 contradiction]"
    ),
    (
      "min-width: 800, max-width: 700", "max-width: 700",
      "18:68: error: “min-width” is above “max-width”; swap the two [F911 contradiction]"
    ),
    (
      "axis: depth", "axis: width",
      "17:11: error: unknown axis “depth”; valid names are both, width, height [F906 unknown-name]"
    ),
    (
      "overflow: sometimes", "overflow: { scroll-beyond: [large] }",
      "3:11: error: unknown overflow “sometimes”; valid names are never, scroll [F906 unknown-name]"
    ),
    (
      "rank: first", "rank: primary",
      "10:13: error: unknown rank “first”; valid names are primary, floor, triage [F906 unknown-name]"
    ),
    (
      "drop: 2\n    essential: true", "drop: 2",
      "24:11: error: an essential block has a “drop”; remove one of the two [F911 contradiction]"
    ),
  ]

  @Test("A mistake in what varies is told where it is", arguments: mistakes)
  func mistake(wrong: String, right: String, message: String) throws {
    try #require(Self.screen.contains(right))
    let text = String(Self.screen.replacing(right, with: wrong, maxReplacements: 1))
    let messages = try TemporaryProject(["Screens/quiz/variants.yml": text]).messages()
    #expect(messages == ["Screens/quiz/variants.yml:\(message)"])
  }

  @Test("A gap is there where the block below it is, and takes no condition of its own")
  func gaps() throws {
    let text = """
      screen: Gaps
      stack:
        - gap: 4
          when: { orientation: portrait }
        - { text: a, style: body }
      """
    #expect(
      try TemporaryProject(["Screens/quiz/gaps.yml": text]).messages() == [
        "Screens/quiz/gaps.yml:4:11: error: a gap has a “when”; give “when” to the block below it: a gap is there where that block is [F911 contradiction]"
      ])
  }
}
