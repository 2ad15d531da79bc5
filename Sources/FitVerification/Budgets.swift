package import ScreenModel
internal import StackLayout

/// Derives the budget of every role and holds it against what really fits.
package enum Budgets {
  /// Derives the budgets of an app's roles.
  ///
  /// - Parameters:
  ///   - app: Read without errors.
  ///   - filter: Which screens and locales to take texts from.
  ///   - measurer: Of real fonts.
  /// - Returns: A row for each role in the app's order, and the texts that are over their budget or lines.
  package static func derive(
    _ app: App, filter: CellFilter, measurer: any TextMeasuring
  ) -> BudgetReport {
    guard let book = BudgetRuleBook(app) else {
      return BudgetReport(app: app.id, textSize: "", family: "", roles: [], findings: [])
    }
    let locales = filter.locales(of: app)
    let screens = filter.screens(of: app)
    let uses = RoleUse.all(in: app, screens: screens, locales: locales)
    let samples = samples(app, locales: locales)
    let rows = app.roles.map { role in
      let lengths = uses.filter { $0.role == role }.map(\.text.characterCount)
      let (failing, passing) = measured(
        role, samples: samples, book: book, app: app, measurer: measurer)
      return BudgetReport.Row(
        role: role.name, style: role.style.name, lines: role.lines,
        charactersPerLine: book.charactersPerLine(role.style), budget: book.characters(role),
        strings: lengths.count, longest: lengths.max() ?? 0, shortestFailing: failing,
        longestPassing: passing)
    }
    return BudgetReport(
      app: app.id, textSize: book.textSize.name, family: book.family.name, roles: rows,
      findings: BudgetCheck.findings(of: app, screens: screens, locales: locales))
  }

  private struct Sample {
    var text: String
    var locale: String
  }

  /// The app's own texts, and their beginnings up to each word: what its language really looks like at every length.
  private static func samples(_ app: App, locales: [String]) -> [Sample] {
    var samples: [Sample] = []
    for locale in locales {
      var seen: Set<String> = []
      let lists = (app.content[locale] ?? [:]).sorted { $0.key < $1.key }
      for text in lists.flatMap(\.value.texts) {
        var end = text.text.startIndex
        while end < text.text.endIndex {
          let rest = text.text[end...].drop(while: \.isWhitespace)
          end = rest.firstIndex(where: \.isWhitespace) ?? text.text.endIndex
          let sample = String(text.text[..<end])
          if seen.insert(sample).inserted { samples.append(Sample(text: sample, locale: locale)) }
        }
      }
    }
    return samples
  }

  private static func measured(
    _ role: Role, samples: [Sample], book: BudgetRuleBook, app: App, measurer: any TextMeasuring
  ) -> (shortestFailing: Int?, longestPassing: Int?) {
    let size = role.style.resolved(at: book.textSize).size
    let room = app.profile.fit.emWidth(
      of: book.lineWidth, size: size, pixelScale: app.reference.pixelScale ?? 1)
    var failing: Int?
    var passing: Int?
    for sample in samples {
      let setting = TextSetting(
        faces: role.style.bold ? book.family.boldFaces : book.family.faces, locale: sample.locale,
        estimatedAdvance: book.family.estimatedAdvance)
      let measured = measurer.measure(sample.text, as: setting)
      guard measured.missing.isEmpty else { continue }
      let count = sample.text.count
      if measured.lineCount(within: room) > role.lines {
        failing = min(failing ?? .max, count)
      } else {
        passing = max(passing ?? 0, count)
      }
    }
    return (failing, passing)
  }
}
