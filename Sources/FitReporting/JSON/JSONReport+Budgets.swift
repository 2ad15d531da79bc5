package import FitVerification

extension JSONReport {
  package func text(of reports: [BudgetReport]) throws -> String {
    try encoded(BudgetsJSON(apps: reports.map { AppBudgetsJSON($0) }))
  }
}

private struct BudgetsJSON: Encodable {
  var format = "screenfit-budgets/1"
  var apps: [AppBudgetsJSON]
}

private struct AppBudgetsJSON: Encodable {
  var app, locale, textSize, family: String
  var roles: [RoleJSON]
  var findings: [FindingJSON]

  init(_ report: BudgetReport) {
    app = report.app
    locale = report.locale
    textSize = report.textSize
    family = report.family
    roles = report.roles.map { RoleJSON($0) }
    findings = report.findings.map { FindingJSON($0) }
  }
}

private struct RoleJSON: Encodable {
  var role, style: String
  var lines, charactersPerLine, budget, strings, longest: Int
  /// Characters of the longest text that fits, and of the shortest that does not, as measured.
  var longestPassing, shortestFailing: Int?

  init(_ row: BudgetReport.Row) {
    role = row.role
    style = row.style
    lines = row.lines
    charactersPerLine = row.charactersPerLine
    budget = row.budget
    strings = row.strings
    longest = row.longest
    longestPassing = row.longestPassing
    shortestFailing = row.shortestFailing
  }
}
