import Testing

@Suite struct ScreenFileErrorTests {
  @Test(
    "A mistake in a screen file is told where it is, with what would be right",
    arguments: cases + moreCases)
  func tells(_ input: BadInput) throws {
    let messages = try input.messages()
    #expect(messages == input.expected)
  }

  static let cases = [
    BadInput(
      "A misspelt key names the nearest one", in: "Screens/quiz/question.yml",
      replacing: "    role: prompt", with: "    rol: prompt",
      """
      Screens/quiz/question.yml:5:5: error: unknown key “rol” in a text block; did you mean “role”? [F903 unknown-key]
      """),
    BadInput(
      "A key that is like none lists the valid ones", in: "Screens/quiz/question.yml",
      replacing: "    aspect: 1.5", with: "    colour: red",
      """
      Screens/quiz/question.yml:7:5: error: unknown key “colour” in a media block; valid keys are media, floor, ceiling, aspect, fixed, height, name, repeat, width, when, id, drop and 6 more (all with --format json) [F903 unknown-key]
      """),
    BadInput(
      "A misspelt kind of block names the nearest", in: "Screens/quiz/question.yml",
      replacing: "  - gap: 24", with: "  - gpa: 24",
      """
      Screens/quiz/question.yml:12:5: error: unknown kind of block “gpa”; did you mean “gap”? [F903 unknown-key]
      """),
    BadInput(
      "A block of no kind lists the kinds", in: "Screens/quiz/question.yml",
      replacing: "  - gap: 24", with: "  - name: nothing",
      """
      Screens/quiz/question.yml:12:5: error: a block has no key that says what it is; add one of text, runs, control, media, gap, row, stack, reserve, list, sections, first-that-fits [F908 missing-key]
      """),
    BadInput(
      "A block of two kinds is refused", in: "Screens/quiz/question.yml", replacing: "  - gap: 24",
      with: """
          - text: Name
            control: Name
        """,
      """
      Screens/quiz/question.yml:12:5: error: a block has “text” and “control”; make each a block of its own [F911 contradiction]
      """),
    BadInput(
      "A block that is a word is refused", in: "Screens/quiz/question.yml",
      replacing: "  - gap: 24", with: "  - gap",
      """
      Screens/quiz/question.yml:12:5: error: a block is “gap”; give a mapping such as “text: …” with “style: …” [F904 wrong-type]
      """),
    BadInput(
      "A text needs a role or a style", in: "Screens/quiz/question.yml",
      replacing: """
            role: prompt

        """, with: "",
      """
      Screens/quiz/question.yml:4:5: error: a text block has neither “role” nor “style”; add one [F908 missing-key]
      """),
    BadInput(
      "A control needs a role or a style", in: "Screens/quiz/question.yml",
      replacing: """
            role: choice
            repeat: 3
        """, with: "    repeat: 3",
      """
      Screens/quiz/question.yml:9:5: error: a control block has neither “role” nor “style”; add one [F908 missing-key]
      """),
    BadInput(
      "An unknown role names the nearest", in: "Screens/quiz/question.yml",
      replacing: "    role: prompt", with: "    role: promt",
      """
      Screens/quiz/question.yml:5:11: error: unknown role “promt”; did you mean “prompt”? [F906 unknown-name]
      """),
    BadInput(
      "An unknown style names the nearest", in: "Screens/quiz/question.yml",
      replacing: """
                style: body
                width: content
        """,
      with: """
                style: bdy
                width: content
        """,
      """
      Screens/quiz/question.yml:15:16: error: unknown style “bdy”; did you mean “body”? [F906 unknown-name]
      """),
    BadInput(
      "A role that is like none lists the roles", in: "Screens/quiz/question.yml",
      replacing: "    role: prompt", with: "    role: headline",
      """
      Screens/quiz/question.yml:5:11: error: unknown role “headline”; valid names are prompt, choice [F906 unknown-name]
      """),
    BadInput(
      "An unknown content list names the nearest", in: "Screens/quiz/question.yml",
      replacing: "questions.prompt", with: "questions.prompts",
      """
      Screens/quiz/question.yml:4:19: error: unknown content list “questions.prompts”; did you mean “questions.prompt”? [F906 unknown-name]
      """),
    BadInput(
      "A list of items with fields is named by its fields", in: "Screens/quiz/question.yml",
      replacing: "questions.prompt", with: "questions",
      """
      Screens/quiz/question.yml:4:19: error: unknown content list “questions”; did you mean “questions.choices” or “questions.prompt”? [F906 unknown-name]
      """),
    BadInput(
      "A reference has only the key from", in: "Screens/quiz/question.yml",
      replacing: "{ from: captions }", with: "{ form: captions }",
      """
      Screens/quiz/question.yml:2:35: error: unknown key “form” in “trailing”; did you mean “from”? [F903 unknown-key]
      """),
    BadInput(
      "A label that is a list is refused", in: "Screens/quiz/question.yml",
      replacing: "leading: Back", with: "leading: [Back]",
      """
      Screens/quiz/question.yml:2:17: error: “leading” is a list; give words [F904 wrong-type]
      """),
    BadInput(
      "An empty label is refused", in: "Screens/quiz/question.yml", replacing: "leading: Back",
      with: "leading: \"\"",
      """
      Screens/quiz/question.yml:2:17: error: “leading” is empty; write words [F904 wrong-type]
      """),
    BadInput(
      "A label that was left out is refused", in: "Screens/quiz/question.yml",
      replacing: "leading: Back", with: "leading:",
      """
      Screens/quiz/question.yml:2:15: error: a colon has no value after it; write “key: value” [F902 bad-yaml]
      """),
    BadInput(
      "A bar has two ends", in: "Screens/quiz/question.yml", replacing: "leading: Back",
      with: "left: Back",
      """
      Screens/quiz/question.yml:2:8: error: unknown key “left” in “bar”; valid keys are leading, trailing, when, foreground, background, outline, focus-ring, large-text-exemption [F903 unknown-key]
      """),
    BadInput(
      "A number too small names its range", in: "Screens/quiz/question.yml",
      replacing: "    repeat: 3", with: "    repeat: 0",
      """
      Screens/quiz/question.yml:11:13: error: “repeat” is 0; it must be from 1 to 1000 [F905 out-of-range]
      """),
    BadInput(
      "A number too large names its range", in: "Screens/quiz/question.yml",
      replacing: "  - gap: 24", with: "  - gap: 100000",
      """
      Screens/quiz/question.yml:12:10: error: “gap” is 100000; it must be from 0 to 10000 [F905 out-of-range]
      """),
    BadInput(
      "A negative length names its range", in: "Screens/quiz/question.yml",
      replacing: "  - gap: 24", with: "  - gap: -1",
      """
      Screens/quiz/question.yml:12:10: error: “gap” is -1; it must be from 0 to 10000 [F905 out-of-range]
      """),
    BadInput(
      "A fraction is no count", in: "Screens/quiz/question.yml", replacing: "    repeat: 3",
      with: "    repeat: 2.5",
      """
      Screens/quiz/question.yml:11:13: error: “repeat” is “2.5”; give a whole number [F904 wrong-type]
      """),
    BadInput(
      "A word is no number", in: "Screens/quiz/question.yml", replacing: "  - gap: 24",
      with: "  - gap: wide",
      """
      Screens/quiz/question.yml:12:10: error: “gap” is “wide”; give a number from 0 to 10000 [F904 wrong-type]
      """),
    BadInput(
      "A quoted number is text", in: "Screens/quiz/question.yml", replacing: "  - gap: 24",
      with: "  - gap: \"24\"",
      """
      Screens/quiz/question.yml:12:10: error: “gap” is “24”; write 24 without quotes [F904 wrong-type]
      """),
    BadInput(
      "A unit is not written", in: "Screens/quiz/question.yml", replacing: "  - gap: 24",
      with: "  - gap: 24 pt",
      """
      Screens/quiz/question.yml:12:10: error: “gap” is “24 pt”; write 24, without a unit [F904 wrong-type]
      """),
    BadInput(
      "A decimal comma is not a point", in: "Screens/quiz/question.yml", replacing: "  - gap: 24",
      with: "  - gap: 2,5",
      """
      Screens/quiz/question.yml:12:10: error: “gap” is “2,5”; write 2.5 [F904 wrong-type]
      """),
    BadInput(
      "A share is not a percentage", in: "Screens/quiz/question.yml", replacing: "    aspect: 1.5",
      with: "    aspect: 150%",
      """
      Screens/quiz/question.yml:7:13: error: “aspect” is “150%”; write 1.5, a share of 1 [F904 wrong-type]
      """),
    BadInput(
      "Nothing is no number", in: "Screens/quiz/question.yml", replacing: "  - gap: 24",
      with: "  - gap:",
      """
      Screens/quiz/question.yml:12:9: error: “gap” is nothing; give a number from 0 to 10000 [F904 wrong-type]
      """),
  ]
}
