extension App {
  /// The locale that texts are written in first and translated from.
  package var sourceLocale: AppLocale { locales.first ?? "und" }

  /// The locales with content of their own.
  package var translatedLocales: [AppLocale] { locales.filter { $0.pseudo == nil } }

  /// Returns a content list as a locale has it; nil if it has none.
  package func list(_ name: String, in locale: AppLocale) -> ContentList? {
    guard let pseudo = locale.pseudo else { return content[locale.id]?[name] }
    guard var list = content[sourceLocale.id]?[name] else { return nil }
    list.texts = list.texts.map(pseudo.rewritten)
    return list
  }

  /// Returns a content list of a locale, or the source locale's where it lacks the list.
  package func listOrSource(_ name: String, in locale: AppLocale) -> ContentList? {
    list(name, in: locale) ?? list(name, in: sourceLocale)
  }

  /// Returns the texts that a content stands for in a locale; those that are not translated are the source locale's.
  package func texts(of content: TextContent, in locale: AppLocale) -> [AuthoredText] {
    switch content {
    case .literal(let text): [locale.pseudo?.rewritten(text) ?? text]
    case .list(let name, _): listOrSource(name, in: locale)?.texts ?? []
    }
  }
}
