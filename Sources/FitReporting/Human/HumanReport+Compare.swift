package import FitVerification
internal import ScreenModel

extension HumanReport {
  package func text(of reports: [CompareReport]) -> String {
    var lines: [String] = []
    for report in reports {
      if !lines.isEmpty { lines.append("") }
      lines += summary(of: report)
      lines += calibration(of: report)
      for rows in grouped(report.lower) { lines += [""] + unsafe(rows) }
    }
    let unsafe = reports.reduce(0) { $0 + $1.lower.count }
    if unsafe > 0 {
      lines += [
        "", painted("screenfit explain \(RuleID.estimateTooLow.code) says more.", .faint),
        painted(
          "\(FigureText.count(unsafe, "estimate")) \(unsafe == 1 ? "is" : "are") too low", .bad),
      ]
    }
    return lines.asText
  }

  private func summary(of report: CompareReport) -> [String] {
    let app = painted(TerminalText.shown(report.app), .strong)
    let compared = FigureText.count(report.compared, "text layout")
    var lines = ["\(app)  \(compared), estimated against measured lines"]
    let longest = max(report.equal, report.lower.count, report.higher.values.max() ?? 0)
    var table = Table([.left, .right, .right, .left])
    func add(_ label: String, _ count: Int, _ ink: Ink) {
      let columns = longest > 0 ? (count * 40 + longest - 1) / longest : 0
      table.add([
        Table.Entry(label, count > 0 ? ink : .plain), Table.Entry(FigureText.count(count)),
        Table.Entry(FigureText.percent(count, of: report.compared)),
        Table.Entry(String(repeating: "▇", count: columns), .faint),
      ])
    }
    add("lower (unsafe)", report.lower.count, .bad)
    add("equal", report.equal, .good)
    for (lines, count) in report.higher.sorted(by: { $0.key < $1.key }) {
      add("\(FigureText.count(lines, "line")) higher", count, .plain)
    }
    if report.unknown > 0 { add("unknown", report.unknown, .bad) }
    lines += table.lines(isColoured: isColoured, indent: 2)
    return lines
  }

  private func calibration(of report: CompareReport) -> [String] {
    guard !report.calibration.isEmpty else { return [] }
    var table = Table([.left, .right, .right, .right])
    table.add(
      ["family", "declared", "smallest safe", "higher with it"].map { Table.Entry($0, .faint) })
    for row in report.calibration {
      table.add([
        Table.Entry(TerminalText.shown(row.family)),
        Table.Entry(FigureText.fixed(row.declared, decimals: 3) + " em"),
        Table.Entry(
          FigureText.fixed(row.smallestSafe, decimals: 3) + " em",
          row.smallestSafe > row.declared ? .bad : .good),
        Table.Entry(FigureText.count(row.higher)),
      ])
    }
    return [
      "  advance of a character in the estimate; with the smallest safe one so many layouts are still",
      "  estimated higher than measured, and none lower:",
    ]
      + table.lines(isColoured: isColoured, indent: 2)
  }

  /// Puts the appearances of one text in one place together, that with the most lines too few first.
  private func grouped(_ rows: [CompareReport.Row]) -> [[CompareReport.Row]] {
    struct Key: Hashable {
      var text: SourceLocation
      var screen, block: String
    }
    var order: [Key] = []
    var groups: [Key: [CompareReport.Row]] = [:]
    for row in rows {
      let key = Key(text: row.text.location, screen: row.screen, block: row.block)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(row)
    }
    return order.compactMap { groups[$0] }.map { rows in
      let most = rows.indices.max {
        rows[$0].measured - rows[$0].estimated < rows[$1].measured - rows[$1].estimated
      }
      guard let most else { return rows }
      return [rows[most]] + rows[..<most] + rows[(most + 1)...]
    }
  }

  private func unsafe(_ rows: [CompareReport.Row]) -> [String] {
    guard let row = rows.first else { return [] }
    let rule = RuleID.estimateTooLow
    let head =
      painted("\(TerminalText.shown(row.text.location.description)):", .strong) + " "
      + painted("error:", .bad) + " \(TerminalText.shown(row.message, limit: 200))"
      + painted(" [\(rule.code) \(rule.name)]", .faint)
    let place = [row.screen, row.textSize, row.family].map { TerminalText.shown($0) }
    var note = "in " + place.joined(separator: " · ")
    if let deciding = row.deciding {
      note +=
        ", \(FigureText.points(deciding.tooWide)) pt too wide at"
        + " \(TerminalText.quoted(deciding.word, limit: 30))"
    }
    let others = rows.dropFirst().map { other in
      TerminalText.shown("\(other.textSize) · \(other.family)")
        + " (\(other.estimated) for \(other.measured))"
    }
    return [head] + excerpt(at: row.text.location, note: note, ink: .bad)
      + (others.isEmpty
        ? [] : ["   " + painted("also", .hint) + "    " + others.joined(separator: ", ")])
  }
}
