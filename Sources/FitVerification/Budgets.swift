package import ScreenModel
internal import StackLayout

/// Derives the budget of every role and holds it against what really fits.
package enum Budgets {
  /// Derives the budgets of an app's roles, once for each locale: the source locale unless others are named.
  ///
  /// - Parameters:
  ///   - app: Read without errors.
  ///   - filter: Which screens and locales to take texts from.
  ///   - measurer: Of real fonts.
  /// - Returns: A row for each role in the app's order, and the texts that are over their budget.
  package static func derive(
    _ app: App, filter: CellFilter, measurer: any TextMeasuring
  ) -> [BudgetReport] {
    let app = app.fittingAccents(measurer: measurer)
    guard let book = BudgetRuleBook(app) else { return [] }
    return filter.estimatedLocales(of: app).map {
      report(app, book, locale: $0, screens: filter.screens(of: app), measurer: measurer)
    }
  }

  private static func report(
    _ app: App, _ book: BudgetRuleBook, locale: AppLocale, screens: [Screen],
    measurer: any TextMeasuring
  ) -> BudgetReport {
    let uses = RoleUse.all(in: app, screens: screens, locales: [locale])
    let samples = samples(app, locale)
    let rows = app.roles.map { role in
      let texts = uses.filter { $0.role == role }.map(\.text)
      let lengths = texts.map(\.characterCount)
      let (failing, passing) = measured(
        role, samples: samples, in: locale, book: book, app: app, measurer: measurer)
      var row = BudgetReport.Row(
        role: role.name, style: role.style.name, lines: role.lines,
        charactersPerLine: book.charactersPerLine(role.style), budget: book.characters(role),
        strings: lengths.count, longest: lengths.max() ?? 0, shortestFailing: failing,
        longestPassing: passing)
      row.texts = texts
      return row
    }
    return BudgetReport(
      app: app.id, locale: locale.id, isSource: locale.id == app.sourceLocale.id,
      textSize: book.textSize.name, family: book.family.name, roles: rows,
      findings: BudgetCheck.findings(of: app, screens: screens, locales: [locale]))
  }

  /// Beyond so many characters a text has no more beginnings measured: it would take time and memory with their square.
  private static let longestBeginning = 2_000
  /// Of so many samples the figures no longer change.
  private static let mostBeginnings = 50_000

  /// The app's own texts in a locale and their beginnings: what the language really looks like at every length.
  ///
  /// Beginnings end with a word, in texts without spaces with any character.
  private static func samples(_ app: App, _ locale: AppLocale) -> [String] {
    var samples: [String] = []
    var seen: Set<String> = []
    let names = (app.content[(locale.pseudo == nil ? locale : app.sourceLocale).id] ?? [:]).keys
    for text in names.sorted().flatMap({ app.list($0, in: locale)?.texts ?? [] }) {
      let isSpaced = text.text.contains(where: \.isWhitespace)
      let limit =
        samples.count < mostBeginnings
        ? text.text.index(
          text.text.startIndex, offsetBy: longestBeginning, limitedBy: text.text.endIndex)
          ?? text.text.endIndex
        : text.text.startIndex
      var end = text.text.startIndex
      while end < limit {
        let rest = text.text[end...].drop(while: \.isWhitespace)
        end =
          isSpaced
          ? rest.firstIndex(where: \.isWhitespace) ?? text.text.endIndex
          : text.text.index(after: end)
        let sample = String(text.text[..<end])
        if seen.insert(sample).inserted { samples.append(sample) }
      }
      if end < text.text.endIndex, seen.insert(text.text).inserted { samples.append(text.text) }
    }
    return samples
  }

  private static func measured(
    _ role: Role, samples: [String], in locale: AppLocale, book: BudgetRuleBook, app: App,
    measurer: any TextMeasuring
  ) -> (shortestFailing: Int?, longestPassing: Int?) {
    let size = role.style.resolved(at: book.textSize).size
    let room = app.profile.fit.emWidth(
      of: book.lineWidth, size: size, pixelScale: app.reference.pixelScale ?? 1)
    var failing: Int?
    var passing: Int?
    let setting = TextSetting(
      faces: book.family.faces(in: locale.language, bold: role.style.bold),
      locale: locale.language, estimatedAdvance: book.family.estimatedAdvance)
    for sample in samples {
      let measured = measurer.measure(sample, as: setting)
      guard measured.missing.isEmpty else { continue }
      let count = sample.count
      if measured.lineCount(within: room) > role.lines {
        failing = min(failing ?? .max, count)
      } else {
        passing = max(passing ?? 0, count)
      }
    }
    return (failing, passing)
  }
}
