/// A stretch of text with one embedding level (UAX #9).
struct BidiRun: Hashable, Sendable {
  /// UTF-16 units.
  var range: Range<Int>
  /// Odd levels run from right to left.
  var level: UInt8

  var isRightToLeft: Bool { level & 1 == 1 }
}
