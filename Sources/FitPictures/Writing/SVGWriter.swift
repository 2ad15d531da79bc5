internal import ScreenModel
internal import TextMeasure

/// Writes pictures as SVG: the outline of each glyph and each line of words once, however often it is used.
///
/// Several pictures of one page may share outlines: write them with ``drawing(of:)`` and put ``definitions`` before them.
package struct SVGWriter {
  private let outlines = GlyphOutlines()
  private var ids: [GlyphKey: Int] = [:]
  private var runs: [String: Int] = [:]
  private var paths: [String] = []
  private var clips = 0

  private struct GlyphKey: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
  }

  package init() {}

  /// Writes a picture as a document of its own.
  package static func document(of picture: Picture) -> String {
    var writer = SVGWriter()
    let marks = writer.text(of: picture.marks)
    return start(of: picture) + "\n" + "<title>\(Markup.escaped(picture.title))</title>\n"
      + writer.definitionElement + marks + "</svg>\n"
  }

  /// Writes a picture as an element of a page that holds the writer's definitions.
  package mutating func drawing(of picture: Picture) -> String {
    let marks = text(of: picture.marks)
    return Self.start(of: picture) + "<title>\(Markup.escaped(picture.title))</title>\n" + marks
      + "</svg>\n"
  }

  /// The outlines of all glyphs drawn so far, as an element that shows nothing by itself.
  package var definitions: String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" aria-hidden=\"true\" style=\"position: absolute\">\n"
      + definitionElement + "</svg>\n"
  }

  private var definitionElement: String {
    paths.isEmpty ? "" : "<defs>\n" + paths.joined() + "</defs>\n"
  }

  private static func start(of picture: Picture) -> String {
    let (width, height) = (Markup.number(picture.width), Markup.number(picture.height))
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\">"
  }

  // MARK: - Marks

  private mutating func text(of marks: [Mark]) -> String {
    var text = ""
    for mark in marks { append(mark, to: &text) }
    return text
  }

  private mutating func append(_ mark: Mark, to text: inout String) {
    switch mark {
    case .box(let box): text += Self.text(of: box)
    case .lines(let lines, let stroke):
      let path = lines.map { line in
        "M"
          + line.map { "\(Markup.number($0.x)) \(Markup.number($0.y))" }.joined(separator: "L")
      }.joined()
      text += "<path d=\"\(path)\" fill=\"none\"\(Self.attributes(stroke))/>\n"
    case .glyphs(let glyphs): append(glyphs, to: &text)
    case .group(let group): append(group, to: &text)
    }
  }

  private static func text(of box: Mark.Box) -> String {
    let frame = box.frame
    var text =
      "<rect x=\"\(Markup.number(frame.x))\" y=\"\(Markup.number(frame.y))\" "
      + "width=\"\(Markup.number(frame.width))\" height=\"\(Markup.number(frame.height))\""
    if box.radius > 0 { text += " rx=\"\(Markup.number(box.radius))\"" }
    text += paint("fill", box.fill)
    if let stroke = box.stroke { text += attributes(stroke) }
    return text + "/>\n"
  }

  private static func attributes(_ stroke: Mark.Stroke) -> String {
    var text = paint("stroke", stroke.colour)
    if stroke.width != 1 { text += " stroke-width=\"\(Markup.number(stroke.width))\"" }
    if stroke.isDashed { text += " stroke-dasharray=\"4 3\"" }
    return text
  }

  private static func paint(_ name: String, _ colour: Colour?) -> String {
    guard let colour else { return " \(name)=\"none\"" }
    var opaque = colour.inSRGB
    opaque.alpha = 1
    let text = " \(name)=\"\(opaque)\""
    return colour.isOpaque ? text : text + " \(name)-opacity=\"\(Markup.number(colour.alpha))\""
  }

  private mutating func append(_ group: Mark.Group, to text: inout String) {
    var attributes = ""
    if group.x != 0 || group.y != 0 || group.scale != 1 {
      attributes = " transform=\"translate(\(Markup.number(group.x)) \(Markup.number(group.y)))"
      if group.scale != 1 { attributes += " scale(\(Markup.number(group.scale, decimals: 4)))" }
      attributes += "\""
    }
    if group.opacity < 1 { attributes += " opacity=\"\(Markup.number(group.opacity))\"" }
    if let clip = group.clip {
      clips += 1
      text += "<clipPath id=\"c\(clips)\">" + Self.text(of: Mark.Box(clip)) + "</clipPath>\n"
      // The clip is in the group's own points.
      text += "<g\(attributes)><g clip-path=\"url(#c\(clips))\">\n"
      for mark in group.marks { append(mark, to: &text) }
      text += "</g></g>\n"
      return
    }
    text += "<g\(attributes)>\n"
    for mark in group.marks { append(mark, to: &text) }
    text += "</g>\n"
  }

  // MARK: - Glyphs

  private mutating func append(_ run: Mark.Glyphs, to text: inout String) {
    let unit = run.size / Double(run.face.metrics.unitsPerEm)
    var uses = ""
    for glyph in run.glyphs {
      guard let id = id(of: glyph.id, in: run.face) else { continue }
      uses += "<use href=\"#g\(id)\" x=\"\(Markup.number(glyph.x / unit, decimals: 0))\""
      // The vertical axis of fonts points up.
      if glyph.y != 0 { uses += " y=\"\(Markup.number(glyph.y / unit, decimals: 0))\"" }
      uses += "/>"
    }
    guard !uses.isEmpty else { return }
    let scale = Markup.number(unit, decimals: 6)
    let (x, y) = (Markup.number(run.x), Markup.number(run.y))
    text +=
      "<use href=\"#r\(number(ofRun: uses))\" transform=\"translate(\(x) \(y)) scale(\(scale) -\(scale))\""
      + "\(Self.paint("fill", run.colour))/>\n"
  }

  /// Returns the number of a run of glyphs in font units, which is written once for all sizes and places.
  private mutating func number(ofRun uses: String) -> Int {
    if let known = runs[uses] { return known }
    let number = runs.count
    runs[uses] = number
    paths.append("<g id=\"r\(number)\">\(uses)</g>\n")
    return number
  }

  /// Returns the number of a glyph's outline; nil for one without ink.
  private mutating func id(of glyph: UInt32, in face: FontFace) -> Int? {
    let key = GlyphKey(face: ObjectIdentifier(face), glyph: glyph)
    if let known = ids[key] { return known < 0 ? nil : known }
    let outline = outlines.outline(of: glyph, in: face)
    guard !outline.elements.isEmpty else {
      ids[key] = -1
      return nil
    }
    let number = ids.count
    ids[key] = number
    paths.append("<path id=\"g\(number)\" d=\"\(Self.path(of: outline))\"/>\n")
    return number
  }

  private static func path(of outline: GlyphOutline) -> String {
    var text = ""
    var isOpen = false
    for element in outline.elements {
      switch element {
      case .move(let x, let y):
        text += "\(isOpen ? "Z" : "")M\(x) \(y)"
        isOpen = true
      case .line(let x, let y): text += "L\(x) \(y)"
      case .quadratic(let controlX, let controlY, let x, let y):
        text += "Q\(controlX) \(controlY) \(x) \(y)"
      case .cubic(let x1, let y1, let x2, let y2, let x, let y):
        text += "C\(x1) \(y1) \(x2) \(y2) \(x) \(y)"
      }
    }
    return text + "Z"
  }
}
