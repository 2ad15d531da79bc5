/// The part of JSON Schema (2020-12) that the repository's schemas use; a keyword that it does not know is a fault, too.
package struct JSONSchema: Sendable {
  private let root: JSONValue
  /// Whether a key that no schema describes is a fault.
  private let isStrict: Bool

  package init(_ root: JSONValue, isStrict: Bool = false) {
    self.root = root
    self.isStrict = isStrict
  }

  /// Lists what is wrong with a value, each with its place; none for a valid one.
  package func faults(of value: JSONValue) -> [String] { faults(of: value, by: root, at: "$") }

  /// Every name of a property that a schema describes, at any depth.
  package var propertyNames: Set<String> { Self.propertyNames(of: root) }

  private static func propertyNames(of schema: JSONValue) -> Set<String> {
    guard case .object(let members) = schema else {
      return schema.items.reduce(into: []) { $0.formUnion(propertyNames(of: $1)) }
    }
    var names: Set<String> = []
    for (key, value) in members {
      guard key == "properties", case .object(let properties) = value else {
        names.formUnion(propertyNames(of: value))
        continue
      }
      names.formUnion(properties.keys)
      for property in properties.values { names.formUnion(propertyNames(of: property)) }
    }
    return names
  }

  private func faults(of value: JSONValue, by schema: JSONValue, at place: String) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(place): the schema is no object"] }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument in
      faults(of: value, keyword, argument, beside: schema, at: place)
    }
  }

  private func faults(
    of value: JSONValue, _ keyword: String, _ argument: JSONValue, beside schema: JSONValue,
    at place: String
  ) -> [String] {
    switch keyword {
    case "$schema", "$id", "$defs", "title", "description", "default": []
    case "$ref": referred(argument.text ?? "", value, at: place)
    case "items", "properties", "additionalProperties", "patternProperties", "propertyNames":
      parts(of: value, keyword, argument, beside: schema, at: place)
    case "oneOf", "anyOf", "allOf", "if", "then", "not":
      choices(of: value, keyword, argument, beside: schema, at: place)
    default: Self.faults(of: value, keyword, argument, at: place)
    }
  }

  /// What is wrong with the value itself.
  private static func faults(
    of value: JSONValue, _ keyword: String, _ argument: JSONValue, at place: String
  ) -> [String] {
    switch keyword {
    case "const": return value == argument ? [] : ["\(place): \(value) is not \(argument)"]
    case "enum":
      return argument.items.contains(value) ? [] : ["\(place): \(value) is none of the names"]
    case "type":
      let types = argument.items.isEmpty ? [argument] : argument.items
      return types.contains { isOf(value, $0.text ?? "") }
        ? [] : ["\(place): \(value) is no \(argument)"]
    case "minimum", "maximum", "minItems", "maxItems", "minLength", "minProperties":
      guard case .number(let bound) = argument, let amount = amount(of: value, by: keyword) else {
        return []
      }
      let isRight = keyword.hasPrefix("min") ? amount >= bound : amount <= bound
      return isRight ? [] : ["\(place): \(amount) is beyond \(bound)"]
    case "pattern":
      guard let text = value.text, !matches(text, argument.text ?? "") else { return [] }
      return ["\(place): “\(text)” does not match \(argument)"]
    case "required":
      return argument.items.compactMap(\.text).filter { value[$0] == nil }.map {
        "\(place): “\($0)” is missing"
      }
    default: return ["\(place): the keyword \(keyword) is not known"]
    }
  }

  /// What is wrong with what the value holds.
  private func parts(
    of value: JSONValue, _ keyword: String, _ argument: JSONValue, beside schema: JSONValue,
    at place: String
  ) -> [String] {
    switch keyword {
    case "items":
      return value.items.enumerated().flatMap { index, item in
        faults(of: item, by: argument, at: "\(place)[\(index)]")
      }
    case "propertyNames":
      guard case .object(let members) = value else { return [] }
      return members.keys.sorted().flatMap { faults(of: .string($0), by: argument, at: place) }
    default:
      // All keywords of members are looked at once, at the first there is.
      let first = ["properties", "patternProperties", "additionalProperties"].first {
        schema[$0] != nil
      }
      return keyword == first ? members(of: value, by: schema, at: place) : []
    }
  }

  /// What is wrong with the value by other schemas.
  private func choices(
    of value: JSONValue, _ keyword: String, _ argument: JSONValue, beside schema: JSONValue,
    at place: String
  ) -> [String] {
    switch keyword {
    case "allOf": return argument.items.flatMap { faults(of: value, by: $0, at: place) }
    case "not":
      return faults(of: value, by: argument, at: place).isEmpty ? ["\(place): is refused"] : []
    case "if":
      guard let then = schema["then"], faults(of: value, by: argument, at: place).isEmpty else {
        return []
      }
      return faults(of: value, by: then, at: place)
    case "then": return schema["if"] == nil ? ["\(place): then stands without if"] : []
    default:
      let fitting = argument.items.count { faults(of: value, by: $0, at: place).isEmpty }
      let isRight = keyword == "oneOf" ? fitting == 1 : fitting > 0
      return isRight ? [] : ["\(place): \(fitting) of \(argument.items.count) alternatives fit"]
    }
  }

  private func members(of value: JSONValue, by schema: JSONValue, at place: String) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.sorted { $0.key < $1.key }.flatMap { key, member -> [String] in
      if let known = schema["properties"]?[key] {
        return faults(of: member, by: known, at: "\(place).\(key)")
      }
      if case .object(let patterns)? = schema["patternProperties"],
        let known = patterns.first(where: { Self.matches(key, $0.key) })?.value
      {
        return faults(of: member, by: known, at: "\(place).\(key)")
      }
      switch schema["additionalProperties"] {
      case .bool(false): return ["\(place): “\(key)” is not expected"]
      case .object(let other):
        return faults(of: member, by: .object(other), at: "\(place).\(key)")
      default: return isStrict ? ["\(place): “\(key)” is not described"] : []
      }
    }
  }

  private func referred(_ reference: String, _ value: JSONValue, at place: String) -> [String] {
    let name = reference.split(separator: "/").last.map(String.init) ?? ""
    guard reference == "#/$defs/\(name)", let schema = root["$defs"]?[name] else {
      return ["\(place): there is no \(reference)"]
    }
    return faults(of: value, by: schema, at: place)
  }

  /// What a keyword bounds of a value; nil where it says nothing of such values.
  private static func amount(of value: JSONValue, by keyword: String) -> Double? {
    switch (value, keyword) {
    case (.number(let number), "minimum"), (.number(let number), "maximum"): number
    case (.array(let items), "minItems"), (.array(let items), "maxItems"): Double(items.count)
    case (.string(let text), "minLength"): Double(text.unicodeScalars.count)
    case (.object(let members), "minProperties"): Double(members.count)
    default: nil
    }
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    // The pattern of all words.
    if pattern == "\\S" { return !text.allSatisfy(\.isWhitespace) }
    guard let regex = try? Regex(pattern) else { return false }
    return text.contains(regex)
  }

  private static func isOf(_ value: JSONValue, _ type: String) -> Bool {
    switch (value, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"),
      (.array, "array"), (.object, "object"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}
