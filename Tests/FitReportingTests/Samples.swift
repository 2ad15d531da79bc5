import FitReporting
import ProjectFiles
import ScreenModel
import StackLayout

@testable import FitVerification

/// One set of hand-made findings for every format.
enum Samples {
  static let screenFile = "Screens/senior/music-quiz.yml"
  static let contentFile = "Screens/senior/content/en/music.yml"

  /// What the files that findings point at hold.
  static func lines(of file: String) -> [String]? {
    switch file {
    case screenFile:
      ["screen: Music quiz", "stack:", "  - media: cover art", "  - text: { from: artists }"]
    case contentFile:
      ["artists:", "  - “Σοφία”\tand 東京", "  - \u{1B}[31mred\u{1B}[0m herring", "  - שלום"]
    default: nil
    }
  }

  static func window(_ id: String, _ name: String) -> Window {
    Window(
      id: id, name: name, platform: .ios, width: 375, height: 667,
      safeArea: Insets(top: 20, leading: 0, bottom: 0, trailing: 0), pixelScale: 2,
      orientation: .portrait, tags: ["iphone", "portrait"], system: "iOS 15-18", source: "test",
      confidence: .high)
  }

  static let windows = [
    window("iphone-se-3", "iPhone SE (3rd gen)"), window("iphone-8", "iPhone 6 / 6s / 7 / 8"),
    window("iphone-15", "iPhone 15 / 15 Pro"), window("ipad-mini-8.3", "iPad mini 8.3-inch"),
  ]

  static func cell(_ window: Int, _ textSize: String, _ family: String) -> Cell {
    Cell(
      screen: "music-quiz", window: windows[window], textSize: textSize, family: family,
      locale: "en")
  }

  static func place(_ file: String, _ line: Int, _ column: Int) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }

  static let mediaBelowFloor = Finding(
    rule: .mediaBelowFloor, severity: .error, stress: .none, app: "senior", screen: "music-quiz",
    block: "media “cover art”", location: place(screenFile, 3, 5),
    message: "media “cover art” is left 96.0 pt of height, its floor is 120.0 pt", shortfall: 24,
    cells: CellList(windows.indices.map { cell($0, "extra-large", "mono") })
      + [cell(0, "extra-large", "sans"), cell(1, "large", "mono")],
    cellsOfScreen: 16, worst: cell(0, "extra-large", "mono"),
    deciding: Finding.DecidingText(
      text: "Édith Piaf and Les Compagnons de la chanson, with the orchestra of Raymond Legrand",
      location: place(contentFile, 2, 5), lines: 3, linesAllowed: 2, isOverLimit: false,
      word: "Phillips",
      tooWide: 12.4, room: 343),
    owners: [
      Finding.HeightOwner(
        block: "artistChoiceLabel", location: place(screenFile, 4, 5), count: 4, height: 208,
        lines: 2),
      Finding.HeightOwner(
        block: "media “cover art”", location: place(screenFile, 3, 5), count: 1, height: 120,
        lines: 0),
      Finding.HeightOwner(
        block: "questionPrompt", location: place(screenFile, 4, 5), count: 1, height: 35, lines: 1),
      Finding.HeightOwner(
        block: "dock", location: place(screenFile, 4, 5), count: 1, height: 48, lines: 0),
    ],
    remedies: [
      Finding.RemedyOffer(kind: .shorten, advice: "shorten it by 9 characters"),
      Finding.RemedyOffer(kind: .elastic, advice: "allow the floor 96"),
    ])

  /// Of a text that tries to command the terminal, and of no length in points.
  static let textOverLines = Finding(
    rule: .textOverLines, severity: .error, stress: .none, app: "senior", screen: "music-quiz",
    block: "artistChoiceLabel", location: place(contentFile, 3, 5),
    message: "artistChoiceLabel takes 3 lines but may take 2", shortfall: nil,
    cells: [cell(0, "extra-large", "mono")], cellsOfScreen: 16,
    worst: cell(0, "extra-large", "mono"),
    deciding: Finding.DecidingText(
      text: "\u{1B}[31mred\u{1B}[0m herring\n\u{202E}sdrawkcab", location: place(contentFile, 3, 5),
      lines: 3, linesAllowed: 2, isOverLimit: true, word: "\u{1B}]0;title\u{7}", tooWide: 0.004,
      room: 343),
    owners: [], remedies: [])

  static let fragile = Finding(
    rule: .stackTooTall, severity: .warning, stress: .pixelsDown, app: "senior",
    screen: "music-quiz", block: "stack", location: place(screenFile, 2, 1),
    message: "the stack needs 540.2 pt but the window leaves 540.0 pt", shortfall: 0.2,
    cells: CellList(
      windows.indices.flatMap { window in
        ["large", "extra-large"].flatMap { size in
          ["sans", "mono"].map { cell(window, size, $0) }
        }
      }),
    cellsOfScreen: 16, worst: cell(3, "large", "sans"), deciding: nil, owners: [], remedies: [])

  static let failing: ReplayReport = {
    var report = clean
    report.apps[0].tally = tally(fits: 1_241, fragile: 2, fails: 6, unknown: 1)
    report.apps[0].screens[0].tally = tally(fits: 618, fragile: 2, fails: 6, unknown: 1)
    report.apps.append(
      AppSummary(
        id: "day-display", name: "Day display", tally: tally(fits: 24), windows: 1,
        textSizes: ["large"], families: ["sans", "serif"], locales: ["de", "en"], screens: [],
        unsupported: []))
    report.apps[0].profile = "web"
    report.apps[0].profileCheckedAgainst = "Chromium"
    report.apps[0].type = TypeLedger([
      TypeLedger.Entry(style: "title", textSize: "large", size: 28, lineHeight: 34),
      TypeLedger.Entry(style: "body", textSize: "large", size: 17, lineHeight: 22),
      TypeLedger.Entry(style: "title", textSize: "extra-large", size: 35, lineHeight: 42.5),
    ])
    report.apps[1].profile = "ios"
    report.tally = tally(fits: 1_265, fragile: 2, fails: 6, unknown: 1)
    report.findings = [mediaBelowFloor, textOverLines, fragile]
    return report
  }()

  static let clean = ReplayReport(
    apps: [
      AppSummary(
        id: "senior", name: "Senior memory app", tally: tally(fits: 1_250), windows: 4,
        textSizes: ["large", "extra-large"], families: ["sans", "mono"], locales: ["en"],
        screens: [
          ScreenSummary(
            id: "music-quiz", name: "Music quiz", tally: tally(fits: 625),
            spareHeight: ScreenSummary.Spare(points: 18, cell: cell(1, "extra-large", "mono")),
            spareWidth: ScreenSummary.Spare(
              points: 3.46, cell: cell(0, "extra-large", "mono"), block: "artistChoiceLabel")),
          ScreenSummary(
            id: "home", name: "Home", tally: tally(fits: 625),
            spareHeight: ScreenSummary.Spare(points: 12.04, cell: cell(1, "large", "sans"))),
        ],
        unsupported: [
          UnsupportedWindow(
            id: "iphone-se-1", name: "iPhone SE (1st gen)", reason: .belowReference),
          UnsupportedWindow(id: "ipad-1", name: "iPad", reason: .unknownInsets),
          UnsupportedWindow(id: "ipad-2", name: "iPad 2", reason: .unknownInsets),
        ])
    ], findings: [], tally: tally(fits: 1_250), seconds: 0.3149)

  static func tally(
    fits: Int = 0, fragile: Int = 0, fails: Int = 0, unknown: Int = 0
  ) -> Tally {
    var tally = Tally()
    tally.fits = fits
    tally.fragile = fragile
    tally.fails = fails
    tally.unknown = unknown
    return tally
  }
}
