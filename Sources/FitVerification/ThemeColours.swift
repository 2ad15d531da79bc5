internal import ScreenModel

/// The colours of a theme, with the contrast of the pairs that they make.
struct ThemeColours {
  enum Contrast: Hashable {
    /// The background as it is seen: over what lies under it.
    case known(ContrastRatio, foreground: Colour, background: Colour)
    case unknown(reason: String)

    var ratio: ContrastRatio? {
      guard case .known(let ratio, _, _) = self else { return nil }
      return ratio
    }
  }

  private(set) var theme: ColourTheme

  init(_ theme: ColourTheme) { self.theme = theme }

  /// The same theme with a token of another colour.
  func replacing(_ name: String, with colour: Colour) -> ThemeColours {
    var other = self
    other.theme.tokens[name] = .known(colour)
    return other
  }

  func contrast(of pair: ColourPair) -> Contrast {
    var problem = ""
    guard
      let foreground = colour(pair.foreground, &problem),
      let background = colour(pair.background, &problem)
    else { return .unknown(reason: problem) }
    var ground = background
    if !background.isOpaque {
      guard let over = pair.over else {
        return .unknown(
          reason: "“\(pair.background.name)” is translucent, and no “over” says what lies under it")
      }
      guard let below = colour(over, &problem) else { return .unknown(reason: problem) }
      guard below.isOpaque else {
        return .unknown(reason: "“\(over.name)”, which lies under it, is translucent itself")
      }
      ground = background.composited(over: below)
    }
    let ratio = ContrastRatio(foreground.composited(over: ground), ground)
    return .known(ratio, foreground: foreground, background: ground)
  }

  private func colour(_ name: ColourName, _ problem: inout String) -> Colour? {
    switch theme.tokens[name.name] {
    case .known(let colour): return colour
    case .unknown(let reason): problem = "“\(name.name)” \(reason)"
    case nil: problem = "the theme has no “\(name.name)”"
    }
    return nil
  }
}
