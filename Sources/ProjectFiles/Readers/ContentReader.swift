internal import ScreenModel

/// Reads the content files of one locale into lists of texts.
struct ContentReader {
  let log: ErrorLog
  private(set) var lists: [String: ContentList] = [:]
  /// Where each list of a file begins, by the name before the dot.
  private var first: [String: SourceLocation] = [:]

  private static let mostFields = 200

  init(log: ErrorLog) { self.log = log }

  /// Adds the lists of a file; a list in two files of one locale is an error.
  mutating func read(_ root: Node) {
    let values = ValueReader(log: log)
    for entry in values.named(root, as: "a content file") {
      if let place = first[entry.key] {
        log.add(
          .duplicateName(entry.key, noun: "content list", first: place, at: entry.location))
        continue
      }
      first[entry.key] = entry.location
      read(values.items(entry.value, as: "content list “\(entry.key)”"), of: entry.key, values)
    }
  }

  private mutating func read(_ items: [Node], of list: String, _ values: ValueReader) {
    let templates = TemplateReader(log: log)
    guard case .mapping? = items.first?.content, !items.contains(where: TemplateReader.isTemplate)
    else {
      if items.isEmpty { return }
      var own = ContentList(name: list, texts: [], items: [])
      for item in items {
        if case .mapping = item.content, !TemplateReader.isTemplate(item) {
          own.append([values.text(item, as: "an item of “\(list)”")], count: 1, at: item.location)
        } else {
          let shape = TemplateReader.shape(of: [item])
          own.append(
            templates.read(item, as: "an item of “\(list)”"), count: 1, at: item.location,
            placeholders: shape.placeholders, pluralCases: shape.pluralCases)
        }
      }
      lists[list] = own
      return
    }
    var names: [String] = []
    var texts: [String: [Int: (nodes: [Node], texts: [AuthoredText])]] = [:]
    var fields: [[Node.Entry]] = []
    for (index, item) in items.enumerated() {
      guard case .mapping(let entries) = item.content else {
        log.add(
          .wrongType(
            of: "an item of “\(list)”", found: item, expected: "a mapping like the first item"))
        continue
      }
      if entries.isEmpty { log.add(.emptyList("an item of “\(list)”", at: item.location)) }
      fields.append(entries)
      for entry in entries {
        if texts[entry.key] == nil { names.append(entry.key) }
        let nodes = values.oneOrMore(entry.value, as: "“\(entry.key)”")
        let own = nodes.flatMap {
          templates.read($0, as: nodes.count > 1 ? "an item of “\(entry.key)”" : "“\(entry.key)”")
        }
        texts[entry.key, default: [:]][index] = (nodes, own)
      }
    }
    refuseMisspelt(fields, of: list)
    for name in names {
      var own = ContentList(name: "\(list).\(name)", texts: [], items: [])
      for (index, item) in items.enumerated() {
        let known = texts[name]?[index]
        let shape = TemplateReader.shape(of: known?.nodes ?? [])
        own.append(
          known?.texts ?? [], count: known?.nodes.count ?? 0, at: item.location,
          placeholders: shape.placeholders, pluralCases: shape.pluralCases)
      }
      lists[own.name] = own
    }
  }

  /// Finds fields that are most likely misspelt: nearly named like a more frequent one that the item lacks.
  ///
  /// A misspelt field would make a list of its own that nothing ever checks.
  private func refuseMisspelt(_ items: [[Node.Entry]], of list: String) {
    var counts: [String: Int] = [:]
    for entry in items.joined() {
      counts[entry.key, default: 0] += 1
      // Each is compared with every other.
      guard counts.count <= Self.mostFields else {
        log.add(
          FileError(
            .tooLarge, at: entry.location,
            "the items of “\(list)” have more than \(Self.mostFields) fields",
            suggestion: "give all items the same fields, or make a list of each"))
        return
      }
    }
    for entries in items {
      for entry in entries {
        let count = counts[entry.key] ?? 0
        let meant = counts.keys.sorted().filter { name in
          counts[name] ?? 0 > count && !entries.contains { $0.key == name }
            && isMisspelling(entry.key, of: name)
        }
        if meant.isEmpty { continue }
        log.add(
          .unknownKey(entry.key, in: "an item of “\(list)”", valid: meant, at: entry.location))
      }
    }
  }

  /// Tells a slip of the finger from a name of its own; `line1` and `line2` are two names.
  private func isMisspelling(_ name: String, of other: String) -> Bool {
    let limit = min(name.count, other.count) < 6 ? 1 : 2
    return NearestName.edits(from: Array(name), to: Array(other)) <= limit
      && name.filter { !$0.isNumber } != other.filter { !$0.isNumber }
  }
}
