package import FitVerification
package import ProjectFiles
internal import ScreenModel

extension FindingReport {
  /// Makes the report of budgets: a check for each role, which passes, and one for the texts that are too long.
  package init(_ reports: [BudgetReport]) {
    let roles = reports.reduce(0) { $0 + $1.roles.count }
    let over = reports.reduce(0) { $0 + $1.findings.count }
    self.init(
      suites: Self.apps(reports.map(\.app)).map { app in
        let own = reports.filter { $0.app == app }
        let findings = own.flatMap(\.findings)
        return Suite(
          name: app, verdict: Self.overBudget(findings.count),
          checks: own.flatMap { report in
            report.roles.map { role in
              Check(
                name: report.isSource ? role.role : "\(report.locale): \(role.role)", remarks: [])
            }
          } + Self.checks(of: findings.map { Remark($0) }))
      },
      summary: "\(FigureText.count(roles, "role")): \(Self.overBudget(over))")
  }

  private static func overBudget(_ count: Int) -> String {
    count == 0
      ? "every string keeps to its budget"
      : FigureText.count(count, "string is over its budget", "strings are over their budgets")
  }

  /// Makes the report of contrasts: a check for each declared pair in each theme.
  package init(_ reports: [ContrastReport]) {
    let pairs = reports.reduce(0) { $0 + $1.rows.count }
    let findings = reports.flatMap(\.findings)
    self.init(
      suites: reports.map { report in
        let passing = report.rows.filter { $0.verdict == .passes }.map { row in
          let theme = row.theme.isEmpty ? "" : " in \(row.theme)"
          return Check(
            name: "\(row.pair.foreground.name) on \(row.pair.background.name)\(theme)", remarks: [])
        }
        return Suite(
          name: report.app, verdict: Self.verdict(of: report.findings),
          checks: passing + Self.checks(of: report.findings.map { Remark($0) }))
      },
      summary: "\(FigureText.count(pairs, "pair of colours", "pairs of colours")): "
        + Self.verdict(of: findings))
  }

  private static func verdict(of findings: [Finding]) -> String {
    findings.isEmpty ? "all have enough contrast" : FigureText.count(findings.count, "finding")
  }

  /// Makes the report of comparisons: a check for each app.
  package init(_ reports: [CompareReport]) {
    let compared = reports.reduce(0) { $0 + $1.compared }
    let low = reports.reduce(0) { $0 + $1.lower.count }
    let unknown = reports.reduce(0) { $0 + $1.unknown }
    self.init(
      suites: reports.map { report in
        var remarks = report.lower.map { Remark($0) }
        if report.unknown > 0 {
          let texts = FigureText.count(report.unknown, "text layout has", "text layouts have")
          remarks.append(
            Remark(
              level: .error,
              message: "\(texts) a character that no face has, so nothing is compared",
              details: []))
        }
        return Suite(
          name: report.app, verdict: Self.estimates(report.lower.count, report.unknown),
          checks: [Check(name: "estimates", remarks: remarks)])
      },
      summary: "\(FigureText.count(compared, "text layout")): \(Self.estimates(low, unknown))")
  }

  private static func estimates(_ low: Int, _ unknown: Int) -> String {
    var parts: [String] = []
    if low > 0 {
      parts.append(FigureText.count(low, "estimate is too low", "estimates are too low"))
    }
    if unknown > 0 { parts.append("\(FigureText.count(unknown)) unknown") }
    return parts.isEmpty ? "no estimate is too low" : parts.joined(separator: ", ")
  }

  private static func apps(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// Makes the report of what is wrong with input files, so that nothing was judged: a check for each file.
  package init(_ errors: [FileError]) {
    var files: [String] = []
    for error in errors where !files.contains(error.location.file) {
      files.append(error.location.file)
    }
    let verdict = FigureText.count(errors.count, "mistake") + " in the input"
    self.init(
      suites: [
        Suite(
          name: "input", verdict: verdict,
          checks: files.map { file in
            Check(
              name: file, remarks: errors.filter { $0.location.file == file }.map { Remark($0) })
          })
      ], summary: verdict, isInputWrong: true)
  }
}

extension Remark {
  init(_ row: CompareReport.Row) {
    let rule = RuleID.estimateTooLow
    let place = [row.screen, row.textSize, row.family].map { TerminalText.shown($0) }
    self.init(
      level: .error, code: rule.code, rule: rule.name, place: Place(row.text.location),
      message: TerminalText.shown(row.message), details: ["in " + place.joined(separator: " · ")])
  }

  init(_ error: FileError) {
    var place = Place(error.location)
    if error.isAboutWholeFile { (place.line, place.column) = (nil, nil) }
    self.init(
      level: .error, code: error.code.rawValue, rule: error.code.name, place: place,
      message: TerminalText.shown(error.message),
      details: error.suggestion.map { [TerminalText.shown($0)] } ?? [])
  }
}
