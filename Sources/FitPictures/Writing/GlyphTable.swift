internal import TextMeasure

/// The outlines of glyphs, and the lines of words made of them, each once for all the pictures of a page.
struct GlyphTable {
  /// Something that pictures refer to by its number.
  enum Shape {
    case glyph(Int)
    case run(Int)
  }

  /// Path data in font units, upward from the baseline, by number.
  private(set) var glyphs: [String] = []
  /// The glyphs of runs by number, each as `glyph,x` or `glyph,x,y` in font units, parted by semicolons.
  private(set) var runs: [String] = []
  /// In the order in which they were first drawn; what a run is made of comes before it.
  private(set) var shapes: [Shape] = []

  private let outlines = GlyphOutlines()
  private var glyphNumbers: [GlyphKey: Int?] = [:]
  private var runNumbers: [String: Int] = [:]

  private struct GlyphKey: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
  }

  /// Returns the number of a run of glyphs, which is the same for all sizes, places and colours; nil for one without ink.
  mutating func number(of run: Mark.Glyphs) -> Int? {
    var parts: [String] = []
    for glyph in run.glyphs {
      guard let number = number(of: glyph.id, in: run.face) else { continue }
      var part = "\(number),\(Markup.number(glyph.x / run.scale, decimals: 0))"
      if glyph.y != 0 { part += ",\(Markup.number(glyph.y / run.scale, decimals: 0))" }
      parts.append(part)
    }
    guard !parts.isEmpty else { return nil }
    let text = parts.joined(separator: ";")
    if let known = runNumbers[text] { return known }
    runNumbers[text] = runs.count
    shapes.append(.run(runs.count))
    runs.append(text)
    return runs.count - 1
  }

  private mutating func number(of glyph: UInt32, in face: FontFace) -> Int? {
    let key = GlyphKey(face: ObjectIdentifier(face), glyph: glyph)
    if let known = glyphNumbers[key] { return known }
    let outline = outlines.outline(of: glyph, in: face)
    guard !outline.elements.isEmpty else {
      glyphNumbers[key] = .some(nil)
      return nil
    }
    glyphNumbers[key] = glyphs.count
    shapes.append(.glyph(glyphs.count))
    glyphs.append(Self.path(of: outline))
    return glyphs.count - 1
  }

  static func path(of outline: GlyphOutline) -> String {
    var text = ""
    for element in outline.elements {
      switch element {
      case .move(let x, let y): text += "\(text.isEmpty ? "" : "Z")M\(x) \(y)"
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
