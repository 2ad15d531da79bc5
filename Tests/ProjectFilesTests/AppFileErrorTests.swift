import Testing

@Suite struct AppFileErrorTests {
  @Test(
    "A mistake in an app’s file is told where it is, with what would be right", arguments: cases)
  func tells(_ input: BadInput) throws {
    let messages = try input.messages()
    #expect(messages == input.expected)
  }

  static let cases = [
    BadInput(
      "A bold style needs bold faces", in: "Screens/quiz/app.yml",
      replacing: "other: { face: noto, bold-face: noto,", with: "other: { face: noto,",
      """
      Screens/quiz/app.yml:16:3: error: family “other” has no “bold-face”, but style “heading” is bold; add “bold-face”; only a bold face tells how wide bold text is [F911 contradiction]
      """),
    BadInput(
      "Every key of an app is needed but those with a default", in: "Screens/quiz/app.yml",
      reading: "app: Quiz",
      """
      Screens/quiz/app.yml:1:1: error: an app has no “bar”; add the key “bar” [F908 missing-key]
      Screens/quiz/app.yml:1:1: error: an app has no “control”; add the key “control” [F908 missing-key]
      Screens/quiz/app.yml:1:1: error: an app has no “families”; add the key “families” [F908 missing-key]
      Screens/quiz/app.yml:1:1: error: an app has no “locales”; add the key “locales” [F908 missing-key]
      Screens/quiz/app.yml:1:1: error: an app has no “media”; add the key “media” [F908 missing-key]
      Screens/quiz/app.yml:1:1: error: an app has no “padding”; add the key “padding” [F908 missing-key]
      Screens/quiz/app.yml:1:1: error: an app has no “profile”; add the key “profile” [F908 missing-key]
      Screens/quiz/app.yml:1:1: error: an app has no “reference”; add the key “reference” [F908 missing-key]
      Screens/quiz/app.yml:1:1: error: an app has no “scale”; add the key “scale” [F908 missing-key]
      Screens/quiz/app.yml:1:1: error: an app has no “spacing”; add the key “spacing” [F908 missing-key]
      Screens/quiz/app.yml:1:1: error: an app has no “styles”; add the key “styles” [F908 missing-key]
      Screens/quiz/app.yml:1:1: error: an app has no “text-sizes”; add the key “text-sizes” [F908 missing-key]
      Screens/quiz/app.yml:1:1: error: an app has no “windows”; add the key “windows” [F908 missing-key]
      """),
    BadInput(
      "An unknown profile names the nearest", in: "Screens/quiz/app.yml", replacing: "profile: web",
      with: "profile: wbe",
      """
      Screens/quiz/app.yml:2:10: error: unknown profile “wbe”; did you mean “web”? [F906 unknown-name]
      """),
    BadInput(
      "The insets leave something of the reference", in: "Screens/quiz/app.yml",
      replacing: "top: 20", with: "top: 700",
      """
      Screens/quiz/app.yml:3:12: error: the insets of “reference” leave nothing of the window; give smaller insets [F911 contradiction]
      """),
    BadInput(
      "A minimum is not above a maximum", in: "Screens/quiz/app.yml",
      replacing: "{ minimum: 1, maximum: 2 }", with: "{ minimum: 3, maximum: 2 }",
      """
      Screens/quiz/app.yml:4:8: error: the minimum of “scale” is above its maximum; swap the two [F911 contradiction]
      """),
    BadInput(
      "Promises name windows, text sizes, signs and screens that there are",
      in: "Screens/quiz/app.yml", replacing: "spacing: 8",
      with: """
        spacing: 8
        must-show:
          - { ids: [note], windows: [fones] }
        meaning: { states: [word, colour], no-icons: { except: [setings] } }
        margin: {}
        type: { caps: forbid }
        """,
      """
      Screens/quiz/app.yml:8:5: error: unknown id “note”; there are none [F906 unknown-name]
      Screens/quiz/app.yml:8:30: error: unknown window “fones”; did you mean “phones”? [F906 unknown-name]
      Screens/quiz/app.yml:9:27: error: unknown sign “colour”; did you mean “color”? [F906 unknown-name]
      Screens/quiz/app.yml:9:57: error: unknown screen “setings”; did you mean “settings”? [F906 unknown-name]
      Screens/quiz/app.yml:10:9: error: “margin” is empty; give at least one [F905 out-of-range]
      Screens/quiz/app.yml:11:15: error: unknown caps “forbid”; valid names are warn, fail [F906 unknown-name]
      """),
    BadInput(
      "An app that shows no icons asks for none in a state", in: "Screens/quiz/app.yml",
      replacing: "spacing: 8",
      with: "spacing: 8\nmeaning: { states: [word, icon], no-icons: true }",
      """
      Screens/quiz/app.yml:7:10: error: “meaning” asks for an icon in every state and for no icons; remove one of the two [F911 contradiction]
      """),
    BadInput(
      "An exemption names a finding and a reason, and only what exists", in: "Screens/quiz/app.yml",
      replacing: "spacing: 8",
      with: """
        spacing: 8
        allow:
          - finding: stack-too-tall
            text-sizes: [huge]
            expires: soon
          - reason: no finding
        """,
      """
      Screens/quiz/app.yml:8:5: error: an item of “allow” has no “reason”; add the key “reason” [F908 missing-key]
      Screens/quiz/app.yml:9:18: error: unknown text size “huge”; valid names are large, extra-large [F906 unknown-name]
      Screens/quiz/app.yml:10:14: error: “expires” is “soon”; write it as in 2027-03-31 [F904 wrong-type]
      Screens/quiz/app.yml:11:5: error: an item of “allow” has no “finding”; add the key “finding” [F908 missing-key]
      """),
    BadInput(
      "Padding names its sides", in: "Screens/quiz/app.yml", replacing: "sides: 16",
      with: "side: 16",
      """
      Screens/quiz/app.yml:5:21: error: unknown key “side” in “padding”; did you mean “sides”? [F903 unknown-key]
      """),
    BadInput(
      "The bar's style is a style of the app", in: "Screens/quiz/app.yml",
      replacing: "bar: { style: heading", with: "bar: { style: headng",
      """
      Screens/quiz/app.yml:7:15: error: unknown style “headng”; did you mean “heading”? [F906 unknown-name]
      """),
    BadInput(
      "A role's style is a style of the app", in: "Screens/quiz/app.yml",
      replacing: "prompt: { style: heading, lines: 4 }", with: "prompt: { style: head, lines: 4 }",
      """
      Screens/quiz/app.yml:18:20: error: unknown style “head”; did you mean “heading”? [F906 unknown-name]
      """),
    BadInput(
      "A role has at least one line", in: "Screens/quiz/app.yml", replacing: "lines: 4",
      with: "lines: 0",
      """
      Screens/quiz/app.yml:18:36: error: “lines” is 0; it must be from 1 to 1000 [F905 out-of-range]
      """),
    BadInput(
      "A style has a size and a line height", in: "Screens/quiz/app.yml",
      replacing: "{ size: 22, line-height: 28, bold: true }",
      with: "{ size: 0, lineheight: 28, bold: 1 }",
      """
      Screens/quiz/app.yml:11:20: error: “size” is 0; it must be from 1 to 1000 [F905 out-of-range]
      Screens/quiz/app.yml:11:23: error: unknown key “lineheight” in style “heading”; did you mean “line-height”? [F903 unknown-key]
      Screens/quiz/app.yml:11:45: error: “bold” is “1”; write true [F904 wrong-type]
      """),
    BadInput(
      "An app without styles is not told so in every role", in: "Screens/quiz/app.yml",
      replacing: """
        styles:
          heading: { size: 22, line-height: 28, bold: true }
          body: { size: 17, line-height: 22.5 }

        """, with: "",
      """
      Screens/quiz/app.yml:1:1: error: an app has no “styles”; add the key “styles” [F908 missing-key]
      """),
    BadInput(
      "A text size is a multiplier", in: "Screens/quiz/app.yml", replacing: "extra-large: 1.25",
      with: "extra-large: 125%",
      """
      Screens/quiz/app.yml:13:38: error: text size “extra-large” is “125%”; write 1.25, a share of 1 [F904 wrong-type]
      """),
    BadInput(
      "Text sizes are a mapping, or fixed", in: "Screens/quiz/app.yml",
      replacing: "{ large: 1, extra-large: 1.25 }", with: "fixd",
      """
      Screens/quiz/app.yml:13:13: error: “text-sizes” is “fixd”; give names with multipliers, a scale such as { scale: ios-dynamic-type }, or fixed [F904 wrong-type]
      """),
    BadInput(
      "A scale is one of the project", in: "Screens/quiz/app.yml",
      replacing: "{ large: 1, extra-large: 1.25 }", with: "{ scale: ios }",
      """
      Screens/quiz/app.yml:13:22: error: unknown text scale “ios”; there are none; add some as files of TextScales/ [F906 unknown-name]
      """),
    BadInput(
      "A cap is a text size, a text style needs a scale with text styles",
      in: "Screens/quiz/app.yml",
      replacing: "{ size: 17, line-height: 22.5 }", with: "{ text-style: body, cap: larg }",
      """
      Screens/quiz/app.yml:12:23: error: the text sizes of the app have no text styles; give a size and a line-height, or text sizes of a scale with text styles [F911 contradiction]
      Screens/quiz/app.yml:12:34: error: unknown text size “larg”; did you mean “large”? [F906 unknown-name]
      """),
    BadInput(
      "A style of fixed size is not capped", in: "Screens/quiz/app.yml",
      replacing: "line-height: 22.5 }", with: "line-height: 22.5, scaling: fixed, cap: large }",
      """
      Screens/quiz/app.yml:12:61: error: a style of fixed size cannot be capped; remove “cap” or “scaling” [F911 contradiction]
      """),
    BadInput(
      "A text scale has text styles or factors, in order", in: "TextScales/own.yml",
      reading: """
        source: Made up.
        sizes: [2, 1.5]
        standard: 1
        relative-to: body
        from: [8, 4]
        to: { 1.5: [9] }
        """,
      """
      TextScales/own.yml:2:8: error: “sizes” do not ascend; put the smallest first [F911 contradiction]
      TextScales/own.yml:3:11: error: unknown size “1”; valid names are 2, 1.5 [F906 unknown-name]
      TextScales/own.yml:4:14: error: “relative-to” needs “styles”; a scale has text styles, or factors; remove one [F911 contradiction]
      TextScales/own.yml:5:7: error: the numbers of “from” do not ascend; put the smallest first [F911 contradiction]
      TextScales/own.yml:6:12: error: “1.5” has 1 items where 2 are needed; give one for each [F911 contradiction]
      """),
    BadInput(
      "Bold text needs a bold face in every family", in: "Screens/quiz/app.yml",
      replacing: "face: noto, bold-face: noto, estimate: 0.5 }",
      with: "face: noto, estimate: 0.5 }\nbold-text: [false, true]",
      """
      Screens/quiz/app.yml:16:10: error: family “other” has no “bold-face”; add the key “bold-face” [F908 missing-key]
      """),
    BadInput(
      "A face is one of the manifest", in: "Screens/quiz/app.yml", replacing: "face: inter,",
      with: "face: intr,",
      """
      Screens/quiz/app.yml:15:17: error: unknown face “intr”; did you mean “inter”? [F906 unknown-name]
      """),
    BadInput(
      "A fallback is one of the manifest", in: "Screens/quiz/app.yml", replacing: "fallback: sans",
      with: "fallback: serif",
      """
      Screens/quiz/app.yml:15:57: error: unknown fallback “serif”; only “sans” is valid [F906 unknown-name]
      """),
    BadInput(
      "A family has a face and an estimate", in: "Screens/quiz/app.yml",
      replacing: "{ face: noto, bold-face: noto, estimate: 0.5 }",
      with: "{ bold-face: noto, estimate: 0 }",
      """
      Screens/quiz/app.yml:16:10: error: family “other” has no “face”; add the key “face” [F908 missing-key]
      Screens/quiz/app.yml:16:39: error: “estimate” is 0; it must be from 0.01 to 10 [F905 out-of-range]
      """),
    BadInput(
      "A locale is a language tag", in: "Screens/quiz/app.yml", replacing: "locales: [en]",
      with: "locales: [en, english_us]",
      """
      Screens/quiz/app.yml:21:15: error: a locale is “english_us”; give a language tag such as en or pt-BR [F904 wrong-type]
      Screens/quiz/app.yml:21:15: error: locale “english_us” has no folder of texts; add the folder Screens/quiz/content/english_us, or remove the locale [F910 missing-file]
      """),
    BadInput(
      "A locale is given once", in: "Screens/quiz/app.yml", replacing: "locales: [en]",
      with: "locales: [en, en]",
      """
      Screens/quiz/app.yml:21:15: error: locale “en” is given twice, first at Screens/quiz/app.yml:21:11; rename or remove one of the two [F907 duplicate]
      """),
    BadInput(
      "A locale has content", in: "Screens/quiz/app.yml", replacing: "locales: [en]",
      with: "locales: [en, de]",
      """
      Screens/quiz/app.yml:21:15: error: locale “de” has no folder of texts; add the folder Screens/quiz/content/de, or remove the locale [F910 missing-file]
      """),
    BadInput(
      "A window list is a file of Devices", in: "Screens/quiz/app.yml",
      replacing: "lists: [tablets, phones]", with: "lists: [tablets, phnes]",
      """
      Screens/quiz/app.yml:22:29: error: unknown window list “phnes”; did you mean “phones”? [F906 unknown-name]
      """),
    BadInput(
      "Window lists are at least one", in: "Screens/quiz/app.yml",
      replacing: "lists: [tablets, phones]", with: "lists: []",
      """
      Screens/quiz/app.yml:22:19: error: “lists” is empty; give at least one [F905 out-of-range]
      """),
    BadInput(
      "An orientation is one of two", in: "Screens/quiz/app.yml",
      replacing: "orientations: [portrait]", with: "orientations: [potrait]",
      """
      Screens/quiz/app.yml:22:53: error: unknown orientation “potrait”; did you mean “portrait”? [F906 unknown-name]
      """),
    BadInput(
      "Below the reference, windows are listed or replayed", in: "Screens/quiz/app.yml",
      replacing: "below-reference: replay", with: "below-reference: ignore",
      """
      Screens/quiz/app.yml:22:81: error: unknown below-reference “ignore”; valid names are list, replay [F906 unknown-name]
      """),
    BadInput(
      "Windows of unknown insets are listed or replayed", in: "Screens/quiz/app.yml",
      replacing: "unknown-insets: replay", with: "unknown-insets: [list]",
      """
      Screens/quiz/app.yml:22:105: error: unknown-insets is a list; give a name [F904 wrong-type]
      """),
    BadInput(
      "A remedy is one of four", in: "Screens/quiz/app.yml", replacing: "[elastic, shorten]",
      with: "[scroll]",
      """
      Screens/quiz/app.yml:23:12: error: unknown remedy “scroll”; valid names are shorten, elastic, split, page [F906 unknown-name]
      """),
    BadInput(
      "A misspelt key of the app is not told again", in: "Screens/quiz/app.yml",
      replacing: "text-sizes:", with: "text-size:",
      """
      Screens/quiz/app.yml:13:1: error: unknown key “text-size” in an app; did you mean “text-sizes”? [F903 unknown-key]
      """),
  ]
}
