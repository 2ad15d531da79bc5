import ScreenModel
import Testing

@testable import ProjectFiles

@Suite("Colours of an app") struct ColourTableTests {
  private static let tokens = """
    { "$type": "color", "ink": { "$value": "#111111" }, "paper": { "$value": "#ffffff" },
      "call": { "fill": { "$value": "#b00020" }, "label": { "$value": "{paper}" } } }
    """

  private func project(
    colours: String, screen: String? = nil, tokens: String = tokens
  ) throws -> TemporaryProject {
    var files: [String: String?] = [
      "Screens/quiz/app.yml": Samples.app + "\n" + colours, "Screens/quiz/tokens.json": tokens,
      "Screens/quiz/dark.json": ##"{ "$type": "color", "paper": { "$value": "#000000" } }"##,
    ]
    if let screen { files["Screens/quiz/question.yml"] = screen }
    return try TemporaryProject(files)
  }

  private static let pairs = """
    colors:
      tokens: tokens.json
      pairs:
        - { foreground: call.label, background: call.fill, use: label }
        - { foreground: ink, background: paper, over: call.fill, use: focus-ring }
      minimums: { body: 5 }
      large-text-exemption: true
    """

  @Test("holds tokens, pairs, minimums and what is claimed")
  func table() throws {
    let app = try #require(try project(colours: Self.pairs).load().apps.first)
    let table = try #require(app.colours)
    #expect(table.themes.map(\.name) == [""])
    #expect(
      table.themes[0].tokens["call.label"] == Colour(hexadecimal: "#ffffff").map { .known($0) })
    #expect(table.pairs.map(\.foreground.name) == ["call.label", "ink"])
    #expect(table.pairs.map(\.over?.name) == [nil, "call.fill"])
    #expect(table.pairs.map(\.use) == [.label, .focusRing])
    #expect(table.minimum(for: .body) == 5)
    #expect(ColourUse.allCases.map(table.minimum) == [7, 5, 4.5, 3, 3])
    #expect(table.exemptionClaims.count == 1)
  }

  @Test("may have themes, each of files of which a later one wins")
  func themes() throws {
    let app = try #require(
      try project(
        colours: "colors:\n  tokens: { light: tokens.json, dark: [tokens.json, dark.json] }"
      ).load().apps.first)
    let themes = try #require(app.colours).themes
    #expect(themes.map(\.name) == ["light", "dark"])
    #expect(
      themes.map { $0.tokens["call.label"] }
        == ["#ffffff", "#000000"].map { Colour(hexadecimal: $0).map { .known($0) } })
  }

  @Test("finds a claim of the large-text exemption in the token file, too")
  func claimInTokens() throws {
    let tokens = ##"""
      { "a": { "$type": "color", "$value": "#000000",
        "$extensions": { "org.example": { "large-text-exemption": true } } } }
      """##
    let app = try #require(
      try project(colours: "colors:\n  tokens: tokens.json", tokens: tokens).load().apps.first)
    #expect(app.colours?.exemptionClaims.map(\.line) == [2])
  }

  @Test("lets blocks name colours, on the fill of what is around them")
  func blocks() throws {
    let screen = """
      screen: Question
      background: paper
      bar: { leading: Back, foreground: ink, background: paper }
      stack:
        - text: Words
          style: body
          foreground: ink
        - row:
            - control: Call
              style: body
              foreground: call.label
              background: call.fill
              outline: ink
              focus-ring: ink
          background: call.fill
        - text: More
          style: body
          foreground: ink
          large-text-exemption: true
        - text: Plain
          style: body
      """
    let project = try project(colours: Self.pairs, screen: screen)
    let app = try #require(try project.load().apps.first)
    let question = try #require(app.screens.first { $0.id == "question" })
    let colours = question.stack.blocks.map(\.colours)
    #expect(question.bar?.colours?.foreground?.name == "ink")
    #expect(colours.map { $0?.surroundings?.name } == ["paper", "paper", "paper", nil])
    #expect(colours[2]?.exemptionClaim?.line == 19)
    guard case .row(let row) = question.stack.blocks[1].kind else {
      Issue.record("the second block is no row")
      return
    }
    let control = try #require(row.cells[0].block.colours)
    #expect(control.surroundings?.name == "call.fill")
    #expect(control.background?.name == "call.fill")
    #expect(control.outline?.name == "ink")
    #expect(control.focusRing?.name == "ink")
  }

  static let mistakes: [(String, [String])] = [
    (
      "colors: { tokens: token.json }",
      [
        "Screens/quiz/token.json: error: there is no such file; name a design-token file beside app.yml, such as tokens.json [F910 missing-file]"
      ]
    ),
    (
      "colors: { tokens: ../../../outside.json }",
      [
        "Screens/quiz/../../../outside.json: error: there is no such file; name a design-token file beside app.yml, such as tokens.json [F910 missing-file]"
      ]
    ),
    (
      "colors:\n  tokens: tokens.json\n  pairs:\n    - { foreground: cal.label, background: paper, use: lable }",
      [
        "Screens/quiz/app.yml:27:21: error: unknown color “cal.label”; did you mean “call.label”? [F906 unknown-name]",
        "Screens/quiz/app.yml:27:56: error: unknown use “lable”; did you mean “label”? [F906 unknown-name]",
      ]
    ),
    (
      "colors:\n  tokens: tokens.json\n  minimums: { body: 3, outline: 2.9 }",
      [
        "Screens/quiz/app.yml:26:21: error: “body” is 3; it must be from 4.5 to 21 [F905 out-of-range]",
        "Screens/quiz/app.yml:26:33: error: “outline” is 2.9; it must be from 3 to 21 [F905 out-of-range]",
      ]
    ),
    (
      "colors:\n  tokens: tokens.json\n  pairs:\n    - { foreground: ink, background: paper, use: body }\n    - { foreground: ink, background: paper, use: body }",
      [
        "Screens/quiz/app.yml:28:7: error: pair “ink on paper” is given twice, first at Screens/quiz/app.yml:27:7; rename or remove one of the two [F907 duplicate]"
      ]
    ),
  ]

  @Test("says what is wrong in the app's file", arguments: mistakes)
  func mistake(_ colours: String, _ messages: [String]) throws {
    let project = try project(colours: colours)
    #expect(
      try project.messages().map { $0.replacing("\(project.path)/", with: "") } == messages)
  }

  @Test("says what is wrong in a screen")
  func screenMistakes() throws {
    let screen = """
      screen: Question
      stack:
        - text: Words
          style: body
          foreground: inck
        - control: Call
          style: body
          background: paper
        - gap: 3
          background: paper
      """
    #expect(
      try project(colours: Self.pairs, screen: screen).messages() == [
        "Screens/quiz/question.yml:5:17: error: unknown color “inck”; did you mean “ink”? [F906 unknown-name]",
        "Screens/quiz/question.yml:8:17: error: a control block has a “background” but no “foreground”; add the color of what stands on it [F908 missing-key]",
        "Screens/quiz/question.yml:10:5: error: unknown key “background” in a gap block; valid keys are gap, name, repeat, width, when, id, drop, essential [F903 unknown-key]",
      ])
    let bare = "screen: Q\nstack:\n  - text: Words\n    style: body\n    foreground: ink"
    #expect(
      try project(colours: "", screen: bare).messages() == [
        "Screens/quiz/question.yml:5:17: error: unknown color “ink”; there are none; add some to the token files of “colors” in app.yml [F906 unknown-name]"
      ])
  }
}
