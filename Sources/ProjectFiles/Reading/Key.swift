/// A key of a mapping: how it is spelt, what its value may be, and how that is read.
///
/// Everything that holds for the key stands here and nowhere else: readers read by it, and schemas describe it.
final class Key<Value: Sendable>: AnyKey {
  let name: KeyName
  let isRequired: Bool
  let shape: Shape
  let standard: Shape.Constant?
  let summary: String
  /// Reads the value; nil: the key is not there.
  let read: @Sendable (Node?, KeyName, ValueReader) -> Value

  /// A key that must be there.
  init(_ name: String, _ kind: ValueKind<Value>, _ summary: String) {
    self.name = KeyName(name)
    isRequired = true
    shape = kind.shape
    standard = nil
    self.summary = summary
    read = { node, name, values in node.map { kind.read($0, name, values) } ?? kind.standIn }
  }

  /// A key that may be left out; its value is then nil.
  init<Given>(optional name: String, _ kind: ValueKind<Given>, _ summary: String)
  where Value == Given? {
    self.name = KeyName(name)
    isRequired = false
    shape = kind.shape
    standard = nil
    self.summary = summary
    read = { node, name, values in node.map { kind.read($0, name, values) } }
  }

  /// A key that may be left out, or whose value may not be readable; it is then nil.
  init<Given>(optional name: String, _ kind: ValueKind<Given?>, _ summary: String)
  where Value == Given? {
    self.name = KeyName(name)
    isRequired = false
    shape = kind.shape
    standard = nil
    self.summary = summary
    read = { node, name, values in node.flatMap { kind.read($0, name, values) } }
  }

  /// A key that may be left out, which says the same as a standard value.
  init(_ name: String, _ kind: ValueKind<Value>, else standard: Value, _ summary: String) {
    self.name = KeyName(name)
    isRequired = false
    shape = kind.shape
    self.standard = Shape.Constant(standard)
    self.summary = summary
    read = { node, name, values in node.map { kind.read($0, name, values) } ?? standard }
  }

  /// A key that may be left out, which says the same as a standard value, as does one that cannot be read.
  init(_ name: String, _ kind: ValueKind<Value?>, else standard: Value, _ summary: String) {
    self.name = KeyName(name)
    isRequired = false
    shape = kind.shape
    self.standard = Shape.Constant(standard)
    self.summary = summary
    read = { node, name, values in node.flatMap { kind.read($0, name, values) } ?? standard }
  }
}

/// A key whatever its value is, as messages and schemas see it.
protocol AnyKey: Sendable {
  var name: KeyName { get }
  var isRequired: Bool { get }
  var shape: Shape { get }
  /// What leaving it out means, if that is one value.
  var standard: Shape.Constant? { get }
  /// What it says, with its unit, as one sentence.
  var summary: String { get }
}

/// The spelling of a key.
struct KeyName: Hashable, Sendable {
  let text: String
  /// In quotation marks, as messages write it.
  let quoted: String

  init(_ text: String) {
    self.text = text
    quoted = "“\(text)”"
  }
}
