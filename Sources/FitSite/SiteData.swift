internal import FitPictures
internal import FitReporting
internal import FitVerification
internal import ScreenModel

/// What `data/report.js` holds: all but the pictures.
struct SiteData: Encodable {
  var version: String
  var tally: TallyData
  var apps: [AppData]
}

struct TallyData: Encodable {
  var cells, fits, fragile, allowed, unknown, fails: Int

  init(_ tally: Tally) {
    cells = tally.cells
    fits = tally.fits
    fragile = tally.fragile
    allowed = tally.allowed
    unknown = tally.unknown
    fails = tally.fails
  }
}

struct AppData: Encodable {
  var id, name, profile, checkedAgainst: String
  var tally: TallyData
  var textSizes, families, locales: [String]
  var windows: [WindowData]
  var unsupported: [UnsupportedData]
  var screens: [ScreenData]
  var findings: [FindingData]
  var budgets: [BudgetData]
  var contrast: [ContrastData]
  /// Left out where nothing was compared.
  var compare: CompareData?

  init(_ summary: AppSummary, _ site: SiteApp, findings: [FindingData]) {
    id = summary.id
    name = summary.name
    profile = summary.profile
    checkedAgainst = summary.profileCheckedAgainst
    tally = TallyData(summary.tally)
    textSizes = summary.textSizes
    families = summary.families
    locales = summary.locales
    windows = summary.screens.first?.grid?.cells.windows.map { WindowData($0) } ?? []
    unsupported = summary.unsupported.map {
      UnsupportedData(name: $0.name, reason: $0.reason.rawValue)
    }
    let limits = Dictionary(grouping: site.limits.screens, by: \.screen)
    screens = summary.screens.map { ScreenData($0, in: summary, limits: limits[$0.id]?.first) }
    self.findings = findings
    budgets = site.budgets?.roles.map { BudgetData($0) } ?? []
    contrast = site.contrast.rows.map { ContrastData($0) }
    compare = site.compare.compared > 0 ? CompareData(site.compare) : nil
  }
}

struct WindowData: Encodable {
  var id, name: String
  var width, height: Double
  var tags: [String]

  init(_ window: Window) {
    id = window.id
    name = window.name
    width = window.width
    height = window.height
    tags = window.tags
  }
}

struct UnsupportedData: Encodable { var name, reason: String }

struct ScreenData: Encodable {
  var id, name: String
  var tally: TallyData
  var grid: GridData?
  var variants: [VariantData]
  var limits: [LimitData]

  init(_ summary: ScreenSummary, in app: AppSummary, limits: LimitReport.Screen?) {
    id = summary.id
    name = summary.name
    tally = TallyData(summary.tally)
    grid = summary.grid.map { GridData($0) }
    variants = summary.variants.map { VariantData($0, in: app) }
    self.limits = limits?.rows.map { LimitData($0) } ?? []
  }
}

/// The verdicts of a screen's cells, a letter each.
struct GridData: Encodable {
  var appearances: [[String]]
  var states: [String?]
  var marks: String

  init(_ grid: CellGrid) {
    appearances = grid.cells.appearances.map { [$0.family, $0.locale] }
    states = grid.cells.states
    marks = String(grid.entries.map(\.mark.letter))
  }
}

extension CellGrid.Mark {
  fileprivate var letter: Character {
    switch self {
    case .fits: "f"
    case .fragile: "r"
    case .allowed: "a"
    case .unknown: "u"
    case .fails: "x"
    case .absent: "."
    }
  }
}

struct VariantData: Encodable {
  var block, use, `where`, line: String
  var cells: Int

  init(_ variant: ScreenSummary.Variant, in app: AppSummary) {
    block = variant.block
    use = variant.use.rawValue
    cells = variant.cells.count
    `where` = HumanReport.places(of: variant.cells, in: app, atMost: 3)
    line = variant.location.description
  }
}

struct LimitData: Encodable {
  var appearance: String
  var largest, breaking, narrowest, shortest: String?

  init(_ row: LimitReport.Row) {
    appearance = "\(row.family) · \(row.locale)"
    largest = row.largest
    breaking = row.breaking.map { "\($0.textSize) in \($0.windowName)" }
    narrowest = row.narrowest.map { "\($0.width.inPoints) at \($0.textSize)" }
    shortest = row.shortest.map { "\($0.height.inPoints) at \($0.textSize)" }
  }
}

struct FindingData: Encodable {
  var code, rule, severity, app, message, file, text: String
  var screen: String?
  var line, cells: Int
  var worst: WorstData?

  struct WorstData: Encodable { var window, windowName, textSize: String }

  init(_ finding: Finding, in summary: AppSummary?, report: HumanReport) {
    code = finding.rule.code
    rule = finding.rule.name
    severity = finding.severity.rawValue
    app = finding.app
    message = finding.message
    file = finding.location.file
    line = finding.location.line
    screen = finding.screen
    cells = finding.cells.count
    text = report.text(of: finding, in: summary)
    worst = finding.worst.map {
      WorstData(window: $0.window, windowName: $0.windowName, textSize: $0.textSize)
    }
  }
}

struct BudgetData: Encodable {
  var role, style: String
  var lines, budget, strings: Int
  /// Left out for a role without strings.
  var longest: Int?
  var texts: [TextData]

  struct TextData: Encodable {
    var text, line: String
    var characters: Int
  }

  init(_ row: BudgetReport.Row) {
    role = row.role
    style = row.style
    lines = row.lines
    budget = row.budget
    strings = row.strings
    longest = row.strings > 0 ? row.longest : nil
    texts = row.texts.map {
      TextData(text: $0.text, line: $0.location.description, characters: $0.characterCount)
    }.sorted { ($1.characters, $0.text) < ($0.characters, $1.text) }
  }
}

struct ContrastData: Encodable {
  var foreground, background, use, verdict: String
  var theme, foregroundColor, backgroundColor: String?
  var ratio: Double?
  var needed: Double

  init(_ row: ContrastReport.Row) {
    foreground = row.pair.foreground.name
    background = row.pair.background.name
    use = row.pair.use.rawValue
    verdict = row.verdict.rawValue
    theme = row.theme.isEmpty ? nil : row.theme
    foregroundColor = row.foreground.map(\.inSRGB.description)
    backgroundColor = row.background.map(\.inSRGB.description)
    ratio = row.ratio.map { $0.cutOff(decimals: 2) }
    needed = row.needed
  }
}

struct CompareData: Encodable {
  var compared: Int
  var rows: [RowData]

  struct RowData: Encodable {
    var label: String
    var count: Int
  }

  init(_ report: CompareReport) {
    compared = report.compared
    rows = [
      RowData(label: "lower (unsafe)", count: report.lower.count),
      RowData(label: "equal", count: report.equal),
    ]
    rows += report.higher.sorted { $0.key < $1.key }.map { lines, count in
      RowData(label: lines == 1 ? "1 line higher" : "\(lines) lines higher", count: count)
    }
  }
}
