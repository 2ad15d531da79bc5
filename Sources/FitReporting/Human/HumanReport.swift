internal import FitVerification
internal import ScreenModel

/// Writes reports for people who read them in a terminal or in the log of a build.
package struct HumanReport: ReportFormat {
  /// Whether the text goes to a terminal that shows colours.
  package var isColoured: Bool
  /// Whether to show what is usually counted only.
  package var isVerbose: Bool
  /// Returns the lines of a project file, or nil if it cannot be read (any more).
  package var sourceLines: @Sendable (_ file: String) -> [String]?

  package init(
    isColoured: Bool, isVerbose: Bool,
    sourceLines: @escaping @Sendable (_ file: String) -> [String]?
  ) {
    self.isColoured = isColoured
    self.isVerbose = isVerbose
    self.sourceLines = sourceLines
  }

  /// Makes a message safe for a terminal: on one line, with control characters shown as escapes.
  package static func shown(_ message: String) -> String { TerminalText.shown(message) }

  func painted(_ text: String, _ ink: Ink) -> String {
    ink.applied(to: text, isColoured: isColoured)
  }

  /// So many scalars of a line are shown before a place, and looked at behind it.
  private static let columnsBefore = 80
  private static let scalarsAfter = 1_000

  /// Shows a line of a project file with its number and a caret under a column.
  ///
  /// - Parameters:
  ///   - location: The place to point at.
  ///   - note: What to say behind the caret; empty: “here”.
  ///   - ink: The colour of the caret and the note.
  /// - Returns: Two lines; only the note if the file cannot be read.
  func excerpt(at location: SourceLocation, note: String, ink: Ink) -> [String] {
    let lines = sourceLines(location.file)
    guard let lines, lines.indices.contains(location.line - 1) else {
      return note.isEmpty ? [] : ["      " + painted(note, ink)]
    }
    let scalars = lines[location.line - 1].unicodeScalars
    // Of a line that has no end, such as all of a JSON file, only what is near is shown.
    let start = scalars.prefix(location.column - 1)
    let before = String(String.UnicodeScalarView(start.suffix(Self.columnsBefore)))
    let cut = start.count > Self.columnsBefore ? "…" : ""
    let shownBefore = cut + before.map { $0 == "\t" ? " " : TerminalText.escaped($0) }.joined()
    let rest = scalars.dropFirst(location.column - 1).prefix(Self.scalarsAfter)
    let after = String(String.UnicodeScalarView(rest))
    let number = String(location.line)
    let padding = String(repeating: " ", count: max(0, 5 - number.count))
    let gutter = String(repeating: " ", count: padding.count + number.count)
    let caretIndent = String(repeating: " ", count: TerminalText.columnCount(of: shownBefore))
    let text = shownBefore + TerminalText.shown(after, limit: 90)
    let caret = painted("^ " + (note.isEmpty ? "here" : note), ink)
    return [
      painted("\(padding)\(number) | ", .faint) + text,
      painted("\(gutter) | ", .faint) + caretIndent + caret,
    ]
  }

  /// Names a cell's window and appearance: `iPhone SE (3rd gen) · extra-large · mono`.
  func named(_ cell: Cell, withLocale: Bool) -> String {
    var parts = [cell.windowName, cell.textSize, cell.family]
    if withLocale { parts.append(cell.locale) }
    if let state = cell.state { parts.append(state) }
    return parts.map { TerminalText.shown($0) }.joined(separator: " · ")
  }
}

extension Array<String> {
  /// Joins lines to a text that ends in a newline; empty if there is none.
  var asText: String { isEmpty ? "" : joined(separator: "\n") + "\n" }
}
