internal import ScreenModel

/// What a style comes to in one layout, worked out once for all the texts that are set in it.
struct ScaledStyle: BitwiseCopyable, Sendable {
  /// As asked for, in points.
  var size: Points = 0
  /// As the platform really sets it, in points.
  var realSize: Points = 0
  /// Of a line, in points; nil where it follows the faces of each text.
  var lineHeight: Points?

  init() {}

  init(_ style: StyleSize, in condition: LayoutCondition) {
    size = style.size * condition.scale
    realSize = condition.fit.realSize(of: size, pixelScale: condition.pixelScale)
    lineHeight = style.lineHeight.map { height in
      // By how much lines of several runs may be higher where the platform rounds ascents and descents.
      let mayRoundUp = style.mayRoundUp && condition.fontLines.rounding == .each
      return height * condition.scale + (mayRoundUp ? 2 / condition.pixelScale : 0)
    }
  }

  /// The size of a text in the style, in points.
  ///
  /// Each run is rounded down by itself, so that no rounding of the whole is sure: runs keep the size asked for.
  func size(of box: Node.TextBox) -> Points { box.slotStride == 0 ? realSize : size }
}
