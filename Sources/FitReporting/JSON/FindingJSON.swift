internal import FitVerification
internal import ScreenModel
internal import StackLayout

/// A finding as every JSON report writes it.
struct FindingJSON: Codable {
  var code, rule, severity: String
  /// What made fragile cells flip; left out for cells that fail.
  var stress: String?
  var app: String
  var screen: String?
  var block: String
  var location: LocationJSON
  var message: String
  var shortfall: Double?
  var cells: [CellJSON]
  var cellsOfScreen: Int
  var worst: CellJSON?
  var deciding: DecidingJSON?
  var owners: [OwnerJSON]
  var remedies: [RemedyJSON]
  var allowance: AllowanceJSON?
  /// Left out where no glyph is missing.
  var missing: [MissingJSON]?
  /// Left out without a baseline, or where it holds none of the cells.
  var isKnown: Bool?
  var knownCells: Int?

  init(_ finding: Finding) {
    code = finding.rule.code
    rule = finding.rule.name
    severity = finding.severity.rawValue
    stress = finding.stress == .none ? nil : finding.stress.rawValue
    app = finding.app
    screen = finding.screen
    block = finding.block
    location = LocationJSON(finding.location)
    message = finding.message
    shortfall = figure(finding.shortfall)
    cells = finding.cells.map { CellJSON($0, withScreen: finding.screen == nil) }
    cellsOfScreen = finding.cellsOfScreen
    worst = finding.worst.map { CellJSON($0, withScreen: finding.screen == nil) }
    deciding = finding.deciding.map { DecidingJSON($0) }
    owners = finding.owners.map {
      OwnerJSON(
        block: $0.block, location: LocationJSON($0.location), count: $0.count,
        height: figure($0.height), lines: $0.lines)
    }
    remedies = finding.remedies.map { RemedyJSON(kind: $0.kind.rawValue, advice: $0.advice) }
    missing = finding.missing.isEmpty ? nil : finding.missing.map { MissingJSON($0) }
    isKnown = finding.isKnown ? true : nil
    knownCells = finding.knownCells > 0 ? finding.knownCells : nil
    allowance = finding.allowance.map {
      AllowanceJSON(reason: $0.reason, owner: $0.owner, expires: $0.expires)
    }
  }
}

struct AllowanceJSON: Codable {
  var reason: String
  var owner, expires: String?
}

struct LocationJSON: Codable {
  var file: String
  var line, column: Int

  init(_ location: SourceLocation) {
    file = location.file
    line = location.line
    column = location.column
  }
}

struct DecidingJSON: Codable {
  var text: String
  var location: LocationJSON
  var lines, linesAllowed: Int
  var isOverLimit: Bool
  var word: String
  var tooWide, room: Double?

  init(_ deciding: Finding.DecidingText) {
    text = deciding.text
    location = LocationJSON(deciding.location)
    lines = deciding.lines
    linesAllowed = deciding.linesAllowed
    isOverLimit = deciding.isOverLimit
    word = deciding.word
    tooWide = figure(deciding.tooWide)
    room = figure(deciding.room)
  }
}

struct OwnerJSON: Codable {
  var block: String
  var location: LocationJSON
  var count: Int
  var height: Double?
  var lines: Int
}

struct RemedyJSON: Codable { var kind, advice: String }
