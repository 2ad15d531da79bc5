import ScreenModel
import Testing

@testable import ProjectFiles

@Suite struct LocaleReadingTests {
  private func app(_ files: [String: String?]) throws -> App {
    try #require(TemporaryProject(files).load().apps.first)
  }

  @Test("Locales are tags, mappings with screens, and pseudo-locales of the first")
  func locales() throws {
    let app = try app([
      "Screens/quiz/app.yml": Samples.app.replacing(
        "locales: [en]",
        with: """
          locales:
            - en
            - { locale: de-CH, screens: [question] }
            - pseudo-long
            - { locale: pseudo-mirrored, screens: [settings] }
          """),
      "Screens/quiz/content/de-CH/words.yml": "captions: [Ein Zug fährt ab.]",
    ])
    #expect(app.locales.map(\.id) == ["en", "de-CH", "pseudo-long", "pseudo-mirrored"])
    #expect(app.locales.map(\.language) == ["en", "de-CH", "en", "en"])
    #expect(app.locales.map(\.screens) == [nil, ["question"], nil, ["settings"]])
    #expect(app.list("captions", in: app.locales[1])?.texts.map(\.text) == ["Ein Zug fährt ab."])
    #expect(app.list("captions", in: app.locales[2])?.texts.first?.text.count == 21)
    #expect(app.list("questions.prompt", in: app.locales[1]) == nil)
    #expect(app.listOrSource("questions.prompt", in: app.locales[1])?.itemCount == 2)
  }

  @Test("A family may have a chain of its own for a language or region")
  func fallbacks() throws {
    let app = try app([
      "Screens/quiz/app.yml": Samples.app.replacing(
        "fallback: sans", with: "fallback: { default: sans, ja: none-of-it, zh-TW: sans }"),
      "Fonts/fonts.yml": Samples.fonts + "\n  none-of-it: [inter-bold]",
    ])
    let family = try #require(app.families.first)
    #expect(family.faces == ["inter", "noto"])
    #expect(family.faces(in: "ja") == ["inter", "inter-bold"])
    #expect(family.faces(in: "ja", bold: true) == ["inter-bold"])
    #expect(family.faces(in: "zh-tw") == ["inter", "noto"])
    #expect(family.faces(in: "zh") == ["inter", "noto"])
  }

  @Test(
    "A text with placeholders is read once for each combination of its examples",
    arguments: [
      ("- Plain { and }", ["Plain { and }"]),
      ("- { text: \"Hi {name}\", examples: { name: Ann } }", ["Hi Ann"]),
      (
        "- { text: \"{a}, {b}\", examples: { a: [1, 2], b: [x, y] } }",
        ["1, x", "1, y", "2, x", "2, y"]
      ),
      ("- { text: \"{a}{a}\", examples: { a: [1, 2] } }", ["11", "22"]),
      (
        "- { plural: { one: A day, other: \"{n} days\" }, examples: { n: [2, 365] } }",
        ["A day", "2 days", "365 days"]
      ),
      (
        "- { plural: { one: \"{n} day\", other: \"{n} days\" },"
          + " examples: { n: { one: 1, other: [2, 3] } } }", ["1 day", "2 days", "3 days"]
      ),
      ("- Before\n  - { text: \"{a}\", examples: { a: b } }", ["Before", "b"]),
    ])
  func templates(item: String, expected: [String]) throws {
    let app = try app(["Screens/quiz/content/en/more.yml": "more:\n  \(item)"])
    let list = try #require(app.content["en"]?["more"])
    #expect(list.texts.map(\.text) == expected)
    #expect(list.items.allSatisfy { $0.textCount == 1 })
  }

  @Test("Fields take texts with placeholders, too; items count what their author wrote")
  func fields() throws {
    let app = try app([
      "Screens/quiz/content/en/more.yml": """
      more:
        - title: { text: "Ring {name}", examples: { name: [Ann, Thérèse] } }
          notes: [One, { text: "{n} left", examples: { n: [1, 100] } }]
        - title: Rest
          text: A field that is called text
      """
    ])
    let lists = try #require(app.content["en"])
    #expect(lists["more.title"]?.texts.map(\.text) == ["Ring Ann", "Ring Thérèse", "Rest"])
    #expect(lists["more.title"]?.texts.map(\.filled) == [[5..<8], [5..<12], []])
    #expect(lists["more.title"]?.items.map(\.textCount) == [1, 1])
    #expect(lists["more.notes"]?.texts.map(\.text) == ["One", "1 left", "100 left"])
    #expect(lists["more.notes"]?.items.map(\.textCount) == [2, 0])
    #expect(lists["more.text"]?.items.map(\.textCount) == [0, 1])
  }

  @Test(
    "A mistake in locales, chains and placeholders is told where it is, with what would be right",
    arguments: mistakes)
  func tells(_ input: BadInput) throws {
    #expect(try input.messages() == input.expected)
  }

  static let mistakes = [
    BadInput(
      "A placeholder has example values", in: "Screens/quiz/content/en/more.yml",
      reading: "more: [\"Hi {name}\"]",
      """
      Screens/quiz/content/en/more.yml:1:8: error: the placeholder “{name}” has no example value; write { text: …, examples: { name: […] } } [F908 missing-key]
      """),
    BadInput(
      "Every plural case has example values", in: "Screens/quiz/content/en/more.yml",
      reading:
        "more: [{ plural: { one: \"{n} day\", other: \"{n} days\" }, examples: { n: { one: 1 } } }]",
      """
      Screens/quiz/content/en/more.yml:1:43: error: the placeholder “{n}” has no example value for the case “other”; write { text: …, examples: { n: […] } } [F908 missing-key]
      """),
    BadInput(
      "Examples are for placeholders that are there", in: "Screens/quiz/content/en/more.yml",
      reading: "more: [{ text: \"Hi {name}\", examples: { name: Ann, nam: Bob } }]",
      """
      Screens/quiz/content/en/more.yml:1:52: error: unknown placeholder “nam”; did you mean “name”? [F906 unknown-name]
      """),
    BadInput(
      "Plural cases are those of CLDR, and there is one for all other numbers",
      in: "Screens/quiz/content/en/more.yml",
      reading: "more: [{ plural: { one: A day, oter: Days } }]",
      """
      Screens/quiz/content/en/more.yml:1:32: error: unknown key “oter” in “plural”; did you mean “other”? [F903 unknown-key]
      """),
    BadInput(
      "A text is plural or not", in: "Screens/quiz/content/en/more.yml",
      reading: "more: [{ text: A, plural: { other: B } }]",
      """
      Screens/quiz/content/en/more.yml:1:16: error: an item of “more” has “text” and “plural”; move the words into a case of “plural” [F911 contradiction]
      """),
    BadInput(
      "Examples do not multiply beyond measure", in: "Screens/quiz/content/en/more.yml",
      reading: """
        more:
          - text: "{a}{b}{c}"
            examples:
              a: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
              b: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
              c: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
        """,
      """
      Screens/quiz/content/en/more.yml:2:11: error: the examples of a text combine to more than 1000 texts; give the longest and the widest value of each placeholder [F909 too-large]
      """),
    BadInput(
      "A locale's screens are those of the app", in: "Screens/quiz/app.yml",
      replacing: "locales: [en]",
      with: "locales: [en, { locale: pseudo-long, screens: [qestion] }]",
      """
      Screens/quiz/app.yml:21:48: error: unknown screen “qestion”; did you mean “question”? [F906 unknown-name]
      """),
    BadInput(
      "The source locale has all screens", in: "Screens/quiz/app.yml",
      replacing: "locales: [en]", with: "locales: [{ locale: en, screens: [question] }]",
      """
      Screens/quiz/app.yml:21:34: error: the first locale has “screens”, but it is what the others are translated from; remove “screens”, or name another locale first [F911 contradiction]
      """),
    BadInput(
      "A pseudo-locale is one that there is", in: "Screens/quiz/app.yml",
      replacing: "locales: [en]", with: "locales: [en, pseudo-lang]",
      """
      Screens/quiz/app.yml:21:15: error: unknown pseudo-locale “pseudo-lang”; did you mean “pseudo-long”? [F906 unknown-name]
      """),
    BadInput(
      "A chain is for a language tag", in: "Screens/quiz/app.yml",
      replacing: "fallback: sans", with: "fallback: { default: sans, japan_: sans }",
      """
      Screens/quiz/app.yml:15:74: error: a locale is “japan_”; give a language tag such as en or pt-BR [F904 wrong-type]
      """),
  ]

  @Test("A translated list that the source lacks is refused, since no screen could draw from it")
  func unknownLists() throws {
    let project = try TemporaryProject([
      "Screens/quiz/app.yml": Samples.app.replacing("locales: [en]", with: "locales: [en, de]"),
      "Screens/quiz/content/de/words.yml": "captoins: [Ein Zug]",
    ])
    #expect(
      try project.messages() == [
        "Screens/quiz/content/de/words.yml:1:12: error: unknown content list “captoins”; did you mean"
          + " “captions”? [F906 unknown-name]"
      ])
  }
}
