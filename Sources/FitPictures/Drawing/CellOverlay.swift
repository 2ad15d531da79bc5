internal import FitVerification
internal import ScreenModel
internal import StackLayout

/// The lines of a layout that nobody sees: the content box, gaps, boxes of blocks and lines, baselines and targets.
struct CellOverlay {
  private var marks: [Mark] = []
  private let layout: StackSolver
  private let palette: Palette
  private let lettering: Lettering

  private var prepared: PreparedScreen { layout.prepared }

  init(_ layout: StackSolver, palette: Palette, lettering: Lettering) {
    self.layout = layout
    self.palette = palette
    self.lettering = lettering
  }

  /// Draws the lines of a block and of what it holds.
  func marks(of node: Int) -> [Mark] {
    var overlay = self
    for inner in node..<prepared.nodes[node].end where isPainted(inner) { overlay.add(inner) }
    return overlay.marks
  }

  /// Draws the box that content may stand in.
  var contentBox: [Mark] {
    var overlay = self
    let condition = layout.condition
    overlay.outline(
      Frame(
        x: condition.contentX, y: condition.top, width: condition.contentWidth,
        height: condition.bottom - condition.top), palette.guide, isDashed: true)
    return overlay.marks
  }

  /// Whether a block is drawn where its frame says: copies of rows and the sections after the first are not.
  private func isPainted(_ node: Int) -> Bool {
    guard layout.placed[node].isShown else { return false }
    return !prepared.index.pages.contains { pages in
      guard case .sections = prepared.nodes[pages].kind, node > pages else { return false }
      let children = Array(layout.children(of: pages))
      return children.dropFirst().dropLast().contains {
        $0 <= node && node < prepared.nodes[$0].end
      }
    }
  }

  private mutating func add(_ node: Int) {
    let placed = layout.placed[node]
    switch prepared.nodes[node].kind {
    case .text(let box): addLines(of: box, in: node, within: placed.frame)
    case .control(let box):
      outline(placed.frame, palette.shed, isDashed: true)
      if box.diameter == nil, let label = box.label,
        let place = layout.contents(of: box, in: node).label
      {
        addLines(of: label, in: node, within: place)
      }
    case .stack, .row: addGaps(of: node)
    case .reserve: outline(placed.frame, palette.gap, isDashed: true)
    case .media, .alternatives, .tallest, .slot, .list, .sections: break
    }
  }

  private mutating func outline(_ frame: Frame, _ colour: Colour, isDashed: Bool = false) {
    guard frame.width > 0, frame.height > 0 else { return }
    marks.append(
      .box(
        Mark.Box(
          frame.inset(by: 0.25), stroke: Mark.Stroke(colour, width: 0.5, isDashed: isDashed))))
  }

  /// Adds a box for each line, and its baseline.
  private mutating func addLines(of box: Node.TextBox, in node: Int, within frame: Frame) {
    let placed = layout.placed[node]
    let baseline = layout.baseline(of: box, in: node)
    for line in 0..<min(placed.lines, CellPainter.mostLines) {
      let row = Frame(
        x: frame.x, y: frame.y + Double(line) * placed.lineHeight, width: frame.width,
        height: placed.lineHeight)
      marks.append(
        .box(
          Mark.Box(
            row.inset(by: 0.25), fill: palette.guide.faded(line.isMultiple(of: 2) ? 0.1 : 0.18))))
      marks.append(
        .line(
          row.x, row.y + baseline, row.right, row.y + baseline,
          Mark.Stroke(palette.finding, width: 0.5)))
    }
  }

  /// Tints what is left between the blocks of a stack or the cells of a row, with its length where that can be read.
  private mutating func addGaps(of node: Int) {
    let frames = layout.children(of: node).map { layout.placed[$0].frame }
    for (first, second) in zip(frames, frames.dropFirst()) {
      var gap: Frame
      if case .row = prepared.nodes[node].kind {
        let (left, right) = first.x < second.x ? (first, second) : (second, first)
        gap = Frame(
          x: left.right, y: left.y, width: right.x - left.right,
          height: min(left.height, right.height))
      } else {
        gap = Frame(
          x: first.x, y: first.bottom, width: first.width, height: second.y - first.bottom)
        label(gap)
      }
      guard gap.width > 0, gap.height > 0 else { continue }
      marks.append(.box(Mark.Box(gap, fill: palette.gap.faded(0.3))))
    }
  }

  private mutating func label(_ gap: Frame) {
    guard gap.height >= 5 else { return }
    let block = lettering.set(Markup.number(gap.height, decimals: 1), size: min(gap.height, 9))
    guard block.width + 10 < gap.width else { return }
    marks += block.marks(
      x: gap.right - block.width - 5, y: gap.centreY - block.height / 2, palette.ink)
  }
}
