package import FitVerification

extension HumanReport {
  package func text(of report: RecordingReport) -> String {
    var lines = [
      painted(TerminalText.shown(report.file), .strong)
        + "  measured as \(TerminalText.shown(report.profile)),"
        + " recorded with \(TerminalText.shown(report.engine, limit: 60))"
    ]
    var table = Table([.left, .right, .right, .right, .right, .right, .right])
    table.add(
      ["", "layouts", "comparable", "wrong", "", "too few", "too many"].map {
        Table.Entry($0, .faint)
      })
    for (name, score) in [("all", report.total)] + report.groups.map({ ($0.name, $0.score) }) {
      table.add([
        Table.Entry(phrase(for: name)), Table.Entry(FigureText.count(score.layouts)),
        Table.Entry(FigureText.count(score.comparable)),
        Table.Entry(FigureText.count(score.wrong), score.wrong > 0 ? .doubtful : .good),
        Table.Entry(FigureText.percent(score.wrong, of: score.comparable, decimals: 4)),
        Table.Entry(FigureText.count(score.tooFew), score.tooFew > 0 ? .bad : .good),
        Table.Entry(FigureText.count(score.tooMany)),
      ])
    }
    lines += table.lines(isColoured: isColoured, indent: 2)
    lines += differences(of: report)
    return lines.asText
  }

  private func phrase(for group: String) -> String {
    switch group {
    case "overlongWord": "a word wider than the box"
    case "cjk": "Chinese, Japanese, Korean"
    case "rest": "the rest"
    default: group
    }
  }

  private func differences(of report: RecordingReport) -> [String] {
    let shown = isVerbose ? report.differences[...] : report.differences.prefix(10)
    guard !shown.isEmpty else { return [] }
    var table = Table([.right, .right, .left, .left, .right, .right, .left])
    table.add(
      ["recorded", "measured", "locale", "font", "size", "width", "text"].map {
        Table.Entry($0, .faint)
      })
    for difference in shown {
      let isTooFew = difference.measured < difference.recorded
      table.add([
        Table.Entry("\(difference.recorded)"),
        Table.Entry("\(difference.measured)", isTooFew ? .bad : .doubtful),
        Table.Entry(TerminalText.shown(difference.locale)),
        Table.Entry(TerminalText.shown(difference.font)),
        Table.Entry(FigureText.short(difference.size)),
        Table.Entry(FigureText.short(difference.width)),
        Table.Entry(TerminalText.quoted(difference.text, limit: 48)),
      ])
    }
    var lines = ["", "  layouts that differ:"] + table.lines(isColoured: isColoured, indent: 2)
    if report.total.wrong > shown.count {
      let rest = FigureText.count(report.total.wrong - shown.count)
      lines.append("  and \(rest) more" + (isVerbose ? "" : " (--verbose)"))
    }
    return lines
  }
}
