package import FitVerification
internal import ScreenModel

extension HumanReport {
  package func text(of reports: [ContrastReport]) -> String {
    var lines: [String] = []
    for report in reports {
      if !lines.isEmpty { lines.append("") }
      lines.append(headline(of: report))
      lines += table(of: report).map { "  " + $0 }
      if !report.findings.isEmpty {
        lines += [""] + self.lines(of: report.findings) { _ in nil }
      }
    }
    return lines.asText
  }

  /// How many pairs an app has and how they do.
  private func headline(of report: ContrastReport) -> String {
    let app = painted(TerminalText.shown(report.app), .strong) + "  "
    guard !report.rows.isEmpty || !report.findings.isEmpty else {
      return app + painted("declares no colours", .faint)
    }
    let themes = Set(report.rows.map(\.theme)).count
    let pairs = FigureText.count(report.rows.count / max(themes, 1), "pair")
    let scope = themes > 1 ? "\(pairs) × \(FigureText.count(themes, "theme"))" : pairs
    var parts: [String] = []
    for (verdict, words) in [(ContrastReport.Verdict.fails, "too low"), (.unknown, "unknown")] {
      let count = report.rows.count { $0.verdict == verdict }
      if count > 0 { parts.append("\(FigureText.count(count)) \(words)") }
    }
    let others = report.findings.count { $0.rule != .contrastTooLow && $0.rule != .colourUnknown }
    if others > 0 { parts.append(FigureText.count(others, "other finding")) }
    let result =
      parts.isEmpty && report.findings.isEmpty
      ? painted("all have enough contrast", .good)
      : painted(parts.isEmpty ? "not all known" : parts.joined(separator: ", "), .bad)
    return "\(app)\(scope): \(result)"
  }

  private func table(of report: ContrastReport) -> [String] {
    guard !report.rows.isEmpty else { return [] }
    var table = Table([.left, .left, .left, .left, .right, .right, .left])
    table.add(
      ["theme", "use", "foreground", "background", "ratio", "needed", ""].map {
        Table.Entry($0 == "theme" && report.rows.allSatisfy(\.theme.isEmpty) ? "" : $0, .faint)
      })
    for row in report.rows {
      table.add([
        Table.Entry(TerminalText.shown(row.theme)), Table.Entry(row.pair.use.rawValue),
        Table.Entry(named(row.pair.foreground.name, row.foreground?.description)),
        Table.Entry(
          named(row.pair.background.name, row.background?.description)
            + (row.pair.over.map { " over \(TerminalText.shown($0.name))" } ?? "")),
        Table.Entry(row.ratio?.description ?? "–"), Table.Entry(ContrastReport.shown(row.needed)),
        Table.Entry(row.verdict.rawValue, ink(of: row.verdict)),
      ])
    }
    return table.lines(isColoured: isColoured)
  }

  private func named(_ name: String, _ colour: String?) -> String {
    TerminalText.shown(name) + (colour.map { " \($0)" } ?? "")
  }

  private func ink(of verdict: ContrastReport.Verdict) -> Ink {
    switch verdict {
    case .passes: .good
    case .unknown, .fails: .bad
    }
  }
}
