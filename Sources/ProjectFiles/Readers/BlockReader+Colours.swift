internal import ScreenModel

/// The colours that blocks name: of their words, their fill, their edge.
extension BlockReader {
  /// The keys of blocks that show something in a colour of their own.
  static let shownColourKeys = [
    "foreground", "background", "outline", "focus-ring", ColourTableReader.exemption,
  ]

  /// Reads the colours of a block, a bar or a screen; nil when it names none.
  func colours(_ fields: Fields, isShown: Bool) -> BlockColours? {
    let keys = Self.shownColourKeys
    guard keys.contains(where: { fields[$0] != nil }) else { return nil }
    var colours = BlockColours(surroundings: surroundings)
    colours.foreground = fields["foreground"].flatMap(colour)
    colours.background = fields["background"].flatMap(colour)
    colours.outline = fields["outline"].flatMap(colour)
    colours.focusRing = fields["focus-ring"].flatMap(colour)
    colours.exemptionClaim = ColourTableReader.claim(fields).first
    if isShown, let fill = fields["background"], fields.isMissing("foreground") {
      log.add(
        FileError(
          .missingKey, at: fill.location,
          "\(fields.what) has a “background” but no “foreground”",
          suggestion: "add the color of what stands on it"))
    }
    return colours
  }

  private func colour(_ node: Node) -> ColourName? {
    ColourTableReader.colour(node, names: isAppComplete ? colourNames : nil, values)
  }
}
