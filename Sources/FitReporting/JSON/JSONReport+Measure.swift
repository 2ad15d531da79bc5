internal import ScreenModel

extension JSONReport {
  package func text(of report: MeasureReport) throws -> String {
    try encoded(MeasureJSON(report))
  }
}

/// The keys of the tightest appearance stand beside those of the whole.
private struct MeasureJSON: Encodable {
  var format = "screenfit-measure/1"
  var text, locale, app: String
  var setAs: String?
  var profile: String
  var width: Double?
  var widthSource: String
  var linesAllowed: Int?
  var tightest: AppearanceJSON?
  var others: [AppearanceJSON]

  init(_ report: MeasureReport) {
    text = report.text
    locale = report.locale
    app = report.app
    setAs = report.setAs
    profile = report.profile
    width = figure(report.width)
    widthSource = report.widthSource
    linesAllowed = report.linesAllowed
    tightest = report.appearances.first.map { AppearanceJSON($0) }
    others = report.appearances.dropFirst().map { AppearanceJSON($0) }
  }

  private enum CodingKeys: String, CodingKey {
    case format, text, locale, app, setAs, profile, width, widthSource, linesAllowed, others
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(format, forKey: .format)
    try container.encode(text, forKey: .text)
    try container.encode(locale, forKey: .locale)
    try container.encode(app, forKey: .app)
    try container.encodeIfPresent(setAs, forKey: .setAs)
    try container.encode(profile, forKey: .profile)
    try container.encodeIfPresent(width, forKey: .width)
    try container.encode(widthSource, forKey: .widthSource)
    try container.encodeIfPresent(linesAllowed, forKey: .linesAllowed)
    try tightest?.encode(to: encoder)
    try container.encode(others, forKey: .others)
  }
}

private struct AppearanceJSON: Encodable {
  var textSize: String?
  var family: String
  var faces: [String]
  var size, realSize, naturalWidth: Double?
  var lineCount: Int
  var estimatedLines: Int
  var lines: [LineJSON]
  var narrower, wider: ChangeJSON?
  var missing: [MissingJSON]
  /// Left out where all line breaks are known.
  var doubt: String?

  init(_ appearance: MeasureReport.Appearance) {
    textSize = appearance.textSize
    family = appearance.family
    faces = appearance.faces
    size = figure(appearance.size)
    realSize = figure(appearance.realSize, decimals: 6)
    naturalWidth = figure(appearance.naturalWidth)
    lineCount = appearance.lines.count
    estimatedLines = appearance.estimatedLines
    lines = appearance.lines.map {
      LineJSON(
        text: $0.text, width: figure($0.width), room: figure($0.room), reason: $0.reason.rawValue)
    }
    narrower = appearance.narrower.map { ChangeJSON($0) }
    wider = appearance.wider.map { ChangeJSON($0) }
    missing = appearance.missing.map { MissingJSON($0) }
    doubt = appearance.doubt
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

/// A character that no face has.
struct MissingJSON: Codable {
  var character: String
  var faces: [String]

  init(_ missing: MissingCharacter) {
    character = String(missing.character)
    faces = missing.faces
  }
}
