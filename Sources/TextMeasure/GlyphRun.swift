/// A stretch of text in one face, script and direction.
struct GlyphRun: Hashable, Sendable {
  /// UTF-16 units.
  var range: Range<Int>
  /// An ISO 15924 tag, first letter highest.
  var script: UInt32
  var isRightToLeft: Bool
  /// An index into the chain of faces.
  var face: Int
}
