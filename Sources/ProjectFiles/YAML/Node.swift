internal import ScreenModel

/// A value of a YAML file with the place it stands in.
struct Node: Sendable {
  enum Content: Sendable {
    case scalar(Scalar)
    case sequence([Node])
    /// In the order of the file; keys are unique.
    case mapping([Entry])
  }

  struct Scalar: Hashable, Sendable {
    /// As its author meant it: without quotes, escapes resolved.
    var text: String
    /// Whether it was written without quotes and not as a block.
    var isPlain: Bool
    /// Where a comment begins that ends a plain text in the middle of its line.
    var comment: SourceLocation?
  }

  struct Entry: Sendable {
    var key: String
    var location: SourceLocation
    var value: Node
  }

  var content: Content
  var location: SourceLocation

  /// Whether nothing was written, as after `role:`.
  var isEmpty: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.isPlain && scalar.text.isEmpty
  }

  /// The entry of a key; nil where there is none, or where this is no mapping.
  func entry(of key: some AnyKey) -> Entry? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key.name.text }
  }

  /// What a message calls the value.
  var summary: String {
    switch content {
    case .scalar(let scalar):
      isEmpty ? "nothing" : "“\(scalar.text.shortened(to: 40))”"
    case .sequence(let items): items.isEmpty ? "an empty list" : "a list"
    case .mapping(let entries): entries.isEmpty ? "an empty mapping" : "a mapping"
    }
  }
}

extension String {
  /// Cuts the text for use in a message: on one line, and no longer than a number of characters.
  func shortened(to limit: Int) -> String {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard words.count > limit else { return words }
    return words.prefix(limit - 1).trimmingTrailingSpaces() + "…"
  }
}

extension Substring {
  fileprivate func trimmingTrailingSpaces() -> Substring {
    var rest = self
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
