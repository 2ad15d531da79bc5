internal import FitVerification
internal import ScreenModel
internal import StackLayout
internal import TextMeasure

/// Draws the blocks of a laid out cell, in points of its window.
struct CellPainter {
  let layout: StackSolver
  let palette: Palette
  let lettering: Lettering
  private(set) var marks: [Mark] = []

  private var prepared: PreparedScreen { layout.prepared }
  private var scale: Double { layout.condition.scale }
  private var isRightToLeft: Bool { prepared.locale.isRightToLeft }

  init(_ layout: StackSolver, palette: Palette, lettering: Lettering) {
    self.layout = layout
    self.palette = palette
    self.lettering = lettering
  }

  /// Draws a block and what it holds.
  ///
  /// - Parameters:
  ///   - node: The block.
  ///   - colours: Of what names none of its own.
  mutating func paint(_ node: Int, colours: BlockColours? = nil) {
    let placed = layout.placed[node]
    guard placed.presence == .shown else { return }
    let own = prepared.traits[node].colours ?? colours
    switch prepared.nodes[node].kind {
    case .text(let box):
      fill(placed.frame, palette.colour(own?.background))
      paintWords(
        of: box, in: node, within: placed.frame, palette.colour(own?.foreground) ?? palette.ink)
    case .control(let box): paint(box, node, own)
    case .media(let media): paint(media, node, own)
    case .reserve: break
    case .row, .stack, .alternatives, .tallest:
      fill(placed.frame, palette.colour(own?.background))
      let passesOn = node == prepared.bar
      for child in layout.children(of: node) { paint(child, colours: passesOn ? own : nil) }
    case .slot(let height): paintSlot(node, height: height * scale)
    case .list(let spacing, let count):
      paintList(node, spacing: spacing * scale, count: count, own)
    case .sections(let spacing): paintSections(node, spacing: spacing * scale, own)
    }
  }

  private mutating func fill(_ frame: Frame, _ colour: Colour?) {
    if let colour { marks.append(.box(Mark.Box(frame, fill: colour))) }
  }

  // MARK: - Words

  /// Lines of a text that are drawn at most: more than anybody reads in a picture.
  static let mostLines = 500

  /// Draws the text that decides the layout of a block.
  private mutating func paintWords(
    of box: Node.TextBox, in node: Int, within frame: Frame, _ colour: Colour,
    isCentred: Bool = false
  ) {
    guard let measured = layout.measured(box, in: node) else { return }
    let placed = layout.placed[node]
    let baseline = layout.baseline(of: box, in: node)
    let lines = measured.setLines(upTo: layout.room(of: node), most: Self.mostLines)
    for (index, line) in lines.enumerated() {
      let top = frame.y + Double(index) * placed.lineHeight
      let width = line.width * placed.size
      let row = Frame(x: frame.x, y: top, width: frame.width, height: placed.lineHeight)
      let start =
        isCentred
        ? row.centreX - width / 2 : isRightToLeft ? row.right - width : row.x
      if let most = box.maximumLines, index >= most {
        // A line more than the block may have.
        marks.append(.box(Mark.Box(row, fill: palette.finding.faded(0.18))))
      }
      marks += line.marks(
        x: start, y: top + baseline,
        size: placed.size, colour: colour)
      markEnd(of: line, from: start, width: width, in: row)
    }
    if placed.lines > lines.count, lines.count == Self.mostLines {
      paintRest(from: lines.count, of: placed, within: frame, colour)
    }
  }

  /// Tints the room of lines that are not drawn, and says how many there are.
  private mutating func paintRest(
    from first: Int, of placed: PlacedBlock, within frame: Frame, _ colour: Colour
  ) {
    let top = frame.y + Double(first) * placed.lineHeight
    let rest = Frame(x: frame.x, y: top, width: frame.width, height: frame.bottom - top)
    fill(rest, colour.faded(0.15))
    let words = "\(placed.lines - first) more lines"
    marks += lettering.set(words, size: 12, within: rest.width).marks(x: rest.x, y: top, colour)
  }

  /// Shows where a word is cut, or sticks out of its box.
  private mutating func markEnd(of line: SetLine, from start: Points, width: Points, in row: Frame)
  {
    let stroke = Mark.Stroke(palette.finding, width: 1.5)
    if line.reason == .emergency {
      let x = isRightToLeft ? start - 1 : start + width + 1
      marks.append(
        .line(x, row.y + 2, x, row.bottom - 2, stroke))
    }
    let excess = width - row.width
    guard excess > FitTolerance.points + 1 / 32 else { return }
    let edge = isRightToLeft ? start : row.right
    marks.append(
      .box(
        Mark.Box(
          Frame(x: edge, y: row.y, width: excess, height: row.height),
          fill: palette.finding.faded(0.25))))
  }

  // MARK: - Controls

  private mutating func paint(_ box: Node.ControlBox, _ node: Int, _ colours: BlockColours?) {
    let frame = layout.placed[node].frame
    let fill = palette.colour(colours?.background) ?? palette.control
    let outline = palette.colour(colours?.outline)
    let edge = outline.map { Mark.Stroke($0, width: 1.5) } ?? Mark.Stroke(palette.controlEdge)
    let ink = palette.colour(colours?.foreground) ?? palette.ink
    if let diameter = box.diameter {
      return paintRound(diameter * scale, box, node, fill: fill, edge: edge)
    }
    let inner = frame.inset(by: edge.width / 2)
    marks.append(.box(Mark.Box(inner, radius: min(10, inner.height / 2), fill: fill, stroke: edge)))
    let (icon, label) = layout.contents(of: box, in: node)
    if let icon { paintIcon(icon, ink) }
    if let words = box.label, let label {
      paintWords(of: words, in: node, within: label, ink, isCentred: true)
    }
  }

  private mutating func paintIcon(_ place: Frame, _ ink: Colour) {
    let frame = place.inset(by: 0.75)
    marks.append(
      .box(
        Mark.Box(
          frame, radius: place.width / 5, fill: ink.faded(0.1),
          stroke: Mark.Stroke(ink, width: 1.5))))
    marks.append(
      .box(
        Mark.Box(frame.inset(by: place.width * 0.3), radius: place.width * 0.2, fill: ink)))
  }

  /// Draws a round control, and around a small one its target.
  private mutating func paintRound(
    _ diameter: Points, _ box: Node.ControlBox, _ node: Int, fill: Colour, edge: Mark.Stroke
  ) {
    let frame = layout.placed[node].frame
    func circle(_ size: Points, _ fill: Colour?, _ stroke: Mark.Stroke) {
      let square = Frame(
        x: frame.centreX - size / 2, y: frame.centreY - size / 2, width: size, height: size
      ).inset(by: stroke.width / 2)
      marks.append(.box(Mark.Box(square, radius: size / 2, fill: fill, stroke: stroke)))
    }
    circle(diameter, fill, edge)
    if diameter < box.minimumTarget {
      circle(box.minimumTarget, nil, Mark.Stroke(palette.controlEdge, isDashed: true))
    }
  }

  // MARK: - Pictures

  /// Draws a picture, its name, and inside it the floor that it may be squeezed to.
  private mutating func paint(_ media: Node.MediaBox, _ node: Int, _ colours: BlockColours?) {
    let frame = layout.placed[node].frame
    let fill = palette.colour(colours?.background) ?? palette.media
    let ink = palette.colour(colours?.foreground) ?? palette.mediaInk
    marks.append(.box(Mark.Box(frame, radius: min(6, frame.height / 4), fill: fill)))
    let faint = Mark.Stroke(ink.faded(0.3))
    let inner = frame.inset(by: 2)
    marks.append(
      .lines(
        [
          [Mark.Corner(x: inner.x, y: inner.y), Mark.Corner(x: inner.right, y: inner.bottom)],
          [Mark.Corner(x: inner.right, y: inner.y), Mark.Corner(x: inner.x, y: inner.bottom)],
        ], faint))
    var words = prepared.nodes[node].name
    if media.elastic {
      let floor = media.floor * scale
      let place = Frame(
        x: frame.x, y: frame.centreY - floor / 2, width: frame.width, height: floor
      ).inset(by: 1)
      marks.append(
        .box(Mark.Box(place, radius: 4, stroke: Mark.Stroke(ink, isDashed: true))))
      words += ": \(frame.height.inPoints) high, floor \(floor.inPoints)"
    }
    paintCaption(words, in: frame, fill: fill, ink)
  }

  /// Writes a small caption into the middle of a frame, if there is room for it.
  private mutating func paintCaption(
    _ words: String, in frame: Frame, fill: Colour, _ ink: Colour
  ) {
    let block = lettering.set(words, size: 10, within: max(frame.width - 16, 1))
    guard block.lines.count <= 2, block.width <= frame.width - 12, block.height <= frame.height - 6
    else { return }
    let plate = Frame(
      x: frame.centreX - block.width / 2 - 4, y: frame.centreY - block.height / 2 - 1,
      width: block.width + 8, height: block.height + 2)
    marks.append(.box(Mark.Box(plate, radius: 3, fill: fill)))
    marks += block.marks(x: frame.centreX, y: plate.y + 1, ink, isCentred: true)
  }

  // MARK: - Parts

  /// Draws a block of a height of its own; what is higher is cut off, and shown faintly beyond it.
  private mutating func paintSlot(_ node: Int, height: Points) {
    let frame = layout.placed[node].frame
    var inside = CellPainter(layout, palette: palette, lettering: lettering)
    for child in layout.children(of: node) { inside.paint(child) }
    let needed = layout.children(of: node).map { layout.shownHeight(of: $0) }.max() ?? 0
    guard needed > height + FitTolerance.points else { return marks += inside.marks }
    let seen = Frame(x: frame.x, y: frame.y, width: frame.width, height: height)
    marks.append(.group(Mark.Group(inside.marks, opacity: 0.3)))
    marks.append(.group(Mark.Group(inside.marks, clip: seen)))
    marks.append(
      .line(
        frame.x, seen.bottom, frame.right, seen.bottom,
        Mark.Stroke(palette.finding, width: 1.5, isDashed: true)))
  }

  /// Draws the first page of a list: as many rows as fit, and the controls that turn pages.
  private mutating func paintList(
    _ list: Int, spacing: Points, count: Int, _ colours: BlockColours?
  ) {
    let children = Array(layout.children(of: list))
    guard let row = children.first else { return }
    var inside = CellPainter(layout, palette: palette, lettering: lettering)
    inside.paint(row)
    let step = layout.placed[row].leastHeight + spacing
    for index in 0..<max(1, min(layout.placed[list].pages, count)) {
      marks.append(.group(Mark.Group(inside.marks, y: Double(index) * step)))
    }
    for pager in children.dropFirst() { paintPager(pager, colours) }
  }

  /// Draws the first page of sections: those that fit one under another, and the controls that turn pages.
  private mutating func paintSections(
    _ sections: Int, spacing: Points, _ colours: BlockColours?
  ) {
    let children = Array(layout.children(of: sections))
    let placed = layout.placed[sections]
    let room = placed.frame.height - placed.pagerHeight
    var used: Points = 0
    for (index, section) in children.dropLast().enumerated() {
      let height = layout.placed[section].leastHeight
      guard index == 0 || used + spacing + height <= room + FitTolerance.points else { break }
      if index > 0 { used += spacing }
      var inside = CellPainter(layout, palette: palette, lettering: lettering)
      inside.paint(section)
      marks.append(.group(Mark.Group(inside.marks, y: used)))
      used += height
    }
    if let pager = children.last { paintPager(pager, colours) }
  }

  private mutating func paintPager(_ pager: Int, _ colours: BlockColours?) {
    for child in layout.children(of: pager) { paint(child, colours: colours) }
  }
}

extension Colour {
  /// The colour, so much of it.
  func faded(_ alpha: Double) -> Colour {
    var colour = self
    colour.alpha *= alpha
    return colour
  }
}
