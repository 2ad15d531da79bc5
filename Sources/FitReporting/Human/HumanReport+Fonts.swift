extension HumanReport {
  package func text(of report: FontReport) -> String {
    var table = Table([.left, .left, .right, .right, .right, .right, .right, .left])
    table.add(
      ["face", "package", "em", "ascent", "descent", "line gap", "characters", "file"]
        .map { Table.Entry($0, .faint) })
    for face in report.faces {
      let metrics = face.metrics
      let figures = [
        metrics?.unitsPerEm, metrics?.ascent, metrics?.descent, metrics?.lineGap,
      ].map { $0.map(String.init) ?? "–" }
      let characters = metrics.map { FigureText.count($0.characters) } ?? "–"
      let stand =
        face.allowance > 0
        ? " (stand-in, \(FigureText.fixed(face.allowance * 100, decimals: 1)) % allowed)" : ""
      table.add(
        [
          Table.Entry(TerminalText.shown(face.name), .strong),
          Table.Entry(TerminalText.shown(face.package)),
        ] + (figures + [characters]).map { Table.Entry($0) } + [
          Table.Entry(
            TerminalText.shown(face.path ?? face.file) + stand + remark(on: face.state),
            face.state == .pinned ? .plain : .bad)
        ])
    }
    var lines = table.lines(isColoured: isColoured)
    let wrong = report.faces.filter { $0.state != .pinned }
    lines.append("")
    lines += wrong.map { painted(remedy(for: $0), .bad) }
    let total = FigureText.count(report.faces.count, "face")
    lines.append(
      wrong.isEmpty
        ? "\(total), each the pinned file"
        : "\(total), \(FigureText.count(wrong.count)) not as pinned")
    return lines.asText
  }

  private func remark(on state: FontReport.State) -> String {
    switch state {
    case .pinned: ""
    case .missing: " – missing"
    case .differs: " – another file than the pinned one"
    case .unreadable: " – unreadable"
    }
  }

  private func remedy(for face: FontReport.Face) -> String {
    let name = TerminalText.shown(face.name)
    let package = TerminalText.shown(face.package)
    return switch face.state {
    case .pinned: ""
    case .missing:
      "\(name): \(TerminalText.shown(face.file)) is not installed; install the package \(package)"
    case .differs(let found):
      "\(name): SHA-256 is \(found.prefix(12))…, not the pinned one; install the version of \(package)"
        + " that Fonts/fonts.yml means, or pin this one"
    case .unreadable(let why):
      "\(name): \(TerminalText.shown(why)); install the package \(package) again"
    }
  }
}
