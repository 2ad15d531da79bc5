internal import ScreenModel
internal import StackLayout

/// Finds texts of screens that a locale lacks.
struct TranslationCheck: Sendable {
  /// A text that is not translated, with the locales that lack it and the screens that show it.
  private struct Gap: Sendable {
    var location: SourceLocation
    var content: String
    var locales: [String]
    var screens: Set<String>
    /// What is wrong, given the locales that it is wrong in.
    var message: @Sendable ([String]) -> String
  }

  private let app: App
  private var gaps: [Gap] = []
  /// The screens that a locale lacks a text of, by locale.
  private var incomplete: [String: Set<String>] = [:]

  /// Looks through screens in the locales that they are replayed in.
  init(_ app: App, screens: [Screen], locales: [AppLocale]) {
    self.app = app
    let authored = locales.filter { $0.pseudo == nil }
    var indices: [String: Int] = [:]
    for screen in screens {
      for locale in authored where locale.includes(screen.id) {
        for content in screen.contents {
          guard let gap = gap(content, in: locale, of: screen) else { continue }
          let key = "\(gap.location) \(gap.message([]))"
          if let index = indices[key] {
            gaps[index].screens.insert(screen.id)
            if !gaps[index].locales.contains(locale.id) { gaps[index].locales.append(locale.id) }
          } else {
            indices[key] = gaps.count
            gaps.append(gap)
          }
        }
      }
    }
    for gap in gaps {
      for locale in gap.locales { incomplete[locale, default: []].formUnion(gap.screens) }
    }
  }

  /// Whether a screen shows a text that a locale lacks.
  func isIncomplete(_ screen: Screen, in locale: AppLocale) -> Bool {
    incomplete[locale.id]?.contains(screen.id) ?? false
  }

  /// Returns a finding for each text, with its cells.
  ///
  /// - Parameter results: What was found of the screens.
  /// - Returns: In the order in which the screens show the texts.
  func findings(in results: [ScreenReplay.Result]) -> [Finding] {
    let places = Dictionary(
      results.enumerated().map { ($1.summary.id, $0) }, uniquingKeysWith: { first, _ in first })
    return gaps.map { gap in
      let affected = gap.screens.compactMap { places[$0] }.sorted().map { results[$0] }
      let cells = affected.flatMap(\.incompleteCells).filter { cells in
        cells.first.map { gap.locales.contains($0.locale) } ?? false
      }
      return Finding(
        rule: .missingTranslation, severity: .error, stress: .none, app: app.id,
        screen: affected.count == 1 ? affected[0].summary.id : nil, block: gap.content,
        location: gap.location, message: gap.message(gap.locales), shortfall: nil,
        cells: CellList(joining: cells),
        cellsOfScreen: affected.reduce(0) { $0 + $1.summary.tally.cells }, worst: nil,
        deciding: nil, owners: [], remedies: [])
    }
  }

  // MARK: - Gaps

  private func gap(_ content: TextContent, in locale: AppLocale, of screen: Screen) -> Gap? {
    let source = app.sourceLocale
    func gap(
      _ name: String, at location: SourceLocation, message: @escaping @Sendable ([String]) -> String
    ) -> Gap {
      Gap(
        location: location, content: name, locales: [locale.id], screens: [screen.id],
        message: message)
    }
    switch content {
    case .literal where locale.id == source.id: return nil
    case .literal(let text):
      // Without a letter there is nothing to translate: “1/2”, “→”.
      guard text.text.contains(where: \.isLetter) else { return nil }
      return gap(text.text, at: text.location) {
        MissingTranslation.message(literal: text.text, source: source.id, locales: $0)
      }
    case .runs(let runs):
      return runs.runs.lazy.compactMap { self.gap($0.content, in: locale, of: screen) }.first
    case .list(let name, _):
      guard let original = app.list(name, in: source), let first = original.texts.first else {
        return nil
      }
      guard let own = app.list(name, in: locale) else {
        let path = first.location.file.split(separator: "/", omittingEmptySubsequences: false)
        let folder = path.dropLast(2).joined(separator: "/")
        return gap(name, at: first.location) {
          MissingTranslation.message(
            list: name, locales: $0, folder: folder, file: String(path.last ?? ""))
        }
      }
      return difference(of: own, from: original, in: locale).map { location, text in
        gap(name, at: location) { _ in text }
      }
    }
  }

  /// Finds the first way in which a translated list has other items than the source's.
  private func difference(
    of list: ContentList, from original: ContentList, in locale: AppLocale
  ) -> (SourceLocation, String)? {
    let source = app.sourceLocale.id
    guard list.items.count == original.items.count else {
      // The place of the first item too many, or of the last there is.
      let place = list.items.dropFirst(original.items.count).first ?? list.items.last
      return place.map {
        (
          $0.location,
          MissingTranslation.message(
            list: list.name, locale: locale.id, items: list.items.count, source: source,
            sourceItems: original.items.count)
        )
      }
    }
    for (index, (own, other)) in zip(list.items, original.items).enumerated() {
      if own.textCount != other.textCount {
        return (
          own.location,
          MissingTranslation.message(
            list: list.name, item: index + 1, locale: locale.id, texts: own.textCount,
            source: source, sourceTexts: other.textCount)
        )
      }
      if let what = difference(of: own, from: other, in: locale) {
        return (own.location, "item \(index + 1) of \(list.name) \(what)")
      }
    }
    return nil
  }

  /// Says which placeholder or plural case an item of a locale lacks, or has though the source's does not.
  private func difference(
    of item: ContentList.Item, from original: ContentList.Item, in locale: AppLocale
  ) -> String? {
    let missing = original.placeholders.filter { !item.placeholders.contains($0) }
    if !missing.isEmpty {
      return MissingTranslation.lacks(
        placeholders: missing, locale: locale.id, source: app.sourceLocale.id)
    }
    let unknown = item.placeholders.filter { !original.placeholders.contains($0) }
    if !unknown.isEmpty {
      return MissingTranslation.adds(
        placeholders: unknown, locale: locale.id, source: app.sourceLocale.id)
    }
    guard original.pluralCases != nil else { return nil }
    let cases = item.pluralCases ?? ["other"]
    let needed = PluralCases.needed(by: locale.language).filter { !cases.contains($0) }
    return needed.isEmpty
      ? nil : MissingTranslation.lacks(pluralCases: needed, language: locale.language)
  }
}
