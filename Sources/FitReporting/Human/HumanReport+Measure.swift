internal import ScreenModel

extension HumanReport {
  package func text(of report: MeasureReport) -> String {
    var lines = [heading(of: report)]
    guard let tightest = report.appearances.first else { return lines.asText }
    lines += ["", name(of: tightest, in: report)]
    lines += table(of: tightest)
    lines.append(conclusion(of: tightest, in: report))
    lines += unknowns(in: tightest, of: report)
    if report.appearances.count > 1 { lines += [""] + others(of: report) }
    return lines.asText
  }

  private func heading(of report: MeasureReport) -> String {
    let text = TerminalText.quoted(report.text, limit: 48)
    let style = report.setAs.map { " as " + painted(TerminalText.shown($0), .strong) } ?? ""
    return "\(text)\(style) in \(FigureText.short(report.width)) pt,"
      + " \(TerminalText.shown(report.widthSource))"
  }

  private func name(of appearance: MeasureReport.Appearance, in report: MeasureReport) -> String {
    let names = [appearance.textSize, appearance.family].compactMap(\.self)
    let real =
      appearance.realSize == appearance.size
      ? "" : ", really set at \(FigureText.fixed(appearance.realSize, decimals: 3)) pt"
    let face = appearance.faces.first.map { TerminalText.shown($0) } ?? "no face"
    let count = report.appearances.count
    let rank = count > 1 ? ", the tightest of \(count)" : ""
    return painted(names.map { TerminalText.shown($0) }.joined(separator: " · "), .strong)
      + rank + ": \(face) at \(FigureText.short(appearance.size)) pt\(real),"
      + " by the rules of \(TerminalText.shown(report.profile))"
  }

  private func table(of appearance: MeasureReport.Appearance) -> [String] {
    guard !appearance.lines.isEmpty else { return [] }
    var table = Table([.right, .left, .right, .right, .left])
    table.add(["line", "text", "width", "room left", ""].map { Table.Entry($0, .faint) })
    for (index, line) in appearance.lines.enumerated() {
      table.add([
        Table.Entry("\(index + 1)"), Table.Entry(TerminalText.shown(line.text, limit: 72)),
        Table.Entry(FigureText.points(line.width)),
        Table.Entry(FigureText.points(line.room), line.room < 0 ? .bad : .plain),
        Table.Entry(remark(on: line.reason), .faint),
      ])
    }
    return table.lines(isColoured: isColoured, indent: 2)
  }

  private func conclusion(
    of appearance: MeasureReport.Appearance, in report: MeasureReport
  ) -> String {
    var text = painted(
      FigureText.count(appearance.lines.count, "line"), ink(of: appearance, in: report))
    if let allowed = report.linesAllowed { text += " of \(allowed) allowed" }
    text += ", \(appearance.estimatedLines) by the estimate"
    for (change, side) in [(appearance.narrower, "below"), (appearance.wider, "from")] {
      guard let change else { continue }
      text +=
        "; \(FigureText.count(change.lines, "line")) \(side)"
        + " \(FigureText.fixed(change.width, decimals: 2)) pt"
    }
    return text
  }

  private func ink(of appearance: MeasureReport.Appearance, in report: MeasureReport) -> Ink {
    report.linesAllowed.map { appearance.lines.count > $0 } ?? false ? .bad : .good
  }

  private func unknowns(
    in appearance: MeasureReport.Appearance, of report: MeasureReport
  ) -> [String] {
    let missing = appearance.missing.map { missing in
      let character = MissingText.named(missing.character)
      let faces = missing.faces.map { TerminalText.shown($0) }.joined(separator: ", ")
      return painted("unknown: no face has \(character); tried \(faces)", .bad)
    }
    guard let script = appearance.doubt else { return missing }
    let profile = TerminalText.shown(report.profile)
    return missing + [
      painted("unknown: where lines of \(script) end is not known of \(profile)", .bad)
    ]
  }

  private func others(of report: MeasureReport) -> [String] {
    var table = Table([.left, .right, .right, .right, .left])
    table.add(["", "size", "lines", "width on one line", ""].map { Table.Entry($0, .faint) })
    for appearance in report.appearances.dropFirst() {
      let names = [appearance.textSize, appearance.family].compactMap(\.self)
      table.add([
        Table.Entry(names.map { TerminalText.shown($0) }.joined(separator: " · ")),
        Table.Entry("\(FigureText.short(appearance.size)) pt"),
        Table.Entry("\(appearance.lines.count)", ink(of: appearance, in: report)),
        Table.Entry("\(FigureText.points(appearance.naturalWidth)) pt"),
        Table.Entry(remark(on: appearance), .bad),
      ])
    }
    return table.lines(isColoured: isColoured, indent: 2)
  }

  private func remark(on appearance: MeasureReport.Appearance) -> String {
    if !appearance.missing.isEmpty { return "unknown: a glyph is missing" }
    return appearance.doubt == nil ? "" : "unknown: line breaks"
  }

  private func remark(on reason: TextLine.BreakReason) -> String {
    switch reason {
    case .regular, .end: ""
    case .mandatory: "forced break"
    case .emergency: "cut inside a word"
    }
  }
}
