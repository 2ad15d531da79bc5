import Testing

@Suite struct ScreenFileErrorTests {
  @Test(
    "A mistake in a screen file is told where it is, with what would be right", arguments: cases)
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
      Screens/quiz/question.yml:12:5: error: a block has no key that says what it is; add one of text, control, media, gap, row, stack, reserve, list, sections, first-that-fits [F908 missing-key]
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
    BadInput(
      "A mapping is no number", in: "Screens/quiz/question.yml", replacing: "  - gap: 24",
      with: "  - gap: { size: 24 }",
      """
      Screens/quiz/question.yml:12:10: error: “gap” is a mapping; give a number from 0 to 10000 [F904 wrong-type]
      """),
    BadInput(
      "Infinity is no number", in: "Screens/quiz/question.yml", replacing: "  - gap: 24",
      with: "  - gap: .inf",
      """
      Screens/quiz/question.yml:12:10: error: “gap” is “.inf”, not a finite number; give a number from 0 to 10000 [F905 out-of-range]
      """),
    BadInput(
      "NaN is no number", in: "Screens/quiz/question.yml", replacing: "  - gap: 24",
      with: "  - gap: .NaN",
      """
      Screens/quiz/question.yml:12:10: error: “gap” is “.NaN”, not a finite number; give a number from 0 to 10000 [F905 out-of-range]
      """),
    BadInput(
      "A number that no machine holds is infinite", in: "Screens/quiz/question.yml",
      replacing: "  - gap: 24", with: "  - gap: 1e999",
      """
      Screens/quiz/question.yml:12:10: error: “gap” is “1e999”, not a finite number; give a number from 0 to 10000 [F905 out-of-range]
      """),
    BadInput(
      "A hexadecimal number is a word", in: "Screens/quiz/question.yml", replacing: "  - gap: 24",
      with: "  - gap: 0x18",
      """
      Screens/quiz/question.yml:12:10: error: “gap” is “0x18”; give a number from 0 to 10000 [F904 wrong-type]
      """),
    BadInput(
      "A ceiling lies above the floor", in: "Screens/quiz/question.yml",
      replacing: "    ceiling: 300", with: "    ceiling: 100",
      """
      Screens/quiz/question.yml:8:14: error: the ceiling of the media is below its floor of 120; raise “ceiling” or lower “floor” [F911 contradiction]
      """),
    BadInput(
      "Fixed media has no ceiling", in: "Screens/quiz/question.yml",
      replacing: "            fixed: true",
      with: """
                    fixed: true
                    ceiling: 90
        """,
      """
      Screens/quiz/question.yml:25:22: error: fixed media has a “ceiling”; only elastic media has one; give “height”, or remove “fixed” [F911 contradiction]
      """),
    BadInput(
      "Yes is not true", in: "Screens/quiz/question.yml", replacing: "fixed: true",
      with: "fixed: yes",
      """
      Screens/quiz/question.yml:24:20: error: “fixed” is “yes”; write true [F904 wrong-type]
      """),
    BadInput(
      "A word is neither true nor false", in: "Screens/quiz/question.yml", replacing: "fixed: true",
      with: "fixed: perhaps",
      """
      Screens/quiz/question.yml:24:20: error: “fixed” is “perhaps”; give true or false [F904 wrong-type]
      """),
    BadInput(
      "A width belongs to a row", in: "Screens/quiz/question.yml", replacing: "  - gap: 24",
      with: """
          - gap: 24
            width: fill
        """,
      """
      Screens/quiz/question.yml:13:12: error: “width” is given outside a row; put the block into a row, or remove “width” [F911 contradiction]
      """),
    BadInput(
      "A width is one of four things", in: "Screens/quiz/question.yml", replacing: "width: 80",
      with: "width: wide",
      """
      Screens/quiz/question.yml:20:16: error: “width” is “wide”; give content, fill, a number of points, or { weight: 2 } [F904 wrong-type]
      """),
    BadInput(
      "A weight is above 0", in: "Screens/quiz/question.yml", replacing: "{ weight: 2 }",
      with: "{ weight: 0 }",
      """
      Screens/quiz/question.yml:28:26: error: “weight” is 0; it must be from 0.01 to 1000 [F905 out-of-range]
      """),
    BadInput(
      "A width has only a weight", in: "Screens/quiz/question.yml", replacing: "{ weight: 2 }",
      with: "{ wieght: 2 }",
      """
      Screens/quiz/question.yml:28:18: error: unknown key “wieght” in “width”; did you mean “weight”? [F903 unknown-key]
      """),
    BadInput(
      "A label is hidden or left out", in: "Screens/quiz/question.yml", replacing: "label: hidden",
      with: "label: none",
      """
      Screens/quiz/question.yml:34:5: error: a control block has neither “role” nor “style”; add one [F908 missing-key]
      Screens/quiz/question.yml:35:12: error: unknown label “none”; only “hidden” is valid [F906 unknown-name]
      """),
    BadInput(
      "A round control has no style", in: "Screens/quiz/question.yml",
      replacing: "    diameter: 48",
      with: """
            diameter: 48
            style: body
        """,
      """
      Screens/quiz/question.yml:34:12: error: “style” has no effect on a control whose label is not laid out; remove “style”, or “diameter” and “label: hidden” [F911 contradiction]
      """),
    BadInput(
      "An icon is leading or above", in: "Screens/quiz/question.yml", replacing: "position: above",
      with: "position: below",
      """
      Screens/quiz/question.yml:41:33: error: unknown position “below”; valid names are leading, above [F906 unknown-name]
      """),
    BadInput(
      "An icon has a size", in: "Screens/quiz/question.yml", replacing: "{ size: 24 }",
      with: "{ position: above }",
      """
      Screens/quiz/question.yml:36:11: error: “icon” has no “size”; add the key “size” [F908 missing-key]
      """),
    BadInput(
      "A screen has a name and a stack", in: "Screens/quiz/question.yml",
      reading: "bar: { leading: Back }",
      """
      Screens/quiz/question.yml:1:1: error: a screen has no “screen”; add the key “screen” [F908 missing-key]
      Screens/quiz/question.yml:1:1: error: a screen has no “stack”; add the key “stack” [F908 missing-key]
      """),
    BadInput(
      "A stack has a block", in: "Screens/quiz/settings.yml",
      reading: """
        screen: Settings
        stack: []
        """,
      """
      Screens/quiz/settings.yml:2:8: error: “stack” is empty; give at least one [F905 out-of-range]
      """),
    BadInput(
      "A stack is a list", in: "Screens/quiz/settings.yml",
      reading: """
        screen: Settings
        stack: { gap: 24 }
        """,
      """
      Screens/quiz/settings.yml:2:8: error: “stack” is a mapping; give a list; each item begins with “- ” [F904 wrong-type]
      """),
    BadInput(
      "A screen is a mapping", in: "Screens/quiz/settings.yml", reading: "- text: Name",
      """
      Screens/quiz/settings.yml:1:1: error: a screen is a list; give a mapping with “screen”, “app”, “background”, “states”, “overflow”, “bar”, “pinned”, “stack” or “dock” [F904 wrong-type]
      """),
    BadInput(
      "A list has a row and a pager", in: "Screens/quiz/settings.yml",
      reading: """
        screen: Settings
        stack:
          - list: { count: 3 }
        """,
      """
      Screens/quiz/settings.yml:3:11: error: “list” has no “pager”; add the key “pager” [F908 missing-key]
      Screens/quiz/settings.yml:3:11: error: “list” has no “row”; add the key “row” [F908 missing-key]
      """),
    BadInput(
      "A list without a count draws from content", in: "Screens/quiz/settings.yml",
      reading: """
        screen: Settings
        stack:
          - list:
              row: [{ gap: 24 }]
              pager: { earlier: A, later: B, role: choice }
        """,
      """
      Screens/quiz/settings.yml:4:7: error: “list” has no “count”, and its row draws from no content list; add “count”, or a text with { from: LIST } [F908 missing-key]
      """),
    BadInput(
      "A pager has two controls and a style", in: "Screens/quiz/settings.yml",
      replacing: "{ earlier: Earlier, later: Later, role: choice }", with: "{ earlier: Earlier }",
      """
      Screens/quiz/settings.yml:9:14: error: a pager has no “later”; add the key “later” [F908 missing-key]
      """),
    BadInput(
      "Sections are at least one, with names", in: "Screens/quiz/settings.yml",
      replacing: """
                - section: Text size
                  stack:
        """, with: "        - stack:",
      """
      Screens/quiz/settings.yml:14:11: error: a section has no “section”; add the key “section” [F908 missing-key]
      """),
    BadInput(
      "Another app's screen is refused", in: "Screens/quiz/settings.yml",
      replacing: "screen: Settings",
      with: """
        screen: Settings
        app: other
        """,
      """
      Screens/quiz/settings.yml:2:6: error: the screen names the app “other” but is read as one of “quiz”; remove “app”, or move the file [F911 contradiction]
      """),
    BadInput(
      "One text has a bounded length", in: "Screens/quiz/settings.yml",
      reading:
        "screen: Long\nstack:\n  - text: \(String(repeating: "long ", count: 250_000))\n    style: body\n",
      """
      Screens/quiz/settings.yml:3:11: error: “text” has more than 1024 kB of words; divide it into several texts [F909 too-large]
      """),
    BadInput(
      "Repeats inside one another stay bounded", in: "Screens/quiz/settings.yml",
      reading: """
        screen: Settings
        stack:
          - stack: [{ stack: [{ gap: 1, repeat: 1000 }], repeat: 1000 }]
            repeat: 1000
        """,
      """
      Screens/quiz/settings.yml:3:13: error: the screen has more than 10000 blocks; lower a “repeat” [F909 too-large]
      """),
  ]
}
