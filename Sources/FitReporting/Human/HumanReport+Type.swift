internal import FitVerification

extension HumanReport {
  /// Tabulates the size and line height at which each style was really measured, a column for each text size.
  func typeTable(of app: AppSummary) -> [String] {
    var styles: [String] = []
    for entry in app.type.entries where !styles.contains(entry.style) {
      styles.append(entry.style)
    }
    guard !styles.isEmpty else { return [] }
    var table = Table([.left] + app.textSizes.map { _ in .right })
    table.add(
      (["measured at"] + app.textSizes.map { TerminalText.shown($0) }).map {
        Table.Entry($0, .faint)
      })
    for style in styles {
      let figures = app.textSizes.map { textSize in
        app.type.entries.first { $0.style == style && $0.textSize == textSize }.map {
          "\(FigureText.short($0.size))/\(FigureText.short($0.lineHeight))"
        } ?? "–"
      }
      table.add(([TerminalText.shown(style)] + figures).map { Table.Entry($0) })
    }
    return table.lines(isColoured: isColoured)
  }
}
