package import ScreenModel

/// The colours of a picture: those of the app's tokens where a block names some, else a quiet set of its own.
package struct Palette: Sendable {
  /// One of the app's themes, or `light` or `dark` for an app without any.
  package let name: String
  private let tokens: [String: ColourToken]

  let canvas, page, ink, faint, edge: Colour
  let control, controlEdge, media, mediaInk, covered: Colour
  /// Of findings, of warnings, of what is left out, and of what an overlay shows.
  let finding, warning, shed, guide, gap: Colour

  /// Makes the palette of a theme.
  package init(_ theme: ColourTheme) {
    name = theme.name
    tokens = theme.tokens
    let isDark = theme.name.lowercased().contains("dark")
    func pick(_ light: String, _ dark: String) -> Colour {
      Colour(hexadecimal: isDark ? dark : light) ?? Colour(.sRGB, red: 0, green: 0, blue: 0)
    }
    canvas = pick("#f3f4f7", "#1b1e24")
    page = pick("#ffffff", "#0f1115")
    ink = pick("#1b1c1f", "#f1f2f4")
    faint = pick("#5a6270", "#a7afbc")
    edge = pick("#7b8494", "#808a9a")
    control = pick("#e8ebf1", "#262b35")
    controlEdge = pick("#aab2c0", "#4d5665")
    media = pick("#d5dae3", "#323946")
    mediaInk = pick("#434a57", "#c8cfda")
    covered = pick("#c3c9d4", "#3c4452")
    finding = pick("#c4162a", "#ff8088")
    warning = pick("#8f5b00", "#f0b85a")
    shed = pick("#6a3ca5", "#c3a4f2")
    guide = pick("#1d5fd0", "#7fb0ff")
    gap = pick("#d98a00", "#d98a00")
  }

  /// The themes that an app can be drawn in: its own, or a light and a dark one.
  package static func themes(of app: App) -> [ColourTheme] {
    let own = app.colours?.themes ?? []
    guard own.allSatisfy(\.name.isEmpty) else { return own }
    let tokens = own.first?.tokens ?? [:]
    return ["light", "dark"].map { ColourTheme(name: $0, tokens: tokens) }
  }

  /// What a token stands for; nil where that is not known.
  func colour(_ name: ColourName?) -> Colour? {
    guard let name, case .known(let colour)? = tokens[name.name] else { return nil }
    return colour.inSRGB
  }
}
