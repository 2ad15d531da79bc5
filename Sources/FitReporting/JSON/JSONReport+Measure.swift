internal import ScreenModel

extension JSONReport {
  package func text(of report: MeasureReport) throws -> String {
    try encoded(MeasureJSON(report))
  }
}

private struct MeasureJSON: Encodable {
  var format = "screenfit-measure/1"
  var text, locale, app, family: String
  var faces: [String]
  var setAs: String?
  var profile: String
  var size, realSize, width, naturalWidth: Double?
  var lineCount: Int
  var linesAllowed: Int?
  var estimatedLines: Int
  var lines: [LineJSON]
  var narrower, wider: ChangeJSON?
  var missing: [MissingJSON]

  init(_ report: MeasureReport) {
    text = report.text
    locale = report.locale
    app = report.app
    family = report.family
    faces = report.faces
    setAs = report.setAs
    profile = report.profile
    size = figure(report.size)
    realSize = figure(report.realSize, decimals: 6)
    width = figure(report.width)
    naturalWidth = figure(report.naturalWidth)
    lineCount = report.lines.count
    linesAllowed = report.linesAllowed
    estimatedLines = report.estimatedLines
    lines = report.lines.map {
      LineJSON(
        text: $0.text, width: figure($0.width), room: figure($0.room), reason: $0.reason.rawValue)
    }
    narrower = report.narrower.map { ChangeJSON($0) }
    wider = report.wider.map { ChangeJSON($0) }
    missing = report.missing.map {
      MissingJSON(character: String($0.character), faces: $0.faces)
    }
  }
}

private struct LineJSON: Encodable {
  var text: String
  var width, room: Double?
  var reason: String
}

private struct ChangeJSON: Encodable {
  var width: Double?
  var lines: Int

  init(_ change: MeasureReport.Change) {
    width = figure(change.width)
    lines = change.lines
  }
}

private struct MissingJSON: Encodable {
  var character: String
  var faces: [String]
}
