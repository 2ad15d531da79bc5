extension ScreenFileErrorTests {
  static let moreCases = [
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
      Screens/quiz/settings.yml:1:1: error: a screen is a list; give a mapping with “screen”, “app”, “background”, “states”, “overflow”, “bar”, “pinned”, “stack”, “dock”, “keyboard” or “must-show” [F904 wrong-type]
      """),
    BadInput(
      "What must be shown is there", in: "Screens/quiz/settings.yml",
      reading: """
        screen: Settings
        must-show: [{ ids: [note] }]
        stack:
          - { text: A note, style: body, id: notes }
        """,
      """
      Screens/quiz/settings.yml:2:21: error: unknown id “note”; did you mean “notes”? [F906 unknown-name]
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
