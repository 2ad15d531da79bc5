internal import ScreenModel

/// A colour space of design tokens; those that are ways to write sRGB or Display P3 are converted.
enum ColourSpace: String, CaseIterable {
  case srgb
  case displayP3 = "display-p3"
  case srgbLinear = "srgb-linear"
  case hsl, hwb, lab, lch, oklab, oklch
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// What each of the three components may be; nil for a space that is not converted.
  var ranges: [ClosedRange<Double>]? {
    switch self {
    case .srgb, .displayP3, .srgbLinear: [0...1, 0...1, 0...1]
    case .hsl, .hwb: [0...360, 0...100, 0...100]
    case .lab, .lch, .oklab, .oklch, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50: nil
    }
  }

  /// Converts three components; nil for a space that is not converted.
  func colour(_ components: [Double], alpha: Double) -> Colour? {
    let (a, b, c) = (components[0], components[1], components[2])
    switch self {
    case .srgb: return Colour(.sRGB, red: a, green: b, blue: c, alpha: alpha)
    case .displayP3: return Colour(.displayP3, red: a, green: b, blue: c, alpha: alpha)
    case .srgbLinear:
      return Colour(
        .sRGB, red: Colour.encoded(a), green: Colour.encoded(b), blue: Colour.encoded(c),
        alpha: alpha)
    case .hsl:
      // CSS Color 4 § 7.1.
      let (saturation, lightness) = (b / 100, c / 100)
      let chroma = (1 - abs(2 * lightness - 1)) * saturation
      return Self.hue(a, from: lightness - chroma / 2, by: chroma, alpha: alpha)
    case .hwb:
      // CSS Color 4 § 8.1.
      let (white, black) = (b / 100, c / 100)
      if white + black >= 1 {
        let grey = white / (white + black)
        return Colour(.sRGB, red: grey, green: grey, blue: grey, alpha: alpha)
      }
      return Self.hue(a, from: white, by: 1 - white - black, alpha: alpha)
    case .lab, .lch, .oklab, .oklch, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      return nil
    }
  }

  /// Makes a colour whose components lie between a lowest and as much more as a hue asks for.
  private static func hue(
    _ degrees: Double, from lowest: Double, by chroma: Double, alpha: Double
  ) -> Colour {
    func component(_ shift: Double) -> Double {
      let place = (degrees / 60 + shift).truncatingRemainder(dividingBy: 6)
      return lowest + chroma * min(max(abs(place - 3) - 1, 0), 1)
    }
    return Colour(
      .sRGB, red: component(0), green: component(4), blue: component(2), alpha: alpha)
  }
}
