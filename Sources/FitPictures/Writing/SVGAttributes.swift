internal import ScreenModel

/// How marks look, as attributes of SVG elements, each with a space before it.
enum SVGAttributes {
  static func of(_ box: Mark.Box) -> String {
    paint("fill", box.fill) + (box.stroke.map(of) ?? "")
  }

  static func ofLines(_ stroke: Mark.Stroke) -> String { " fill=\"none\"" + of(stroke) }

  static func of(_ stroke: Mark.Stroke) -> String {
    var text = paint("stroke", stroke.colour)
    if stroke.width != 1 { text += " stroke-width=\"\(Markup.number(stroke.width))\"" }
    if stroke.isDashed { text += " stroke-dasharray=\"4 3\"" }
    return text
  }

  static func paint(_ name: String, _ colour: Colour?) -> String {
    guard let colour else { return " \(name)=\"none\"" }
    var opaque = colour.inSRGB
    opaque.alpha = 1
    let text = " \(name)=\"\(opaque)\""
    return colour.isOpaque ? text : text + " \(name)-opacity=\"\(Markup.number(colour.alpha))\""
  }

  /// The place, size and opacity of a group; empty if it has its parent's.
  static func of(_ group: Mark.Group) -> String {
    var text = ""
    if group.x != 0 || group.y != 0 || group.scale != 1 {
      text = " transform=\"translate(\(Markup.number(group.x)) \(Markup.number(group.y)))"
      if group.scale != 1 { text += " scale(\(Markup.number(group.scale, decimals: 4)))" }
      text += "\""
    }
    if group.opacity < 1 { text += " opacity=\"\(Markup.number(group.opacity))\"" }
    return text
  }

  /// Path data of lines.
  static func path(_ lines: [[Mark.Corner]]) -> String {
    lines.map { line in
      "M" + line.map { "\(Markup.number($0.x)) \(Markup.number($0.y))" }.joined(separator: "L")
    }.joined()
  }
}
