internal import ScreenModel

/// A platform's profile, made ready for use on every text.
final class LineRules: Sendable {
  let profile: PlatformProfile
  /// One bit for each pair of ASCII characters, the first one's row of 128 bits after another; empty: Unicode's rules.
  private let pairs: [UInt64]
  /// The scripts whose line breaks the profile does not know, with the tags that runs have.
  private let uncertainScripts: [(tag: UInt32, script: PlatformProfile.DictionaryScript)]

  init(_ profile: PlatformProfile) {
    self.profile = profile
    uncertainScripts = PlatformProfile.DictionaryScript.allCases
      .filter(profile.uncertainScripts.contains).map { ($0.tag, $0) }
    guard let listed = profile.asciiBreaks else {
      pairs = []
      return
    }
    var pairs = [UInt64](repeating: 0, count: 256)
    for entry in listed {
      let bytes = Array(entry.utf8)
      guard let first = bytes.first, first < 128 else { continue }
      for second in bytes.dropFirst() where second < 128 {
        pairs[Int(first) * 2 + Int(second >> 6)] |= 1 << UInt64(second & 63)
      }
    }
    self.pairs = pairs
  }

  /// Returns the BCP 47 locale that ICU breaks a text of a locale by.
  ///
  /// ICU lets 〜 and ゠ start a line in Japanese unless it is strict; no engine here does, so that Japanese is broken as other languages are.
  func breakLocale(for locale: String) -> String {
    let isJapanese = locale == "ja" || locale.hasPrefix("ja-")
    let asked = isJapanese && !locale.contains("-u-") ? "en" : locale
    let own = profile.breakLocale.isEmpty ? asked : profile.breakLocale
    return own.contains("-u-") ? own : "\(own)-u-lb-\(profile.kana.rawValue)"
  }

  /// Returns a script of some runs whose line breaks the profile does not know.
  func uncertainScript(among runs: [GlyphRun]) -> PlatformProfile.DictionaryScript? {
    uncertainScripts.first { uncertain in runs.contains { $0.script == uncertain.tag } }?.script
  }

  /// Whether breaks between ASCII characters come from the profile's own table.
  var hasPairTable: Bool { !pairs.isEmpty }

  /// Whether a line may end between two printable ASCII characters; `before` is the unit before them, 0 for none.
  func allowsBreak(before: UInt16, _ first: UInt16, _ second: UInt16) -> Bool {
    if first == UInt16(ascii: "-"), Self.isDigit(second) {
      return Self.isDigit(before) || Self.isLetter(before)
    }
    return pairs[Int(first) * 2 + Int(second >> 6)] & (1 << UInt64(second & 63)) != 0
  }

  /// Whether a unit is white space that hangs past the edge at a line's end.
  func hangs(_ unit: UInt16) -> Bool {
    unit.isPlainSpace || unit == 0x3000 || profile.allSpacesHang && unit.isTypographicSpace
  }

  /// Whether breaks after a cut may differ from those of the whole text: after a mark that now starts a line, such as a dash, a quote
  /// or what followed a number, and in scripts whose words only a dictionary tells apart.
  func mayBreakAfresh(at unit: UInt16) -> Bool {
    guard profile.breaksAfreshAfterCut else { return false }
    switch unit {
    case 0x058A, 0x05BE: return true
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E, 0xA0...0xBF, 0x2000...0x2BFF,
      0x3000...0x303F, 0xFE10...0xFE6F, 0xFF00...0xFF0F,
      0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65, 0xFFE0...0xFFE6:
      return true
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19FF, 0x1A20...0x1AAF,
      0xA9E0...0xA9FF, 0xAA60...0xAA7F:
      return true
    default: return false
    }
  }

  private static func isDigit(_ unit: UInt16) -> Bool { unit >= 0x30 && unit <= 0x39 }

  private static func isLetter(_ unit: UInt16) -> Bool {
    let letter = unit | 0x20
    return letter >= 0x61 && letter <= 0x7A
  }
}

extension PlatformProfile.DictionaryScript {
  /// The ISO 15924 tag as HarfBuzz packs tags.
  fileprivate var tag: UInt32 { rawValue.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
}

extension UInt16 {
  init(ascii scalar: Unicode.Scalar) { self = UInt16(truncatingIfNeeded: scalar.value) }

  /// Space, tab and the characters that end a line: the white space that collapses and after which a line may always end.
  var isPlainSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) || self == 0x85 }

  /// A line or paragraph separator.
  var isSeparator: Bool { self == 0x2028 || self == 0x2029 }

  /// White space other than plain and ideographic spaces and the no-break kinds.
  var isTypographicSpace: Bool {
    switch self {
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F: true
    default: false
    }
  }

  /// A unit of the common scripts that never joins another in one character; others may or may not.
  var isWholeCharacter: Bool {
    switch self {
    case 0...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x1E00...0x1FFF, 0x2010...0x2027,
      0x2030...0x205E, 0x20A0...0x20BF, 0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF9D:
      true
    default: false
    }
  }

  /// A control character: it is not shaped and takes no room.
  var isControl: Bool { self < 0x20 || (self >= 0x7F && self < 0xA0) }
}
