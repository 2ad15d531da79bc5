import FitTestSupport
import ScreenModel

@testable import ProjectFiles

extension Node {
  /// The value as JSON Schema sees it: scalars by the core schema of YAML 1.2.2 § 10.3.2.
  var json: JSONValue {
    switch content {
    case .mapping(let entries):
      .object(Dictionary(entries.map { ($0.key, $0.value.json) }) { first, _ in first })
    case .sequence(let items): .array(items.map(\.json))
    case .scalar(let scalar) where !scalar.isPlain: .string(scalar.text)
    case .scalar(let scalar):
      switch scalar.text.lowercased() {
      case "", "~", "null": .null
      case "true": .bool(true)
      case "false": .bool(false)
      default:
        if case .number(let number) = NumberText.read(scalar.text) {
          .number(number)
        } else {
          .string(scalar.text)
        }
      }
    }
  }

  /// Reads a YAML text; every value in it gets one place.
  init(yaml text: String, at location: SourceLocation) throws {
    self = try YAMLDocument(Array(text.utf8), file: "file.yml", log: ErrorLog()).root
      .moved(to: location)
  }

  private func moved(to location: SourceLocation) -> Node {
    var moved = self
    moved.location = location
    switch content {
    case .scalar: break
    case .sequence(let items): moved.content = .sequence(items.map { $0.moved(to: location) })
    case .mapping(let entries):
      moved.content = .mapping(
        entries.map {
          Node.Entry(key: $0.key, location: location, value: $0.value.moved(to: location))
        })
    }
    return moved
  }
}

extension FileSchema {
  var validator: JSONSchema {
    get throws { JSONSchema(try JSONValue(text: text)) }
  }
}
