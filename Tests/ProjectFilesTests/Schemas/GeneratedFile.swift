import ScreenModel

@testable import ProjectFiles

/// The smallest file in which one key of one table stands, made from the tables.
///
/// Everything that is named is named `x`, so that most names lead somewhere.
struct GeneratedFile {
  /// The table that the file must reach, by the name that `TableWalk` gives it.
  let table: String
  let key: KeyName
  let value: Node

  static let place = SourceLocation(file: "file.yml", line: 1, column: 1)

  /// A file that goes after no key.
  static let smallest = GeneratedFile(table: "", key: KeyName(""), value: scalar("x"))

  func root(of schema: FileSchema) -> Node { node(of: schema.root, way: []) }

  /// Makes a value; `seen` are the descriptions passed on the way to the key, nil off that way.
  private func node(of type: any Described.Type, way seen: Set<String>?) -> Node {
    let seen = seen?.union(["\(type)"])
    switch type.definition {
    case .table(let table): return node(of: table, "\(type)", way: seen)
    case .shape(let shape, _, _): return node(of: shape, way: seen)
    case .kinds(let kinds, _, _):
      let own = seen.flatMap { _ in kinds.first { $0.key == table } }
      let kind = own ?? seen.flatMap { seen in kinds.first { reaches($0.table, seen) } }
      return node(of: (kind ?? kinds[0]).table, (kind ?? kinds[0]).key, way: seen)
    }
  }

  private func node(of table: any AnyTable, _ name: String, way seen: Set<String>?) -> Node {
    var chosen = Set(table.list.filter(\.isRequired).map(\.name.text) + (table.needs.first ?? []))
    if BlockReader.Kind(rawValue: name) != nil { chosen.insert(name) }
    if chosen.isEmpty, table.isFilled { chosen.insert(table.list[0].name.text) }
    let isTarget = seen != nil && name == self.table
    let next =
      isTarget ? nil : seen.flatMap { seen in table.list.first { reaches($0.shape, seen) } }
    chosen.formUnion([next?.name.text, isTarget ? key.text : nil].compactMap(\.self))
    var entries = table.list.filter { chosen.contains($0.name.text) }.map { key in
      let isIt = isTarget && key.name == self.key
      return Node.Entry(
        key: key.name.text, location: Self.place,
        value: isIt ? value : node(of: key.shape, way: key.name == next?.name ? seen : nil))
    }
    if let others = table.others, seen != nil, !isTarget, next == nil {
      entries.append(
        Node.Entry(key: "x", location: Self.place, value: node(of: others.shape, way: nil)))
    }
    return Node(content: .mapping(entries), location: Self.place)
  }

  private func node(of shape: Shape, way seen: Set<String>?) -> Node {
    switch shape {
    case .words, .anyWords, .anything, .anythingWithout: Self.scalar("x")
    case .number(let range):
      Self.scalar(NumberText.shown(min(max(range.lowerBound, 5), range.upperBound)))
    case .whole(let range): Self.scalar(String(min(max(range.lowerBound, 5), range.upperBound)))
    case .flag: Self.scalar("true")
    case .oneOf(let words): Self.scalar(words[0], isPlain: false)
    case .matching(let pattern): Self.scalar(Self.example(of: pattern), isPlain: false)
    case .list(let item): Self.list(of: node(of: item, way: seen))
    case .tuple(let item, let count):
      Self.list(of: node(of: item, way: seen), count: count)
    case .oneOrMore(let item): node(of: item, way: seen)
    case .named(let value, _):
      Node(
        content: .mapping([
          Node.Entry(key: "x", location: Self.place, value: node(of: value, way: seen))
        ]), location: Self.place)
    case .either(let shapes):
      node(of: seen.flatMap { seen in shapes.first { reaches($0, seen) } } ?? shapes[0], way: seen)
    case .described(let type): node(of: type, way: seen)
    }
  }

  private static func list(of item: Node, count: Int = 1) -> Node {
    Node(content: .sequence(Array(repeating: item, count: count)), location: place)
  }

  private static func scalar(_ text: String, isPlain: Bool = true) -> Node {
    Node(content: .scalar(Node.Scalar(text: text, isPlain: isPlain)), location: place)
  }

  private static func example(of pattern: String) -> String {
    let examples = [
      "2027-03-31", "4:3", String(repeating: "0", count: 64), "#000000", "{x}", "a-",
    ]
    return examples.first { text in
      (try? Regex(pattern)).map { text.contains($0) } ?? false
    } ?? "x"
  }

  // MARK: Ways

  private func reaches(_ shape: Shape, _ seen: Set<String>) -> Bool {
    switch shape {
    case .described(let type): reaches(type, seen)
    case .list(let item), .oneOrMore(let item), .named(let item, _), .tuple(let item, _):
      reaches(item, seen)
    case .either(let shapes): shapes.contains { reaches($0, seen) }
    case .words, .anyWords, .number, .whole, .flag, .oneOf, .matching, .anything, .anythingWithout:
      false
    }
  }

  private func reaches(_ type: any Described.Type, _ seen: Set<String>) -> Bool {
    let name = "\(type)"
    if name == table { return true }
    guard !seen.contains(name) else { return false }
    let seen = seen.union([name])
    return switch type.definition {
    case .table(let table): reaches(table, seen)
    case .shape(let shape, _, _): reaches(shape, seen)
    case .kinds(let kinds, _, _):
      kinds.contains { $0.key == self.table } || kinds.contains { reaches($0.table, seen) }
    }
  }

  private func reaches(_ table: any AnyTable, _ seen: Set<String>) -> Bool {
    table.list.contains { reaches($0.shape, seen) }
      || table.others.map { reaches($0.shape, seen) } ?? false
  }
}
