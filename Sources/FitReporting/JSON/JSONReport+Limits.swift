package import FitVerification

extension JSONReport {
  package func text(of reports: [LimitReport]) throws -> String {
    try encoded(LimitsJSON(apps: reports.map { AppLimitsJSON($0) }))
  }
}

private struct LimitsJSON: Encodable {
  var format = "screenfit-limits/1"
  var apps: [AppLimitsJSON]
}

private struct AppLimitsJSON: Encodable {
  var app: String
  var screens: [ScreenLimitsJSON]

  init(_ report: LimitReport) {
    app = report.app
    screens = report.screens.map {
      ScreenLimitsJSON(screen: $0.screen, name: $0.name, rows: $0.rows.map { RowJSON($0) })
    }
  }
}

private struct ScreenLimitsJSON: Encodable {
  var screen, name: String
  var rows: [RowJSON]
}

private struct RowJSON: Encodable {
  var family, locale: String
  var largestTextSize: String?
  var breaking: BreakingJSON?
  var windows: [EdgesJSON]

  init(_ row: LimitReport.Row) {
    family = row.family
    locale = row.locale
    largestTextSize = row.largest
    breaking = row.breaking.map {
      BreakingJSON(textSize: $0.textSize, window: $0.window, windowName: $0.windowName)
    }
    windows = row.windows.map {
      EdgesJSON(
        textSize: $0.textSize, narrowest: $0.narrowest.flatMap { figure($0) },
        shortest: $0.shortest.flatMap { figure($0) })
    }
  }
}

private struct BreakingJSON: Encodable { var textSize, window, windowName: String }

private struct EdgesJSON: Encodable {
  var textSize: String
  var narrowest, shortest: Double?
}
