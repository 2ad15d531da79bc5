internal import CFreeType

/// A face opened with FreeType, for its metrics, coverage and advances: used on one thread, closed when dropped.
struct FreeTypeFace: ~Copyable {
  private let library: FT_Library
  private let face: FT_Face

  /// Opens a face; fails if FreeType cannot read it.
  ///
  /// - Parameters:
  ///   - bytes: Of the font file; they must outlive the face.
  ///   - index: Which face of a collection, from 0.
  init?(bytes: UnsafeRawBufferPointer, index: Int) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var face: FT_Face?
    let start = bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
    guard FT_New_Memory_Face(library, start, FT_Long(bytes.count), FT_Long(index), &face) == 0,
      let face
    else {
      FT_Done_FreeType(library)
      return nil
    }
    self.library = library
    self.face = face
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// Lends the handle.
  func withFace<Result>(_ body: (FT_Face) -> Result) -> Result { body(face) }

  /// The number of faces in the file.
  var faceCount: Int { Int(face.pointee.num_faces) }

  /// Whether the glyphs are outlines with units per em; bitmaps cannot be measured in font units.
  var isScalable: Bool {
    face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 && face.pointee.units_per_EM > 0
  }

  var metrics: FontMetrics {
    let em = Double(face.pointee.units_per_EM)
    let ascent = Double(face.pointee.ascender) / em
    let descent = -Double(face.pointee.descender) / em
    return FontMetrics(
      unitsPerEm: Int(face.pointee.units_per_EM), ascent: ascent, descent: descent,
      lineGap: Double(face.pointee.height) / em - ascent - descent)
  }

  /// Empty if the face has none.
  var postScriptName: String {
    FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? ""
  }

  func coverage() -> FontCoverage {
    var ranges: [ClosedRange<UInt32>] = []
    var glyph: FT_UInt = 0
    var character = FT_Get_First_Char(face, &glyph)
    while glyph != 0 {
      let value = UInt32(truncatingIfNeeded: character)
      if let last = ranges.last, last.upperBound + 1 == value {
        ranges[ranges.count - 1] = last.lowerBound...value
      } else {
        ranges.append(value...value)
      }
      character = FT_Get_Next_Char(face, character, &glyph)
    }
    return FontCoverage(ranges: ranges)
  }

  /// Returns the unhinted advance of a character's glyph in font units; nil if the face has none.
  func advance(of scalar: Unicode.Scalar) -> Int? {
    let glyph = FT_Get_Char_Index(face, FT_ULong(scalar.value))
    guard glyph != 0, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0 else {
      return nil
    }
    return Int(face.pointee.glyph.pointee.metrics.horiAdvance)
  }
}
