extension HumanReport {
  package func text(of report: FontReport) -> String {
    var table = Table([.left, .left, .right, .right, .right, .right, .right, .left])
    table.add(
      ["face", "package", "em", "ascent", "descent", "line gap", "characters", "file"]
        .map { Table.Entry($0, .faint) })
    let wrong = report.faces.filter { $0.state != .pinned }
    for face in wrong + report.faces.filter({ $0.state == .pinned }) {
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
    lines.append("")
    lines += wrong.map { painted(remedy(for: $0), .bad) }
    let shared = report.isShared ? ", which comes with ScreenFit: the project has none" : ""
    lines.append("declared in \(TerminalText.shown(report.manifest))\(shared)")
    let total = FigureText.count(report.faces.count, "face")
    lines.append(
      wrong.isEmpty
        ? "\(total), each the pinned file"
        : "\(total): " + counts(of: report).joined(separator: ", "))
    return lines.asText
  }

  private func counts(of report: FontReport) -> [String] {
    let states = report.faces.map(\.state)
    let missing = states.count { $0 == .missing }
    let pinned = states.count { $0 == .pinned }
    let differing = states.count { if case .differs = $0 { true } else { false } }
    let unreadable = states.count - missing - pinned - differing
    return [
      (missing, "not installed"), (differing, "not the pinned file"),
      (unreadable, "cannot be read"), (pinned, "as pinned"),
    ].filter { $0.0 > 0 }.map { "\(FigureText.count($0.0)) \($0.1)" }
  }

  private func remark(on state: FontReport.State) -> String {
    switch state {
    case .pinned: ""
    case .missing: " – not installed"
    case .differs: " – not the pinned file"
    case .unreadable: " – cannot be read"
    }
  }

  private func remedy(for face: FontReport.Face) -> String {
    let name = TerminalText.shown(face.name)
    let package = TerminalText.shown(face.package)
    return switch face.state {
    case .pinned: ""
    case .missing:
      "\(name): \(TerminalText.shown(face.file)) is in none of the folders; install the package \(package), or"
        + " correct the path"
    case .differs(let found):
      "\(name): SHA-256 is \(found), not the pinned one; install the version of \(package)"
        + " that Fonts/fonts.yml means, or pin this one"
    case .unreadable(let why):
      "\(name): \(TerminalText.shown(why)); install the package \(package) again"
    }
  }
}
