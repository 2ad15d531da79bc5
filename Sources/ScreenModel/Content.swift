/// A string as its author wrote it, with the place it was written in.
package struct AuthoredText: Hashable, Sendable {
  package var text: String
  package var location: SourceLocation
  /// What stands for placeholders, as ranges of character offsets; translators do not write it.
  package var filled: [Range<Int>]

  package init(text: String, location: SourceLocation, filled: [Range<Int>] = []) {
    self.text = text
    self.location = location
    self.filled = filled
  }

  /// How many characters a reader sees: grapheme clusters, without soft hyphens, other marks that show nothing, and white space at the ends.
  package var characterCount: Int {
    let isShown: (Character) -> Bool = { character in
      !character.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
    }
    let shown = text.filter(isShown)
    let start = shown.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return 0 }
    return start[...last].count
  }
}

/// Strings of one purpose in one locale, such as all the choices of all the questions.
package struct ContentList: Sendable {
  /// Such as `questions.choices`.
  package var name: String
  /// One for each expansion of a text with placeholders or plural cases.
  package var texts: [AuthoredText]
  package var items: [Item]

  /// How many items the list has: 40 questions may have 160 choices.
  package var itemCount: Int { items.count }

  package init(name: String, texts: [AuthoredText], items: [Item]) {
    self.name = name
    self.texts = texts
    self.items = items
  }

  /// An item of a list as its author wrote it.
  package struct Item: Hashable, Sendable {
    /// How many texts it has for this list; expansions count once.
    package var textCount: Int
    package var location: SourceLocation

    package init(textCount: Int, location: SourceLocation) {
      self.textCount = textCount
      self.location = location
    }
  }
}

/// What a text block shows: a string of its own, or any string of a content list.
package enum TextContent: Hashable, Sendable {
  case literal(AuthoredText)
  /// The name of a list that the app's content has in every locale.
  case list(String, SourceLocation)
}
