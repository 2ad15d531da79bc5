internal import ScreenModel

/// The colours that blocks name: of their words, their fill, their edge.
extension BlockReader {
  /// Reads the colours of a block or a bar; nil when it names none.
  func colours(_ fields: Mapping<ShownColourKeys>, isShown: Bool) -> BlockColours? {
    if fields.isEmpty { return nil }
    var colours = BlockColours(surroundings: surroundings)
    colours.foreground = fields.foreground.flatMap(colour)
    colours.background = fields.background.flatMap(colour)
    colours.outline = fields.outline.flatMap(colour)
    colours.focusRing = fields.focusRing.flatMap(colour)
    colours.exemptionClaim = ColourTableReader.claim(fields.exemption).first
    if isShown, let fill = fields.background, fields.isMissing(\.foreground) {
      log.add(
        FileError(
          .missingKey, at: fill.location,
          "\(fields.what) has a “background” but no “foreground”",
          suggestion: "add the color of what stands on it"))
    }
    return colours
  }

  func colour(_ node: Node) -> ColourName? {
    ColourTableReader.colour(node, names: isAppComplete ? colourNames : nil, values)
  }
}
