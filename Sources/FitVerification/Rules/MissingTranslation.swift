/// A screen is replayed in a locale that lacks one of its texts.
///
/// **What it checks.** For every screen and every locale that it is replayed in: that the locale's content has each list that the screen draws from, with as
/// many items, and as many texts in each, as the source locale (the first of `locales:`), with the same placeholders; that a text with plural cases has those
/// of its own language (those of CLDR that whole numbers below a million need); and that no text is written in the screen itself, where it stands in one
/// language only. Pseudo-locales are made from the source locale and lack nothing.
///
/// **Why it matters.** Whoever reads the other language meets a text that is not theirs, or none; and how long the translation will be, nobody knows. The
/// source locale's texts stand in so that the rest of the screen can be judged, but its cells are unknown and never pass.
///
/// **What to do.** Write the text where the finding says. A text of a screen file moves into a list of `content/`, such as `labels`, and the screen draws it
/// from there: `{ from: labels.back }`. A screen that is not to be translated is left out of the locale's `screens:`.
enum MissingTranslation {
  static func message(list: String, locales: [String], folder: String, file: String) -> String {
    let place = locales.count == 1 ? locales[0] : "LOCALE"
    return "\(list) is not translated to \(locales.listed); write it in \(folder)/\(place)/\(file)"
  }

  static func message(
    list: String, locale: String, items: Int, source: String, sourceItems: Int
  ) -> String {
    "\(list) has \(items) \(items == 1 ? "item" : "items") in \(locale), but \(sourceItems) in \(source)"
  }

  static func message(
    list: String, item: Int, locale: String, texts: Int, source: String, sourceTexts: Int
  ) -> String {
    "item \(item) of \(list) has \(texts) \(texts == 1 ? "text" : "texts") in \(locale),"
      + " but \(sourceTexts) in \(source)"
  }

  static func message(literal: String, source: String, locales: [String]) -> String {
    "“\(literal)” is written in the screen, so it stays \(source) in \(locales.listed);"
      + " draw it from a list of content with { from: … }"
  }

  static func lacks(placeholders: [String], locale: String, source: String) -> String {
    "lacks \(marked(placeholders)) in \(locale), which it has in \(source)"
  }

  static func adds(placeholders: [String], locale: String, source: String) -> String {
    "has \(marked(placeholders)) in \(locale), which it lacks in \(source)"
  }

  static func lacks(pluralCases: [String], language: String) -> String {
    let cases = pluralCases.map { "“\($0)”" }.listed
    return "lacks the plural \(pluralCases.count == 1 ? "case" : "cases") \(cases) of \(language)"
  }

  private static func marked(_ placeholders: [String]) -> String {
    placeholders.map { "{\($0)}" }.listed
  }
}
