package import FitVerification
internal import ScreenModel

extension JSONReport {
  package func text(of reports: [CompareReport]) throws -> String {
    try encoded(CompareJSON(apps: reports.map { ComparedAppJSON($0) }))
  }

  package func text(of report: RecordingReport) throws -> String {
    try encoded(RecordedCompareJSON(recorded: RecordingJSON(report)))
  }
}

private struct CompareJSON: Encodable {
  var format = "screenfit-compare/1"
  var apps: [ComparedAppJSON]
}

private struct ComparedAppJSON: Encodable {
  var app: String
  var compared, lower, equal, higher, unknown: Int
  /// How many estimates are higher, by the number of lines.
  var higherBy: [String: Int]
  var unsafe: [UnsafeJSON]
  var calibration: [CalibrationJSON]?

  init(_ report: CompareReport) {
    app = report.app
    compared = report.compared
    lower = report.lower.count
    equal = report.equal
    higher = report.higher.values.reduce(0, +)
    unknown = report.unknown
    higherBy = Dictionary(
      uniqueKeysWithValues: report.higher.map { (String($0.key), $0.value) })
    unsafe = report.lower.map { UnsafeJSON($0) }
    calibration =
      report.calibration.isEmpty
      ? nil
      : report.calibration.map {
        CalibrationJSON(
          family: $0.family, declared: figure($0.declared, decimals: 6),
          smallestSafe: figure($0.smallestSafe, decimals: 6), higher: $0.higher)
      }
  }
}

private struct UnsafeJSON: Encodable {
  var text: String
  var location: LocationJSON
  var screen, block, textSize, family: String
  var estimated, measured: Int
  var deciding: DecidingJSON?

  init(_ row: CompareReport.Row) {
    text = row.text.text
    location = LocationJSON(row.text.location)
    screen = row.screen
    block = row.block
    textSize = row.textSize
    family = row.family
    estimated = row.estimated
    measured = row.measured
    deciding = row.deciding.map { DecidingJSON($0) }
  }
}

private struct CalibrationJSON: Encodable {
  var family: String
  var declared, smallestSafe: Double?
  var higher: Int
}

private struct RecordedCompareJSON: Encodable {
  var format = "screenfit-compare/1"
  var recorded: RecordingJSON
}

private struct RecordingJSON: Encodable {
  var file, profile, engine: String
  var layouts, comparable, wrong, tooFew, tooMany: Int
  var groups: [String: ScoreJSON]
  var differences: [DifferenceJSON]

  init(_ report: RecordingReport) {
    file = report.file
    profile = report.profile
    engine = report.engine
    layouts = report.total.layouts
    comparable = report.total.comparable
    wrong = report.total.wrong
    tooFew = report.total.tooFew
    tooMany = report.total.tooMany
    groups = Dictionary(
      report.groups.map { ($0.name, ScoreJSON($0.score)) }, uniquingKeysWith: { first, _ in first })
    differences = report.differences.map {
      DifferenceJSON(
        locale: $0.locale, font: $0.font, size: figure($0.size), width: figure($0.width),
        recorded: $0.recorded, measured: $0.measured, text: $0.text)
    }
  }
}

private struct ScoreJSON: Encodable {
  var layouts, comparable, wrong, tooFew, tooMany: Int

  init(_ score: RecordingReport.Score) {
    layouts = score.layouts
    comparable = score.comparable
    wrong = score.wrong
    tooFew = score.tooFew
    tooMany = score.tooMany
  }
}

private struct DifferenceJSON: Encodable {
  var locale, font: String
  var size, width: Double?
  var recorded, measured: Int
  var text: String
}
