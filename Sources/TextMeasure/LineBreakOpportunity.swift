internal import ScreenModel

/// A place where a line may or must end, and how a line that starts or ends there is measured.
///
/// A line from opportunity `i` to a later `j` is `j.limit - i.origin` wide.
struct LineBreakOpportunity: Hashable, Sendable {
  /// The UTF-16 unit that the next line starts with.
  var unit: Int
  /// Where the visible part of a line that ends here ends, before the white space that hangs.
  var visibleEnd: Int
  var isMandatory: Bool
  /// A hyphen is shown if a line ends here.
  var showsHyphen = false
  /// Nothing but ideographic spaces, after a space that collapses, is between the opportunity before and this one.
  ///
  /// They do not hang: a line ends before them unless it reaches further still.
  var isBlank = false
  /// From where a line that starts here is measured, in units of the face chain; never falls.
  var origin: Int
  /// How far a line that ends here reaches.
  var end: Int
  /// How far a line must at least reach to end here or later, in the same paragraph: the least `end` from here on.
  var limit: Int
}

extension LineBreakOpportunity {
  /// Marks where lines may end, by the locale's rules and the platform's changes to them.
  ///
  /// One mark more than units is needed; the end of the text is marked only if a line must end there.
  static func mark(
    _ units: UnsafeBufferPointer<UInt16>, of text: TextUnits,
    in marks: UnsafeMutableBufferPointer<UInt8>, locale: String, rules: LineRules, bench: Workbench
  ) {
    if !rules.hasPairTable || text.highest >= 0x7F {
      bench.tools(for: locale, rules: rules).markLines(units, in: marks)
    }
    if rules.profile.unicode > 15, text.highest >= 0x80 {
      UnicodeRevisions.apply(to: units, in: marks, locale: locale)
    }
    if rules.hasPairTable { applyPairTable(units, in: marks, rules: rules) }
    if rules.profile.breaksAfterEverySpace {
      for index in units.indices.dropFirst()
      where units[index - 1] == 0x20 && !units[index].isPlainSpace {
        marks[index] |= TextMarks.opportunity.rawValue
      }
    }
    if !rules.profile.lineSeparatorBreaks { keepNewlinesOnly(units, in: marks) }
    marks[units.count] &= ~TextMarks.opportunity.rawValue
  }

  /// Takes breaks between ASCII characters from the profile's table, and breaks after every run of spaces.
  private static func applyPairTable(
    _ units: UnsafeBufferPointer<UInt16>, in marks: UnsafeMutableBufferPointer<UInt8>,
    rules: LineRules
  ) {
    let opportunity = TextMarks.opportunity.rawValue
    for index in 1..<max(units.count, 1) {
      let (last, unit) = (units[index - 1], units[index])
      let allowed: Bool
      if unit.isPlainSpace {
        allowed = false
      } else if last.isPlainSpace {
        allowed = true
      } else if last < 0x7F, unit < 0x7F {
        allowed = rules.allowsBreak(before: index > 1 ? units[index - 2] : 0, last, unit)
      } else if last < 0x7F || last == 0xA0, unit < 0x7F || unit == 0xA0 {
        // Nothing holds a no-break space to a hyphen or bar (LB12a); the table is for printable ASCII only.
        allowed = unit == 0xA0 && (last == UInt16(ascii: "-") || last == UInt16(ascii: "|"))
      } else if last.mayEndNumber, unit.isUnitOfNumber {
        // Chromium does not see the number before (LB25).
        allowed = true
      } else {
        continue
      }
      marks[index] = allowed ? marks[index] | opportunity : marks[index] & ~opportunity
    }
  }

  /// Lets only newlines force a new line; other separators merely allow one.
  private static func keepNewlinesOnly(
    _ units: UnsafeBufferPointer<UInt16>, in marks: UnsafeMutableBufferPointer<UInt8>
  ) {
    for index in 1..<max(units.count + 1, 1) where marks[index] & TextMarks.mandatory.rawValue != 0
    {
      let last = units[index - 1]
      if last != 0x0A && last != 0x0D { marks[index] &= ~TextMarks.mandatory.rawValue }
    }
  }
}

extension UInt16 {
  /// ASCII of the classes SY, IS, CL and CP.
  fileprivate var mayEndNumber: Bool {
    [0x29, 0x2C, 0x2E, 0x2F, 0x3A, 0x3B, 0x5D, 0x7D].contains(self)
  }

  /// Latin-1 of the classes PO and PR.
  fileprivate var isUnitOfNumber: Bool {
    (0xA2...0xA5).contains(self) || self == 0xB0 || self == 0xB1
  }
}
