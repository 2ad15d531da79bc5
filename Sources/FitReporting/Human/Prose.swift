/// Lays the Markdown of explanations out for a terminal.
enum Prose {
  /// Fills paragraphs to a width and takes the marks of strong words away; lists, tables and code stay as they are.
  ///
  /// - Parameters:
  ///   - markdown: Paragraphs with an empty line between them.
  ///   - width: The most columns of a line, if its words let it.
  ///   - strong: Writes words that stand between two asterisks each.
  /// - Returns: The lines.
  static func lines(_ markdown: String, width: Int, strong: (String) -> String) -> [String] {
    var lines: [String] = []
    var paragraph: [Substring] = []
    var isCode = false
    func flush() {
      lines += filled(paragraph.joined(separator: " "), width: width, strong: strong)
      paragraph = []
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let isFence = line.hasPrefix("```")
      if isFence { isCode.toggle() }
      let isKept = isCode || isFence || ["- ", "|", "  ", "#"].contains { line.hasPrefix($0) }
      if !line.isEmpty, !isKept {
        paragraph.append(line)
        continue
      }
      flush()
      if !isFence { lines.append(String(line)) }
    }
    flush()
    return lines
  }

  private static func filled(
    _ paragraph: String, width: Int, strong: (String) -> String
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    var columns = 0
    var isStrong = false
    for word in paragraph.split(separator: " ") {
      var shown = ""
      var length = 0
      for (index, piece) in word.split(separator: "**", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { isStrong.toggle() }
        shown += isStrong && !piece.isEmpty ? strong(String(piece)) : String(piece)
        length += TerminalText.columnCount(of: piece)
      }
      if columns > 0, columns + 1 + length > width {
        lines.append(line)
        line = ""
        columns = 0
      }
      line += columns > 0 ? " " + shown : shown
      columns += columns > 0 ? 1 + length : length
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
