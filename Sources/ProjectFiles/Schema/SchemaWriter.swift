/// Writes shapes and tables as JSON Schema, and collects what they refer to.
struct SchemaWriter {
  typealias Members = [(String, SchemaValue)]

  private var written: [String: Members] = [:]

  /// What was referred to, in the order of names.
  func definitions() -> Members {
    written.keys.sorted().map { ($0, .object(written[$0] ?? [])) }
  }

  // MARK: Definitions

  mutating func schema(of definition: Definition) -> Members {
    switch definition {
    case .table(let table): schema(of: table)
    case .kinds(let kinds, let title, let summary):
      Self.heading(title, summary) + schema(of: kinds)
    case .shape(let shape, let title, let summary):
      Self.heading(title, summary) + schema(of: shape)
    }
  }

  /// Writes a definition once, and returns a reference to it.
  private mutating func reference(to name: String, _ definition: Definition) -> Members {
    if written[name] == nil {
      // There already for what refers back to it.
      written[name] = []
      written[name] = schema(of: definition)
    }
    return [("$ref", .text("#/$defs/\(name)"))]
  }

  private static func heading(_ title: String, _ summary: String) -> Members {
    [("title", .text(title)), ("description", .text(summary))]
  }

  // MARK: Tables

  private mutating func schema(of table: any AnyTable) -> Members {
    var members = Self.heading(Self.title(of: table), table.summary)
    members.append(("type", .text("object")))
    members.append(
      ("properties", .object(table.list.map { ($0.name.text, .object(schema(of: $0))) })))
    if let others = table.others {
      members.append(
        ("patternProperties", .object([(others.name, .object(schema(of: others.shape)))])))
    }
    members.append(("additionalProperties", .flag(false)))
    let required = table.list.filter(\.isRequired).map(\.name.text)
    if !required.isEmpty { members.append(("required", .texts(required))) }
    if !table.needs.isEmpty { members.append(("anyOf", Self.required(table.needs))) }
    if table.isFilled { members.append(("minProperties", .number(1))) }
    return members
  }

  private mutating func schema(of key: any AnyKey) -> Members {
    var members: Members = [("description", .text(key.summary))]
    members += schema(of: key.shape)
    switch key.standard {
    case .number(let number): members.append(("default", .number(number)))
    case .flag(let flag): members.append(("default", .flag(flag)))
    case .words(let words): members.append(("default", .text(words)))
    case nil: break
    }
    return members
  }

  /// What messages call a mapping, without its article and quotation marks.
  private static func title(of table: any AnyTable) -> String {
    var title = table.title.filter { !"“”".contains($0) }
    for article in ["a ", "an ", "the "] where title.hasPrefix(article) {
      title.removeFirst(article.count)
    }
    return title
  }

  /// Sets of keys, of one of which all must be there.
  private static func required(_ sets: [[String]]) -> SchemaValue {
    .array(sets.map { .object([("required", .texts($0))]) })
  }

  /// Tables told apart by a key: an editor offers these keys, then those of the table that one of them chooses.
  private mutating func schema(of kinds: [(key: String, table: any AnyTable)]) -> Members {
    let properties: Members = kinds.map { kind in
      (kind.key, .object([("description", .text(kind.table.summary))]))
    }
    let choices: [SchemaValue] = kinds.map { kind in
      .object([
        ("if", .object([("required", .texts([kind.key]))])),
        ("then", .object(reference(to: "\(kind.key)-block", .table(kind.table)))),
      ])
    }
    return [
      ("type", .text("object")), ("properties", .object(properties)),
      ("oneOf", Self.required(kinds.map { [$0.key] })), ("allOf", .array(choices)),
    ]
  }

  // MARK: Shapes

  /// YAML reads some words as other values: `No`, `1.0` and `~`.
  private static let words = SchemaValue.texts(["string", "number", "boolean", "null"])

  private mutating func schema(of shape: Shape) -> Members {
    switch shape {
    case .words: [("type", Self.words), ("pattern", .text("\\S"))]
    case .anyWords: [("type", Self.words)]
    case .number(let range): [("type", .text("number"))] + Self.bounds(of: range)
    case .whole(let range):
      [("type", .text("integer"))]
        + Self.bounds(of: Double(range.lowerBound)...Double(range.upperBound))
    case .flag: [("type", .text("boolean"))]
    case .oneOf(let words): [("enum", .texts(words))]
    case .matching(let pattern): [("type", .text("string")), ("pattern", .text(pattern))]
    case .list(let item):
      [
        ("type", .text("array")), ("minItems", .number(1)),
        ("items", .object(schema(of: item))),
      ]
    case .tuple(let item, let count):
      [
        ("type", .text("array")), ("minItems", .number(Double(count))),
        ("maxItems", .number(Double(count))), ("items", .object(schema(of: item))),
      ]
    case .oneOrMore(let item): schema(of: .either([item, .list(item)]))
    case .named(let value, let unless):
      [
        ("type", .text("object")), ("minProperties", .number(1)),
        ("propertyNames", .object([("minLength", .number(1))])),
        ("additionalProperties", .object(schema(of: value))),
      ] + (unless.isEmpty ? [] : [("not", .object([("anyOf", Self.required(unless))]))])
    case .either(let shapes):
      [("anyOf", .array(shapes.map { .object(schema(of: $0)) }))]
    case .described(let type): reference(to: Self.name(of: type), type.definition)
    case .anything: []
    case .anythingWithout(let key):
      [("not", .object([("type", .text("object")), ("required", .texts([key]))]))]
    }
  }

  private static func bounds(of range: ClosedRange<Double>) -> Members {
    guard range.lowerBound.isFinite else { return [] }
    return [("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))]
  }

  /// The name of a type as schemas write names: `bar-geometry` for `BarGeometryKeys`.
  static func name(of type: any Described.Type) -> String {
    var words = ""
    for letter in String(describing: type) {
      if letter.isUppercase, !words.isEmpty { words += "-" }
      words += letter.lowercased()
    }
    return words.hasSuffix("-keys") ? String(words.dropLast("-keys".count)) : words
  }
}
