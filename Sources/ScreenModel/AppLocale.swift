/// A language or regional variant that an app is replayed in, or a pseudo-locale made from the source locale.
package struct AppLocale: Hashable, Sendable {
  /// A BCP 47 tag such as `de-CH`, or the name of a pseudo-locale such as `pseudo-long`.
  package var id: String
  /// The BCP 47 tag that its texts are measured as; that of the source locale for a pseudo-locale.
  package var language: String
  /// The ids of the screens that are replayed in it; nil: all.
  package var screens: Set<String>?
  /// How its texts are made from those of the source locale; nil for a locale with content of its own.
  package var pseudo: PseudoLocale?

  package init(_ tag: String, screens: Set<String>? = nil) {
    id = tag
    language = tag
    self.screens = screens
  }

  /// Makes a pseudo-locale from the texts of a language.
  package init(_ pseudo: PseudoLocale, of language: String, screens: Set<String>? = nil) {
    id = pseudo.kind.rawValue
    self.language = language
    self.screens = screens
    self.pseudo = pseudo
  }

  /// Whether rows run from right to left.
  package var isRightToLeft: Bool {
    pseudo?.kind == .mirrored || Self.isRightToLeft(language)
  }

  /// Whether a screen is replayed in it.
  package func includes(_ screen: String) -> Bool { screens?.contains(screen) ?? true }

  /// Tells by its script, or else by its language, whether a BCP 47 tag is written from right to left.
  package static func isRightToLeft(_ tag: String) -> Bool {
    let parts = tag.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let language = parts.first else { return false }
    if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return rightToLeftScripts.contains(String(script))
    }
    return rightToLeftLanguages.contains(String(language))
  }

  private static let rightToLeftScripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
  ]
  /// Languages whose usual script runs from right to left.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "azb", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo",
    "pnb", "prs", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}

extension AppLocale: ExpressibleByStringLiteral {
  package init(stringLiteral tag: String) { self.init(tag) }
}
