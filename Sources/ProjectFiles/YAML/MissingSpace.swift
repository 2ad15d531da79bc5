/// A colon or a dash without the space that makes it more than a part of a word.
enum MissingSpace: String {
  case afterColon = "colon"
  case afterDash = "dash"

  var suggestion: String { "put a space after the \(rawValue)" }

  /// Finds `word:word` or `-word` at the start of a line, after its indentation and dashes.
  ///
  /// - Returns: Which space is missing, and the 1-based column of what it belongs after; nil when none is.
  static func find(in line: some StringProtocol) -> (MissingSpace, column: Int)? {
    var rest = Substring(line).drop { $0 == " " }
    while rest.hasPrefix("- ") { rest = rest.dropFirst(2).drop { $0 == " " } }
    func column(of index: Substring.Index) -> Int {
      line.unicodeScalars.distance(from: line.startIndex, to: index) + 1
    }
    if rest.first == "-", let next = rest.dropFirst().first, next.isLetter {
      return (.afterDash, column(of: rest.startIndex))
    }
    let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    guard word.first?.isLetter == true else { return nil }
    rest = rest[word.endIndex...]
    // An address such as https://example.com is text.
    guard rest.first == ":", !rest.hasPrefix("://"), let next = rest.dropFirst().first,
      !next.isWhitespace
    else { return nil }
    return (.afterColon, column(of: rest.startIndex))
  }

  /// Finds the space that a name lacks to begin with one of those that are valid, as `width:375` and `-text` do.
  static func find(in name: String, among valid: [String]) -> (MissingSpace, meant: String)? {
    for key in valid {
      if name.hasPrefix(key + ":") { return (.afterColon, key) }
      if name == "-" + key { return (.afterDash, key) }
    }
    return nil
  }
}
