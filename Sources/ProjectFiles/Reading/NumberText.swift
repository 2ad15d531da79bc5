/// A number as people write it in YAML: decimal digits, a point, an exponent.
enum NumberText {
  enum Reading: Equatable {
    case number(Double)
    /// Infinite, not a number, or too large to hold.
    case notFinite
    /// Not a number, with what to write instead where that can be guessed.
    case text(hint: String?)
  }

  static func read(_ text: String) -> Reading {
    let unsigned = text.drop { $0 == "-" || $0 == "+" }.lowercased()
    if [".inf", ".nan", "inf", "nan", "infinity"].contains(unsigned) { return .notFinite }
    guard isDecimal(text) else { return .text(hint: hint(for: text)) }
    guard let number = Double(text), number.isFinite else { return .notFinite }
    return .number(number)
  }

  private static func isDecimal(_ text: String) -> Bool {
    var rest = Substring(text)
    if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
    let whole = takeDigits(&rest)
    var fraction = 0
    if rest.first == "." {
      rest.removeFirst()
      fraction = takeDigits(&rest)
    }
    guard whole + fraction > 0 else { return false }
    if rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
      guard takeDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Removes the digits at the start and counts them.
  private static func takeDigits(_ rest: inout Substring) -> Int {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest = rest[digits.endIndex...]
    return digits.count
  }

  /// Guesses the number in `16pt`, `16,5` and `50%`.
  private static func hint(for text: String) -> String? {
    let pointed = text.split(separator: ",", omittingEmptySubsequences: false)
    if pointed.count == 2, isDecimal(pointed.joined(separator: ".")) {
      return "write \(pointed.joined(separator: "."))"
    }
    for unit in ["pt", "px", "dp", "em"] where text.lowercased().hasSuffix(unit) {
      let number = text.dropLast(unit.count).filter { $0 != " " }
      if isDecimal(number) { return "write \(number), without a unit" }
    }
    if text.hasSuffix("%"), isDecimal(String(text.dropLast())),
      let percent = Double(text.dropLast())
    {
      return "write \(shown(percent / 100)), a share of 1"
    }
    return nil
  }

  /// Writes a number the way a file would: without a fraction where it is whole.
  static func shown(_ number: Double) -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    return String(number)
  }
}
