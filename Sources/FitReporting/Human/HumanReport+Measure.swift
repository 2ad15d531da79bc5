internal import ScreenModel

extension HumanReport {
  package func text(of report: MeasureReport) -> String {
    var table = Table([.right, .left, .right, .right, .left])
    table.add(["line", "text", "width", "room left", ""].map { Table.Entry($0, .faint) })
    for (index, line) in report.lines.enumerated() {
      table.add([
        Table.Entry("\(index + 1)"), Table.Entry(TerminalText.shown(line.text, limit: 100)),
        Table.Entry(FigureText.points(line.width)),
        Table.Entry(FigureText.points(line.room), line.room < 0 ? .bad : .plain),
        Table.Entry(remark(on: line.reason), .faint),
      ])
    }
    var lines = [heading(of: report)] + table.lines(isColoured: isColoured, indent: 2)
    lines.append(conclusion(of: report))
    lines += report.missing.map { missing in
      let character = TerminalText.shown(String(missing.character))
      let scalars = missing.character.unicodeScalars.map {
        "U+" + hexadecimal($0.value)
      }.joined(separator: " ")
      let faces = missing.faces.map { TerminalText.shown($0) }.joined(separator: ", ")
      return painted("unknown: no face has “\(character)” (\(scalars)); tried \(faces)", .bad)
    }
    return lines.asText
  }

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private func heading(of report: MeasureReport) -> String {
    let style = report.setAs.map { TerminalText.shown($0) + ", " } ?? ""
    let real =
      report.realSize == report.size
      ? "" : ", really set at \(FigureText.fixed(report.realSize, decimals: 3)) pt"
    let family = painted(TerminalText.shown(report.family), .strong)
    return "\(family) (\(report.faces.first.map { TerminalText.shown($0) } ?? "no face")), "
      + "\(style)\(FigureText.short(report.size)) pt\(real),"
      + " in \(FigureText.short(report.width)) pt, by the rules of \(report.profile)"
  }

  private func conclusion(of report: MeasureReport) -> String {
    let count = report.lines.count
    let isOver = report.linesAllowed.map { count > $0 } ?? false
    var text = painted(FigureText.count(count, "line"), isOver ? .bad : .good)
    if let allowed = report.linesAllowed { text += " of \(allowed) allowed" }
    text += ", \(report.estimatedLines) by the estimate"
    if let change = report.narrower {
      text +=
        "; \(FigureText.count(change.lines, "line")) below \(FigureText.fixed(change.width, decimals: 2)) pt"
    }
    if let change = report.wider {
      text +=
        "; \(FigureText.count(change.lines, "line")) from \(FigureText.fixed(change.width, decimals: 2)) pt"
    }
    return text
  }

  private func remark(on reason: TextLine.BreakReason) -> String {
    switch reason {
    case .regular, .end: ""
    case .mandatory: "forced break"
    case .emergency: "cut inside a word"
    }
  }
}
