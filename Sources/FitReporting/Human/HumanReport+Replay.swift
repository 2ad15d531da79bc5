package import FitVerification

extension HumanReport {
  package func text(of report: ReplayReport) -> String {
    var lines = summary(of: report)
    let findings = report.findings.filter {
      isVerbose || $0.severity != .allowed && !$0.isKnown
    }
    if !findings.isEmpty {
      let apps = Dictionary(uniqueKeysWithValues: report.apps.map { ($0.id, $0) })
      lines += [""] + self.lines(of: findings) { apps[$0] }
    }
    lines += gone(of: report)
    lines += ["", total(of: report, withTime: true)]
    return lines.asText
  }

  /// One line for each app, with what is tightest and what was not replayed below it.
  private func summary(of report: ReplayReport) -> [String] {
    var table = Table([.left, .left, .right, .left])
    for app in report.apps {
      var factors = [
        FigureText.count(app.screens.count, "screen"), FigureText.count(app.windows, "window"),
        FigureText.count(app.textSizes.count, "text size"),
        FigureText.count(app.families.count, "family", "families"),
      ]
      if app.locales.count > 1 { factors.append(FigureText.count(app.locales.count, "locale")) }
      table.add([
        Table.Entry(TerminalText.shown(app.id), .strong),
        Table.Entry(factors.joined(separator: " × ")),
        Table.Entry(FigureText.count(app.tally.cells, "cell")),
        verdict(of: app, in: report),
      ])
    }
    let indent = (report.apps.map { TerminalText.columnCount(of: $0.id) }.max() ?? 0) + 2
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for (line, app) in zip(table.lines(isColoured: isColoured), report.apps) {
      lines.append(line)
      if let screen = app.tightest, !isVerbose, app.tally.fails + app.tally.unknown == 0 {
        lines.append(margin + "tightest: " + tightest(of: screen, in: app))
      }
      if !app.profile.isEmpty, app.profileCheckedAgainst.isEmpty {
        lines.append(
          margin + "by the rules of \(TerminalText.shown(app.profile)), not measured on a device")
      }
      lines += unsupported(in: app).map { margin + $0 }
      if isVerbose {
        lines += screenTable(of: app).map { margin + $0 }
        lines += typeTable(of: app).map { margin + $0 }
        lines += variants(in: app).map { margin + $0 }
      }
      let scrolling = app.screens.lazy.map(\.scrolling).reduce(0, +)
      if scrolling > 0 {
        lines.append(
          margin + FigureText.count(scrolling, "cell")
            + (scrolling == 1 ? " scrolls" : " scroll") + ", as the app allows")
      }
    }
    return lines
  }

  private func tightest(of screen: ScreenSummary, in app: AppSummary) -> String {
    guard let spare = screen.tightest else { return "" }
    let kind = spare.block == nil ? "height" : "width"
    let place = spare.block.map { " in \(TerminalText.shown($0))" } ?? ""
    let cell = named(spare.cell, withLocale: app.locales.count > 1)
    return
      "\(TerminalText.shown(screen.id)), \(FigureText.points(spare.points)) pt of \(kind) to spare\(place) (\(cell))"
  }

  private func screenTable(of app: AppSummary) -> [String] {
    var table = Table([.left, .right, .right, .left, .right, .left, .left])
    table.add(
      ["screen", "cells", "spare height", "in", "spare width", "in", ""].map {
        Table.Entry($0, .faint)
      })
    func entries(_ spare: ScreenSummary.Spare?) -> [Table.Entry] {
      guard let spare else { return [Table.Entry("–"), Table.Entry("")] }
      let place = spare.block.map { "\(TerminalText.shown($0, limit: 24)) · " } ?? ""
      let cell = named(spare.cell, withLocale: app.locales.count > 1)
      return [Table.Entry(FigureText.points(spare.points)), Table.Entry(place + cell)]
    }
    let byMargin = app.screens.sorted {
      ($0.tightest?.points ?? -.infinity, $0.id) < ($1.tightest?.points ?? -.infinity, $1.id)
    }
    for screen in byMargin {
      let isClean = screen.tally.cells == screen.tally.fits
      table.add(
        [
          Table.Entry(TerminalText.shown(screen.id)),
          Table.Entry(FigureText.count(screen.tally.cells)),
        ]
          + entries(screen.spareHeight) + entries(screen.spareWidth)
          + [Table.Entry(isClean ? "" : verdict(of: screen.tally), ink(of: screen.tally))])
    }
    return table.lines(isColoured: isColoured)
  }

  /// Says what is shed or chosen in which cells.
  private func variants(in app: AppSummary) -> [String] {
    app.screens.flatMap { screen in
      screen.variants.flatMap { variant in
        let name = TerminalText.shown(variant.block, limit: 40)
        let share =
          "\(FigureText.count(variant.cells.count)) of \(FigureText.count(screen.tally.cells, "cell"))"
        return ["\(TerminalText.shown(screen.id)): \(name) is \(variant.use.rawValue) in \(share)"]
          + CellGroups(variant.cells, in: app).phrases(atMost: 3, hint: nil).map { "  at \($0)" }
      }
    }
  }

  private func unsupported(in app: AppSummary) -> [String] {
    let reasons: [(UnsupportedWindow.Reason, String)] = [
      (.belowReference, "below the reference"), (.unknownInsets, "with unknown insets"),
      (.unknownKeyboard, "with a keyboard of unknown height"),
    ]
    let groups = reasons.map { reason, phrase in
      (phrase: phrase, windows: app.unsupported.filter { $0.reason == reason })
    }.filter { !$0.windows.isEmpty }
    guard !groups.isEmpty else { return [] }
    if isVerbose {
      return groups.map { phrase, windows in
        let names = windows.map { TerminalText.shown($0.id) }.joined(separator: ", ")
        return "not replayed, \(phrase): \(names)"
      }
    }
    let counts = groups.map { FigureText.count($0.windows.count, "window") + " " + $0.phrase }
    return ["not replayed: " + FigureText.list(counts)]
  }

  func verdict(of app: AppSummary, in report: ReplayReport) -> Table.Entry {
    let tally = app.tally
    // What breaks a rule in no cell, such as a text over its budget that every screen bears.
    let errors = report.findings.filter {
      $0.app == app.id && $0.severity == .error && $0.cells.isEmpty
    }
    guard !errors.isEmpty else { return Table.Entry(verdict(of: tally), ink(of: tally)) }
    let long = errors.count { $0.rule == .stringOverBudget }
    var parts = [tally.fails + tally.unknown == 0 ? "all cells fit" : verdict(of: tally)]
    if tally.fails + tally.unknown == 0, tally.fragile > 0 {
      parts.append(FigureText.count(tally.fragile) + " fragile")
    }
    if long > 0 {
      let verb = long == 1 ? "is over its budget" : "are over their budgets"
      parts.append("\(FigureText.count(long, "text")) \(verb)")
    }
    if errors.count > long {
      parts.append(FigureText.count(errors.count - long, "finding") + " in no cell")
    }
    return Table.Entry(parts.joined(separator: ", "), .bad)
  }

  /// Says in how many of the cells something is not right, the worst first.
  private func verdict(of tally: Tally) -> String {
    guard tally.cells > 0 else { return "nothing to replay" }
    var parts: [String] = []
    if tally.fails > 0 {
      parts.append(
        tally.fails == tally.cells
          ? "none fits"
          : FigureText.count(tally.fails) + (tally.fails == 1 ? " does not fit" : " do not fit"))
    }
    if tally.unknown > 0 { parts.append(FigureText.count(tally.unknown) + " unknown") }
    if parts.isEmpty { parts.append("all fit") }
    if tally.fragile > 0 { parts.append(FigureText.count(tally.fragile) + " fragile") }
    if tally.allowed > 0 { parts.append(FigureText.count(tally.allowed) + " allowed") }
    return parts.joined(separator: ", ")
  }

  private func ink(of tally: Tally) -> Ink {
    if tally.fails + tally.unknown > 0 { return .bad }
    return tally.fragile + tally.allowed > 0 || tally.cells == 0 ? .doubtful : .good
  }

  /// Names what a baseline holds in vain.
  private func gone(of report: ReplayReport) -> [String] {
    guard let baseline = report.baseline, !baseline.gone.isEmpty || baseline.goneCells > 0 else {
      return []
    }
    var parts: [String] = []
    if !baseline.gone.isEmpty { parts.append(FigureText.count(baseline.gone.count, "finding")) }
    if baseline.goneCells > 0 {
      let others = baseline.gone.isEmpty ? "" : " of others"
      parts.append(FigureText.count(baseline.goneCells, "cell") + others)
    }
    let shown = isVerbose ? baseline.gone[...] : baseline.gone.prefix(5)
    let rest = baseline.gone.count - shown.count
    let file = TerminalText.shown(baseline.file)
    return ["", "gone from \(file): \(FigureText.list(parts)); --update-baseline takes them out"]
      + shown.map { "   \(TerminalText.shown($0))" }
      + (rest > 0 ? ["   and \(FigureText.count(rest)) more (--verbose lists all)"] : [])
  }

  /// Counts the verdicts and the findings, on one line.
  func total(of report: ReplayReport, withTime: Bool) -> String {
    let tally = report.tally
    var parts: [String] = []
    for (count, word, ink) in [
      (tally.fails, "fail", Ink.bad), (tally.unknown, "unknown", .bad),
      (tally.fragile, "fragile", .doubtful), (tally.allowed, "allowed", .doubtful),
      (tally.fits, "fit", .good),
    ] where count > 0 {
      let verb = count == 1 && (word == "fail" || word == "fit") ? word + "s" : word
      parts.append(painted("\(FigureText.count(count)) \(verb)", ink))
    }
    let time = FigureText.fixed(report.seconds, decimals: report.seconds < 10 ? 2 : 0)
    let cells = FigureText.count(tally.cells, "cell")
    let count = report.findings.count { $0.severity != .allowed && !$0.isKnown }
    var findings = count == 0 ? "" : "; " + FigureText.count(count, "finding")
    if let baseline = report.baseline {
      findings =
        "; \(FigureText.count(count, "new finding")), \(FigureText.count(baseline.known)) known"
    }
    let verdicts = parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
    return "\(cells)\(withTime ? " in \(time) s" : "")\(verdicts)\(findings)"
  }
}
