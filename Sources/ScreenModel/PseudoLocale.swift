/// A way to turn the texts of the source locale into texts that try a layout before any translation exists.
package struct PseudoLocale: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// Letters carry accents.
    case accented = "pseudo-accented"
    /// Letters are doubled until a text has 40 % more characters.
    case long = "pseudo-long"
    /// Each text stands in square brackets.
    case bracketed = "pseudo-bracketed"
    /// Texts stay as they are, rows run from right to left.
    case mirrored = "pseudo-mirrored"
  }

  package var kind: Kind
  /// What `accented` writes for a letter; letters that are not listed stay.
  package var accents: [Character: Character]

  /// Makes a pseudo-locale that accents every letter it can.
  package init(_ kind: Kind) {
    self.kind = kind
    accents = kind == .accented ? Self.accents { _ in true } : [:]
  }

  /// Lists for each Latin letter the first accented form that is admitted.
  package static func accents(_ isAdmitted: (Character) -> Bool) -> [Character: Character] {
    var accents: [Character: Character] = [:]
    for forms in accentedForms {
      guard let letter = forms.first else { continue }
      if let form = forms.dropFirst().first(where: isAdmitted) { accents[letter] = form }
    }
    return accents
  }

  /// A letter, and its accented forms from the most to the least common.
  private static let accentedForms = [
    "aåâą", "bƀ", "cçč", "dďđ", "eéêę", "fƒ", "gĝğ", "hĥħ", "iîí", "jĵ", "kķ", "lļł", "mḿ", "nñń",
    "oöôø", "pṕ", "rŕř", "sšś", "tţť", "uûüų", "wŵẅ", "yýÿ", "zžż", "AÅÂĄ", "BƁ", "CÇČ", "DĎĐ",
    "EÉÊĘ", "FƑ", "GĜĞ", "HĤĦ", "IÎÍ", "JĴ", "KĶ", "LĻŁ", "MḾ", "NÑŃ", "OÖÔØ", "PṔ", "RŔŘ", "SŠŚ",
    "TŢŤ", "UÛÜŲ", "WŴẄ", "YÝŸ", "ZŽŻ",
  ]

  /// Rewrites a text; what stands in it for placeholders stays.
  package func rewritten(_ text: AuthoredText) -> AuthoredText {
    var rewritten = text
    switch kind {
    case .mirrored: break
    case .bracketed:
      rewritten.text = "[\(text.text)]"
      rewritten.filled = text.filled.map { $0.lowerBound + 1..<$0.upperBound + 1 }
    case .accented:
      rewritten.text = String(
        text.text.enumerated().map { offset, character in
          text.isFilled(at: offset) ? character : accents[character] ?? character
        })
    case .long:
      let characters = Array(text.text)
      // Tenths of a character that are due; from 9 on, so that the sum is rounded up.
      var due = 9
      rewritten.text = ""
      for (offset, character) in characters.enumerated() {
        rewritten.text.append(character)
        due += 4
        guard due >= 10, character.isLetter, !text.isFilled(at: offset) else { continue }
        rewritten.text += String(repeating: character, count: due / 10)
        due %= 10
      }
      rewritten.filled = []
    }
    return rewritten
  }
}

extension AuthoredText {
  /// Whether a character, by its offset, stands for a placeholder.
  fileprivate func isFilled(at offset: Int) -> Bool { filled.contains { $0.contains(offset) } }
}
