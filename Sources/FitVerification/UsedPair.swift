internal import ScreenModel

/// Colours that a screen shows one on the other.
struct UsedPair: Hashable {
  var foreground: ColourName
  /// nil where neither the block nor anything around it names a background.
  var background: ColourName?
  var use: ColourUse
  var screen: String
  var block: String
}

extension Screen {
  /// The pairs that its bar and its blocks name, in order.
  var usedPairs: [UsedPair] {
    var pairs: [UsedPair] = []
    if let colours = bar?.colours { pairs += usedPairs(colours, as: .label, block: "bar") }
    _ = mappingBlocks { block in
      if let colours = block.colours {
        pairs += usedPairs(colours, as: block.foregroundUse, block: block.name)
      }
      return block
    }
    return pairs
  }

  /// Where the large-text exemption is claimed by its bar or a block.
  var exemptionClaims: [SourceLocation] {
    var claims: [SourceLocation] = []
    if let claim = bar?.colours?.exemptionClaim { claims.append(claim) }
    _ = mappingBlocks { block in
      if let claim = block.colours?.exemptionClaim { claims.append(claim) }
      return block
    }
    return claims
  }

  private func usedPairs(
    _ colours: BlockColours, as use: ColourUse, block: String
  ) -> [UsedPair] {
    let inside = colours.background ?? colours.surroundings
    // Edges are seen against what is around the block.
    let outside = colours.surroundings ?? colours.background
    return [
      (colours.foreground, inside, use), (colours.outline, outside, .outline),
      (colours.focusRing, outside, .focusRing),
    ].compactMap { foreground, background, use in
      foreground.map {
        UsedPair(foreground: $0, background: background, use: use, screen: id, block: block)
      }
    }
  }
}

extension Block {
  /// What its foreground is there for; in lists and sections it is that of the controls that turn pages.
  fileprivate var foregroundUse: ColourUse {
    switch kind {
    case .text: .body
    case .control(let control): control.label == nil ? .icon : .label
    case .media: .icon
    case .list, .sections: .label
    // These have none.
    case .gap, .reserve, .row, .stack, .alternatives, .tallest: .label
    }
  }
}
