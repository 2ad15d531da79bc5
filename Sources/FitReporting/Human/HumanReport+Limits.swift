package import FitVerification

extension HumanReport {
  package func text(of reports: [LimitReport]) -> String {
    var lines: [String] = []
    for report in reports {
      for screen in report.screens {
        if !lines.isEmpty { lines.append("") }
        lines += self.lines(of: screen, app: report.app)
      }
    }
    return lines.asText
  }

  private func lines(of screen: LimitReport.Screen, app: String) -> [String] {
    let hasLocales = Set(screen.rows.map(\.locale)).count > 1
    var table = Table([.left, .left, .left, .right, .left, .right, .left])
    table.add(
      ["family", "fits up to", "breaks at", "narrowest", "at", "shortest", "at"].map {
        Table.Entry($0, .faint)
      })
    for row in screen.rows {
      let breaking = row.breaking.map {
        "\(TerminalText.shown($0.textSize)) in \(TerminalText.shown($0.windowName, limit: 40))"
      }
      table.add([
        Table.Entry(TerminalText.shown(hasLocales ? "\(row.family) \(row.locale)" : row.family)),
        Table.Entry(
          row.largest.map { TerminalText.shown($0) } ?? "no size", row.largest == nil ? .bad : .good
        ),
        Table.Entry(breaking ?? "no size tried"),
        Table.Entry(row.narrowest.map { FigureText.points($0.width) } ?? "–"),
        Table.Entry(row.narrowest.map { TerminalText.shown($0.textSize) } ?? ""),
        Table.Entry(row.shortest.map { FigureText.points($0.height) } ?? "–"),
        Table.Entry(row.shortest.map { TerminalText.shown($0.textSize) } ?? ""),
      ])
    }
    return [
      painted(TerminalText.shown("\(app)/\(screen.screen)"), .strong)
        + "  largest text size in every window; smallest window with the reference's insets, in points"
    ] + table.lines(isColoured: isColoured, indent: 2)
  }
}
