/// What decides a text's shape besides the text: never its size, never the window.
package struct TextSetting: Hashable, Sendable {
  /// Faces of the font manifest in fallback order.
  package var faces: [String]
  /// A BCP 47 tag such as `en` or `ar`.
  package var locale: String
  /// The estimator's advance for every character, in em; measurers of real fonts do not look at it.
  package var estimatedAdvance: Double

  package init(faces: [String], locale: String, estimatedAdvance: Double) {
    self.faces = faces
    self.locale = locale
    self.estimatedAdvance = estimatedAdvance
  }
}

/// Turns texts into what layout asks of them.
package protocol TextMeasuring: Sendable {
  /// Prepares a text once; the result answers every size and width.
  func measure(_ text: String, as setting: TextSetting) -> any MeasuredText
  /// Prepares spans that follow one another on the same lines as one text.
  ///
  /// - Returns: Widths are in em of the size that spans of relative size 1 have.
  func measure(_ spans: [TextSpan]) -> any MeasuredText
}

/// A part of a text that has a setting and a size of its own.
package struct TextSpan: Sendable {
  package var text: String
  package var setting: TextSetting
  /// Its size over the one that widths of the whole are given in; above 0.
  package var relativeSize: Double

  package init(text: String, setting: TextSetting, relativeSize: Double) {
    self.text = text
    self.setting = setting
    self.relativeSize = relativeSize
  }
}

/// A text that was prepared once and answers any size and width by arithmetic.
package protocol MeasuredText: AnyObject, Sendable {
  /// The steps of the line count; exact for every width at or above the first step.
  var profile: LineProfile { get }
  /// Characters that no face of the chain has; a text with any is unknown, whatever its lines.
  var missing: [MissingCharacter] { get }
  /// The script of the text, as readers name it, whose line breaks are not known on the platform; nil if all are.
  var doubt: String? { get }
  /// The largest allowance among the faces used, as a share of the advance.
  var allowance: Double { get }
  /// How high a line of it must be, where its style leaves that to the faces.
  var lineMetrics: LineMetrics { get }
  /// Counts the lines at any width, also below the profile's first step.
  ///
  /// - Parameter width: In em, above 0.
  /// - Returns: At least 0: a text of nothing but white space may have no line.
  func lineCount(within width: Double) -> Int
  /// Finds the exact lines at a width, in reading order.
  ///
  /// - Parameter width: In em, above 0.
  /// - Returns: As many lines as `lineCount` says.
  func lines(within width: Double) -> [TextLine]
}

extension MeasuredText {
  package var doubt: String? { nil }

  /// Whether the line count at a width rests on breaks that are not known: a text that fits on one line needs none.
  ///
  /// - Parameter width: In em.
  /// - Returns: False where all breaks are known.
  package func isDoubtful(within width: Double) -> Bool {
    doubt != nil && profile.naturalWidth > width
  }
}

/// How far a line of text reaches from its baseline, in em.
package struct LineMetrics: Hashable, BitwiseCopyable, Sendable {
  /// Above the baseline.
  package var ascent: Double
  /// Below the baseline, positive.
  package var descent: Double
  /// Between the descent of a line and the ascent of the next.
  package var lineGap: Double

  package static let zero = LineMetrics(ascent: 0, descent: 0, lineGap: 0)

  package init(ascent: Double, descent: Double, lineGap: Double) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
  }

  /// Makes room for other metrics on the same line.
  package mutating func formUnion(_ other: LineMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    lineGap = max(lineGap, other.lineGap)
  }

  /// Returns the metrics of a text that is larger or smaller by a factor.
  package static func * (metrics: LineMetrics, factor: Double) -> LineMetrics {
    LineMetrics(
      ascent: metrics.ascent * factor, descent: metrics.descent * factor,
      lineGap: metrics.lineGap * factor)
  }
}

/// A character that no face of the chain can show.
package struct MissingCharacter: Hashable, Sendable {
  package var character: Character
  /// The faces that were tried, in order.
  package var faces: [String]

  package init(character: Character, faces: [String]) {
    self.character = character
    self.faces = faces
  }
}

/// One line of a text that was set within a width.
package struct TextLine: Hashable, Sendable {
  package enum BreakReason: String, Hashable, Sendable {
    /// At an opportunity between words.
    case regular
    /// At a character that forces a new line.
    case mandatory
    /// Inside a word that is wider than the box.
    case emergency
    /// The text ended.
    case end
  }

  /// UTF-8 offsets into the text; trailing white space that hangs is inside the range.
  package var range: Range<Int>
  /// Without what hangs; in em.
  package var width: Double
  package var reason: BreakReason
  /// What a reader sees on the line: no hanging white space, a hyphen where a soft one was used.
  package var visibleText: String

  package init(range: Range<Int>, width: Double, reason: BreakReason, visibleText: String) {
    self.range = range
    self.width = width
    self.reason = reason
    self.visibleText = visibleText
  }
}
