/// A JSON value whose members keep their order.
indirect enum SchemaValue {
  case text(String)
  case number(Double)
  case flag(Bool)
  case array([SchemaValue])
  case object([(String, SchemaValue)])

  static func texts(_ texts: [String]) -> SchemaValue { .array(texts.map { .text($0) }) }

  /// Indented, with a newline at the end; lists of words stand on one line.
  var json: String { json(indent: "") + "\n" }

  private func json(indent: String) -> String {
    let deeper = indent + "  "
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return NumberText.shown(number)
    case .flag(let flag): return flag ? "true" : "false"
    case .array(let items) where items.allSatisfy(\.isLeaf):
      return "[" + items.map { $0.json(indent: "") }.joined(separator: ", ") + "]"
    case .array(let items):
      let lines = items.map { deeper + $0.json(indent: deeper) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members) where members.count <= 1 && members.allSatisfy(\.1.isLeaf):
      let parts = members.map { "\(Self.quoted($0)): \($1.json(indent: ""))" }
      return parts.isEmpty ? "{}" : "{ " + parts.joined(separator: ", ") + " }"
    case .object(let members):
      let lines = members.map { "\(deeper)\(Self.quoted($0)): \($1.json(indent: deeper))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private var isLeaf: Bool {
    switch self {
    case .text, .number, .flag: true
    case .array, .object: false
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
