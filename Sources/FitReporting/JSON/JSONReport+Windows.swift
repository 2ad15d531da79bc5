package import FitVerification
internal import ScreenModel

extension JSONReport {
  package func text(of reports: [WindowReport]) throws -> String {
    try encoded(WindowsJSON(apps: reports.map { AppWindowsJSON($0) }))
  }
}

private struct WindowsJSON: Encodable {
  var format = "screenfit-windows/1"
  var apps: [AppWindowsJSON]
}

private struct AppWindowsJSON: Encodable {
  var app: String
  var lists: [WindowListJSON]
  var rows: [WindowJSON]

  init(_ report: WindowReport) {
    app = report.app
    lists = report.lists.map {
      WindowListJSON(list: $0.name, file: $0.file, isShared: $0.isShared)
    }
    rows = report.rows.map { WindowJSON($0) }
  }
}

private struct WindowListJSON: Encodable {
  var list, file: String
  var isShared: Bool
}

private struct WindowJSON: Encodable {
  var window, name, platform, orientation, system, confidence: String
  var tags: [String]
  var width, height: Double?
  /// Left out where no source tells.
  var insets: InsetsJSON?
  /// Left out where it is not up.
  var keyboardHeight: Double?
  var pixelScale: Double?
  var textSize: String
  var scale, scaleRounded, contentWidth, contentHeight: Double?
  var belowReference: Bool?

  init(_ row: WindowReport.Row) {
    window = row.window.id
    name = row.window.name
    platform = row.window.platform.rawValue
    orientation = row.window.orientation.rawValue
    system = row.window.system
    confidence = row.window.confidence.rawValue
    tags = row.window.tags
    width = figure(row.window.width)
    height = figure(row.window.height)
    insets = row.window.safeArea.map { InsetsJSON($0) }
    if row.window.keyboardHeight > 0 { keyboardHeight = figure(row.window.keyboardHeight) }
    pixelScale = figure(row.window.pixelScale)
    textSize = row.textSize
    scale = figure(row.scale, decimals: 6)
    scaleRounded = figure(row.scale.map { ($0 * 20).rounded() / 20 })
    contentWidth = figure(row.contentWidth)
    contentHeight = figure(row.contentHeight)
    belowReference = row.isBelowReference
  }
}

private struct InsetsJSON: Encodable {
  var top, leading, bottom, trailing: Double?

  init(_ insets: Insets) {
    top = figure(insets.top)
    leading = figure(insets.leading)
    bottom = figure(insets.bottom)
    trailing = figure(insets.trailing)
  }
}
