import Testing

/// Mistakes of syntax, told where they were made and not where the parser noticed them.
@Suite struct YAMLSyntaxTests {
  @Test("A slip in the syntax of a screen file is told where it was made", arguments: slips)
  func tells(_ input: BadInput) throws {
    let messages = try input.messages()
    #expect(messages == input.expected.map { "Screens/quiz/question.yml:\($0) [F902 bad-yaml]" })
  }

  @Test("What YAML takes for something else is told as what was meant", arguments: meant)
  func tellsMeaning(_ input: BadInput) throws {
    let messages = try input.messages()
    #expect(messages == input.expected.map { "Screens/quiz/question.yml:\($0)" })
  }

  @Test(
    "A comment behind a text is allowed where it cannot cut words",
    arguments: [
      "    role: prompt # the first", "    repeat: 1 # for now\n    role: prompt",
      "    name: ask # short\n    role: prompt", "    # Alone\n    role: prompt",
    ])
  func comments(_ lines: String) throws {
    let text = """
      screen: Question # one of many
      stack: # from the top
        - text: "Which?" # in quotes
      \(lines)
        - text: | # as a block
            Which?
          style: body
        - text: Song#1
          style: body
        - media: picture # of anything
      """
    #expect(try TemporaryProject(["Screens/quiz/question.yml": text]).messages() == [])
  }

  private static func stack(_ title: String, _ text: String, _ expected: String) -> BadInput {
    BadInput(
      title, in: "Screens/quiz/question.yml", reading: "screen: Question\nstack:\n" + text, expected
    )
  }

  static let slips = [
    stack(
      "A colon without a space", "  - control:Call Anna\n    role: choice\n",
      "3:12: error: a space is missing after the colon; put a space after the colon in line 3"),
    stack(
      "A colon without a space in the second line",
      "  - control: Call Anna\n    role:choice\n  - gap: 8\n",
      "4:9: error: a space is missing after the colon; put a space after the colon in line 4"),
    stack(
      "A dash without a space", "  - gap: 8\n  -media: photo\n",
      "4:3: error: a space is missing after the dash; put a space after the dash in line 4"),
    stack(
      "A dash without a space above keys", "  - gap: 8\n  -text: Hi\n    role: prompt\n",
      "4:3: error: a space is missing after the dash; put a space after the dash in line 4"),
    stack(
      "A list item without a dash", "  - gap: 8\n  media: photo\n",
      "4:3: error: this line does not continue the list above it; begin it with “- ”, or check its indentation and the quotes and brackets before it"
    ),
    stack(
      "Quotes that are never closed", "  - text: \"Hi\n    role: prompt\n  - gap: 8\n",
      "3:11: error: the quotes that open here are never closed; close them where the text ends"),
    stack(
      "An apostrophe that is never closed", "  - text: 'Hi\n    role: prompt\n  - gap: 8\n",
      "3:11: error: the quotes that open here are never closed; close them where the text ends"),
    stack(
      "Quotes that the next ones close",
      "  - text: \"Hi\n    role: prompt\n  - text: \"Ho\"\n    role: prompt\n",
      "3:11: error: the quotes that open here are closed in line 5 only; close them where the text ends"
    ),
    stack(
      "A number sign in a text", "  - text: Speak to #1\n    role: prompt\n",
      "3:20: error: “text” ends at the #, which begins a comment; put the text in quotes, or the comment on a line of its own"
    ),
    stack(
      "A text that is all comment", "  - control: #1\n    role: choice\n",
      "3:14: error: “control” ends at the #, which begins a comment; put the text in quotes, or the comment on a line of its own"
    ),
    stack(
      "A number sign in a list in brackets", "  - row: [ { text: The #1, style: body } ]\n",
      "3:24: error: the text ends at the #, which begins a comment; put the text in quotes, or the comment on a line of its own"
    ),
    stack(
      "A number sign in a text that goes on",
      "  - text: Speak to #1\n      or to nobody\n    role: prompt\n",
      "3:20: error: the text ends at the #, which begins a comment; put the text in quotes, or the comment on a line of its own"
    ),
    stack(
      "A list beside its key", "  - row: - gap: 8\n",
      "3:10: error: a list cannot start here; begin each “- ” on a line of its own"),
    stack(
      "A text in asterisks", "  - text: *Hi*\n    role: prompt\n",
      "3:14: error: a value cannot start with “*”; put the value in quotes"),
  ]

  static let meant = [
    stack(
      "A mapping in braces without spaces", "  - list: { row:8 }\n",
      """
      3:11: error: “list” has no “pager”; add the key “pager” [F908 missing-key]
      3:13: error: unknown key “row:8” in “list”; put a space after the colon [F903 unknown-key]
      """),
    stack(
      "A block of one line without a space", "  - gap:8\n",
      "3:5: error: a block is “gap:8”; put a space after the colon [F904 wrong-type]"),
    stack(
      "A list without spaces", "  -gap: 8\n  -media: photo\n",
      "3:3: error: “stack” is a mapping; put a space after the dash [F904 wrong-type]"),
    stack(
      "A list without dashes", "  gap: 8\n  media: photo\n",
      "3:3: error: “stack” is a mapping; give a list; each item begins with “- ” [F904 wrong-type]"),
  ]

  @Test("A number sign is told in content, notes and reasons alike")
  func contentComments() throws {
    let project = try TemporaryProject([
      "Screens/quiz/content/en/questions.yml":
        "questions:\n  - prompt: Song #1?\n    choices: [One, Two]\ncaptions:\n  - Song #2\n"
    ])
    #expect(
      try project.messages() == [
        "Screens/quiz/content/en/questions.yml:2:18: error: “prompt” ends at the #, which begins a"
          + " comment; put the text in quotes, or the comment on a line of its own [F902 bad-yaml]",
        "Screens/quiz/content/en/questions.yml:5:10: error: an item of “captions” ends at the #,"
          + " which begins a comment; put the text in quotes, or the comment on a line of its own"
          + " [F902 bad-yaml]",
      ])
  }

  @Test("The words of the parser are never shown")
  func noParserWords() throws {
    let texts = [
      "# Title\n\n- a\n\n`code`: *b*\n", "a: &", "a: >x", "%a\n", "a: !<", "{", "- [a, {b: c]",
      "? a\n: b\n  c: d", "a: \"\\x1\"", "a:\n  - b\n -c\n", "...\n---\n...", "--- a\nb", "a: 'b'c",
      "}",
      "%YAML 9.9\n---\na", "! a\n!b", "- a: -\n b", "a: |9x\n b", "@", "`",
    ]
    let parserWords = ["expected", "token", "scanning", "parsing", "scalar", "found", "context"]
    for text in texts {
      for message in try TemporaryProject(["Screens/quiz/question.yml": text]).messages()
      where message.hasSuffix("[F902 bad-yaml]") {
        for word in parserWords where message.contains(word) {
          Issue.record("“\(word)” in: \(message)")
        }
      }
    }
  }
}
