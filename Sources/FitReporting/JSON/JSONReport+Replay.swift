package import FitVerification

extension JSONReport {
  package func text(of report: ReplayReport) throws -> String {
    try encoded(ReplayJSON(report))
  }
}

struct ReplayJSON: Codable {
  static let formatName = "screenfit-replay/1"

  var format = Self.formatName
  var cells, fits, fragile, fails, unknown, allowed: Int
  var seconds: Double?
  var apps: [AppJSON]
  var findings: [FindingJSON]
  /// Left out where there is none.
  var baseline: BaselineJSON?

  init(_ report: ReplayReport) {
    cells = report.tally.cells
    fits = report.tally.fits
    fragile = report.tally.fragile
    fails = report.tally.fails
    unknown = report.tally.unknown
    allowed = report.tally.allowed
    seconds = figure(report.seconds, decimals: 6)
    apps = report.apps.map { AppJSON($0) }
    findings = report.findings.map { FindingJSON($0) }
    baseline = report.baseline.map {
      BaselineJSON(file: $0.file, known: $0.known, gone: $0.gone, goneCells: $0.goneCells)
    }
  }
}

struct BaselineJSON: Codable {
  var file: String
  var known: Int
  var gone: [String]
  var goneCells: Int
}

struct AppJSON: Codable {
  var app, name, profile: String
  /// Left out where nothing was measured on the platform.
  var profileCheckedAgainst: String?
  var cells, fits, fragile, fails, unknown, allowed: Int
  var windows: Int
  /// Left out in reports of earlier versions.
  var windowIDs: [String]?
  var textSizes, families, locales: [String]
  var styles: [StyleJSON]
  var screens: [ScreenJSON]
  var unsupported: [UnsupportedJSON]

  init(_ summary: AppSummary) {
    app = summary.id
    name = summary.name
    profile = summary.profile
    profileCheckedAgainst =
      summary.profileCheckedAgainst.isEmpty ? nil : summary.profileCheckedAgainst
    cells = summary.tally.cells
    fits = summary.tally.fits
    fragile = summary.tally.fragile
    fails = summary.tally.fails
    unknown = summary.tally.unknown
    allowed = summary.tally.allowed
    windows = summary.windows
    windowIDs = summary.windowIDs
    textSizes = summary.textSizes
    families = summary.families
    locales = summary.locales
    styles = summary.type.entries.map {
      StyleJSON(
        style: $0.style, textSize: $0.textSize, size: figure($0.size),
        lineHeight: figure($0.lineHeight))
    }
    screens = summary.screens.map { ScreenJSON($0) }
    unsupported = summary.unsupported.map {
      UnsupportedJSON(window: $0.id, name: $0.name, reason: $0.reason.rawValue)
    }
  }
}

/// What a style was really measured at in a text size.
struct StyleJSON: Codable {
  var style, textSize: String
  var size, lineHeight: Double?
}

struct ScreenJSON: Codable {
  var screen, name: String
  var cells, fits, fragile, fails, unknown, allowed: Int
  var spareHeight, spareWidth: SpareJSON?
  /// Left out where nothing scrolls.
  var scrolling: Int?
  /// Left out where all blocks are shown as first written.
  var variants: [VariantJSON]?

  init(_ summary: ScreenSummary) {
    scrolling = summary.scrolling > 0 ? summary.scrolling : nil
    variants = summary.variants.isEmpty ? nil : summary.variants.map { VariantJSON($0) }
    screen = summary.id
    name = summary.name
    cells = summary.tally.cells
    fits = summary.tally.fits
    fragile = summary.tally.fragile
    fails = summary.tally.fails
    unknown = summary.tally.unknown
    allowed = summary.tally.allowed
    spareHeight = summary.spareHeight.map { SpareJSON($0) }
    spareWidth = summary.spareWidth.map { SpareJSON($0) }
  }
}

struct SpareJSON: Codable {
  var points: Double?
  var cell: CellJSON
  var block: String?

  init(_ spare: ScreenSummary.Spare) {
    points = figure(spare.points)
    cell = CellJSON(spare.cell)
    block = spare.block
  }
}

struct VariantJSON: Codable {
  var block, use: String
  var location: LocationJSON
  var cells: [CellJSON]

  init(_ variant: ScreenSummary.Variant) {
    block = variant.block
    use = variant.use.rawValue
    location = LocationJSON(variant.location)
    cells = variant.cells.map { CellJSON($0) }
  }
}

struct UnsupportedJSON: Codable { var window, name, reason: String }

/// A cell of a screen that is named around it.
struct CellJSON: Codable {
  var window, windowName, textSize, family, locale: String
  var state: String?
  /// Only where no screen is named around it.
  var screen: String?

  init(_ cell: Cell, withScreen: Bool = false) {
    screen = withScreen ? cell.screen : nil
    window = cell.window
    windowName = cell.windowName
    textSize = cell.textSize
    family = cell.family
    locale = cell.locale
    state = cell.state
  }
}
