internal import ScreenModel

/// What a file of `content/` may be: lists by name.
enum ContentFile: Described {
  static var definition: Definition {
    .shape(
      .named(.list(.either([.words, .described(TemplateKeys.self), .named(.oneOrMore(text))]))),
      title: "content file",
      summary: "Lists of texts by name; an item is a text, or a mapping of fields to one or more.")
  }

  /// A text of a field, which may have placeholders.
  private static let text = Shape.either([.words, .described(TemplateKeys.self)])
}

/// The keys of a text with placeholders.
struct TemplateKeys: Keys {
  let text = Key(
    optional: "text", .node(.words), "Words with placeholders such as {name}.")
  let plural = Key(
    optional: "plural", .table(PluralKeys.self),
    "In place of a text: its words in each case of a plural.")
  let examples = Key(
    optional: "examples", .named(.either([.oneOrMore(.words), .described(CaseExampleKeys.self)])),
    "Examples for each placeholder, one or a list; each combination is a text of its own.")

  static let table = Table(
    Self(), called: "a text", "A text with placeholders, or of several plural cases.",
    needs: { [[$0.text], [$0.plural]] })
}

struct PluralKeys: Keys {
  let cases = KeySet(PluralCases.all.filter { $0 != PluralCases.general }) { name in
    Key(optional: name, .node(.words), "The words in this case.")
  }
  let other = Key(PluralCases.general, .node(.words), "The words in every other case.")

  static let table = Table(Self(), called: "“plural”", "Words by the cases of a plural.")
}

struct CaseExampleKeys: Keys {
  let cases = KeySet(PluralCases.all) { name in
    Key(optional: name, .node(.oneOrMore(.words)), "Examples in this case, one or a list.")
  }

  static let table = Table(Self(), called: "examples", "Examples by the cases of a plural.")
}
