package import ScreenModel

/// Spans of several sizes whose characters are all equally wide in em of their own size, wrapped between words.
///
/// White space separates words and never stands at the start or end of a line; newlines break; a word longer than a
/// line is cut into lines.
package final class FixedAdvanceRuns: MeasuredText {
  package let profile: LineProfile
  package var missing: [MissingCharacter] { [] }
  package var allowance: Double { 0 }
  package let lineMetrics: LineMetrics

  private let text: String
  private let paragraphs: [[Word]]

  private struct Word {
    var range: Range<String.Index>
    /// Of its characters.
    var widths: [Int]
    var width: Int
    /// Of the white space before it.
    var space: Int
  }

  private struct Line {
    var range: Range<String.Index>
    var width: Int
    var reason: TextLine.BreakReason
  }

  /// Widths are whole numbers of these in an em, so that sums come out the same in any order.
  private static let unitsPerEm = 1 << 30
  /// A profile answers for texts up to so many lines; longer ones are counted on demand.
  private static let profiledLines = 64

  /// Prepares spans.
  ///
  /// - Parameters:
  ///   - spans: In the order in which they are read.
  ///   - advance: Of every character in em of its span's size; nil: the estimate of the span's family.
  ///   - lineMetrics: Of every span, in em of its size.
  package init(_ spans: [TextSpan], advance: Double?, lineMetrics: LineMetrics) {
    text = spans.lazy.map(\.text).joined()
    var metrics = LineMetrics.zero
    var widths: [Int] = []
    for span in spans {
      let own = (advance ?? span.setting.estimatedAdvance) * span.relativeSize
      metrics.formUnion(lineMetrics * span.relativeSize)
      let width = Int((own * Double(Self.unitsPerEm)).rounded())
      widths += repeatElement(width, count: span.text.unicodeScalars.count)
    }
    self.lineMetrics = metrics
    paragraphs = Self.paragraphs(text, widths: widths)
    profile = Self.profile(paragraphs)
  }

  package func lineCount(within width: Double) -> Int { lines(units(width)).count }

  package func lines(within width: Double) -> [TextLine] {
    func offset(_ index: String.Index) -> Int {
      text.utf8.distance(from: text.startIndex, to: index)
    }
    return lines(units(width)).map { line in
      TextLine(
        range: offset(line.range.lowerBound)..<offset(line.range.upperBound),
        width: Double(line.width) / Double(Self.unitsPerEm), reason: line.reason,
        visibleText: String(text[line.range]))
    }
  }

  private func units(_ width: Double) -> Int {
    // A width computed from points may miss a sum of advances by its last bit.
    let units = (width * Double(Self.unitsPerEm) * (1 + 1e-12)).rounded(.down)
    return units < Double(Int32.max) * Double(Self.unitsPerEm) ? Int(units) : .max / 2
  }

  // MARK: - Words

  /// Parts a text at newlines, then at white space; a character is as wide as the span of its first scalar says.
  private static func paragraphs(_ text: String, widths: [Int]) -> [[Word]] {
    var paragraphs: [[Word]] = [[]]
    var word: Word?
    var space = 0
    var scalar = 0
    func close() {
      if let word { paragraphs[paragraphs.count - 1].append(word) }
      word = nil
    }
    for index in text.indices {
      let character = text[index]
      let width = widths[scalar]
      scalar += character.unicodeScalars.count
      if character.isNewline {
        close()
        paragraphs.append([])
        space = 0
      } else if character.isWhitespace {
        close()
        space = space == 0 ? width : space
      } else {
        let end = text.index(after: index)
        var open = word ?? Word(range: index..<end, widths: [], width: 0, space: space)
        open.range = open.range.lowerBound..<end
        open.widths.append(width)
        open.width += width
        word = open
        space = 0
      }
    }
    close()
    return paragraphs
  }

  // MARK: - Lines

  private func lines(_ room: Int) -> [Line] { Self.lines(paragraphs, room: room, of: text) }

  private static func lines(_ paragraphs: [[Word]], room: Int, of text: String) -> [Line] {
    var lines: [Line] = []
    for (index, words) in paragraphs.enumerated() {
      var open: Line?
      for word in words {
        if let line = open, line.width + word.space + word.width <= room {
          open?.range = line.range.lowerBound..<word.range.upperBound
          open?.width += word.space + word.width
          continue
        }
        if let line = open { lines.append(line) }
        open = cut(word, room: room, of: text, into: &lines)
      }
      let end = text.endIndex
      var line = open ?? Line(range: end..<end, width: 0, reason: .end)
      line.reason = index == paragraphs.count - 1 ? .end : .mandatory
      lines.append(line)
    }
    return lines
  }

  /// Cuts a word that is wider than a line; returns the line that its rest opens.
  private static func cut(
    _ word: Word, room: Int, of text: String, into lines: inout [Line]
  ) -> Line {
    var start = word.range.lowerBound
    var end = start
    var used = 0
    for width in word.widths {
      if end > start, used + width > room {
        lines.append(Line(range: start..<end, width: used, reason: .emergency))
        start = end
        used = 0
      }
      used += width
      end = text.index(after: end)
    }
    return Line(range: start..<end, width: used, reason: .regular)
  }

  /// Finds the steps from one line for each paragraph down to the widest word.
  private static func profile(_ paragraphs: [[Word]]) -> LineProfile {
    let em = Double(unitsPerEm)
    let longestWord = paragraphs.joined().lazy.map(\.width).max() ?? 0
    let longestLine =
      paragraphs.lazy.map { words in
        words.reduce(0) { $0 + $1.width } + words.dropFirst().reduce(0) { $0 + $1.space }
      }.max() ?? 0
    var steps: [LineProfile.Step] = []
    var room = longestLine
    while true {
      let (lines, widest) = count(paragraphs, room: room)
      // At its own widest line's width a text is broken in the same way.
      let step = LineProfile.Step(width: Double(widest) / em, lines: lines)
      if steps.last?.lines == lines { steps.removeLast() }
      steps.append(step)
      guard widest > longestWord, lines < profiledLines else { break }
      room = widest - 1
    }
    return LineProfile(
      steps: steps.reversed(), minimumWidth: Double(longestWord) / em,
      naturalWidth: Double(longestLine) / em)
  }

  /// Counts lines where no word is wider than one.
  private static func count(_ paragraphs: [[Word]], room: Int) -> (lines: Int, widest: Int) {
    var lines = 0
    var widest = 0
    for words in paragraphs {
      var used = 0
      lines += 1
      for (index, word) in words.enumerated() {
        if index > 0, used + word.space + word.width <= room {
          used += word.space + word.width
        } else {
          if index > 0 { lines += 1 }
          used = word.width
        }
        widest = max(widest, used)
      }
    }
    return (lines, widest)
  }
}
