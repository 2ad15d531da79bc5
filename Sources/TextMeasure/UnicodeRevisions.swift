/// Line breaking rules that changed after Unicode 15, whose rules ICU applies here (UAX #14, revisions of Unicode 16 and 17).
enum UnicodeRevisions {
  /// Changes the marks of a text where newer rules differ.
  ///
  /// Chinese locales have rules of their own for “ and ”, which stay.
  static func apply(
    to units: UnsafeBufferPointer<UInt16>, in marks: UnsafeMutableBufferPointer<UInt8>,
    locale: String
  ) {
    let isChinese = locale == "zh" || locale.hasPrefix("zh-")
    for index in units.indices {
      let unit = units[index]
      if unit.isHyphen {
        applyHyphenRules(at: index, of: units, in: marks)
      } else if unit.isInitialQuote || unit.isFinalQuote {
        if isChinese, unit == 0x201C || unit == 0x201D { continue }
        applyQuoteRules(at: index, of: units, in: marks)
      }
    }
  }

  /// Applies LB20a, no break after a hyphen that starts a word, and LB21a, a break before a Hebrew letter after one inside.
  private static func applyHyphenRules(
    at index: Int, of units: UnsafeBufferPointer<UInt16>,
    in marks: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard index + 1 < units.count else { return }
    let next = units[index + 1]
    if index == 0 || units[index - 1].startsWord {
      if Segmentation.isAlphabetic(UInt32(next)) { forbid(index + 1, in: marks) }
    } else if next.isHebrewLetter {
      var last = index - 1
      while last > 0, units[last].isHebrewPoint { last -= 1 }
      if units[last].isHebrewLetter { marks[index + 1] |= TextMarks.opportunity.rawValue }
    }
  }

  /// Applies LB19 and LB19a: a break before an initial quote or after a final one only between East Asian characters.
  private static func applyQuoteRules(
    at index: Int, of units: UnsafeBufferPointer<UInt16>,
    in marks: UnsafeMutableBufferPointer<UInt8>
  ) {
    let isBetween =
      index > 0 && index + 1 < units.count && isEastAsian(units[index - 1])
      && isEastAsian(units[index + 1])
    let isInitial = units[index].isInitialQuote
    // Breaks after white space that ends a word are other rules' business.
    if index > 0, !units[index - 1].endsWord {
      if isInitial, isBetween, FullWidthMark(units[index - 1]) != .open {
        marks[index] |= TextMarks.opportunity.rawValue
      } else {
        forbid(index, in: marks)
      }
    }
    guard index + 1 < units.count else { return }
    if !isInitial, isBetween, !units[index + 1].clings {
      marks[index + 1] |= TextMarks.opportunity.rawValue
    } else {
      forbid(index + 1, in: marks)
    }
  }

  private static func isEastAsian(_ unit: UInt16) -> Bool {
    unit >= 0x1100 && Segmentation.isEastAsian(UInt32(unit))
  }

  /// Parts a run of Hangul at a middle dot, which is none of its script any more (ScriptExtensions.txt, Unicode 16): fonts draw it in another width there.
  static func partedAtMiddleDot(
    _ run: (end: Int, tag: UInt32), in units: UnsafeBufferPointer<UInt16>, from start: Int
  ) -> (end: Int, tag: UInt32) {
    guard run.tag == hangul,
      let dot = (start..<run.end).first(where: { units[$0] == 0xB7 })
    else { return run }
    func firstHangul(from start: Int) -> Int? {
      (start..<run.end).first { Segmentation.isHangul(UInt32(units[$0])) }
    }
    if let letter = firstHangul(from: start), letter < dot { return (dot, run.tag) }
    let end = firstHangul(from: dot) ?? run.end
    return (end, (start..<end).contains { units[$0].isHanMark } ? han : 0)
  }

  private static let hangul = UInt32(0x4861_6E67)
  private static let han = UInt32(0x4861_6E69)

  private static func forbid(_ index: Int, in marks: UnsafeMutableBufferPointer<UInt8>) {
    marks[index] &= ~TextMarks.opportunity.rawValue
  }
}

extension UInt16 {
  /// Commas, stops and brackets of East Asian scripts, Han among them.
  fileprivate var isHanMark: Bool {
    (0x3001...0x3011).contains(self) && self != 0x3004 || (0x3013...0x301F).contains(self)
  }

  /// Line breaking classes HY and HH.
  fileprivate var isHyphen: Bool {
    switch self {
    case 0x2D, 0x058A, 0x05BE, 0x2010, 0x2012, 0x2013: true
    default: false
    }
  }

  /// Quotes of the general category Pi.
  fileprivate var isInitialQuote: Bool {
    switch self {
    case 0x00AB, 0x2018, 0x201B, 0x201C, 0x201F, 0x2039: true
    default: false
    }
  }

  /// Quotes of the general category Pf.
  fileprivate var isFinalQuote: Bool {
    switch self {
    case 0x00BB, 0x2019, 0x201D, 0x203A: true
    default: false
    }
  }

  /// Spaces, separators and zero-width spaces: a line may end after one whatever follows.
  fileprivate var endsWord: Bool { isPlainSpace || isSeparator || self == 0x200B }

  /// These and no-break spaces: a hyphen after one starts a word.
  fileprivate var startsWord: Bool {
    endsWord || self == 0xA0 || self == 0x202F
      || self == 0x2007
  }

  /// East Asian marks that may not start a line, however the character before them is.
  fileprivate var clings: Bool {
    if let mark = FullWidthMark(self) { return mark != .open }
    switch self {
    case 0x3005, 0x301C, 0x303B, 0x309B...0x309E, 0x30A0, 0x30FD, 0x30FE, 0xFF01, 0xFF1F:
      return true
    default: return false
    }
  }

  fileprivate var isHebrewLetter: Bool {
    switch self {
    case 0x05D0...0x05EA, 0x05EF...0x05F2, 0xFB1D, 0xFB1F...0xFB28, 0xFB2A...0xFB4F: true
    default: false
    }
  }

  fileprivate var isHebrewPoint: Bool {
    switch self {
    case 0x0591...0x05BD, 0x05BF, 0x05C1, 0x05C2, 0x05C4, 0x05C5, 0x05C7: true
    default: false
    }
  }
}
