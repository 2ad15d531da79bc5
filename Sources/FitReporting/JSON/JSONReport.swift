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
    return String(decoding: data, as: UTF8.self) + "\n"
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
