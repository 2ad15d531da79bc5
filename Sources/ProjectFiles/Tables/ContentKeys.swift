internal import ScreenModel

/// What a file of `content/` may be: lists by name.
enum ContentFile: Described {
  static var definition: Definition {
    let fields = Shape.named(.oneOrMore(text), unless: ItemTemplateKeys.table.needs)
    return .shape(
      .named(
        .either([.list(.either([.words, .described(ItemTemplateKeys.self)])), .list(fields)])),
      title: "content file",
      summary:
        "Lists of texts by name: all items of one are texts, or mappings of fields to one or more.")
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

/// The keys of a text with placeholders that is an item of a list; any other mapping there has fields.
struct ItemTemplateKeys: Keys {
  let template = TemplateKeys.table

  static let table = Table(
    Self(), called: "a text", "A text with placeholders, or of several plural cases.",
    needs: { all in
      let keys = all.template.keys
      return [[keys.plural], [keys.text, keys.examples]]
    })
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
