internal import ScreenModel

/// The keys of a mapping, one property each, in the order in which messages list them.
///
/// A property may also be a table: its keys then stand beside the others, and some mappings share them.
protocol Keys: Described {
  static var table: Table<Self> { get }
}

/// What a mapping may hold: what messages call it, and its keys.
final class Table<K: Sendable>: AnyTable {
  let keys: K
  let title: String
  let summary: String
  let list: [any AnyKey]
  let names: [String]
  let needs: [[String]]
  let isFilled: Bool
  let others: (name: String, shape: Shape)?

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - keys: All that there are.
  ///   - title: What messages call the mapping, such as `a text block`.
  ///   - summary: What it describes, as one sentence.
  ///   - listing: Those of the keys that the mapping may have; without it all of them.
  ///   - needs: Sets of keys, of one of which all must be there.
  ///   - isFilled: Whether one of the keys must be there, whichever.
  ///   - others: The names that other keys may have, as a regular expression, and what stands behind them.
  init(
    _ keys: K, called title: String, _ summary: String,
    listing: ((K) -> [any AnyKey])? = nil, needs: ((K) -> [[any AnyKey]])? = nil,
    isFilled: Bool = false, others: (name: String, shape: Shape)? = nil
  ) {
    self.keys = keys
    self.title = title
    self.summary = summary
    list = listing?(keys) ?? Self.list(of: keys)
    names = list.map(\.name.text)
    self.isFilled = isFilled
    self.others = others
    self.needs = needs?(keys).map { $0.map(\.name.text) } ?? []
  }

  /// The properties of a structure that are keys or tables, in the order in which they are declared.
  private static func list(of keys: K) -> [any AnyKey] {
    Mirror(reflecting: keys).children.flatMap { property -> [any AnyKey] in
      switch property.value {
      case let key as any AnyKey: [key]
      case let group as any KeyGroup: group.list
      default: []
      }
    }
  }
}

/// Keys that stand in a table together.
protocol KeyGroup: Sendable {
  /// In the order in which messages list them.
  var list: [any AnyKey] { get }
}

/// A table whatever its keys are, as schemas see it.
protocol AnyTable: KeyGroup {
  var title: String { get }
  var summary: String { get }
  /// Names of keys, of one set of which all must be there; empty: no such rule.
  var needs: [[String]] { get }
  /// Whether one of the keys must be there, whichever.
  var isFilled: Bool { get }
  /// Keys besides the list.
  var others: (name: String, shape: Shape)? { get }
}

/// One key for each of some cases, such as the cases of a plural.
struct KeySet<Case: Hashable & Sendable, Value: Sendable>: KeyGroup {
  private let keys: [Case: Key<Value>]
  let list: [any AnyKey]

  init(_ cases: [Case], _ key: (Case) -> Key<Value>) {
    let all = cases.map { ($0, key($0)) }
    keys = Dictionary(all) { first, _ in first }
    list = all.map(\.1)
  }

  subscript(_ one: Case) -> Key<Value>? { keys[one] }
}

/// A mapping that is to be read by a table.
struct TableNode<K: Keys>: Sendable {
  let node: Node
  /// The author's name of it; nil where it has none.
  var name: String?

  var location: SourceLocation { node.location }
}

/// An entry of a mapping whose keys are names of the author's.
struct Named<K: Keys>: Sendable {
  let key: String
  /// Of the name.
  let location: SourceLocation
  let value: TableNode<K>
}
