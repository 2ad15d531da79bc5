import ScreenModel
import Testing

@Suite("Colour") struct ColourTests {
  /// Published ratios: the note of WCAG 2.2 on black and white; greys around 4.5 and 3 as WebAIM's checker gives them.
  static let ratios: [(String, String, String)] = [
    ("#000000", "#ffffff", "21.00"), ("#ffffff", "#000000", "21.00"),
    ("#ffffff", "#ffffff", "1.00"),
    ("#767676", "#ffffff", "4.54"), ("#777777", "#ffffff", "4.47"), ("#949494", "#ffffff", "3.03"),
    ("#959595", "#ffffff", "2.99"), ("#595959", "#ffffff", "7.00"), ("#5a5a5a", "#ffffff", "6.89"),
    ("#ff0000", "#ffffff", "3.99"), ("#0000ff", "#ffffff", "8.59"), ("#00ff00", "#ffffff", "1.37"),
  ]

  @Test("gives published contrast ratios, cut off after two decimals", arguments: ratios)
  func ratio(_ foreground: String, _ background: String, _ expected: String) throws {
    let ratio = ContrastRatio(
      try #require(Colour(hexadecimal: foreground)), try #require(Colour(hexadecimal: background)))
    #expect(ratio.description == expected)
  }

  @Test("never rounds up to a minimum")
  func nearMiss() {
    // The grey whose luminance gives a ratio to white of so much.
    func grey(_ ratio: Double) -> Colour {
      let component = Colour.encoded(1.05 / ratio - 0.05)
      return Colour(.sRGB, red: component, green: component, blue: component)
    }
    let white = Colour(.sRGB, red: 1, green: 1, blue: 1)
    for (value, shown, passes) in [
      (4.49, "4.49", false), (4.4999, "4.49", false), (4.5, "4.50", true), (4.501, "4.50", true),
    ] {
      let ratio = ContrastRatio(grey(value), white)
      #expect(ratio.description == shown)
      #expect(ratio.reaches(4.5) == passes)
    }
  }

  /// Luminances by the matrices of CSS Color 4.
  static let luminances: [(Colour, Double)] = [
    (Colour(.sRGB, red: 1, green: 0, blue: 0), 0.2126),
    (Colour(.sRGB, red: 0, green: 1, blue: 0), 0.7152),
    (Colour(.sRGB, red: 0, green: 0, blue: 1), 0.0722),
    (Colour(.displayP3, red: 1, green: 0, blue: 0), 0.22897),
    (Colour(.displayP3, red: 0, green: 1, blue: 0), 0.69174),
    (Colour(.displayP3, red: 0, green: 0, blue: 1), 0.07929),
    (Colour(.displayP3, red: 1, green: 1, blue: 1), 1),
    (Colour(.sRGB, red: 0.5, green: 0.5, blue: 0.5), 0.21404),
    (Colour(.displayP3, red: 0.5, green: 0.5, blue: 0.5), 0.21404),
    // The red of sRGB, in components of Display P3.
    (Colour(.displayP3, red: 0.91749, green: 0.20029, blue: 0.13856), 0.21264),
  ]

  @Test("knows the primaries of sRGB and Display P3", arguments: luminances)
  func luminance(_ colour: Colour, _ expected: Double) {
    #expect(abs(colour.relativeLuminance - expected) < 0.00002)
  }

  @Test("decodes by the threshold of the standard, which no eight-bit colour notices")
  func threshold() {
    #expect(Colour.linear(10.0 / 255) == 10.0 / 255 / 12.92)
    #expect(Colour.linear(11.0 / 255) > 11.0 / 255 / 12.92)
    for value in 0...255 {
      let component = Double(value) / 255
      #expect(abs(Colour.encoded(Colour.linear(component)) - component) < 1e-7)
    }
  }

  @Test("mixes a translucent colour with what lies under it as encoded")
  func compositing() throws {
    let half = try #require(Colour(hexadecimal: "#00000080"))
    let white = try #require(Colour(hexadecimal: "#ffffff"))
    #expect(half.composited(over: white).description == "#7f7f7f")
    #expect(white.composited(over: half) == white)
    let clear = Colour(.sRGB, red: 1, green: 0, blue: 0, alpha: 0)
    #expect(clear.composited(over: white) == white)
  }

  @Test("mixes colours of two spaces in the larger one")
  func mixedSpaces() throws {
    let red = Colour(.sRGB, red: 1, green: 0, blue: 0, alpha: 0.999_999)
    let white = Colour(.displayP3, red: 1, green: 1, blue: 1)
    let mixed = red.composited(over: white)
    #expect(mixed.space == .displayP3)
    #expect(mixed.description == "color(display-p3 0.917 0.2 0.139)")
  }

  @Test("reads hexadecimal digits and nothing else")
  func hexadecimal() {
    #expect(Colour(hexadecimal: "#0A7f3C")?.description == "#0a7f3c")
    #expect(Colour(hexadecimal: "#0a7f3c80")?.description == "#0a7f3c80")
    for text in ["", "#", "0a7f3c", "#0a7f3", "#0a7f3g", "#+a7f3c", "#0a7f3c8", "red"] {
      #expect(Colour(hexadecimal: text) == nil)
    }
  }
}
