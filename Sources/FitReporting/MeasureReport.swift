package import ScreenModel

/// How a text is set in a width, line by line.
package struct MeasureReport: Sendable {
  package var text: String
  package var locale: String
  /// The app whose styles and families were used.
  package var app: String
  package var family: String
  /// The faces of the family in fallback order.
  package var faces: [String]
  /// The role or style that was named; nil when a size was.
  package var setAs: String?
  /// The platform profile whose rules broke the text.
  package var profile: String
  /// As asked for, in points.
  package var size: Points
  /// The size that the platform really sets, in points.
  package var realSize: Points
  /// Of the box, in points.
  package var width: Points
  /// Of the text on one line, in points.
  package var naturalWidth: Points
  package var lines: [Line]
  /// The most lines that the role allows; nil without a role.
  package var linesAllowed: Int?
  /// The count at the next narrower width at which it changes; nil if it never does.
  package var narrower: Change?
  /// The count at the next wider width at which it changes; nil if it never does.
  package var wider: Change?
  /// Lines by the estimate, with the family's advance.
  package var estimatedLines: Int
  package var missing: [MissingCharacter]

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

  package init(
    text: String, locale: String, app: String, family: String, faces: [String], setAs: String?,
    profile: String, size: Points, realSize: Points, width: Points, naturalWidth: Points,
    lines: [Line], linesAllowed: Int?, narrower: Change?, wider: Change?, estimatedLines: Int,
    missing: [MissingCharacter]
  ) {
    self.text = text
    self.locale = locale
    self.app = app
    self.family = family
    self.faces = faces
    self.setAs = setAs
    self.profile = profile
    self.size = size
    self.realSize = realSize
    self.width = width
    self.naturalWidth = naturalWidth
    self.lines = lines
    self.linesAllowed = linesAllowed
    self.narrower = narrower
    self.wider = wider
    self.estimatedLines = estimatedLines
    self.missing = missing
  }
}
