/// What a colour means; colours never carry what the words do not say.
enum Ink: String, Sendable {
  case plain = ""
  case strong = "1"
  case faint = "2"
  case bad = "1;31"
  case good = "32"
  case doubtful = "33"
  case hint = "36"

  func applied(to text: String, isColoured: Bool) -> String {
    guard isColoured, self != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}

/// Aligned columns, two spaces apart.
struct Table {
  enum Alignment { case left, right }

  struct Entry: ExpressibleByStringInterpolation {
    var text: String
    var ink: Ink

    init(_ text: String, _ ink: Ink = .plain) {
      self.text = text
      self.ink = ink
    }

    init(stringLiteral text: String) { self.init(text) }
  }

  private let alignments: [Alignment]
  private var rows: [[Entry]] = []

  init(_ alignments: [Alignment]) { self.alignments = alignments }

  /// Adds a row; it may be shorter than the table is wide.
  mutating func add(_ row: [Entry]) { rows.append(row) }

  /// Writes the rows as lines without spaces at their ends.
  func lines(isColoured: Bool, indent: Int = 0) -> [String] {
    var widths = [Int](repeating: 0, count: alignments.count)
    for row in rows {
      for (column, entry) in row.enumerated() {
        widths[column] = max(widths[column], TerminalText.columnCount(of: entry.text))
      }
    }
    return rows.map { row in
      var line = String(repeating: " ", count: indent)
      // Spaces wait until something follows them.
      var pending = 0
      for (column, entry) in row.enumerated() {
        let missing = widths[column] - TerminalText.columnCount(of: entry.text)
        let before = alignments[column] == .right ? missing : 0
        if !entry.text.isEmpty {
          line += String(repeating: " ", count: pending + before)
          line += entry.ink.applied(to: entry.text, isColoured: isColoured)
          pending = missing - before
        } else {
          pending += widths[column]
        }
        if widths[column] > 0 { pending += 2 }
      }
      return line
    }
  }
}
