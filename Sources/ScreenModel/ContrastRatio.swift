/// How much two opaque colours differ in lightness: from 1, alike, to 21, black and white.
///
/// `(L1 + 0.05) / (L2 + 0.05)`, where L1 is the relative luminance of the lighter (WCAG 2.2, “contrast ratio”).
package struct ContrastRatio: Hashable, Sendable {
  package let value: Double

  package init(_ a: Colour, _ b: Colour) {
    let (first, second) = (a.relativeLuminance, b.relativeLuminance)
    value = (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// What calculating with binary fractions may be off by: black on white has 21, not a little less.
  private static let tolerance = 1e-9

  /// Whether it is at least so much; nothing is rounded up, 4.499 does not reach 4.5.
  package func reaches(_ minimum: Double) -> Bool { value >= minimum - Self.tolerance }

  /// Cut off after a number of decimals, never rounded up.
  package func cutOff(decimals: Int) -> Double {
    var unit = 1.0
    for _ in 0..<decimals { unit *= 10 }
    return ((value + Self.tolerance) * unit).rounded(.down) / unit
  }
}

extension ContrastRatio: CustomStringConvertible {
  /// With two decimals, cut off: `4.49`.
  package var description: String {
    let hundredths = Int((cutOff(decimals: 2) * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
