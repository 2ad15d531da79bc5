@testable import ProjectFiles

/// Every table that a kind of file is read by.
struct TableWalk {
  /// By the name of the type.
  private(set) var tables: [(name: String, table: any AnyTable)] = []
  /// What schemas describe once.
  private(set) var described: [any Described.Type] = []
  private var seen: Set<String> = []

  init(_ schema: FileSchema) { visit(schema.root) }

  /// Every key, with the table it stands in.
  var keys: [(key: any AnyKey, table: String)] {
    tables.flatMap { name, table in table.list.map { ($0, name) } }
  }

  private mutating func visit(_ type: any Described.Type) {
    guard seen.insert(String(describing: type)).inserted else { return }
    described.append(type)
    switch type.definition {
    case .table(let table): visit(table, String(describing: type))
    case .kinds(let kinds, _, _):
      for kind in kinds { visit(kind.table, kind.key) }
    case .shape(let shape, _, _): visit(shape)
    }
  }

  private mutating func visit(_ table: any AnyTable, _ name: String) {
    tables.append((name, table))
    for key in table.list { visit(key.shape) }
    if let others = table.others { visit(others.shape) }
  }

  private mutating func visit(_ shape: Shape) {
    switch shape {
    case .described(let type): visit(type)
    case .list(let item), .oneOrMore(let item), .named(let item, _), .tuple(let item, _):
      visit(item)
    case .either(let shapes): for shape in shapes { visit(shape) }
    case .words, .anyWords, .number, .whole, .flag, .oneOf, .matching, .anything, .anythingWithout:
      break
    }
  }
}
