package import ScreenModel

/// Measures with no font: every character is as wide as any other, words wrap at whole columns.
///
/// With a family's own advance this is the estimating fit model that apps carry; with one em it makes layout testable.
package final class FixedAdvanceMeasurer: TextMeasuring {
  private let advance: Double?
  private let lineMetrics: LineMetrics

  /// Creates a measurer.
  ///
  /// - Parameters:
  ///   - advance: Of every character, in em; nil: the estimate of the text's family.
  ///   - lineMetrics: Of every text.
  package init(advance: Double? = nil, lineMetrics: LineMetrics = FixedAdvanceText.lineMetrics) {
    self.advance = advance
    self.lineMetrics = lineMetrics
  }

  package func measure(_ text: String, as setting: TextSetting) -> any MeasuredText {
    FixedAdvanceText(
      text, advance: advance ?? setting.estimatedAdvance, lineMetrics: lineMetrics)
  }

  package func measure(_ spans: [TextSpan]) -> any MeasuredText {
    FixedAdvanceRuns(spans, advance: advance, lineMetrics: lineMetrics)
  }
}

/// A text of characters that are all equally wide, wrapped at whole columns between words.
///
/// A line holds `floor(width ÷ advance)` characters, at least one; a word longer than a line is cut into lines.
/// Newlines break; other white space separates words and never stands at the start or end of a line.
package final class FixedAdvanceText: MeasuredText {
  package let profile: LineProfile
  package var missing: [MissingCharacter] { [] }
  package var allowance: Double { 0 }
  package let lineMetrics: LineMetrics

  /// What an estimate takes a line for: 1.2 em.
  package static let lineMetrics = LineMetrics(ascent: 0.95, descent: 0.25, lineGap: 0)

  private let text: String
  private let advance: Double
  private let paragraphs: [[Word]]

  private struct Word {
    var range: Range<String.Index>
    var columns: Int
  }

  /// A profile answers for texts up to so many lines; longer ones are counted on demand.
  private static let profiledLines = 64

  package init(
    _ text: String, advance: Double, lineMetrics: LineMetrics = FixedAdvanceText.lineMetrics
  ) {
    self.text = text
    self.lineMetrics = lineMetrics
    self.advance = advance
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      $0.split(whereSeparator: \.isWhitespace).map {
        Word(range: $0.startIndex..<$0.endIndex, columns: $0.count)
      }
    }
    self.paragraphs = paragraphs
    let longestWord = paragraphs.joined().lazy.map(\.columns).max() ?? 0
    let longestLine = paragraphs.lazy.map(Self.columns).max() ?? 0
    let total = paragraphs.lazy.map(Self.columns).reduce(0, +)
    var steps: [LineProfile.Step] = []
    var columns = max(longestWord, total / Self.profiledLines, 1)
    while true {
      let count = Self.count(paragraphs, columns: columns)
      steps.append(LineProfile.Step(width: Double(columns) * advance, lines: count))
      guard let next = Self.nextStep(paragraphs, after: columns, upTo: longestLine, lines: count)
      else { break }
      columns = next
    }
    profile = LineProfile(
      steps: steps, minimumWidth: Double(longestWord) * advance,
      naturalWidth: Double(longestLine) * advance)
  }

  package func lineCount(within width: Double) -> Int {
    Self.count(paragraphs, columns: columns(within: width))
  }

  package func lines(within width: Double) -> [TextLine] {
    let columns = columns(within: width)
    var lines: [TextLine] = []
    for (index, paragraph) in paragraphs.enumerated() {
      let last: TextLine.BreakReason = index == paragraphs.count - 1 ? .end : .mandatory
      appendLines(of: paragraph, columns: columns, last: last, to: &lines)
    }
    return lines
  }

  private func columns(within width: Double) -> Int {
    // A width computed from points may miss a whole number of columns by its last bit.
    let columns = (width / advance * (1 + 1e-12)).rounded(.down)
    return columns < Double(Int32.max) ? max(1, Int(columns)) : Int(Int32.max)
  }

  private func appendLines(
    of words: [Word], columns: Int, last: TextLine.BreakReason, to lines: inout [TextLine]
  ) {
    func offset(_ index: String.Index) -> Int {
      text.utf8.distance(from: text.startIndex, to: index)
    }
    func line(_ range: Range<String.Index>, _ reason: TextLine.BreakReason) -> TextLine {
      TextLine(
        range: offset(range.lowerBound)..<offset(range.upperBound),
        width: Double(text[range].count) * advance, reason: reason,
        visibleText: String(text[range]))
    }
    var current: Range<String.Index>?
    var used = 0
    for word in words {
      if let open = current, used + 1 + word.columns <= columns {
        current = open.lowerBound..<word.range.upperBound
        used += 1 + word.columns
        continue
      }
      if let open = current { lines.append(line(open, .regular)) }
      var start = word.range.lowerBound
      var left = word.columns
      while left > columns {
        let cut = text.index(start, offsetBy: columns)
        lines.append(line(start..<cut, .emergency))
        start = cut
        left -= columns
      }
      current = start..<word.range.upperBound
      used = left
    }
    if let open = current {
      lines.append(line(open, last))
    } else {
      lines.append(line(text.endIndex..<text.endIndex, last))
    }
  }

  private static func columns(of words: [Word]) -> Int {
    words.isEmpty ? 0 : words.lazy.map(\.columns).reduce(words.count - 1, +)
  }

  private static func count(_ paragraphs: [[Word]], columns: Int) -> Int {
    var lines = 0
    for words in paragraphs {
      var used = 0
      lines += 1
      for (index, word) in words.enumerated() {
        if index > 0, used + 1 + word.columns <= columns {
          used += 1 + word.columns
          continue
        }
        if index > 0 { lines += 1 }
        let cuts = max(0, (word.columns - 1) / columns)
        lines += cuts
        used = word.columns - cuts * columns
      }
    }
    return lines
  }

  /// Finds by bisection the least number of columns that needs fewer lines; counts never rise with columns.
  private static func nextStep(
    _ paragraphs: [[Word]], after columns: Int, upTo most: Int, lines: Int
  ) -> Int? {
    guard columns < most, count(paragraphs, columns: most) < lines else { return nil }
    var low = columns
    var high = most
    while high - low > 1 {
      let middle = (low + high) / 2
      if count(paragraphs, columns: middle) < lines { high = middle } else { low = middle }
    }
    return high
  }
}
