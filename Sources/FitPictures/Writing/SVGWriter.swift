internal import ScreenModel

/// Writes pictures as SVG: the outline of each glyph and each line of words once, however often it is used.
///
/// Several pictures of one page may share outlines: write them with ``drawing(of:)`` and put ``definitions`` before them.
package struct SVGWriter {
  private var table = GlyphTable()
  private var clips = 0

  package init() {}

  /// Writes a picture as a document of its own.
  package static func document(of picture: Picture) -> String {
    var writer = SVGWriter()
    let marks = writer.text(of: picture.marks)
    return start(of: picture) + writer.definitionElement + marks + "</svg>\n"
  }

  /// Writes a picture as an element of a page that holds the writer's definitions.
  package mutating func drawing(of picture: Picture) -> String {
    Self.start(of: picture) + text(of: picture.marks) + "</svg>\n"
  }

  /// The outlines of all glyphs drawn so far, as an element that shows nothing by itself.
  package var definitions: String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" aria-hidden=\"true\" style=\"position: absolute\">\n"
      + definitionElement + "</svg>\n"
  }

  private var definitionElement: String {
    guard !table.shapes.isEmpty else { return "" }
    return "<defs>\n" + table.shapes.map(text).joined() + "</defs>\n"
  }

  private func text(of shape: GlyphTable.Shape) -> String {
    switch shape {
    case .glyph(let number): return "<path id=\"g\(number)\" d=\"\(table.glyphs[number])\"/>\n"
    case .run(let number):
      let uses = table.runs[number].split(separator: ";").map { part in
        let figures = part.split(separator: ",")
        let y = figures.count > 2 ? " y=\"\(figures[2])\"" : ""
        return "<use href=\"#g\(figures[0])\" x=\"\(figures[1])\"\(y)/>"
      }
      return "<g id=\"r\(number)\">\(uses.joined())</g>\n"
    }
  }

  private static func start(of picture: Picture) -> String {
    let (width, height) = (Markup.number(picture.width), Markup.number(picture.height))
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\">\n<title>\(Markup.escaped(picture.title))</title>\n"
  }

  // MARK: - Marks

  private mutating func text(of marks: [Mark]) -> String {
    var text = ""
    for mark in marks { append(mark, to: &text) }
    return text
  }

  private mutating func append(_ mark: Mark, to text: inout String) {
    switch mark {
    case .box(let box):
      text += "<rect\(Self.place(box.frame, radius: box.radius))\(SVGAttributes.of(box))/>\n"
    case .lines(let lines, let stroke):
      text +=
        "<path d=\"\(SVGAttributes.path(lines))\"\(SVGAttributes.ofLines(stroke))/>\n"
    case .hatch(let frame, let colour):
      text +=
        "<path d=\"\(SVGAttributes.path(Mark.diagonals(of: frame)))\"\(SVGAttributes.ofLines(Mark.Stroke(colour)))/>\n"
    case .glyphs(let glyphs): append(glyphs, to: &text)
    case .group(let group): append(group, to: &text)
    }
  }

  private static func place(_ frame: Frame, radius: Points) -> String {
    let text =
      " x=\"\(Markup.number(frame.x))\" y=\"\(Markup.number(frame.y))\" "
      + "width=\"\(Markup.number(frame.width))\" height=\"\(Markup.number(frame.height))\""
    return radius > 0 ? text + " rx=\"\(Markup.number(radius))\"" : text
  }

  private mutating func append(_ run: Mark.Glyphs, to text: inout String) {
    guard let number = table.number(of: run) else { return }
    // The vertical axis of fonts points up.
    let scale = Markup.number(run.scale, decimals: 6)
    let (x, y) = (Markup.number(run.x), Markup.number(run.y))
    text +=
      "<use href=\"#r\(number)\" transform=\"translate(\(x) \(y)) scale(\(scale) -\(scale))\""
      + "\(SVGAttributes.paint("fill", run.colour))/>\n"
  }

  private mutating func append(_ group: Mark.Group, to text: inout String) {
    let attributes = SVGAttributes.of(group)
    guard let clip = group.clip else {
      text += "<g\(attributes)>\n"
      for mark in group.marks { append(mark, to: &text) }
      text += "</g>\n"
      return
    }
    clips += 1
    let number = clips
    text += "<clipPath id=\"c\(number)\"><rect\(Self.place(clip, radius: 0))/></clipPath>\n"
    // The clip is in the group's own points.
    text += "<g\(attributes)><g clip-path=\"url(#c\(number))\">\n"
    for mark in group.marks { append(mark, to: &text) }
    text += "</g></g>\n"
  }
}
