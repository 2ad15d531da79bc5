internal import FitVerification

extension HumanReport {
  package func text(of diff: DiffReport) -> String {
    var lines: [String] = []
    for turn in diff.turns { lines += self.lines(of: turn, in: diff) }
    lines += self.lines(of: diff.added, "not looked at before", in: diff)
    lines += self.lines(of: diff.removed, "not looked at any more", in: diff)
    lines += margins(of: diff)
    for (title, findings, ink) in [
      ("new", diff.newFindings, Ink.bad), ("gone", diff.goneFindings, .good),
    ] where !findings.isEmpty {
      lines += lines.isEmpty ? [] : [""]
      lines += findings.map { finding in
        painted(title, ink) + String(repeating: " ", count: 8 - title.count) + headline(of: finding)
      }
    }
    if !diff.changedFindings.isEmpty {
      lines += lines.isEmpty ? [] : [""]
      lines += diff.changedFindings.flatMap { self.lines(of: $0) }
    }
    lines += lines.isEmpty ? [] : [""]
    return (lines + [diff.summary]).asText
  }

  private func lines(of turn: DiffReport.Turn, in diff: DiffReport) -> [String] {
    let ink: Ink = turn.isForTheWorse ? .bad : turn.to > turn.from ? .doubtful : .good
    let count = FigureText.count(turn.cells.count, "cell")
    let name = painted(
      "\(TerminalText.shown(turn.app))/\(TerminalText.shown(turn.screen))", .strong)
    let what = painted("\(turn.from.word) → \(turn.to.word)", ink)
    return ["\(name)  \(count): \(what)"] + places(of: turn.cells, in: diff)
  }

  private func lines(
    of cells: [AppCell], _ phrase: String, in diff: DiffReport
  ) -> [String] {
    guard !cells.isEmpty else { return [] }
    let count = FigureText.count(cells.count, "cell")
    return ["\(count) \(cells.count == 1 ? "does" : "do") not fit, \(phrase)"]
      + places(of: cells, in: diff)
  }

  private func places(of cells: [AppCell], in diff: DiffReport) -> [String] {
    let groups = CellGroups(cells.map { $0.cell }, in: cells.first.flatMap { diff.apps[$0.app] })
    let phrases = groups.phrases(atMost: isVerbose ? .max : 3)
    let single = cells.count == 1 ? cells.map { named($0.cell, withLocale: true) } : []
    return (phrases + single).map { "   " + painted("at", .hint) + "      " + $0 }
  }

  private func margins(of diff: DiffReport) -> [String] {
    guard !diff.margins.isEmpty else { return [] }
    var table = Table([.left, .left, .right, .right, .left])
    let limit = isVerbose ? Int.max : 10
    for margin in diff.margins.prefix(limit) {
      func points(_ value: Double?) -> String {
        value.map { "\(FigureText.points($0)) pt" } ?? "none"
      }
      table.add([
        Table.Entry("\(TerminalText.shown(margin.app))/\(TerminalText.shown(margin.screen))"),
        Table.Entry("spare \(margin.kind)", .faint), Table.Entry(points(margin.before)),
        Table.Entry("→ \(points(margin.after))", margin.change < 0 ? .doubtful : .good),
        Table.Entry(margin.change < 0 ? "shrank" : "grew", .faint),
      ])
    }
    let rest = diff.margins.count - limit
    let more =
      rest > 0 ? ["and \(FigureText.count(rest, "more margin")) (--verbose lists all)"] : []
    return (diff.turns.isEmpty ? [] : [""]) + table.lines(isColoured: isColoured) + more
  }

  private func headline(of finding: FindingJSON) -> String {
    let place =
      "\(finding.location.file):\(finding.location.line):\(finding.location.column)"
    let cells = finding.cells.isEmpty ? "" : " in \(FigureText.count(finding.cells.count, "cell"))"
    return painted("\(TerminalText.shown(place)):", .strong)
      + " \(TerminalText.shown(finding.severity)): "
      + TerminalText.shown(finding.message, limit: 200)
      + painted(" [\(TerminalText.shown("\(finding.code) \(finding.rule)"))]", .faint) + cells
  }

  private func lines(of change: DiffReport.FindingChange) -> [String] {
    let (before, after) = (change.before, change.after)
    var parts: [String] = []
    if before.cells.count != after.cells.count {
      parts.append(
        "\(FigureText.count(before.cells.count)) → \(FigureText.count(after.cells.count, "cell"))")
    }
    if let old = before.shortfall, let new = after.shortfall, old != new {
      parts.append("\(FigureText.points(old)) → \(FigureText.points(new)) pt short")
    }
    return ["changed " + headline(of: after), "   " + parts.joined(separator: ", ")]
  }
}

extension DiffReport {
  /// What changed, on one line.
  var summary: String {
    var parts: [String] = []
    let worse = turns.filter(\.isForTheWorse).reduce(0) { $0 + $1.cells.count }
    let better = turns.filter { $0.from.isBad && !$0.to.isBad }.reduce(0) { $0 + $1.cells.count }
    if worse > 0 { parts.append("\(FigureText.count(worse, "cell")) turned to failing") }
    if better > 0 { parts.append("\(FigureText.count(better, "cell")) back to fitting") }
    let shrunk = margins.count { $0.change < 0 }
    if shrunk > 0 { parts.append("\(FigureText.count(shrunk, "margin")) shrank") }
    if !newFindings.isEmpty { parts.append(FigureText.count(newFindings.count, "new finding")) }
    if !goneFindings.isEmpty { parts.append("\(FigureText.count(goneFindings.count)) gone") }
    if !changedFindings.isEmpty {
      parts.append("\(FigureText.count(changedFindings.count)) changed")
    }
    let counts =
      cells.before == cells.after
      ? "the same \(FigureText.count(cells.after, "cell"))"
      : "\(FigureText.count(cells.before)) → \(FigureText.count(cells.after, "cell"))"
    return counts + ": " + (parts.isEmpty ? "no verdict changed" : parts.joined(separator: ", "))
  }
}

extension AppCell {
  /// The cell as reports gather them.
  var cell: Cell {
    Cell(
      screen: screen, window: window, windowName: windowName, textSize: textSize, family: family,
      locale: locale, state: state)
  }
}
