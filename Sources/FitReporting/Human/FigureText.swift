/// Writes figures the way people read them.
enum FigureText {
  /// Writes a count with groups of three digits: `8,112`.
  static func count(_ count: Int) -> String {
    let digits = String(count.magnitude)
    var grouped = count < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { grouped += "," }
      grouped.append(digit)
    }
    return grouped
  }

  /// Writes a count and its noun: `1 line`, `2 lines`.
  static func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(count(number)) \(number == 1 ? singular : plural ?? singular + "s")"
  }

  /// Writes a length with one decimal, or with as many as show that it is not zero.
  static func points(_ length: Double) -> String {
    let magnitude = abs(length)
    if magnitude >= 0.05 || magnitude == 0 { return fixed(length, decimals: 1) }
    for decimals in 2...4 {
      let text = fixed(length, decimals: decimals)
      if text.contains(where: { $0 != "0" && $0 != "." && $0 != "-" }) { return text }
    }
    return "under 0.0001"
  }

  /// Writes a length with decimals only where it has some: `375`, `561.5`.
  static func short(_ length: Double) -> String {
    length == length.rounded() ? fixed(length, decimals: 0) : points(length)
  }

  /// Writes a number with a fixed count of decimals; `∞` and `?` where it is no finite number.
  static func fixed(_ number: Double, decimals: Int) -> String {
    guard !number.isNaN else { return "?" }
    guard number.magnitude < 1e12 else { return number < 0 ? "-∞" : "∞" }
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    let scaled = Int((number * Double(unit)).rounded())
    let sign = scaled < 0 ? "-" : ""
    guard decimals > 0 else { return sign + String(scaled.magnitude) }
    let fraction = String(scaled.magnitude % UInt(unit))
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(sign)\(scaled.magnitude / UInt(unit)).\(zeros)\(fraction)"
  }

  static func percent(_ part: Int, of whole: Int, decimals: Int = 1) -> String {
    guard whole > 0 else { return "–" }
    return fixed(100 * Double(part) / Double(whole), decimals: decimals) + " %"
  }

  /// Lists items as prose does: `a`, `a and b`, `a, b and 3 more`.
  static func list(
    _ items: [String], atMost limit: Int = .max, _ more: String = "more"
  ) -> String {
    if items.count > limit {
      let shown = items.prefix(limit - 1)
      return shown.joined(separator: ", ") + " and \(count(items.count - shown.count)) \(more)"
    }
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}
