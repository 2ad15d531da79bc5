/// A full-width punctuation mark, by the side of its square that it leaves empty (CSS Text 4 § 8.2).
enum FullWidthMark {
  /// Opens; its left half is empty.
  case open
  /// Closes, or ends a clause; its right half is empty.
  case close
  /// Stands in the middle.
  case middle
  /// Opens but has no empty half.
  case narrowOpen
  /// Closes but has no empty half.
  case narrowClose

  /// Classifies a unit by what it is in full-width fonts; nil: not punctuation that matters here.
  init?(_ unit: UInt16) {
    switch unit {
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08,
      0xFF3B, 0xFF5B, 0xFF5F, 0x2018, 0x201C:
      self = .open
    case 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301E, 0x301F,
      0xFF09, 0xFF3D, 0xFF5D, 0xFF60, 0x2019, 0x201D, 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF1A,
      0xFF1B:
      self = .close
    case 0x3000, 0x30FB, 0x00B7, 0x2027: self = .middle
    case 0x28, 0x5B, 0x7B: self = .narrowOpen
    case 0x29, 0x5D, 0x7D: self = .narrowClose
    default: return nil
    }
  }

  /// Whether a mark ends a clause: a comma, full stop or colon.
  static func endsClause(_ unit: UInt16) -> Bool {
    [0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B].contains(unit)
  }

  /// Whether a mark gives up its half because of the mark before it.
  static func halves(_ mark: FullWidthMark?, after last: FullWidthMark?) -> Bool {
    guard mark == .open else { return false }
    return last == .open || last == .middle || last == .close || last == .narrowOpen
  }

  /// Whether a mark gives up its half because of the mark after it.
  static func halves(_ mark: FullWidthMark?, before next: FullWidthMark?) -> Bool {
    guard mark == .close else { return false }
    return next == .close || next == .middle || next == .narrowClose
  }
}

/// Tells which marks a face sets full-width, and what they give up when halved.
struct FullWidthMarks: ~Copyable {
  private struct Key: Hashable {
    var face: ObjectIdentifier
    var unit: UInt16
    var script: UInt32
    var locale: String
  }

  /// How a face sets a mark, in font units.
  private struct Setting {
    var halfWidth: Int
    var sits: FullWidthMark?
  }

  private var known: [Key: Setting] = [:]

  /// Classifies a unit as the face sets it: a mark that `halt` does not narrow is not full-width.
  ///
  /// - Returns: The mark, and by how many font units it narrows when halved.
  mutating func mark(
    _ unit: UInt16, in face: FontFace, script: UInt32, locale: String, language: ShapingLanguage,
    shaper: borrowing Shaper
  ) -> (mark: FullWidthMark, gain: Int)? {
    guard let mark = FullWidthMark(unit) else { return nil }
    guard mark == .open || mark == .close else { return (mark, 0) }
    let key = Key(face: ObjectIdentifier(face), unit: unit, script: script, locale: locale)
    let setting: Setting
    if let found = known[key] {
      setting = found
    } else {
      setting = Self.setting(
        of: unit, as: mark, in: face, script: script, language: language, shaper: shaper)
      known[key] = setting
    }
    guard setting.halfWidth > 0 else {
      let isQuote = unit < 0x3000
      return isQuote ? (mark == .open ? .narrowOpen : .narrowClose, 0) : nil
    }
    return setting.sits.map { ($0, $0 == .middle ? 0 : setting.halfWidth) }
  }

  private static func setting(
    of unit: UInt16, as mark: FullWidthMark, in face: FontFace, script: UInt32,
    language: ShapingLanguage, shaper: borrowing Shaper
  ) -> Setting {
    var (full, half) = (0, 0)
    var glyph: UInt32 = 0
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 1) { units in
      units.initialize(repeating: unit)
      let units = UnsafeBufferPointer(units)
      shaper.shape(
        0..<1, of: units, in: face, script: script, rightToLeft: false, language: language
      ) {
        full += $0.advance
        glyph = $0.id
      }
      shaper.shape(
        0..<1, of: units, in: face, script: script, rightToLeft: false, language: language,
        halved: [0..<1]
      ) { half += $0.advance }
    }
    // Clause marks sit in a corner or in the middle, by the language the face draws them for.
    let middle = face.metrics.unitsPerEm / 2
    let sits =
      FullWidthMark.endsClause(unit) && face.rightEdge(of: glyph) > middle ? .middle : mark
    return Setting(halfWidth: full - half, sits: sits)
  }
}
