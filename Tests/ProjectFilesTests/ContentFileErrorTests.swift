import Testing

@Suite struct ContentFileErrorTests {
  @Test(
    "A mistake in a content file is told where it is, with what would be right", arguments: cases)
  func tells(_ input: BadInput) throws {
    #expect(try input.messages() == input.expected)
  }

  @Test("More fields than could be compared with one another are refused")
  func manyFields() throws {
    let file = "Screens/quiz/content/en/many.yml"
    let fields = (1...201).map { "f\($0): a" }.joined(separator: ", ")
    let messages = try TemporaryProject([file: "many:\n  - { \(fields) }\n"]).messages()
    #expect(
      messages == [
        "\(file):2:1699: error: the items of “many” have more than 200 fields; give all items the"
          + " same fields, or make a list of each [F909 too-large]"
      ])
  }

  static let cases = [
    BadInput(
      "A list in two files is refused", in: "Screens/quiz/content/en/more.yml",
      reading: "captions: [Another]",
      """
      Screens/quiz/content/en/questions.yml:6:1: error: content list “captions” is given twice, first at Screens/quiz/content/en/more.yml:1:1; rename or remove one of the two [F907 duplicate]
      """),
    BadInput(
      "Items of one list are alike", in: "Screens/quiz/content/en/questions.yml",
      replacing: """
          - prompt: Yes
            choices: ["The Rhine: long", The Elbe]
        """, with: "  - Yes",
      """
      Screens/quiz/content/en/questions.yml:4:5: error: an item of “questions” is “Yes”; give a mapping like the first item [F904 wrong-type]
      """),
    BadInput(
      "A list is not empty", in: "Screens/quiz/content/en/questions.yml",
      replacing: """
        captions:
          - A train leaves.
        """, with: "captions: []",
      """
      Screens/quiz/content/en/questions.yml:6:11: error: content list “captions” is empty; give at least one [F905 out-of-range]
      """),
    BadInput(
      "An item is not empty", in: "Screens/quiz/content/en/questions.yml",
      replacing: "  - A train leaves.",
      with: """
          - ""
          -
          - "\\u200B\\u00AD \\u2060"
        """,
      """
      Screens/quiz/content/en/questions.yml:7:5: error: an item of “captions” is empty; write words [F904 wrong-type]
      Screens/quiz/content/en/questions.yml:8:4: error: an item of “captions” is empty; write words [F904 wrong-type]
      Screens/quiz/content/en/questions.yml:9:5: error: an item of “captions” is empty; write words [F904 wrong-type]
      """),
    BadInput(
      "An item of plain texts is no mapping", in: "Screens/quiz/content/en/questions.yml",
      replacing: "  - A train leaves.",
      with: """
          - A train leaves.
          - { text: x }
        """,
      """
      Screens/quiz/content/en/questions.yml:8:5: error: an item of “captions” is a mapping; give words [F904 wrong-type]
      """),
    BadInput(
      "A list is a sequence", in: "Screens/quiz/content/en/questions.yml",
      replacing: """
        captions:
          - A train leaves.
        """, with: "captions: A train leaves.",
      """
      Screens/quiz/content/en/questions.yml:6:11: error: content list “captions” is “A train leaves.”; give a list [F904 wrong-type]
      """),
    BadInput(
      "A misspelt field is found by its neighbours", in: "Screens/quiz/content/en/questions.yml",
      replacing: """
          - prompt: Yes
            choices: ["The Rhine: long", The Elbe]
        """,
      with: """
          - prompt: Yes
            choises: [A]
          - prompt: No
            choices: [B]
        """,
      """
      Screens/quiz/content/en/questions.yml:5:5: error: unknown key “choises” in an item of “questions”; did you mean “choices”? [F903 unknown-key]
      """),
    BadInput(
      "Content of a locale that the app does not list is refused",
      in: "Screens/quiz/content/de/questions.yml", reading: "captions: [Ein Zug]",
      """
      Screens/quiz/content/de: error: “de” is not among the locales of the app; add it to “locales” in app.yml, or move the folder away [F906 unknown-name]
      """),
    BadInput(
      "A file outside the locales is refused", in: "Screens/quiz/content/questions.yml",
      reading: "captions: [A]",
      """
      Screens/quiz/content/questions.yml: error: the file would not be read; move it into the folder of a locale [F901 unreadable-file]
      """),
    BadInput(
      "A file in a folder of a locale is refused", in: "Screens/quiz/content/en/more/old.yml",
      reading: "captions: [A]",
      """
      Screens/quiz/content/en/more/old.yml: error: the file would not be read; move it to Screens/quiz/content/en [F901 unreadable-file]
      """),
    BadInput(
      "A file deep in folders of a locale is refused", in: "Screens/quiz/content/en/a/b/old.yaml",
      reading: "captions: [A]",
      """
      Screens/quiz/content/en/a/b/old.yaml: error: the file would not be read; move it to Screens/quiz/content/en [F901 unreadable-file]
      """),
  ]
}
