import ScreenModel
import Testing

@testable import ProjectFiles

@Suite struct BlockErrorTests {
  @Test("A block that contradicts itself is told what to give", arguments: media + roles)
  func tells(_ input: BadInput) throws {
    let messages = try input.messages()
    #expect(messages == input.expected)
  }

  static let media = [
    fixed(
      "Fixed media needs a height or an aspect", "fixed: true",
      """
      22:13: error: fixed media has neither “height” nor “aspect”; give its “height” in points, or its “aspect” such as 4:3 [F908 missing-key]
      """),
    fixed(
      "Fixed media has no floor",
      "floor: 30\n            height: 40\n            fixed: true",
      """
      23:20: error: fixed media has a “floor”; only elastic media has one; give “height”, or remove “fixed” [F911 contradiction]
      """),
    fixed(
      "Elastic media has no height", "height: 40",
      """
      23:21: error: elastic media has a “height”; add “fixed: true”, or give “floor” and “ceiling” in its place [F911 contradiction]
      """),
    fixed(
      "An aspect of zero is refused", "aspect: 0:3",
      """
      23:21: error: “aspect” is “0:3”; give width over height, such as 4:3 or 1.5 [F904 wrong-type]
      """),
    fixed(
      "An aspect has bounds", "aspect: 4000:3",
      """
      23:21: error: “aspect” is 4000:3; it must be from 1:100 to 100:1 [F905 out-of-range]
      """),
    fixed(
      "A fraction is written with a colon", "aspect: 4/3",
      """
      23:21: error: “aspect” is “4/3”; write 4:3 [F904 wrong-type]
      """),
    BadInput(
      "An aspect without a width does not say how high fixed media is",
      in: "Screens/quiz/question.yml", replacing: "  - control: Help\n    label: hidden",
      with: "  - media: face\n    aspect: 1\n    fixed: true\n  - control: Help\n    label: hidden",
      """
      Screens/quiz/question.yml:34:5: error: fixed media has an “aspect” but neither a height nor a width; give “height”, or a “width” in points or fill [F908 missing-key]
      """),
  ]

  /// The media of the sample's row, with other keys.
  private static func fixed(_ title: String, _ keys: String, _ expected: String) -> BadInput {
    BadInput(
      title, in: "Screens/quiz/question.yml",
      replacing: "height: 40\n            fixed: true", with: keys,
      "Screens/quiz/question.yml:" + expected)
  }

  static let roles = [
    BadInput(
      "A role says the style already", in: "Screens/quiz/question.yml",
      replacing: "    role: prompt", with: "    role: prompt\n    style: body",
      """
      Screens/quiz/question.yml:6:12: error: “style” is given beside “role”, which says it already; remove “style”, or give “style” without “role” [F911 contradiction]
      """),
    BadInput(
      "A role says the lines already", in: "Screens/quiz/settings.yml",
      replacing: "later: Later, role: choice", with: "later: Later, role: choice, lines: 1",
      """
      Screens/quiz/settings.yml:9:69: error: “lines” is given beside “role”, which says it already; remove “lines”, or give “style” without “role” [F911 contradiction]
      """),
  ]

  @Test("A text of several runs says what each is set in", arguments: runs)
  func tellsOfRuns(_ input: BadInput) throws {
    let messages = try input.messages()
    #expect(messages == input.expected)
  }

  static let runs = [
    runs(
      "A run without a style", "runs: [{ text: Lunch, style: heading }, { text: 1pm }]",
      """
      4:45: error: a run has no “style”; add the key “style” [F908 missing-key]
      """),
    runs(
      "A style that the app lacks", "runs: [{ text: Lunch, style: headign }]",
      """
      4:34: error: unknown style “headign”; did you mean “heading”? [F906 unknown-name]
      """),
    runs(
      "A role beside runs", "runs: [{ text: Lunch, style: heading }]\n    role: prompt",
      """
      5:5: error: unknown key “role” in a runs block; valid keys are runs, separator, lines, height, name, repeat, width, when, id, drop, essential, foreground and 4 more (all with --format json) [F903 unknown-key]
      """),
    runs(
      "A list of words", "text: [{ text: Lunch, style: heading }]\n    style: heading",
      """
      4:11: error: “text” is a list; give words, or a block “runs” for words of several styles on one line [F904 wrong-type]
      """),
    runs(
      "No run at all", "runs: []",
      """
      4:11: error: “runs” is empty; give at least one [F905 out-of-range]
      """),
  ]

  private static func runs(_ name: String, _ block: String, _ expected: String) -> BadInput {
    BadInput(
      name, in: "Screens/quiz/question.yml", replacing: "stack:\n",
      with: "stack:\n  - \(block)\n", "Screens/quiz/question.yml:" + expected)
  }

  @Test(
    "A block that other tools know by another name is told its name here",
    arguments: BlockReader.synonyms.flatMap { kind, names in names.sorted().map { (kind, $0) } })
  func synonym(_ kind: BlockReader.Kind, _ name: String) throws {
    let text = "screen: Question\nstack:\n  - \(name): Speak\n    style: body\n"
    #expect(
      try TemporaryProject(["Screens/quiz/question.yml": text]).messages() == [
        "Screens/quiz/question.yml:3:5: error: unknown kind of block “\(name)”;"
          + " did you mean “\(kind.rawValue)”? [F903 unknown-key]"
      ])
  }

  @Test("A kind that is like none lists them all")
  func unknownKind() throws {
    let text = "screen: Question\nstack:\n  - frobnicate: Speak\n    style: body\n"
    let messages = try TemporaryProject(["Screens/quiz/question.yml": text]).messages()
    #expect(
      messages == [
        "Screens/quiz/question.yml:3:5: error: unknown kind of block “frobnicate”; valid kinds are"
          + " text, runs, control, media, gap, row, stack, reserve, list, sections, first-that-fits [F903 unknown-key]"
      ])
  }

  @Test(
    "An aspect is a ratio or a number",
    arguments: [("4:3", 4.0 / 3), ("\"16:9\"", 16.0 / 9), ("2.39:1", 2.39), ("1.5", 1.5)])
  func aspect(_ text: String, _ ratio: Double) throws {
    let screen =
      "screen: Question\nstack:\n  - media: photo\n    aspect: \(text)\n    fixed: true\n"
    let project = try TemporaryProject(["Screens/quiz/question.yml": screen]).load()
    let read = try #require(project.apps.first?.screens.first { $0.id == "question" })
    guard case .media(let media)? = read.stack.blocks.first?.kind else {
      Issue.record("no media")
      return
    }
    #expect(media.aspect == ratio)
    #expect(!media.elastic)
    #expect(media.floor == nil)
  }
}
