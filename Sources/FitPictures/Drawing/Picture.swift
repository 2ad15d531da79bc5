package import ScreenModel
package import TextMeasure

/// A drawing as a list of marks, from the lowest to the highest; the same list is written as SVG or painted as PNG.
package struct Picture: Sendable {
  /// In points.
  package var width: Points
  package var height: Points
  /// In a sentence, for who does not see it.
  package var title: String
  package var marks: [Mark]

  package init(width: Points, height: Points, title: String, marks: [Mark]) {
    self.width = width
    self.height = height
    self.title = title
    self.marks = marks
  }

  /// The picture as it is without colours.
  package var desaturated: Picture {
    var picture = self
    picture.marks = marks.map { $0.recoloured(\.desaturated) }
    return picture
  }
}

/// One thing drawn, in points from the top left corner of what it is drawn in.
package indirect enum Mark: Sendable {
  case box(Box)
  /// Lines, each through some points.
  case lines([[Corner]], Stroke)
  /// Diagonal lines over a frame.
  case hatch(Frame, Colour)
  case glyphs(Glyphs)
  case group(Group)

  package struct Corner: Hashable, Sendable {
    package var x, y: Points

    package init(x: Points, y: Points) {
      self.x = x
      self.y = y
    }
  }

  package struct Box: Sendable {
    package var frame: Frame
    package var radius: Points = 0
    package var fill: Colour?
    package var stroke: Stroke?

    package init(
      _ frame: Frame, radius: Points = 0, fill: Colour? = nil, stroke: Stroke? = nil
    ) {
      self.frame = frame
      self.radius = radius
      self.fill = fill
      self.stroke = stroke
    }
  }

  package struct Stroke: Sendable {
    package var colour: Colour
    package var width: Points = 1
    package var isDashed = false

    package init(_ colour: Colour, width: Points = 1, isDashed: Bool = false) {
      self.colour = colour
      self.width = width
      self.isDashed = isDashed
    }
  }

  /// Glyphs of one face on a baseline.
  package struct Glyphs: Sendable {
    package var face: FontFace
    /// Of the face, in points.
    package var size: Points
    /// Where the baseline starts.
    package var x, y: Points
    package var colour: Colour
    /// Places in points from the start of the baseline.
    package var glyphs: [SetLine.Glyph]

    /// Points in a font unit.
    var scale: Double { size / Double(face.metrics.unitsPerEm) }
  }

  package struct Group: Sendable {
    package var marks: [Mark]
    /// What is outside of it is not drawn; in the group's own points.
    package var clip: Frame?
    /// Where the group's own origin is.
    package var x: Points = 0
    package var y: Points = 0
    /// How large its points are.
    package var scale: Double = 1
    package var opacity: Double = 1

    package init(
      _ marks: [Mark], clip: Frame? = nil, x: Points = 0, y: Points = 0, scale: Double = 1,
      opacity: Double = 1
    ) {
      self.marks = marks
      self.clip = clip
      self.x = x
      self.y = y
      self.scale = scale
      self.opacity = opacity
    }
  }

  /// The lines of a hatch: from the lower left to the upper right, cut off at the sides.
  static func diagonals(of frame: Frame) -> [[Corner]] {
    let step: Points = 6
    var lines: [[Corner]] = []
    var start = frame.x - frame.height + step
    while start < frame.right {
      let low = max(start, frame.x)
      let high = min(start + frame.height, frame.right)
      lines.append([
        Corner(x: low, y: frame.bottom - (low - start)),
        Corner(x: high, y: frame.bottom - (high - start)),
      ])
      start += step
    }
    return lines
  }

  /// A straight line.
  static func line(
    _ x1: Points, _ y1: Points, _ x2: Points, _ y2: Points, _ stroke: Stroke
  ) -> Mark {
    .lines([[Corner(x: x1, y: y1), Corner(x: x2, y: y2)]], stroke)
  }

  /// The mark somewhere else.
  func moved(x: Points, y: Points) -> Mark {
    func moved(_ frame: Frame) -> Frame {
      Frame(x: frame.x + x, y: frame.y + y, width: frame.width, height: frame.height)
    }
    switch self {
    case .box(var box):
      box.frame = moved(box.frame)
      return .box(box)
    case .lines(let lines, let stroke):
      return .lines(lines.map { $0.map { Corner(x: $0.x + x, y: $0.y + y) } }, stroke)
    case .hatch(let frame, let colour): return .hatch(moved(frame), colour)
    case .glyphs(var glyphs):
      glyphs.x += x
      glyphs.y += y
      return .glyphs(glyphs)
    case .group(var group):
      group.x += x
      group.y += y
      return .group(group)
    }
  }

  fileprivate func recoloured(_ change: (Colour) -> Colour) -> Mark {
    switch self {
    case .box(var box):
      box.fill = box.fill.map(change)
      if let colour = box.stroke?.colour { box.stroke?.colour = change(colour) }
      return .box(box)
    case .lines(let lines, var stroke):
      stroke.colour = change(stroke.colour)
      return .lines(lines, stroke)
    case .hatch(let frame, let colour): return .hatch(frame, change(colour))
    case .glyphs(var glyphs):
      glyphs.colour = change(glyphs.colour)
      return .glyphs(glyphs)
    case .group(var group):
      group.marks = group.marks.map { $0.recoloured(change) }
      return .group(group)
    }
  }
}

extension Frame {
  /// The right edge.
  var right: Points { x + width }

  var centreX: Points { x + width / 2 }
  var centreY: Points { y + height / 2 }

  /// The frame with every edge moved inward.
  func inset(by distance: Points) -> Frame {
    Frame(
      x: x + distance, y: y + distance, width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance))
  }
}
