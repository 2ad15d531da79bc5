internal import CSegmentation

/// Finds boundaries of one kind in UTF-16 text; used by one thread at a time, closed when dropped.
struct BoundaryBreaker: ~Copyable {
  private let breaker: OpaquePointer

  /// Opens a breaker of lines for a BCP 47 locale; fails if ICU has none.
  init?(linesIn locale: String) {
    guard let opened = segmentation_line_breaker_open(locale) else { return nil }
    breaker = opened
  }

  /// Opens a breaker of grapheme clusters; fails if ICU has none.
  init?(clusters: Void) {
    guard let opened = segmentation_cluster_breaker_open() else { return nil }
    breaker = opened
  }

  deinit { segmentation_breaker_close(breaker) }

  /// Sets bits in `marks[i]` for each boundary before unit `i`.
  ///
  /// - Parameters:
  ///   - units: UTF-16.
  ///   - marks: One more than `units`.
  ///   - boundary: The bits for a boundary.
  ///   - mandatory: Further bits for one that forces a new line.
  func mark(
    _ units: UnsafeBufferPointer<UInt16>, in marks: UnsafeMutableBufferPointer<UInt8>,
    boundary: UInt8, mandatory: UInt8 = 0
  ) {
    precondition(marks.count > units.count)
    _ = segmentation_breaker_mark(
      breaker, units.baseAddress, Int32(units.count), marks.baseAddress, boundary, mandatory)
  }
}

/// Resolves the directions of UTF-16 text; used by one thread at a time, closed when dropped.
struct BidiResolver: ~Copyable {
  private let bidi: OpaquePointer

  init?() {
    guard let opened = segmentation_bidi_open() else { return nil }
    bidi = opened
  }

  deinit { segmentation_bidi_close(bidi) }

  /// Finds the runs of one embedding level, in the order of the text.
  func runs(in units: UnsafeBufferPointer<UInt16>, rightToLeft: Bool) -> [BidiRun] {
    var levels = [UInt8](repeating: rightToLeft ? 1 : 0, count: units.count)
    _ = segmentation_bidi_levels(
      bidi, units.baseAddress, Int32(units.count), rightToLeft, &levels)
    var runs: [BidiRun] = []
    var start = 0
    for index in 1..<(levels.count + 1)
    where index == levels.count || levels[index] != levels[start] {
      runs.append(BidiRun(range: start..<index, level: levels[start]))
      start = index
    }
    return runs
  }
}

/// Questions to ICU that need no handle.
enum Segmentation {
  /// The version of ICU in use, such as `72.1`.
  static var icuVersion: String { String(cString: segmentation_icu_version()) }

  /// Finds the script run that starts at a unit: its end, and its ISO 15924 tag as HarfBuzz packs tags.
  static func scriptRun(
    in units: UnsafeBufferPointer<UInt16>, from start: Int
  ) -> (end: Int, tag: UInt32) {
    var tag: UInt32 = 0
    let end = segmentation_script_run(
      units.baseAddress, Int32(units.count), Int32(start), &tag)
    return (Int(end), tag)
  }

  static func isRightToLeft(locale: String) -> Bool { segmentation_locale_is_right_to_left(locale) }

  /// Whether a character is wide, full-width or half-width in East Asian text.
  static func isEastAsian(_ scalar: UInt32) -> Bool { segmentation_is_east_asian(scalar) }

  static func isHangul(_ scalar: UInt32) -> Bool { segmentation_is_hangul(scalar) }

  /// Whether a character has the line breaking class AL or HL: a letter or symbol that sticks to its neighbours.
  static func isAlphabetic(_ scalar: UInt32) -> Bool { segmentation_is_alphabetic(scalar) }
}
