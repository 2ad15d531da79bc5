internal import FoundationEssentials

/// Writes reports for programs; the shape of each is documented and stable.
///
/// Lengths are points, rounded to a thousandth. A key whose figure is unknown or without end is left out.
package struct JSONReport: ReportFormat {
  package init() {}

  func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value)
    return Self.escapingControls(String(decoding: data, as: UTF8.self)) + "\n"
  }

  /// Writes as escapes what the encoder leaves as it is but a terminal or an editor would act on.
  ///
  /// - Parameter json: Encoded by Foundation, so that all of it stands in strings.
  /// - Returns: The same JSON without control characters and controls of writing direction.
  package static func escapingControls(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: isControl) else { return json }
    var result = ""
    for scalar in json.unicodeScalars {
      guard isControl(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return result
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && TerminalText.isDangerous(scalar)
  }
}

/// Rounds a figure so that its last bits do not show; nil where JSON has no number for it.
func figure(_ value: Double?, decimals: Int = 3) -> Double? {
  guard let value, value.isFinite else { return nil }
  var unit = 1.0
  for _ in 0..<decimals { unit *= 10 }
  let rounded = (value * unit).rounded() / unit
  return rounded.isFinite ? rounded : value
}
