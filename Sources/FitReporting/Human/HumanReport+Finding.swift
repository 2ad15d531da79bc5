package import FitVerification
internal import ScreenModel
internal import StackLayout

extension HumanReport {
  /// So many findings are shown in full; the others as one line each.
  private static let fullForms = 20

  /// Writes findings, errors first, and where to read more about their rules.
  ///
  /// - Parameters:
  ///   - findings: In the order of the report.
  ///   - app: Finds the summary of a finding's app, if there is one.
  /// - Returns: Lines of the report, an empty one after each finding in full.
  func lines(of findings: [Finding], app: (String) -> AppSummary?) -> [String] {
    let ordered = [Finding.Severity.error, .warning, .allowed].flatMap { severity in
      findings.filter { $0.severity == severity }
    }
    let full = isVerbose ? ordered[...] : ordered.prefix(Self.fullForms)
    var lines: [String] = []
    for finding in full {
      lines += fullForm(of: finding, in: app(finding.app))
      lines.append("")
    }
    for finding in ordered.dropFirst(full.count) {
      let withLocale = (app(finding.app)?.locales.count ?? 1) > 1
      lines.append(conciseForm(of: finding, withLocale: withLocale))
    }
    if full.count < ordered.count { lines.append("") }
    let codes = Set(findings.map(\.rule.code)).sorted()
    lines.append(
      painted(
        codes.count == 1
          ? "screenfit explain \(codes[0]) says more."
          : "screenfit explain CODE says more about \(FigureText.list(codes)).", .faint))
    return lines
  }

  private func ink(of severity: Finding.Severity) -> Ink {
    switch severity {
    case .error: .bad
    case .warning, .allowed: .doubtful
    }
  }

  private func headline(of finding: Finding) -> String {
    painted("\(TerminalText.shown(finding.location.description)):", .strong) + " "
      + painted("\(finding.severity.rawValue):", ink(of: finding.severity)) + " "
      + TerminalText.shown(finding.message, limit: 200)
      + painted(" [\(finding.rule.code) \(finding.rule.name)]", .faint)
  }

  func conciseForm(of finding: Finding, withLocale: Bool) -> String {
    guard let worst = finding.worst else { return headline(of: finding) }
    return headline(of: finding) + " (\(named(worst, withLocale: withLocale)))"
  }

  /// Writes a finding as `replay` does.
  package func text(of finding: Finding, in app: AppSummary?) -> String {
    fullForm(of: finding, in: app).asText
  }

  /// Names the windows and appearances of cells in a few phrases.
  package static func places(
    of cells: some Collection<Cell>, in app: AppSummary?, atMost limit: Int
  ) -> String {
    CellGroups(cells, in: app).phrases(atMost: limit).joined(separator: "; ")
  }

  private func fullForm(of finding: Finding, in app: AppSummary?) -> [String] {
    [headline(of: finding)]
      + excerpt(
        at: finding.location, note: extent(of: finding, in: app), ink: ink(of: finding.severity))
      + details(of: finding, in: app).map { labelled($0.label, $0.text) }
  }

  /// Says in which cells, when and why it happens, and what would help, each behind its label.
  func details(of finding: Finding, in app: AppSummary?) -> [(label: String, text: String)] {
    var details: [(label: String, text: String)] = []
    if finding.cells.count < finding.cellsOfScreen {
      for place in CellGroups(finding.cells, in: app).phrases(atMost: isVerbose ? .max : 3) {
        details.append(("at", place))
      }
    }
    if let text = stressed(finding) { details.append(("when", text)) }
    if let deciding = finding.deciding {
      details.append(("because", because(deciding, in: finding)))
    }
    if !finding.owners.isEmpty { details.append(("because", owners(of: finding))) }
    if let allowance = finding.allowance {
      let owner = allowance.owner.map { ", \($0)" } ?? ""
      let end = allowance.expires.map { ", until \($0)" } ?? ""
      details.append(("allowed", TerminalText.shown(allowance.reason + owner + end)))
    }
    if finding.isKnown {
      details.append(("known", "the baseline holds it"))
    } else if finding.knownCells > 0 {
      let all = FigureText.count(finding.cells.count, "cell")
      details.append(
        ("known", "the baseline holds \(FigureText.count(finding.knownCells)) of its \(all)"))
    }
    let advice = advice(on: finding)
    if !advice.isEmpty { details.append(("try", advice.joined(separator: " · "))) }
    return details
  }

  private func labelled(_ label: String, _ text: String) -> String {
    let padding = String(repeating: " ", count: 8 - label.count)
    return "   " + painted(label, .hint) + padding + text
  }

  /// By how much, in how many cells, and where it is worst.
  func extent(of finding: Finding, in app: AppSummary?) -> String {
    var parts: [String] = []
    if let shortfall = finding.shortfall {
      parts.append("\(FigureText.points(shortfall)) pt short")
    }
    let withLocale = (app?.locales.count ?? 1) > 1
    if finding.cells.count == 1, finding.cellsOfScreen == 1, let cell = finding.cells.first {
      parts.append("in \(named(cell, withLocale: withLocale))")
    } else if !finding.cells.isEmpty {
      let isAll = finding.cells.count == finding.cellsOfScreen
      let share =
        isAll
        ? "in all \(FigureText.count(finding.cellsOfScreen)) cells"
        : "in \(FigureText.count(finding.cells.count)) of "
          + FigureText.count(finding.cellsOfScreen, "cell")
      // A list's text does not show by its place on which screen it is.
      let isElsewhere = finding.screen.map { !finding.location.file.hasSuffix("/\($0).yml") }
      let screen = isElsewhere == true ? " of \(finding.screen ?? "")" : ""
      if finding.rule == .unknownInsets {
        let screens = Set(finding.cells.map(\.screen)).count
        parts.append("in all cells of \(FigureText.count(screens, "screen"))")
        return parts.joined(separator: " ")
      }
      // A glyph is missing in each cell alike.
      let isAlike = [.missingGlyph, .missingTranslation].contains(finding.rule)
      let worst = isAlike ? nil : finding.worst
      let worstName = worst.map { ", worst: \(named($0, withLocale: withLocale))" } ?? ""
      parts.append(share + screen + worstName + smallest(of: finding))
    }
    return parts.joined(separator: " ")
  }

  /// The smallest window of the finding where the worst one is another, for whoever looks there first.
  private func smallest(of finding: Finding) -> String {
    guard let worst = finding.worst, finding.rule.countsPoints,
      let smallest = finding.cells.min(by: { $0.windowArea < $1.windowArea }),
      smallest.windowArea < worst.windowArea, smallest.windowName != worst.windowName
    else { return "" }
    return ", also \(TerminalText.shown(smallest.windowName))"
  }

  /// What would make a glyph known; which of it is right nobody can try here.
  private func advice(on finding: Finding) -> [String] {
    if finding.rule == .unknownInsets {
      return [
        "measure its insets and add them to its entry in Devices/", "leave it out of the replay",
      ]
    }
    guard finding.rule == .missingGlyph else {
      return finding.remedies.map { TerminalText.shown($0.advice) }
    }
    var families: [String] = []
    for cell in finding.cells where !families.contains(cell.family) { families.append(cell.family) }
    let names = FigureText.list(families.map { TerminalText.shown($0) })
    let what = finding.missing.count == 1 ? "it" : "them"
    return [
      "remove \(what)",
      "add a face that has \(what) to a chain of Fonts/fonts.yml that is the fallback of \(families.count == 1 ? "family" : "families") \(names) in app.yml",
    ]
  }

  private func stressed(_ finding: Finding) -> String? {
    switch finding.stress {
    case .none: nil
    case .pixelsDown: "boxes are rounded down to whole device pixels"
    case .widerText: "advances grow by the allowance of the stand-in face"
    }
  }

  private func because(_ deciding: Finding.DecidingText, in finding: Finding) -> String {
    let place =
      deciding.location == finding.location
      ? ""
      : deciding.location.file == finding.location.file
        ? " (line \(deciding.location.line))"
        : " (\(TerminalText.shown(deciding.location.file)):\(deciding.location.line))"
    let taken = FigureText.count(deciding.lines, "line")
    let text = "\(TerminalText.quoted(deciding.text))\(place) takes \(taken)"
    let limit =
      deciding.isOverLimit
      ? " where \(deciding.linesAllowed) \(deciding.linesAllowed == 1 ? "is" : "are") allowed" : ""
    guard deciding.tooWide > 0 else { return text + limit }
    let isCut = finding.rule == .wordTooWide
    return text + limit + "; it is \(FigureText.points(deciding.tooWide)) pt too wide"
      + (isCut ? "" : " for \(deciding.linesAllowed)")
      + ", at \(TerminalText.quoted(deciding.word, limit: 30))"
      + " in a box of \(FigureText.points(deciding.room)) pt"
  }

  private func owners(of finding: Finding) -> String {
    let shown = isVerbose ? finding.owners[...] : finding.owners.prefix(3)
    let parts = shown.map { owner in
      let count = owner.count > 1 ? "\(owner.count) × " : ""
      let lines = owner.lines > 0 ? " (\(FigureText.count(owner.lines, "line")))" : ""
      let name = TerminalText.shown(owner.block, limit: 40)
      return "\(count)\(name) \(FigureText.points(owner.height)) pt\(lines)"
    }
    return "the height goes to " + FigureText.list(parts)
  }
}
