import FitReporting
import ProjectFiles
import ScreenModel
import StackLayout

@testable import FitVerification

extension Samples {
  static let compare = CompareReport(
    app: "senior", compared: 4_788, equal: 3_984, higher: [2: 75, 1: 711, 3: 16],
    lower: [
      CompareReport.Row(
        text: AuthoredText(text: "Σοφία and 東京", location: place(contentFile, 2, 5)),
        family: "serif", textSize: "extra-large", block: "mediaTitle", screen: "music-quiz",
        estimated: 2, measured: 3, deciding: mediaBelowFloor.deciding)
    ], unknown: 1,
    calibration: [
      CompareReport.Calibration(family: "sans", declared: 0.6, smallestSafe: 0.52, higher: 111),
      CompareReport.Calibration(family: "serif", declared: 0.4, smallestSafe: 0.4461, higher: 86),
    ])

  static let recording: RecordingReport = {
    var rest = RecordingReport.Score()
    rest.layouts = 112_000
    rest.comparable = 109_200
    rest.tooFew = 5
    rest.tooMany = 3
    return RecordingReport(
      file: "chromium.json", profile: "web", engine: "Chromium 156.0", total: rest,
      groups: [("overlongWord", .init()), ("cjk", .init()), ("rest", rest)],
      differences: [
        RecordingReport.Difference(
          locale: "ja", font: "noto", size: 21.3, width: 143.5, recorded: 3, measured: 2,
          text: "用紙サイズ名「custom」が見つかりましたが、「custom_size」属性がありません"),
        RecordingReport.Difference(
          locale: "he", font: "noto", size: 34, width: 96, recorded: 4, measured: 5,
          text: "אושרה על-ידי"),
      ])
  }()

  static let budgets = BudgetReport(
    app: "senior", locale: "en", isSource: true, textSize: "extra-large", family: "mono",
    roles: [
      BudgetReport.Row(
        role: "screenTitle", style: "title", lines: 2, charactersPerLine: 16, budget: 25,
        strings: 18, longest: 33, shortestFailing: 23, longestPassing: 33),
      BudgetReport.Row(
        role: "audioDescription", style: "body", lines: 12, charactersPerLine: 26, budget: 235,
        strings: 0, longest: 0, shortestFailing: nil, longestPassing: nil),
    ],
    findings: [
      Finding(
        rule: .stringOverBudget, severity: .error, stress: .none, app: "senior", screen: nil,
        block: "screenTitle", location: place(contentFile, 4, 5),
        message:
          "screenTitle has 33 characters, its budget is 25: 2 lines of 16 less 7, by the estimate of mono at extra-large",
        shortfall: nil, cells: [],
        cellsOfScreen: 0, worst: nil, deciding: nil, owners: [], remedies: [])
    ])

  /// Of an app without roles.
  static let noBudgets = BudgetReport(
    app: "plain", locale: "en", isSource: true, textSize: "large", family: "sans", roles: [],
    findings: [])

  static let contrast: ContrastReport = {
    func name(_ name: String) -> ColourName {
      ColourName(name: name, location: place("Screens/senior/app.yml", 2, 3))
    }
    func row(
      _ theme: String, _ foreground: Colour?, over: String? = nil, use: ColourUse, _ needed: Double,
      reason: String? = nil
    ) -> ContrastReport.Row {
      let white = Colour(.sRGB, red: 1, green: 1, blue: 1)
      return ContrastReport.Row(
        theme: theme,
        pair: ColourPair(
          foreground: name("call.label"), background: name("page"), over: over.map(name), use: use,
          location: place("Screens/senior/app.yml", 2, 3)), foreground: foreground,
        background: foreground == nil ? nil : white,
        ratio: foreground.map { ContrastRatio($0, white) }, needed: needed, reason: reason)
    }
    let grey = Colour(.sRGB, red: 119 / 255, green: 119 / 255, blue: 119 / 255)
    return ContrastReport(
      app: "senior",
      rows: [
        row("light", Colour(.displayP3, red: 0, green: 0, blue: 0.5), use: .label, 7),
        row("light", grey, over: "white", use: .body, 4.5),
        row("dark", nil, use: .focusRing, 3, reason: "the theme has no “page”"),
      ],
      findings: [
        Finding(
          rule: .contrastTooLow, severity: .error, stress: .none, app: "senior", screen: nil,
          block: "call.label on page", location: place("Screens/senior/app.yml", 2, 3),
          message: "“call.label” (#777777) on “page” (#ffffff) has 4.47:1, body text needs 4.5:1",
          shortfall: nil, cells: [], cellsOfScreen: 0, worst: nil, deciding: nil, owners: [],
          remedies: [
            Finding.RemedyOffer(
              kind: .recolour, advice: "make “call.label” #767676, which has 4.54:1")
          ]),
        Finding(
          rule: .pairNotDeclared, severity: .error, stress: .none, app: "senior", screen: "home",
          block: "Go", location: place(screenFile, 4, 5),
          message: "“a” on “b” is shown as a label but is not declared for it", shortfall: nil,
          cells: [], cellsOfScreen: 0, worst: nil, deciding: nil, owners: [], remedies: []),
      ])
  }()

  static let windowTable: WindowReport = {
    var unknown = windows[3]
    unknown.safeArea = nil
    unknown.pixelScale = nil
    var rows: [WindowReport.Row] = []
    for (size, height) in [("large", 547.0), ("extra-large", 540.0)] {
      rows.append(
        WindowReport.Row(
          window: windows[0], textSize: size, scale: 1.048, contentWidth: 343,
          contentHeight: height, isBelowReference: false))
      rows.append(
        WindowReport.Row(
          window: windows[1], textSize: size, scale: 1, contentWidth: 288,
          contentHeight: height - 99, isBelowReference: true))
      rows.append(
        WindowReport.Row(
          window: unknown, textSize: size, scale: nil, contentWidth: nil, contentHeight: nil,
          isBelowReference: nil))
    }
    return WindowReport(
      app: "senior", reference: windows[0], rows: rows,
      lists: [
        WindowReport.List(name: "mine", file: "Devices/mine.yml", isShared: false),
        WindowReport.List(
          name: "apple-iphone", file: "/usr/share/screenfit/Devices/apple-iphone.yml",
          isShared: true),
      ])
  }()

  static let fonts = FontReport(
    faces: [
      face("inter", .pinned, allowance: 0), face("roboto", .pinned, allowance: 0.04),
      face("noto", .missing, allowance: 0),
      face("thai", .differs(found: "0123456789abcdef0123"), allowance: 0),
      face("thai-bold", .unreadable("it has 1 face, so there is no index 3"), allowance: 0),
    ], manifest: "Fonts/fonts.yml", isShared: false)

  private static func face(
    _ name: String, _ state: FontReport.State, allowance: Double
  ) -> FontReport.Face {
    FontReport.Face(
      name: name, file: "opentype/\(name).otf",
      path: state == .missing ? nil : "/usr/share/fonts/opentype/\(name).otf",
      package: "fonts-\(name)", allowance: allowance, state: state,
      metrics: state != .pinned
        ? nil
        : FontReport.Metrics(
          unitsPerEm: 2816, ascent: 2728, descent: 680, lineGap: 0, characters: 2_505))
  }

  static let measure = MeasureReport(
    text: "Which river\nis it? \u{1F6F6}", locale: "en", app: "senior", setAs: "questionPrompt",
    profile: "web", width: 343, widthSource: "the content width at the reference",
    linesAllowed: 1,
    appearances: [
      MeasureReport.Appearance(
        textSize: "large", family: "sans", faces: ["inter", "noto"], size: 22, realSize: 22,
        naturalWidth: 160,
        lines: [MeasureReport.Line(text: "Which", width: 9, room: 334, reason: .end)],
        narrower: nil, wider: nil, estimatedLines: 1, missing: []),
      MeasureReport.Appearance(
        textSize: "large", family: "mono", faces: ["liberation-mono", "noto"], size: 22.057,
        realSize: 22.055, naturalWidth: 171.25,
        lines: [
          MeasureReport.Line(text: "Which river", width: 120.31, room: 222.69, reason: .mandatory),
          MeasureReport.Line(text: "is it? \u{1F6F6}", width: 343.02, room: -0.02, reason: .end),
        ], narrower: MeasureReport.Change(width: 120.304, lines: 3), wider: nil,
        estimatedLines: 2,
        missing: [MissingCharacter(character: "\u{1F6F6}", faces: ["liberation-mono", "noto"])]),
    ])

  static let errors = [
    FileError(
      .unknownKey, at: place(screenFile, 4, 5), "unknown key “txt” in a block",
      suggestion: "did you mean “text”?", validNames: ["text", "media", "control"]),
    FileError(
      .missingFile, file: "Screens/senior/nope.yml", "there is no such file",
      suggestion: "name a screen file"),
    FileError(.badYAML, at: place("gone.yml", 3, 1), "a quote is never closed"),
  ]

  static let rules = [
    RuleDescription(
      code: "F101", name: "text-over-lines",
      explanation: "A text takes more lines than it may.\n\n**What to do.** Shorten it.\n"),
    RuleDescription(
      code: "F203", name: "media-below-floor",
      explanation: "A picture would be\nlower than its floor.\n\nMore."),
  ]

  static let limits = LimitReport(
    app: "senior",
    screens: [
      LimitReport.Screen(
        screen: "music-quiz", name: "Music quiz",
        rows: [
          LimitReport.Row(
            family: "sans", locale: "en", largest: "×1.45",
            breaking: LimitReport.Breaking(
              textSize: "×1.50", window: "iphone-se-3", windowName: "iPhone SE (3rd gen)"),
            windows: [
              LimitReport.Edges(textSize: "large", narrowest: 290.5, shortest: 540),
              LimitReport.Edges(textSize: "extra-large", narrowest: 340, shortest: 602.5),
            ]),
          LimitReport.Row(
            family: "mono", locale: "en", largest: nil,
            breaking: LimitReport.Breaking(
              textSize: "large", window: "iphone-se-3", windowName: "iPhone SE (3rd gen)"),
            windows: [LimitReport.Edges(textSize: "large", narrowest: nil, shortest: 700)]),
          LimitReport.Row(family: "serif", locale: "en", largest: "×4.00", windows: []),
        ])
    ])
}
