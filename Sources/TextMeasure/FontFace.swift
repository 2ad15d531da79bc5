internal import CHarfBuzz
package import ScreenModel

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// A font file that stays in memory for as long as a face needs it.
// @unchecked: the blob is made immutable when it is opened, and nothing else is stored.
final class FontFile: @unchecked Sendable {
  let path: String
  fileprivate let blob: OpaquePointer
  /// The file's bytes, valid for as long as this object.
  let bytes: UnsafeRawBufferPointer

  /// No font is larger.
  static let byteLimit = 256 << 20

  /// Maps a file; fails if there is none that can be read.
  init?(path: String) {
    // Asked before it is opened: opening a pipe waits for somebody to write to it.
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    hb_blob_make_immutable(blob)
    self.path = path
    self.blob = blob
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
  }

  deinit { hb_blob_destroy(blob) }
}

/// A typeface at no size: shapes in font units, so that one result answers every size.
// @unchecked: HarfBuzz's face and font are made immutable before they are stored; HarfBuzz allows shaping with those on any thread.
package final class FontFace: @unchecked Sendable {
  /// The key in the manifest.
  package let name: String
  package let path: String
  package let metrics: FontMetrics
  /// How much wider the real face may be than this stand-in, as a share of the advance.
  package let allowance: Double
  /// Of the real face, where this one stands in for it.
  package let lineMetrics: LineMetrics
  private let file: FontFile
  /// Which face of a collection it is, from 0.
  package let index: Int
  private let face: OpaquePointer
  /// For shaping; scaled to font units.
  let font: OpaquePointer

  init(file: FontFile, index: Int, name: String, allowance: Double, lineMetrics: LineMetrics? = nil)
    throws(FontError)
  {
    guard let opened = FreeTypeFace(bytes: file.bytes, index: index), opened.isScalable else {
      // FreeType answers for the file alone when asked for no face in particular.
      if let any = FreeTypeFace(bytes: file.bytes, index: 0), index >= any.faceCount || index < 0 {
        throw FontError.noSuchIndex(
          face: name, path: file.path, index: index, count: any.faceCount)
      }
      throw FontError.damaged(face: name, path: file.path)
    }
    self.name = name
    self.path = file.path
    self.allowance = allowance
    self.file = file
    self.index = index
    metrics = opened.metrics
    self.lineMetrics =
      lineMetrics
      ?? LineMetrics(
        ascent: metrics.ascent, descent: metrics.descent, lineGap: metrics.lineGap)
    face = hb_face_create(file.blob, UInt32(index))
    hb_face_make_immutable(face)
    font = hb_font_create(face)
    hb_ot_font_set_funcs(font)
    let scale = Int32(metrics.unitsPerEm)
    hb_font_set_scale(font, scale, scale)
    hb_font_make_immutable(font)
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// The name by which systems find the face among those installed; empty if it has none.
  package var postScriptName: String {
    opened()?.postScriptName ?? ""
  }

  /// Lists the characters that the face has a glyph for; reads the whole character map.
  package func coverage() -> FontCoverage {
    opened()?.coverage() ?? FontCoverage(ranges: [])
  }

  /// Returns the advance of a character's glyph as FreeType reads it, unhinted, in font units; nil if the face has none.
  package func advance(of scalar: Unicode.Scalar) -> Int? {
    opened()?.advance(of: scalar)
  }

  /// Whether the face maps a character to a glyph by itself.
  package func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  /// Whether the face draws in colours, as those for emoji do.
  var isColoured: Bool {
    hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_png(face) != 0
      || hb_ot_color_has_svg(face) != 0
  }

  /// Opens the face with FreeType, for use on one thread; the result must not outlive the face.
  func opened() -> FreeTypeFace? { FreeTypeFace(bytes: file.bytes, index: index) }

  /// Returns how far a glyph's ink reaches from its origin, in font units.
  func rightEdge(of glyph: UInt32) -> Int {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return 0 }
    return Int(extents.x_bearing + extents.width)
  }
}
