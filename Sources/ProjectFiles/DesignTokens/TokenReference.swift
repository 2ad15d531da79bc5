/// A reference of a design-token file: an alias such as `{call.label}`, or a JSON pointer such as `#/call/label`.
struct TokenReference {
  /// The names of groups and of the token.
  var path: [String]
  /// What a pointer leads to inside the token's value: `["components", "0"]`.
  var rest: [String] = []
  /// As it was written.
  var text: String

  /// The token's path as one word.
  var name: String { path.joined(separator: ".") }

  /// Recognizes a value that is a reference; nil for any other.
  init?(_ node: Node) {
    switch node.content {
    case .scalar(let scalar):
      guard !scalar.isPlain else { return nil }
      self.init(alias: scalar.text)
    case .mapping(let entries):
      guard let entry = entries.first(where: { $0.key == "$ref" }) else { return nil }
      self.init(pointer: entry.value)
    case .sequence: return nil
    }
  }

  /// Recognizes a group that is to be extended: `{palette}`, `#/palette` or an object with such a `$ref`.
  static func group(_ node: Node) -> TokenReference? {
    var reference = TokenReference(node)
    if case .scalar(let scalar) = node.content, scalar.text.hasPrefix("#/") {
      reference = TokenReference(pointer: node)
    }
    guard let reference, !reference.path.isEmpty, !reference.path.contains("") else { return nil }
    return reference
  }

  private init?(alias text: String) {
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    self.text = text
    path = text.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Reads a JSON pointer (RFC 6901); one that is no pointer into this file names no token.
  private init(pointer node: Node) {
    guard case .scalar(let scalar) = node.content else {
      (path, text) = ([], node.summary)
      return
    }
    text = scalar.text
    var parts = text.split(separator: "/", omittingEmptySubsequences: false).map {
      String($0.replacing("~1", with: "/").replacing("~0", with: "~"))
    }
    guard parts.first == "#" else {
      path = [text]
      return
    }
    parts.removeFirst()
    let end = parts.firstIndex(of: "$value") ?? parts.endIndex
    path = Array(parts[..<end])
    rest = Array(parts[end...].dropFirst())
  }
}
