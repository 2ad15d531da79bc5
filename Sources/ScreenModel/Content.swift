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
    // Most texts: of ASCII every character but white space at the ends is seen.
    let bytes = text.utf8
    if bytes.allSatisfy({ 0x20...0x7E ~= $0 }), bytes.first != 0x20, bytes.last != 0x20 {
      return bytes.count
    }
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

  /// Adds an item with all expansions of its texts.
  package mutating func append(
    _ expansions: [AuthoredText], count: Int, at location: SourceLocation,
    placeholders: [String] = [], pluralCases: [String]? = nil
  ) {
    var item = Item(
      textCount: count, texts: texts.count..<texts.count + expansions.count, location: location)
    item.placeholders = placeholders
    item.pluralCases = pluralCases
    items.append(item)
    texts += expansions
  }

  /// An item of a list as its author wrote it.
  package struct Item: Hashable, Sendable {
    /// How many texts it has for this list; expansions count once.
    package var textCount: Int
    /// Where its texts and all their expansions are among the list's.
    package var texts: Range<Int>
    /// The names of its placeholders, each once.
    package var placeholders: [String] = []
    /// The plural cases that it is written in; nil for an item without.
    package var pluralCases: [String]?
    package var location: SourceLocation

    package init(textCount: Int, texts: Range<Int>, location: SourceLocation) {
      self.textCount = textCount
      self.texts = texts
      self.location = location
    }
  }
}

/// What a text block shows: a string of its own, or any string of a content list.
package enum TextContent: Hashable, Sendable {
  case literal(AuthoredText)
  /// The name of a list that the app's content has in every locale.
  case list(String, SourceLocation)
  /// Several such contents one after another, each in a style of its own.
  case runs(InlineRuns)
}

/// Spans of words that follow one another on the same lines, on one baseline, and wrap together.
package struct InlineRuns: Hashable, Sendable {
  package var runs: [Run]
  /// What stands between two runs, in the style of the one before it.
  package var separator: String

  package init(runs: [Run], separator: String) {
    self.runs = runs
    self.separator = separator
  }

  package struct Run: Hashable, Sendable {
    /// A string of its own, or a list.
    package var content: TextContent
    package var style: Style

    package init(content: TextContent, style: Style) {
      self.content = content
      self.style = style
    }
  }
}
