/// What a value of a file may look like, as far as that can be told without the files around it.
indirect enum Shape: Sendable {
  /// Words as their author wrote them: `No`, `1.0` and `~` are words, too.
  case words
  /// Words, or nothing at all.
  case anyWords
  case number(ClosedRange<Double>)
  case whole(ClosedRange<Int>)
  case flag
  case oneOf([String])
  /// Words that a regular expression describes.
  case matching(String)
  /// A list of at least one item.
  case list(Shape)
  /// A list of so many items.
  case tuple(Shape, count: Int)
  /// A value, or a list of at least one.
  case oneOrMore(Shape)
  /// A mapping of names of the author's, at least one; but none with all the names of one of these sets.
  case named(Shape, unless: [[String]] = [])
  /// One of several shapes.
  case either([Shape])
  /// What stands in several places and is described once.
  case described(any Described.Type)
  /// Whatever the reader leaves alone.
  case anything
  /// Any value but a mapping with a key.
  case anythingWithout(key: String)

  /// A value that stands for a key that is left out.
  enum Constant: Sendable {
    case number(Double)
    case flag(Bool)
    case words(String)

    /// Recognizes the values that files hold as one word; nil for any other.
    init?(_ value: some Sendable) {
      switch value {
      case let number as Double: self = .number(number)
      case let number as Int: self = .number(Double(number))
      case let flag as Bool: self = .flag(flag)
      case let words as String: self = .words(words)
      case let choice as any RawRepresentable<String>: self = .words(choice.rawValue)
      default: return nil
      }
    }
  }
}

/// What stands in several places of files, and has a name of its own in schemas.
protocol Described: Sendable {
  static var definition: Definition { get }
}

/// What a schema says once.
enum Definition {
  /// A mapping with the keys of a table.
  case table(any AnyTable)
  /// A mapping of one of several tables, each told by the key that only it has and must have.
  case kinds([(key: String, table: any AnyTable)], title: String, summary: String)
  /// Any other shape.
  case shape(Shape, title: String, summary: String)
}

extension Keys {
  static var definition: Definition { .table(table) }
}
