package import ScreenModel
internal import StackLayout

/// Checks the contrast of the colours that an app declares and its screens show; it takes no cells.
package enum Contrast {
  /// Checks an app.
  ///
  /// - Parameters:
  ///   - app: Read without errors.
  ///   - filter: Which screens to look at for pairs that are not declared.
  /// - Returns: No rows for an app that says nothing of its colours; findings that the app allows are marked.
  package static func check(_ app: App, filter: CellFilter) -> ContrastReport {
    var report = check(app, screens: filter.screens(of: app))
    var exemptions = ExemptionBook(app, today: filter.today)
    exemptions.mark(&report.findings)
    return report
  }

  static func check(_ app: App, screens: [Screen]) -> ContrastReport {
    let check = ContrastCheck(app: app, screens: screens)
    return ContrastReport(
      app: app.id, rows: check.rows(),
      findings: (check.pairFindings() + check.useFindings() + check.exemptionFindings()).sorted {
        ($0.location, $0.rule.code, $0.message) < ($1.location, $1.rule.code, $1.message)
      })
  }
}

private struct ContrastCheck {
  let app: App
  let screens: [Screen]

  // MARK: Declared pairs

  func rows() -> [ContrastReport.Row] {
    guard let table = app.colours else { return [] }
    return table.themes.flatMap { theme in
      let colours = ThemeColours(theme)
      return table.pairs.map { pair in
        var row = ContrastReport.Row(
          theme: theme.name, pair: pair, foreground: nil, background: nil, ratio: nil,
          needed: table.minimum(for: pair.use), reason: nil)
        switch colours.contrast(of: pair) {
        case .known(let ratio, let foreground, let background):
          (row.ratio, row.foreground, row.background) = (ratio, foreground, background)
        case .unknown(let reason): row.reason = reason
        }
        return row
      }
    }
  }

  /// One finding for each pair and what is wrong with it, with all the themes where it is.
  func pairFindings() -> [Finding] {
    guard let table = app.colours else { return [] }
    return table.pairs.flatMap { pair in
      var causes: [(contrast: ThemeColours.Contrast, themes: [ColourTheme])] = []
      for theme in table.themes {
        let contrast = ThemeColours(theme).contrast(of: pair)
        if contrast.ratio?.reaches(table.minimum(for: pair.use)) == true { continue }
        if let index = causes.firstIndex(where: { $0.contrast == contrast }) {
          causes[index].themes.append(theme)
        } else {
          causes.append((contrast, [theme]))
        }
      }
      return causes.map { finding(for: pair, $0.contrast, in: $0.themes, of: table) }
    }
  }

  private func finding(
    for pair: ColourPair, _ contrast: ThemeColours.Contrast, in themes: [ColourTheme],
    of table: ColourTable
  ) -> Finding {
    let names = themes.map(\.name).filter { !$0.isEmpty }
    let theme = names.isEmpty ? "" : " in \(names.joined(separator: " and "))"
    let block = "\(pair.foreground.name) on \(pair.background.name)"
    let foreground = "“\(pair.foreground.name)”"
    let background = "“\(pair.background.name)”"
    switch contrast {
    case .unknown(let reason):
      return finding(
        .colourUnknown, block: block, at: pair.location,
        ColourUnknown.message(
          foreground: foreground, background: background, reason: reason, theme: theme))
    case .known(let ratio, let colour, let ground):
      var finding = finding(
        .contrastTooLow, block: block, at: pair.location,
        ContrastTooLow.message(
          foreground: "\(foreground) (\(colour))", background: "\(background) (\(ground))",
          ratio: ratio.description, needed: ContrastReport.shown(table.minimum(for: pair.use)),
          use: pair.use.title, theme: theme))
      if let first = themes.first {
        let search = RecolourSearch(table: table, colours: ThemeColours(first), pair: pair)
        finding.remedies =
          search.advice().map { [.init(kind: .recolour, advice: $0 + theme)] } ?? []
      }
      return finding
    }
  }

  // MARK: Shown pairs

  /// One finding for each pair that screens show and the app does not declare.
  func useFindings() -> [Finding] {
    guard let table = app.colours else { return [] }
    struct Key: Hashable {
      var foreground: String
      var background: String?
      var use: ColourUse
    }
    var first: [Key: UsedPair] = [:]
    var counts: [Key: Int] = [:]
    for pair in screens.flatMap(\.usedPairs) where !isDeclared(pair, in: table) {
      let key = Key(
        foreground: pair.foreground.name, background: pair.background?.name, use: pair.use)
      counts[key, default: 0] += 1
      if first[key].map({ pair.foreground.location < $0.foreground.location }) ?? true {
        first[key] = pair
      }
    }
    return first.map { key, pair in
      let foreground = "“\(key.foreground)”"
      let use = key.use.title
      return finding(
        key.background == nil ? .colourUnknown : .pairNotDeclared, block: pair.block,
        at: pair.foreground.location, screen: pair.screen,
        key.background.map {
          PairNotDeclared.message(
            foreground: foreground, background: "“\($0)”", use: use, blocks: counts[key] ?? 1)
        } ?? ColourUnknown.message(foreground: foreground, use: use))
    }
  }

  /// Whether the table has the pair for its use, or for one that needs at least as much.
  private func isDeclared(_ used: UsedPair, in table: ColourTable) -> Bool {
    table.pairs.contains { pair in
      pair.foreground.name == used.foreground.name && pair.background.name == used.background?.name
        && table.minimum(for: pair.use) >= table.minimum(for: used.use)
    }
  }

  func exemptionFindings() -> [Finding] {
    let own = app.exemptionClaims + (app.colours?.exemptionClaims ?? [])
    let claims = own.map { ($0, String?.none) }
    let shown = screens.flatMap { screen in screen.exemptionClaims.map { ($0, screen.id) } }
    var seen: Set<SourceLocation> = []
    return (claims + shown).filter { seen.insert($0.0).inserted }.map { location, screen in
      finding(
        .largeTextExemption, block: "large-text-exemption", at: location, screen: screen,
        LargeTextExemption.message)
    }
  }

  // MARK: Findings

  private func finding(
    _ rule: RuleID, block: String, at location: SourceLocation, screen: String? = nil,
    _ message: String
  ) -> Finding {
    Finding(
      rule: rule, severity: .error, stress: .none, app: app.id, screen: screen, block: block,
      location: location, message: message, shortfall: nil, cells: CellList(), cellsOfScreen: 0,
      worst: nil, deciding: nil, owners: [], remedies: [])
  }
}
