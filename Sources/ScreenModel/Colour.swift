#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// A colour as its author gave it: encoded components of an RGB space, and how opaque it is.
package struct Colour: Hashable, Sendable {
  package enum Space: String, Hashable, Sendable {
    case sRGB = "srgb"
    case displayP3 = "display-p3"
  }

  package var space: Space
  /// Encoded (“gamma-corrected”), from 0 to 1, as are green and blue.
  package var red: Double
  package var green: Double
  package var blue: Double
  /// From 0, clear, to 1, opaque.
  package var alpha: Double

  package init(_ space: Space, red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads `#rrggbb` or `#rrggbbaa`, with digits of either case, as sRGB; nil for anything else.
  package init?(hexadecimal text: String) {
    let digits = text.utf8.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      !digits.contains(UInt8(ascii: "+"))
    else { return nil }
    let rgba = digits.count == 6 ? number << 8 | 0xFF : number
    func component(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    self.init(
      .sRGB, red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }

  /// Whether nothing shines through it.
  package var isOpaque: Bool { alpha >= 1 }

  /// The light it gives, relative to white: from 0 to 1; its alpha does not matter.
  ///
  /// For sRGB by the figures of WCAG 2.2, “relative luminance”. For Display P3, whose transfer function is the same, by the
  /// luminance row of the matrix to CIE XYZ that follows from its primaries and white point (CSS Color 4 § 18, SMPTE EG 432-1).
  package var relativeLuminance: Double {
    switch space {
    case .sRGB:
      0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    case .displayP3:
      0.228_974_564_069_748_8 * Self.linear(red) + 0.691_738_521_836_506_4 * Self.linear(green)
        + 0.079_286_914_093_745 * Self.linear(blue)
    }
  }

  /// Lays the colour over an opaque one.
  ///
  /// Components are mixed as encoded, as browsers and phones do: `co = cs × αs + cb × (1 − αs)` (W3C Compositing 1 § 5.1, with an
  /// opaque backdrop). Colours of two spaces are mixed in Display P3, which holds both.
  ///
  /// - Parameter background: Its alpha is taken for 1.
  /// - Returns: An opaque colour.
  package func composited(over background: Colour) -> Colour {
    if isOpaque { return self }
    guard space == background.space else {
      return inDisplayP3.composited(over: background.inDisplayP3)
    }
    func mixed(_ source: Double, _ backdrop: Double) -> Double {
      source * alpha + backdrop * (1 - alpha)
    }
    return Colour(
      space, red: mixed(red, background.red), green: mixed(green, background.green),
      blue: mixed(blue, background.blue))
  }

  /// The same colour with components of Display P3; both spaces have the white point D65 (CSS Color 4 § 18).
  private var inDisplayP3: Colour {
    guard space == .sRGB else { return self }
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    return Colour(
      .displayP3, red: Self.encoded(0.822_461_968_714_362_3 * r + 0.177_538_031_285_637_7 * g),
      green: Self.encoded(0.033_194_198_850_961_6 * r + 0.966_805_801_149_038_4 * g),
      blue: Self.encoded(
        0.017_082_630_721_12 * r + 0.072_397_440_663_963_5 * g + 0.910_519_928_614_916_5 * b),
      alpha: alpha)
  }

  /// The same colour with components of sRGB; what that space does not hold is cut off at its edges.
  package var inSRGB: Colour {
    guard space == .displayP3 else { return self }
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    func cut(_ linear: Double) -> Double { min(max(Self.encoded(linear), 0), 1) }
    return Colour(
      .sRGB, red: cut(1.224_940_176_280_559_8 * r - 0.224_940_176_280_559_8 * g),
      green: cut(-0.042_056_954_709_688_16 * r + 1.042_056_954_709_688_1 * g),
      blue: cut(
        -0.019_637_554_590_334_43 * r - 0.078_636_045_550_631_89 * g
          + 1.098_273_600_140_966_3 * b),
      alpha: alpha)
  }

  /// The grey of the same luminance: what is left of a colour for who sees none.
  package var desaturated: Colour {
    let grey = Self.encoded(relativeLuminance)
    return Colour(.sRGB, red: grey, green: grey, blue: grey, alpha: alpha)
  }

  /// Decodes a component of sRGB or Display P3 to linear light (WCAG 2.2, IEC 61966-2-1).
  package static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  /// Encodes linear light as a component of sRGB or Display P3: the inverse of `linear`.
  package static func encoded(_ linear: Double) -> Double {
    linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}

extension Colour: CustomStringConvertible {
  /// In the notation of CSS: `#0a7f3c`, with an alpha `#0a7f3c80`; of Display P3 `color(display-p3 0.2 0.5 0.3)`.
  package var description: String {
    switch space {
    case .sRGB:
      let components = isOpaque ? [red, green, blue] : [red, green, blue, alpha]
      return "#"
        + components.map { component in
          let digits = String(Int((component * 255).rounded()), radix: 16)
          return digits.count == 1 ? "0" + digits : digits
        }.joined()
    case .displayP3:
      let components = [red, green, blue].map(Self.short).joined(separator: " ")
      return "color(display-p3 \(components)\(isOpaque ? "" : " / \(Self.short(alpha))"))"
    }
  }

  private static func short(_ component: Double) -> String {
    let thousandths = Int((component * 1_000).rounded())
    guard thousandths % 1_000 != 0 else { return String(thousandths / 1_000) }
    return String(Double(thousandths) / 1_000)
  }
}
