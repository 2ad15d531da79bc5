internal import ScreenModel

/// Reads one authored text: words, or a mapping of words with placeholders, their examples, and plural cases.
struct TemplateReader {
  let log: ErrorLog

  private static let expansionLimit = 1_000

  private var values: ValueReader { ValueReader(log: log) }

  /// Whether an item of a list is a single text with examples, and not a mapping of fields.
  static func isTemplate(_ node: Node) -> Bool {
    guard case .mapping(let entries) = node.content else { return false }
    return ItemTemplateKeys.table.needs.contains { names in
      names.allSatisfy { name in entries.contains { $0.key == name } }
    }
  }

  /// What translations of some texts must have, too: their placeholders, and the plural cases of the first that has any.
  static func shape(of nodes: [Node]) -> (placeholders: [String], pluralCases: [String]?) {
    var words: [Node] = []
    var pluralCases: [String]?
    for node in nodes {
      guard case .mapping(let entries) = node.content else {
        words.append(node)
        continue
      }
      words += entries.filter { $0.key == "text" }.map(\.value)
      guard let plural = entries.first(where: { $0.key == "plural" })?.value else { continue }
      words += plural.entries.map(\.value)
      pluralCases = pluralCases ?? plural.entries.map(\.key)
    }
    let names = words.flatMap { node -> [String] in
      if case .scalar(let scalar) = node.content { Template(scalar.text).names } else { [] }
    }
    return (names.uniqued().sorted(), pluralCases)
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - node: A string, or a mapping with `text` or `plural`, and `examples`.
  ///   - what: What messages call it.
  /// - Returns: One text for each combination of example values and plural cases, at the place of its words.
  func read(_ node: Node, as what: String) -> [AuthoredText] {
    guard case .mapping(let entries) = node.content,
      entries.contains(where: { TemplateKeys.table.names.contains($0.key) })
    else {
      let text = values.text(node, as: what)
      // Most texts have no placeholder.
      guard text.text.utf8.contains(UInt8(ascii: "{")) else { return [text] }
      return expand(text, case: nil, examples: [:])
    }
    let fields = Mapping(node, by: TemplateKeys.table, called: what, log: log)
    let templates = templates(fields, what)
    let examples = fields.examples.map(examples) ?? [:]
    let names = templates.flatMap { Template($0.text.text).names }.uniqued()
    for (name, example) in examples.sorted(by: { $0.value.location < $1.value.location })
    where !names.contains(name) && !templates.isEmpty {
      log.add(.unknownName(name, noun: "placeholder", valid: names, at: example.location))
    }
    return templates.flatMap { expand($0.text, case: $0.pluralCase, examples: examples) }
  }

  private func templates(
    _ fields: Mapping<TemplateKeys>, _ what: String
  ) -> [(text: AuthoredText, pluralCase: String?)] {
    guard let plural = fields.plural else {
      guard let node = fields.text else {
        if fields.isMissing(\.text) {
          log.add(.missingOneOf(["text", "plural"], in: what, at: fields.location))
        }
        return []
      }
      return [(values.text(node, as: "“text”"), nil)]
    }
    if let text = fields.text {
      log.add(
        .contradiction(
          "\(what) has “text” and “plural”", "move the words into a case of “plural”",
          at: text.location))
    }
    let cases = Mapping(plural, log: log)
    let words = PluralCases.all.dropLast().map { ($0, cases.value(\.cases, of: $0)) }
    return (words + [(PluralCases.general, cases.other)]).compactMap { name, node in
      node.map { (values.text($0, as: "“\(name)”"), name) }
    }
  }

  // MARK: Examples

  private struct Example {
    var location: SourceLocation
    /// For every plural case that has none of its own.
    var shared: [String] = []
    var byCase: [String: [String]] = [:]
  }

  private func examples(_ entries: [Node.Entry]) -> [String: Example] {
    var examples: [String: Example] = [:]
    for entry in entries {
      let what = "the examples of “\(entry.key)”"
      var example = Example(location: entry.location)
      if case .mapping = entry.value.content {
        let cases = Mapping(
          entry.value, by: CaseExampleKeys.table, called: what, log: log)
        for name in PluralCases.all {
          example.byCase[name] = cases.value(\.cases, of: name).map {
            values.texts($0, as: what).map(\.text)
          }
        }
      } else {
        example.shared = values.texts(entry.value, as: what).map(\.text)
      }
      examples[entry.key] = example
    }
    return examples
  }

  // MARK: Expansion

  private func expand(
    _ text: AuthoredText, case pluralCase: String?, examples: [String: Example]
  ) -> [AuthoredText] {
    let template = Template(text.text)
    var fillings: [[String: String]] = [[:]]
    for name in template.names {
      let example = examples[name]
      let own = pluralCase.flatMap { example?.byCase[$0] }
      let found = own ?? example?.shared ?? []
      guard !found.isEmpty else {
        let place = pluralCase.map { " for the case “\($0)”" } ?? ""
        log.add(
          FileError(
            .missingKey, at: text.location,
            "the placeholder “{\(name)}” has no example value\(place)",
            suggestion: "write { text: …, examples: { \(name): […] } }"))
        return [text]
      }
      fillings = fillings.flatMap { filling in
        found.map { value in filling.merging([name: value]) { _, new in new } }
      }
      guard fillings.count <= Self.expansionLimit else {
        log.add(
          FileError(
            .tooLarge, at: text.location,
            "the examples of a text combine to more than \(Self.expansionLimit) texts",
            suggestion: "give the longest and the widest value of each placeholder"))
        return [text]
      }
    }
    return fillings.map { template.filled(with: $0, at: text.location) }
  }
}

/// Words with placeholders such as `{name}`.
struct Template {
  private enum Part {
    case words(Substring)
    case placeholder(String)
  }

  private var parts: [Part] = []

  init(_ text: String) {
    var rest = text[...]
    var words = text.startIndex
    while let open = rest.firstIndex(of: "{") {
      let after = text.index(after: open)
      rest = text[after...]
      guard let close = rest.firstIndex(of: "}") else { break }
      let name = text[after..<close]
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) })
      else { continue }
      parts.append(.words(text[words..<open]))
      parts.append(.placeholder(String(name)))
      words = text.index(after: close)
      rest = text[words...]
    }
    parts.append(.words(text[words...]))
  }

  /// The placeholders, each once, in the order of the text.
  var names: [String] {
    parts.compactMap { part in
      if case .placeholder(let name) = part { name } else { nil }
    }.uniqued()
  }

  /// Writes values in place of the placeholders.
  func filled(with values: [String: String], at location: SourceLocation) -> AuthoredText {
    var filled = AuthoredText(text: "", location: location)
    var count = 0
    for part in parts {
      switch part {
      case .words(let words):
        filled.text += words
        count += words.count
      case .placeholder(let name):
        let value = values[name] ?? ""
        filled.text += value
        filled.filled.append(count..<count + value.count)
        count += value.count
      }
    }
    return filled
  }
}
