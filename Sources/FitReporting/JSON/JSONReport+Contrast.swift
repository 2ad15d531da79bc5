package import FitVerification
internal import ScreenModel

extension JSONReport {
  package func text(of reports: [ContrastReport]) throws -> String {
    try encoded(ContrastJSON(apps: reports.map { AppContrastJSON($0) }))
  }
}

private struct ContrastJSON: Encodable {
  var format = "screenfit-contrast/1"
  var apps: [AppContrastJSON]
}

private struct AppContrastJSON: Encodable {
  var app: String
  var pairs: [PairJSON]
  var findings: [FindingJSON]

  init(_ report: ContrastReport) {
    app = report.app
    pairs = report.rows.map { PairJSON($0) }
    findings = report.findings.map { FindingJSON($0) }
  }
}

private struct PairJSON: Encodable {
  /// Left out where the app has only one.
  var theme: String?
  var use, foreground, background: String
  var over: String?
  /// Left out where they are not known, as is the ratio.
  var foregroundColor, backgroundColor: String?
  /// Cut off, never rounded up.
  var ratio: Double?
  var needed: Double?
  var verdict: String
  var reason: String?
  var location: LocationJSON

  init(_ row: ContrastReport.Row) {
    theme = row.theme.isEmpty ? nil : row.theme
    use = row.pair.use.rawValue
    foreground = row.pair.foreground.name
    background = row.pair.background.name
    over = row.pair.over?.name
    foregroundColor = row.foreground?.description
    backgroundColor = row.background?.description
    ratio = row.ratio?.cutOff(decimals: 3)
    needed = figure(row.needed)
    verdict = row.verdict.rawValue
    reason = row.reason
    location = LocationJSON(row.pair.location)
  }
}
