package import ScreenModel

/// How a text is set in a width, line by line in the tightest appearance and counted in the others.
package struct MeasureReport: Sendable {
  package var text: String
  package var locale: String
  /// The app whose styles and families were used.
  package var app: String
  /// The role or style that was named; nil when a size was.
  package var setAs: String?
  /// The platform profile whose rules broke the text.
  package var profile: String
  /// Of the box, in points.
  package var width: Points
  /// Where the width comes from, as a phrase.
  package var widthSource: String
  /// The most lines that the role allows; nil without a role.
  package var linesAllowed: Int?
  /// The tightest first, then the others in the order of the app; never empty.
  package var appearances: [Appearance]

  /// A text size and a family, and how the text is set in them.
  package struct Appearance: Sendable {
    /// nil where the size was given in points and no text size changes it.
    package var textSize: String?
    package var family: String
    /// The faces of the family in fallback order.
    package var faces: [String]
    /// As asked for, in points.
    package var size: Points
    /// The size that the platform really sets, in points.
    package var realSize: Points
    /// Of the text on one line, in points.
    package var naturalWidth: Points
    package var lines: [Line]
    /// The count at the next narrower width at which it changes; nil if it never does.
    package var narrower: Change?
    /// The count at the next wider width at which it changes; nil if it never does.
    package var wider: Change?
    /// Lines by the estimate, with the family's advance.
    package var estimatedLines: Int
    package var missing: [MissingCharacter]
    /// The script, as readers name it, whose line breaks are not known and that the lines rest on; nil if all are known.
    package var doubt: String?

    package init(
      textSize: String?, family: String, faces: [String], size: Points, realSize: Points,
      naturalWidth: Points, lines: [Line], narrower: Change?, wider: Change?, estimatedLines: Int,
      missing: [MissingCharacter], doubt: String? = nil
    ) {
      self.textSize = textSize
      self.family = family
      self.faces = faces
      self.size = size
      self.realSize = realSize
      self.naturalWidth = naturalWidth
      self.lines = lines
      self.narrower = narrower
      self.wider = wider
      self.estimatedLines = estimatedLines
      self.missing = missing
      self.doubt = doubt
    }

    /// Whether it is not known how the text is set.
    package var isUnknown: Bool { !missing.isEmpty || doubt != nil }

    /// What makes one appearance tighter than another: unknown glyphs, then unknown breaks, then lines, then width.
    private var tightness: (Int, Int, Int, Points) {
      (missing.count, doubt == nil ? 0 : 1, lines.count, naturalWidth)
    }

    package static func isTighter(_ a: Self, than b: Self) -> Bool { a.tightness > b.tightness }
  }

  package struct Line: Hashable, Sendable {
    /// What a reader sees.
    package var text: String
    /// In points.
    package var width: Points
    /// What the line leaves of the box, in points; below 0 where it sticks out.
    package var room: Points
    package var reason: TextLine.BreakReason

    package init(text: String, width: Points, room: Points, reason: TextLine.BreakReason) {
      self.text = text
      self.width = width
      self.room = room
      self.reason = reason
    }
  }

  /// Where the line count becomes another one.
  package struct Change: Hashable, Sendable {
    /// The count holds from this width on (a wider one) or below it (a narrower one), in points.
    package var width: Points
    package var lines: Int

    package init(width: Points, lines: Int) {
      self.width = width
      self.lines = lines
    }
  }

  /// Makes a report; the tightest appearance is found here.
  package init(
    text: String, locale: String, app: String, setAs: String?, profile: String, width: Points,
    widthSource: String, linesAllowed: Int?, appearances: [Appearance]
  ) {
    self.text = text
    self.locale = locale
    self.app = app
    self.setAs = setAs
    self.profile = profile
    self.width = width
    self.widthSource = widthSource
    self.linesAllowed = linesAllowed
    var appearances = appearances
    // Of equally tight ones the last, which is the largest text size where sizes ascend.
    var tightest = 0
    for index in appearances.indices
    where !Appearance.isTighter(appearances[tightest], than: appearances[index]) {
      tightest = index
    }
    if !appearances.isEmpty { appearances.insert(appearances.remove(at: tightest), at: 0) }
    self.appearances = appearances
  }

  /// Whether the text takes more lines than its role allows, or is unknown, in any appearance.
  package var isBad: Bool {
    appearances.contains { appearance in
      appearance.isUnknown || linesAllowed.map { appearance.lines.count > $0 } ?? false
    }
  }
}
