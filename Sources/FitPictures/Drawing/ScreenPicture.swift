internal import FitVerification
internal import ScreenModel
internal import StackLayout

/// A window with a laid out screen in it, and below it what has to be scrolled to.
struct ScreenPicture {
  private(set) var marks: [Mark] = []
  /// How far it reaches left and right, in points of the window, whose top left corner is the origin.
  let left: Points
  let right: Points
  private(set) var height: Points
  /// How far below its own place what has to be scrolled to is drawn, in points.
  private var restOffset: Points = 0

  private let cell: JudgedCell
  private let palette: Palette
  private let lettering: Lettering
  private let showsOverlay: Bool

  private var layout: StackSolver { cell.layout }
  private var condition: LayoutCondition { layout.condition }
  private var window: Frame {
    Frame(x: 0, y: 0, width: condition.windowWidth, height: condition.windowHeight)
  }

  /// Where the content is in sight.
  private var viewport: Frame {
    Frame(x: left, y: layout.contentTop, width: width, height: max(layout.available, 0))
  }

  init(_ cell: JudgedCell, palette: Palette, lettering: Lettering, showsOverlay: Bool) {
    self.cell = cell
    self.palette = palette
    self.lettering = lettering
    self.showsOverlay = showsOverlay
    // What is too wide sticks out of the window.
    let frames = cell.layout.placed.lazy.filter(\.isShown).map(\.frame)
    left = min(0, frames.map(\.x).min() ?? 0)
    right = max(cell.window.width, frames.map(\.right).max() ?? 0)
    height = cell.window.height
    paint()
  }

  var width: Points { right - left }

  /// Where content must end, or scrolls.
  var contentEnd: Points { viewport.bottom }

  private mutating func paint() {
    let page = palette.colour(cell.screen.background) ?? palette.page
    marks.append(.box(Mark.Box(window, fill: page)))
    paintCovered()
    let content = painted(layout.prepared.content)
    if layout.scrollableOverflow > FitTolerance.points {
      marks.append(.group(Mark.Group(content, clip: viewport)))
    } else {
      marks += content
    }
    for region in [layout.prepared.bar, layout.prepared.pinnedTop, layout.prepared.pinnedBottom] {
      if let region { marks += painted(region) }
    }
    paintPins()
    if showsOverlay { marks += overlay.contentBox }
    marks.append(
      .box(Mark.Box(window.inset(by: -0.5), stroke: Mark.Stroke(palette.edge, width: 1))))
    paintExcess()
    paintRest(of: content, page: page)
  }

  /// Draws a part of the screen from its own top left corner, so that it is the same wherever it stands.
  private func painted(_ node: Int) -> [Mark] {
    var painter = CellPainter(layout, palette: palette, lettering: lettering)
    painter.paint(node)
    let marks = showsOverlay ? painter.marks + overlay.marks(of: node) : painter.marks
    guard !marks.isEmpty else { return [] }
    let frame = layout.placed[node].frame
    let moved = marks.map { $0.moved(x: -frame.x, y: -frame.y) }
    return [.group(Mark.Group(moved, x: frame.x, y: frame.y))]
  }

  private var overlay: CellOverlay {
    CellOverlay(layout, palette: palette, lettering: lettering)
  }

  /// Finds where a block of the layout is drawn: that of content beyond the window's edge is below it.
  func place(of node: Int, _ frame: Frame) -> Frame {
    var place = frame
    if node > layout.prepared.content, frame.centreY > viewport.bottom { place.y += restOffset }
    return place
  }

  /// Hatches what bars, cutouts and indicators cover.
  private mutating func paintCovered() {
    guard let area = cell.window.safeArea else { return }
    let inner = Frame(
      x: area.leading, y: area.top, width: window.width - area.leading - area.trailing,
      height: window.height - area.top - area.bottom)
    let sides = [
      Frame(x: 0, y: 0, width: window.width, height: inner.y),
      Frame(x: 0, y: inner.bottom, width: window.width, height: area.bottom),
      Frame(x: 0, y: inner.y, width: area.leading, height: inner.height),
      Frame(x: inner.right, y: inner.y, width: area.trailing, height: inner.height),
    ]
    for side in sides where side.width > 0 && side.height > 0 {
      marks += hatched(side, palette.covered)
    }
    paintKeyboard()
  }

  private mutating func paintKeyboard() {
    let height = cell.window.keyboardHeight
    guard height > 0 else { return }
    let keyboard = Frame(
      x: 0, y: window.height - height, width: window.width, height: height)
    marks.append(.box(Mark.Box(keyboard, fill: palette.covered)))
    let label = lettering.set("keyboard, \(height.inPoints)", size: 12, within: window.width)
    marks += label.marks(
      x: keyboard.centreX, y: keyboard.centreY - label.height / 2, palette.mediaInk,
      isCentred: true)
  }

  /// Tints a frame and lays diagonal lines over it.
  private func hatched(_ frame: Frame, _ colour: Colour) -> [Mark] {
    [.box(Mark.Box(frame, fill: colour.faded(0.25))), .hatch(frame, colour)]
  }

  /// Marks the edge of what stays in place while the content scrolls.
  private mutating func paintPins() {
    let stroke = Mark.Stroke(palette.guide, width: 1, isDashed: true)
    for node in [layout.prepared.pinnedTop, layout.prepared.pinnedBottom] {
      guard let node, layout.placed[node].isShown else { continue }
      let frame = layout.placed[node].frame
      let isTop = node == layout.prepared.pinnedTop
      let edge = isTop ? frame.bottom + 2 : frame.y - 2
      marks.append(
        .line(0, edge, window.width, edge, stroke))
    }
  }

  /// Shows how far content reaches that must end earlier.
  private mutating func paintExcess() {
    guard layout.shortfall > FitTolerance.points, layout.shortfall < .infinity else { return }
    let excess = Frame(
      x: 0, y: viewport.bottom, width: window.width, height: layout.shortfall)
    marks += hatched(excess, palette.finding.faded(0.5))
    marks.append(
      .line(0, excess.y, window.width, excess.y, Mark.Stroke(palette.finding, width: 2)))
    height = max(height, excess.bottom)
  }

  /// Draws what has to be scrolled to below the window.
  private mutating func paintRest(of content: [Mark], page: Colour) {
    let rest = layout.scrollableOverflow
    guard rest > FitTolerance.points else { return }
    let label = lettering.set("scrolled to: \(rest.inPoints) more", size: 11, within: window.width)
    let top = height + 14
    marks += label.marks(x: 0, y: top, palette.guide)
    let clip = Frame(x: left, y: viewport.bottom, width: width, height: rest)
    let start = top + label.height + 6
    let place = Frame(x: 0, y: start, width: window.width, height: rest)
    marks.append(.box(Mark.Box(place, fill: page)))
    restOffset = start - clip.y
    marks.append(.group(Mark.Group(content, clip: clip, y: restOffset)))
    marks.append(
      .box(Mark.Box(place.inset(by: -0.5), stroke: Mark.Stroke(palette.edge, isDashed: true))))
    height = place.bottom
  }
}
