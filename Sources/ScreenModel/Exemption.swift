/// A finding that an app allows in named cells, with the reason.
package struct Exemption: Hashable, Sendable {
  /// The code or the name of the rule.
  package var rule: String
  package var ruleLocation: SourceLocation
  /// What is nil is not narrowed down.
  package var screens: Set<String>?
  /// The names of blocks, as findings call them.
  package var blocks: Set<String>?
  /// Ids, names or tags of windows.
  package var windows: Set<String>?
  package var textSizes: Set<String>?
  package var families: Set<String>?
  package var locales: Set<String>?
  package var reason: String
  /// Who answers for it; nil: nobody is named.
  package var owner: String?
  /// The last day that it holds; nil: it never ends.
  package var expires: CalendarDay?
  package var location: SourceLocation

  package init(
    rule: String, ruleLocation: SourceLocation, screens: Set<String>?, blocks: Set<String>?,
    windows: Set<String>?, textSizes: Set<String>?, families: Set<String>?,
    locales: Set<String>?, reason: String, owner: String?, expires: CalendarDay?,
    location: SourceLocation
  ) {
    self.rule = rule
    self.ruleLocation = ruleLocation
    self.screens = screens
    self.blocks = blocks
    self.windows = windows
    self.textSizes = textSizes
    self.families = families
    self.locales = locales
    self.reason = reason
    self.owner = owner
    self.expires = expires
    self.location = location
  }
}

/// A day of the Gregorian calendar, as ISO 8601 writes it.
package struct CalendarDay: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let year, month, day: Int

  /// Reads a day such as `2027-03-01`; nil if there is no such day.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Makes a day; nil if there is no such day.
  package init?(year: Int, month: Int, day: Int) {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...9999).contains(year), (1...12).contains(month), (1...days[month - 1]).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  package static func < (a: CalendarDay, b: CalendarDay) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  package var description: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}
