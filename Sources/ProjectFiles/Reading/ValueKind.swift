internal import ScreenModel

/// A kind of values that keys may have: how they look, and how they are read.
struct ValueKind<Value: Sendable>: Sendable {
  let shape: Shape
  /// What comes back for a key that must be there and is not.
  let standIn: Value
  let read: @Sendable (Node, KeyName, ValueReader) -> Value
}

// MARK: Words

extension ValueKind where Value == String {
  /// Words to be shown, behind which no comment may stand.
  static var words: Self {
    ValueKind(shape: .words, standIn: "") { $2.text($0, as: $1.quoted).text }
  }

  /// Words that name something in messages.
  static var title: Self {
    ValueKind(shape: .words, standIn: "") { $2.title($0, as: $1.quoted).text }
  }

  /// Words of a form that a regular expression describes; the reader around them makes sure of it.
  static func title(like pattern: String) -> Self {
    ValueKind(shape: .matching(pattern), standIn: "") { $2.title($0, as: $1.quoted).text }
  }

  /// A name that is not looked up.
  static var name: Self {
    ValueKind(shape: .words, standIn: "") { $2.name($0, as: $1.quoted) }
  }
}

// MARK: Numbers

extension ValueKind where Value == Double {
  static func number(in range: ClosedRange<Double>) -> Self {
    ValueKind(shape: .number(range), standIn: range.lowerBound) {
      $2.number($0, as: $1.quoted, in: range)
    }
  }
}

extension ValueKind where Value == Int {
  static func whole(in range: ClosedRange<Int>) -> Self {
    ValueKind(shape: .whole(range), standIn: range.lowerBound) {
      $2.whole($0, as: $1.quoted, in: range)
    }
  }
}

extension ValueKind where Value == Bool {
  /// `true` or `false`.
  static var flag: Self {
    ValueKind(shape: .flag, standIn: false) { $2.flag($0, as: $1.quoted) }
  }
}

// MARK: Choices

extension ValueKind {
  /// One of a fixed set of names; nil for any other.
  static func choice<Choice>(of type: Choice.Type) -> ValueKind<Choice?>
  where Value == Choice?, Choice: RawRepresentable<String> & CaseIterable & Sendable {
    ValueKind<Choice?>(shape: .choice(of: type), standIn: nil) {
      $2.choice($0, as: $1.text)
    }
  }
}

extension Shape {
  /// One of a fixed set of names.
  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of type: Choice.Type
  ) -> Shape {
    .oneOf(type.allCases.map(\.rawValue))
  }
}

// MARK: Anything

extension ValueKind where Value == Node? {
  /// A value that only the reader around it can read, of a shape.
  static func node(_ shape: Shape) -> Self {
    ValueKind(shape: shape, standIn: nil) { node, _, _ in node }
  }

  /// A name that is looked up among those that the files around it define.
  static var reference: Self { node(.words) }
}

extension ValueKind {
  /// A mapping with the keys of a table.
  static func table<K: Keys>(_ keys: K.Type) -> Self where Value == TableNode<K>? {
    ValueKind(shape: .described(keys), standIn: nil) { node, _, _ in TableNode(node: node) }
  }
}

// MARK: Lists and mappings

extension ValueKind where Value == [Node] {
  /// A list of at least one item.
  static func items(_ shape: Shape) -> Self {
    ValueKind(shape: .list(shape), standIn: []) { $2.items($0, as: $1.quoted) }
  }
}

extension ValueKind where Value == [Node.Entry] {
  /// A mapping whose keys are names of the author's.
  static func named(_ shape: Shape) -> Self {
    ValueKind(shape: .named(shape), standIn: []) { $2.named($0, as: $1.quoted) }
  }
}

extension ValueKind where Value == [(name: String, node: Node)] {
  /// A list of at least one name, each given once; the noun is what they name.
  static func names(of noun: String, _ shape: Shape = .words) -> Self {
    ValueKind(shape: .list(shape), standIn: []) {
      $2.names($0, as: $1.quoted, noun: noun)
    }
  }
}

extension ValueKind {
  /// A list of at least one mapping with the keys of a table.
  static func items<K: Keys>(of keys: K.Type) -> Self where Value == [TableNode<K>] {
    ValueKind(shape: .list(.described(keys)), standIn: []) { node, name, values in
      values.items(node, as: name.quoted).map { TableNode(node: $0) }
    }
  }

  /// A mapping whose keys are names of the author's, of mappings with the keys of a table.
  static func named<K: Keys>(of keys: K.Type) -> Self where Value == [Named<K>] {
    ValueKind(shape: .named(.described(keys)), standIn: []) { node, name, values in
      values.named(node, as: name.quoted).map { entry in
        Named(
          key: entry.key, location: entry.location,
          value: TableNode(node: entry.value, name: entry.key))
      }
    }
  }
}
