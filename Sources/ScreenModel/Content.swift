/// A string as its author wrote it, with the place it was written in.
package struct AuthoredText: Hashable, Sendable {
  package var text: String
  package var location: SourceLocation

  package init(text: String, location: SourceLocation) {
    self.text = text
    self.location = location
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
  package var texts: [AuthoredText]
  /// How many items the list has: 40 questions may have 160 choices.
  package var itemCount: Int

  package init(name: String, texts: [AuthoredText], itemCount: Int) {
    self.name = name
    self.texts = texts
    self.itemCount = itemCount
  }
}

/// What a text block shows: a string of its own, or any string of a content list.
package enum TextContent: Hashable, Sendable {
  case literal(AuthoredText)
  /// The name of a list that the app's content has in every locale.
  case list(String, SourceLocation)
}
