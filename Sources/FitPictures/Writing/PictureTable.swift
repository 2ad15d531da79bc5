internal import ScreenModel
package import TextMeasure

/// Many pictures in little room, as JSON for a page that draws them: each mark, line of words and colour is written once,
/// however many pictures have it.
///
/// A mark is a list of whole numbers: its kind, then lengths in tenths of a point, sizes of type in hundredths, and numbers
/// of colours (−1 for none), faces, lines or marks.
package struct PictureTable {
  /// Lists of numbers, each of them once.
  private struct Entries {
    private(set) var lists: [[Int32]] = []
    private var numbers: [[Int32]: Int32] = [:]

    mutating func number(of list: [Int32]) -> Int32 {
      if let known = numbers[list] { return known }
      let number = Int32(lists.count)
      numbers[list] = number
      lists.append(list)
      return number
    }

    var json: String {
      "[" + lists.map { "[\($0.map(String.init).joined(separator: ","))]" }.joined(separator: ",")
        + "]"
    }
  }

  private enum Kind: Int32 { case box, path, hatch, text, group }

  private var colours: [Colour] = []
  private var colourNumbers: [Colour: Int32] = [:]
  private var faces: [FontFace] = []
  private var lines = Entries()
  private var marks = Entries()
  private var pictures = Entries()
  /// The glyphs that are drawn, of each face by its name.
  package private(set) var glyphs: [String: DrawnGlyphs] = [:]

  /// Glyphs of a face that pictures show.
  package struct DrawnGlyphs {
    package let face: FontFace
    package fileprivate(set) var ids: Set<UInt32> = []

    /// The glyphs of both, which are of one face.
    package func union(_ other: DrawnGlyphs) -> DrawnGlyphs {
      var both = self
      both.ids.formUnion(other.ids)
      return both
    }
  }

  package init() {}

  /// Adds a picture; equal ones are one.
  ///
  /// - Returns: Its number.
  package mutating func add(_ picture: Picture) -> Int {
    var list = [Self.tenths(picture.width), Self.tenths(picture.height)]
    for mark in picture.marks { list.append(number(of: mark)) }
    return Int(pictures.number(of: list))
  }

  /// The keys `colours`, `faces`, `lines`, `marks` and `pictures` of a JSON object, without its braces.
  package var json: String {
    let colours = colours.map { "\"\($0.inSRGB)\"" }.joined(separator: ",")
    let faces = faces.map { Markup.json($0.name) }.joined(separator: ",")
    return """
      "colours":[\(colours)],
      "faces":[\(faces)],
      "lines":\(lines.json),
      "marks":\(marks.json),
      "pictures":\(pictures.json)
      """
  }

  /// Writes the outlines of glyphs by the names of their faces, as a JSON object.
  package static func outlines(of glyphs: [String: DrawnGlyphs]) -> String {
    let outlines = GlyphOutlines()
    let faces = glyphs.sorted { $0.key < $1.key }.map { name, drawn in
      let paths = drawn.ids.sorted().compactMap { id -> String? in
        let outline = outlines.outline(of: id, in: drawn.face)
        return outline.elements.isEmpty ? nil : "\"\(id)\":\"\(GlyphTable.path(of: outline))\""
      }
      let unitsPerEm = drawn.face.metrics.unitsPerEm
      return
        "\(Markup.json(name)):{\"unitsPerEm\":\(unitsPerEm),\"outlines\":{\(paths.joined(separator: ",\n"))}}"
    }
    return "{\"faces\":{\(faces.joined(separator: ",\n"))}}"
  }

  // MARK: - Marks

  private mutating func number(of mark: Mark) -> Int32 {
    var list: [Int32]
    switch mark {
    case .box(let box):
      list = [Kind.box.rawValue]
      append(box.frame, to: &list)
      list += [Self.tenths(box.radius), number(of: box.fill)]
      append(box.stroke, to: &list)
    case .lines(let lines, let stroke):
      list = [Kind.path.rawValue]
      append(stroke, to: &list)
      for line in lines {
        list.append(Int32(line.count))
        for corner in line { list += [Self.tenths(corner.x), Self.tenths(corner.y)] }
      }
    case .hatch(let frame, let colour):
      list = [Kind.hatch.rawValue]
      append(frame, to: &list)
      list.append(number(of: colour))
    case .glyphs(let run):
      list = [
        Kind.text.rawValue, number(of: run.face), Self.tenths(run.size * 10), Self.tenths(run.x),
        Self.tenths(run.y), number(of: run.colour), numberOfLine(run),
      ]
    case .group(let group):
      list = [
        Kind.group.rawValue, Self.tenths(group.x), Self.tenths(group.y),
        Self.tenths(group.scale * 1000), Self.tenths(group.opacity * 10),
      ]
      list.append(group.clip == nil ? 0 : 1)
      append(group.clip ?? Frame(x: 0, y: 0, width: 0, height: 0), to: &list)
      for mark in group.marks { list.append(number(of: mark)) }
    }
    return marks.number(of: list)
  }

  private func append(_ frame: Frame, to list: inout [Int32]) {
    list.append(Self.tenths(frame.x))
    list.append(Self.tenths(frame.y))
    list.append(Self.tenths(frame.width))
    list.append(Self.tenths(frame.height))
  }

  private mutating func append(_ stroke: Mark.Stroke?, to list: inout [Int32]) {
    list.append(number(of: stroke?.colour))
    list.append(Self.tenths(stroke?.width ?? 0))
    list.append(stroke?.isDashed == true ? 1 : 0)
  }

  /// Returns the number of a run of glyphs in font units, which is written once for all sizes and places.
  private mutating func numberOfLine(_ run: Mark.Glyphs) -> Int32 {
    var list: [Int32] = []
    list.reserveCapacity(3 * run.glyphs.count)
    for glyph in run.glyphs {
      list.append(Int32(clamping: glyph.id))
      list.append(Self.tenths(glyph.x / run.scale / 10))
      list.append(Self.tenths(glyph.y / run.scale / 10))
    }
    glyphs[run.face.name, default: DrawnGlyphs(face: run.face)].ids
      .formUnion(run.glyphs.lazy.map(\.id))
    return lines.number(of: list)
  }

  private mutating func number(of face: FontFace) -> Int32 {
    if let known = faces.firstIndex(where: { $0 === face }) { return Int32(known) }
    faces.append(face)
    return Int32(faces.count - 1)
  }

  private mutating func number(of colour: Colour?) -> Int32 {
    guard let colour else { return -1 }
    if let known = colourNumbers[colour] { return known }
    let number = Int32(colours.count)
    colourNumbers[colour] = number
    colours.append(colour)
    return number
  }

  private static func tenths(_ value: Double) -> Int32 {
    let tenths = (value * 10).rounded()
    return tenths.isFinite ? Int32(clamping: Int(max(-1e9, min(tenths, 1e9)))) : 0
  }
}
