package import FitVerification

extension HumanReport {
  package func text(of reports: [BudgetReport]) -> String {
    var lines: [String] = []
    for report in reports {
      if !lines.isEmpty { lines.append("") }
      let app = painted(TerminalText.shown(report.app), .strong)
      guard !report.roles.isEmpty else {
        lines.append("\(app)  no roles, so no budgets")
        continue
      }
      let locale = report.isSource ? "" : " in \(TerminalText.shown(report.locale))"
      lines.append(
        "\(app)  characters\(locale) in the tightest appearance, \(TerminalText.shown(report.textSize)) · \(TerminalText.shown(report.family));"
          + " the last two columns are measured")
      lines += table(of: report)
      if !report.findings.isEmpty {
        lines += [""] + self.lines(of: report.findings) { _ in nil }
      }
    }
    let over = reports.reduce(0) { $0 + $1.findings.count }
    if reports.contains(where: { $0.isSource && !$0.roles.isEmpty }) {
      lines.append("")
      lines.append(
        over == 0
          ? painted("every string keeps to its budget", .good)
            + "; a row or control may leave less width than is counted here: replay checks the lines"
          : painted(
            FigureText.count(over, "string is over its budget", "strings are over their budgets"),
            .bad))
    }
    return lines.asText
  }

  private func table(of report: BudgetReport) -> [String] {
    var table = Table([.left, .left, .right, .right, .right, .right, .right, .right, .left])
    table.add(
      [
        "role", "style × lines", "per line", "budget", "strings", "longest", "left", "fits up to",
        "fails from",
      ].map { Table.Entry($0, .faint) })
    for row in report.roles {
      let left = row.budget - row.longest
      let isUsed = row.strings > 0
      table.add([
        Table.Entry(TerminalText.shown(row.role)),
        Table.Entry("\(TerminalText.shown(row.style)) × \(row.lines)"),
        Table.Entry(report.isSource ? FigureText.count(row.charactersPerLine) : "–"),
        Table.Entry(report.isSource ? FigureText.count(row.budget) : "–", .strong),
        Table.Entry(FigureText.count(row.strings)),
        Table.Entry(isUsed ? FigureText.count(row.longest) : "–"),
        Table.Entry(
          isUsed && report.isSource ? FigureText.count(left) : "–",
          isUsed && report.isSource && left < 0 ? .bad : .plain),
        Table.Entry(row.longestPassing.map { FigureText.count($0) } ?? "–"),
        Table.Entry(row.shortestFailing.map { FigureText.count($0) } ?? "–"),
      ])
    }
    return table.lines(isColoured: isColoured, indent: 2)
  }
}
