package import FitVerification
internal import ScreenModel

extension HumanReport {
  package func text(of reports: [WindowReport]) -> String {
    var lines: [String] = []
    for report in reports {
      if !lines.isEmpty { lines.append("") }
      lines += self.lines(of: report)
    }
    return lines.asText
  }

  /// One line for each window: only the content height depends on the text size.
  private func lines(of report: WindowReport) -> [String] {
    var order: [String] = []
    var rows: [String: [WindowReport.Row]] = [:]
    var textSizes: [String] = []
    for row in report.rows {
      if rows[row.window.id] == nil { order.append(row.window.id) }
      rows[row.window.id, default: []].append(row)
      if !textSizes.contains(row.textSize) { textSizes.append(row.textSize) }
    }
    let showsNames = isVerbose || areNamesShort(order.compactMap { rows[$0]?.first?.window })
    var table = Table(
      (showsNames ? [.left, .left] : [.left]) + [.right, .right, .right, .right, .right]
        + textSizes.map { _ in .right } + [.left])
    table.add(
      ((showsNames ? ["window", "name"] : ["window"])
        + ["size", "insets", "scale", "to 0.05", "content width"]
        + textSizes.map { "height, \($0)" } + [""]).map {
          Table.Entry(TerminalText.shown($0), .faint)
        })
    for id in order {
      guard let own = rows[id], let first = own.first else { continue }
      table.add(
        entries(
          of: first, reference: report.reference, showsName: showsNames,
          heights: textSizes.map { size in
            own.first { $0.textSize == size }?.contentHeight
          }))
    }
    let below = order.count { rows[$0]?.first?.isBelowReference == true }
    let unknown = order.count { rows[$0]?.first?.window.safeArea == nil }
    let both = order.count {
      rows[$0]?.first?.isBelowReference == true && rows[$0]?.first?.window.safeArea == nil
    }
    var total = FigureText.count(order.count, "window")
    if below > 0 { total += ", \(below) below the reference (too narrow or too low)" }
    if unknown > 0 { total += ", \(unknown) with unknown insets" }
    if both > 0 { total += "; \(both) \(both == 1 ? "is" : "are") both" }
    if !showsNames { total += "; --verbose adds their names" }
    return [
      painted(TerminalText.shown(report.app), .strong)
        + "  scale (as used, and to the nearest 0.05) and content under a bar, in points"
    ] + table.lines(isColoured: isColoured, indent: 2) + ["", total] + sources(of: report)
  }

  /// Says from which files the windows come: those of a project first.
  private func sources(of report: WindowReport) -> [String] {
    let own = report.lists.filter { !$0.isShared }.map { TerminalText.shown($0.file) }
    let shared = report.lists.filter(\.isShared)
    var lines = own.isEmpty ? [] : ["listed in \(FigureText.list(own))"]
    if let first = shared.first {
      let names = FigureText.list(shared.map { TerminalText.shown($0.name) })
      let folder = first.file.split(separator: "/").dropLast().joined(separator: "/")
      lines.append("listed by ScreenFit itself, in /\(TerminalText.shown(folder)): \(names)")
    }
    return lines
  }

  /// Whether the longest id and the longest name leave a line room for its figures.
  private func areNamesShort(_ windows: [Window]) -> Bool {
    let id = windows.map { TerminalText.columnCount(of: $0.id) }.max() ?? 0
    let name = windows.map { TerminalText.columnCount(of: $0.name) }.max() ?? 0
    return id + name <= 50
  }

  private func entries(
    of row: WindowReport.Row, reference: Window, showsName: Bool, heights: [Points?]
  ) -> [Table.Entry] {
    let window = row.window
    let isBelow = row.isBelowReference == true
    let ink: Ink = isBelow || row.scale == nil ? .faint : .plain
    var remarks: [String] = []
    if isBelow {
      remarks.append(window.width < reference.width ? "too narrow" : "too low")
    }
    if window.safeArea == nil { remarks.append("insets unknown") }
    let name = TerminalText.shown(window.name, limit: 44)
    let system =
      window.system.isEmpty || !isVerbose
      ? "" : " · " + TerminalText.shown(window.system, limit: 24)
    let size = "\(FigureText.short(window.width)) × \(FigureText.short(window.height))"
    let names = [TerminalText.shown(window.id)] + (showsName ? [name + system] : [])
    return names.map { Table.Entry($0, ink) } + [
      Table.Entry(size, ink), Table.Entry(insets(of: window), ink),
      Table.Entry(row.scale.map { FigureText.fixed($0, decimals: 2) } ?? "–", ink),
      Table.Entry(
        row.scale.map { FigureText.fixed(($0 * 20).rounded() / 20, decimals: 2) } ?? "–", ink),
      Table.Entry(row.contentWidth.map { FigureText.points($0) } ?? "–", ink),
    ] + heights.map { Table.Entry($0.map { FigureText.points($0) } ?? "–", ink) } + [
      Table.Entry(remarks.joined(separator: ", "), .doubtful)
    ]
  }

  /// Top and bottom as the platforms' tables write them, with the sides where they are covered too.
  private func insets(of window: Window) -> String {
    guard let area = window.safeArea else { return "?" }
    let edges = [area.top, max(area.bottom, window.keyboardHeight)]
    let sides = area.leading != 0 || area.trailing != 0 ? [area.leading, area.trailing] : []
    return (edges + sides).map { FigureText.short($0) }.joined(separator: "/")
  }
}
