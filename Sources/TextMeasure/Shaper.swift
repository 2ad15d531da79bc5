internal import CHarfBuzz

/// Turns text into positioned glyphs in font units; used by one thread at a time.
struct Shaper: ~Copyable {
  private let buffer: OpaquePointer
  private let separatorsAreSpaces: Bool

  /// The pen movement of a glyph and the text it stands for.
  struct Glyph {
    /// Its number in the face.
    var id: UInt32
    /// The first UTF-16 unit of its cluster.
    var cluster: Int
    /// In font units.
    var advance: Int
    /// By how much it is drawn right of the pen, in font units.
    var xOffset: Int
    /// By how much it is drawn above the baseline, in font units.
    var yOffset: Int
    /// The face has no glyph for its character.
    var isMissing: Bool { id == 0 }
    /// Text cut before its cluster would be shaped in another way.
    var isUnsafeToBreak: Bool
  }

  /// Makes a shaper.
  ///
  /// - Parameter separatorsAreSpaces: U+2028 and U+2029 are set as the face sets a space, whether it has a glyph for them or not.
  init(separatorsAreSpaces: Bool) {
    buffer = hb_buffer_create()
    self.separatorsAreSpaces = separatorsAreSpaces
  }

  /// The version of HarfBuzz, such as `6.0.0`.
  static var harfBuzzVersion: String { String(cString: hb_version_string()) }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes a stretch of one script and direction in one face.
  ///
  /// - Parameters:
  ///   - range: Of `units`; what is around it is seen as context, so that Arabic letters keep their form.
  ///   - units: UTF-16.
  ///   - face: The one face used; characters it lacks come back as missing.
  ///   - script: An ISO 15924 tag.
  ///   - rightToLeft: The direction of the stretch.
  ///   - language: Of the text.
  ///   - halved: Ranges of units that take the `halt` feature.
  ///   - byCharacter: Marks are clusters of their own, not parts of their letter's.
  ///   - body: Gets each glyph, in visual order.
  func shape(
    _ range: Range<Int>, of units: UnsafeBufferPointer<UInt16>, in face: FontFace, script: UInt32,
    rightToLeft: Bool, language: ShapingLanguage, halved: [Range<Int>] = [],
    byCharacter: Bool = false,
    _ body: (Glyph) -> Void
  ) {
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf16(
      buffer, units.baseAddress, Int32(units.count), UInt32(range.lowerBound), Int32(range.count))
    if separatorsAreSpaces, Self.hasSeparator(units, in: range) { replaceSeparators() }
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script))
    hb_buffer_set_direction(buffer, rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, language.handle)
    hb_buffer_set_cluster_level(
      buffer,
      byCharacter
        ? HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS : HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    if halved.isEmpty {
      hb_shape(face.font, buffer, nil, 0)
    } else {
      let features = halved.map {
        hb_feature_t(
          tag: Self.halt, value: 1, start: UInt32($0.lowerBound), end: UInt32($0.upperBound))
      }
      hb_shape(face.font, buffer, features, UInt32(features.count))
    }
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    for index in 0..<Int(count) {
      body(
        Glyph(
          id: infos[index].codepoint, cluster: Int(infos[index].cluster),
          advance: Int(positions[index].x_advance), xOffset: Int(positions[index].x_offset),
          yOffset: Int(positions[index].y_offset),
          isUnsafeToBreak: infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
    }
  }

  /// Looks at every unit without a branch, as hardly any text has one.
  private static func hasSeparator(
    _ units: UnsafeBufferPointer<UInt16>, in range: Range<Int>
  ) -> Bool {
    var found: UInt16 = 0
    for index in range { found |= units[index] | 1 == 0x2029 ? 1 : 0 }
    return found != 0
  }

  /// Makes spaces of the separators that the buffer holds.
  private func replaceSeparators() {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count) else { return }
    for index in 0..<Int(count) where UInt16(exactly: infos[index].codepoint)?.isSeparator == true {
      infos[index].codepoint = 0x20
    }
  }

  /// Half-width forms of full-width characters.
  private static let halt = hb_tag_from_string("halt", 4)
}

/// A language as HarfBuzz knows it.
// @unchecked: HarfBuzz interns languages for good and never changes one.
struct ShapingLanguage: @unchecked Sendable {
  fileprivate let handle: OpaquePointer?

  /// Finds the language of a BCP 47 locale.
  init(locale: String) { handle = hb_language_from_string(locale, -1) }
}
