internal import CFreeType

/// The shape of a glyph, in font units, upward from the baseline.
package struct GlyphOutline: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(x: Int, y: Int)
    case line(x: Int, y: Int)
    /// A curve with one control point.
    case quadratic(controlX: Int, controlY: Int, x: Int, y: Int)
    /// A curve with two control points.
    case cubic(x1: Int, y1: Int, x2: Int, y2: Int, x: Int, y: Int)
  }

  /// Each move starts a contour and closes the one before it; empty for white space.
  package var elements: [Element] = []

  package init() {}
}

/// The outlines of glyphs, read once each; used on one thread.
package final class GlyphOutlines {
  private struct Key: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
  }

  /// A face with what FreeType needs of it.
  private final class Opened {
    let face: FontFace
    let outlines: FreeTypeFace?

    init(_ face: FontFace) {
      self.face = face
      outlines = face.opened()
    }
  }

  private var faces: [ObjectIdentifier: Opened] = [:]
  private var known: [Key: GlyphOutline] = [:]

  package init() {}

  /// Returns the unhinted outline of a glyph; empty if it has none.
  package func outline(of glyph: UInt32, in face: FontFace) -> GlyphOutline {
    let key = Key(face: ObjectIdentifier(face), glyph: glyph)
    if let outline = known[key] { return outline }
    let opened = faces[key.face] ?? Opened(face)
    faces[key.face] = opened
    let outline = opened.outlines?.outline(of: glyph) ?? GlyphOutline()
    known[key] = outline
    return outline
  }
}

extension FreeTypeFace {
  /// Reads the outline of a glyph in font units; nil for a glyph that is no outline.
  fileprivate func outline(of glyph: UInt32) -> GlyphOutline? {
    withFace { face in
      let flags = FT_Int32(FT_LOAD_NO_SCALE)
      guard FT_Load_Glyph(face, glyph, flags) == 0,
        face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
      else { return nil }
      var outline = GlyphOutline()
      var functions = FT_Outline_Funcs()
      functions.move_to = { to, sink in
        append(to, sink) { .move(x: $0.x, y: $0.y) }
      }
      functions.line_to = { to, sink in
        append(to, sink) { .line(x: $0.x, y: $0.y) }
      }
      functions.conic_to = { control, to, sink in
        guard let control = control?.pointee else { return 0 }
        return append(to, sink) {
          .quadratic(controlX: control.x, controlY: control.y, x: $0.x, y: $0.y)
        }
      }
      functions.cubic_to = { first, second, to, sink in
        guard let first = first?.pointee, let second = second?.pointee else { return 0 }
        return append(to, sink) {
          .cubic(x1: first.x, y1: first.y, x2: second.x, y2: second.y, x: $0.x, y: $0.y)
        }
      }
      withUnsafeMutablePointer(to: &outline) { sink in
        _ = FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &functions, sink)
      }
      return outline
    }
  }
}

/// Adds an element to the outline that FreeType was handed as its sink.
private func append(
  _ point: UnsafePointer<FT_Vector>?, _ sink: UnsafeMutableRawPointer?,
  _ element: (FT_Vector) -> GlyphOutline.Element
) -> Int32 {
  guard let point, let sink else { return 0 }
  sink.assumingMemoryBound(to: GlyphOutline.self).pointee.elements.append(element(point.pointee))
  return 0
}
