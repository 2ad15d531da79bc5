internal import ScreenModel

/// One layout of a screen in memory that a solver lends: flat arrays only, so nothing is allocated or counted.
struct LayoutPass {
  let table: LayoutTable.Lent
  private let slots: UnsafeBufferPointer<TextSlot>
  let steps: StepTable.Lent
  /// Of each style.
  let styles: UnsafeMutableBufferPointer<ScaledStyle>
  let placed: UnsafeMutableBufferPointer<PlacedBlock>
  /// Of each node; empty on a screen without variants, whose blocks are measured once.
  let states: UnsafeMutableBufferPointer<VariantState>
  /// Whether `placed` and `states` hold a layout in which texts were set alike and boxes were as wide.
  let isMeasured: Bool
  let condition: LayoutCondition
  private let rooms: RoomArithmetic

  var nodes: UnsafeBufferPointer<LayoutNode> { table.nodes }

  /// Prepares a layout: from the sizes of the styles, at the text size of the condition, what each comes to is worked out here.
  init(
    _ table: LayoutTable.Lent, slots: UnsafeBufferPointer<TextSlot>, steps: StepTable.Lent,
    sizes: UnsafeBufferPointer<StyleSize>, styles: UnsafeMutableBufferPointer<ScaledStyle>,
    placed: UnsafeMutableBufferPointer<PlacedBlock>,
    states: UnsafeMutableBufferPointer<VariantState>, isMeasured: Bool, condition: LayoutCondition
  ) {
    self.table = table
    self.slots = slots
    self.steps = steps
    self.styles = styles
    self.placed = placed
    self.states = states
    self.isMeasured = isMeasured
    var condition = condition
    if condition.stress == .pixelsDown, !condition.isPixelScaleKnown {
      condition.fit = condition.fit.onFinestGrid
    }
    self.condition = condition
    rooms = RoomArithmetic(condition.fit, pixelScale: condition.pixelScale)
    if isMeasured { return }
    for style in sizes.indices { styles[style] = ScaledStyle(sizes[style], in: condition) }
  }

  /// The heights of a screen's content, in points.
  struct Extent {
    /// From the window's top to the content.
    var top: Points
    /// What the content may take.
    var available: Points
    /// The least that it needs.
    var needed: Points
  }

  /// Finds the least heights of a screen's parts: what the bar and pinned blocks take is not left for the content.
  func measure(_ regions: Regions) -> Extent {
    var top = condition.top
    top += measureEdge(regions.bar, spacing: regions.spacingBelowBar)
    top += measureEdge(regions.pinnedTop, spacing: regions.spacing)
    let bottom = condition.bottom - measureEdge(regions.pinnedBottom, spacing: regions.spacing)
    return Extent(
      top: top, available: roundedDown(bottom - top),
      needed: measure(regions.content, width: condition.contentWidth))
  }

  private func measureEdge(_ node: Int?, spacing: Points) -> Points {
    guard let node, placed[node].isPresent else { return 0 }
    return measure(node, width: condition.contentWidth) + spacing * condition.scale
  }

  // MARK: - Least heights

  /// Finds the least height of a block; one whose size is known is not measured again.
  ///
  /// - Parameters:
  ///   - node: The block.
  ///   - width: What it is given, in points.
  ///   - unbounded: Whether its text stays on one line, as in a cell that is as wide as its content.
  /// - Returns: In points.
  func measure(_ node: Int, width: Points, unbounded: Bool = false) -> Points {
    guard !states.isEmpty else {
      return isMeasured
        ? placed[node].leastHeight : measureAnew(node, width: width, unbounded: unbounded)
    }
    let known: VariantState.Measured = unbounded ? .onOneLine : .withinWidth
    if states[node].measured == known, placed[node].frame.width == width {
      return placed[node].leastHeight
    }
    let height = measureAnew(node, width: width, unbounded: unbounded)
    states[node].measured = known
    return height
  }

  private func measureAnew(_ node: Int, width: Points, unbounded: Bool) -> Points {
    let (height, growth) =
      nodes[node].isLeaf
      ? measureLeaf(node, width: width, unbounded: unbounded)
      : measureChildren(of: node, width: width, unbounded: unbounded)
    placed[node].frame.width = width
    placed[node].leastHeight = height
    placed[node].growth = growth
    return height
  }

  private func measureLeaf(
    _ node: Int, width: Points, unbounded: Bool
  ) -> (height: Points, growth: Points) {
    let detail = nodes[node].detail
    switch nodes[node].kind {
    case .text:
      return (measure(table.texts[detail], of: node, width: width, unbounded: unbounded), 0)
    case .control: return (measureControl(node, width: width, unbounded: unbounded), 0)
    case .media: return measure(table.media[detail], width: width)
    case .reserve, .row, .stack, .alternatives, .tallest, .slot, .list, .sections:
      return (nodes[node].length * condition.scale, 0)
    }
  }

  private func measureChildren(
    of node: Int, width: Points, unbounded: Bool
  ) -> (height: Points, growth: Points) {
    var growth: Points = 0
    var height: Points
    let scale = condition.scale
    let length = nodes[node].length * scale
    switch nodes[node].kind {
    case .text, .control, .media, .reserve:
      height = 0
    case .row:
      (height, growth) = measureRow(node, spacing: length, width: width, unbounded: unbounded)
    case .stack:
      height = length
      var isFirst = true
      for child in children(of: node) {
        if !isFirst || nodes[child].hasGapBefore { height += nodes[child].spacingBefore * scale }
        isFirst = false
        height += measure(child, width: width, unbounded: unbounded)
        growth += placed[child].growth
      }
    case .alternatives:
      height = 0
      for child in children(of: node) {
        height += measure(child, width: width, unbounded: unbounded)
        growth += placed[child].growth
      }
    case .slot:
      height = length
      for child in children(of: node) {
        _ = measure(child, width: width, unbounded: unbounded)
      }
    case .tallest:
      height = length
      for child in children(of: node) {
        height = max(height, measure(child, width: width, unbounded: unbounded))
      }
    case .list, .sections:
      // One row, or the highest section, with the pager; what more fits is found when the height is known.
      var largest: Points = 0
      var pager: Points = 0
      for child in children(of: node) {
        let childHeight = measure(child, width: width, unbounded: unbounded)
        if nodes[child].end == nodes[node].end {
          pager = nodes[child].spacingBefore * scale + childHeight
        } else {
          largest = max(largest, childHeight)
        }
      }
      height = largest + pager
      placed[node].pagerHeight = pager
      growth = .infinity
    }
    return (height, growth)
  }

  private func measure(
    _ box: Node.TextBox, of node: Int, width: Points, unbounded: Bool
  ) -> Points {
    let index = box.slot(at: condition.textSize)
    let size = styles[box.style].size(of: box)
    // What `rooms.room(in:)` says; a call into another module costs more than the sum.
    let given = roundedDown(width)
    let line = rooms.roundsBoxes ? rooms.rounded(given) : given
    var room = (line + rooms.pointAllowance + rooms.pixelAllowance) / size
    if condition.stress == .widerText { room /= 1 + steps[index].allowance }
    if unbounded { room = max(room, steps[index].naturalWidth) }
    if let step = steps.step(ofSlot: index, at: room) {
      placed[node].lines = step.lines
      placed[node].text = step.text
      placed[node].slack =
        unbounded ? .infinity : (room - max(step.width, steps[index].minimumWidth)) * size
    } else {
      // The same text in the same room was counted when the screen was last laid out.
      if placed[node].room != room || placed[node].size != size || box.slotStride != 0 {
        let worst = slots[index].worstLines(within: max(room, .leastNormalMagnitude))
        placed[node].lines = worst.lines
        placed[node].text = worst.text
      }
      placed[node].slack = 0
    }
    placed[node].boxWidth = width
    placed[node].room = room
    placed[node].size = size
    let lineHeight =
      styles[box.style].lineHeight
      ?? condition.fontLines.height(
        of: steps[index].lineMetrics, size: size, pixelScale: condition.pixelScale)
    placed[node].lineHeight = lineHeight
    return Double(placed[node].lines) * lineHeight
  }

  private func measureControl(_ node: Int, width: Points, unbounded: Bool) -> Points {
    let control = table.controls[nodes[node].detail]
    let scale = condition.scale
    if let diameter = control.diameter { return max(diameter * scale, control.minimumTarget) }
    let padding = control.padding * scale
    var inner = width - 2 * padding
    var above: Points = 0
    if control.isIconAbove {
      above = (control.iconSize + (control.label < 0 ? 0 : control.iconSpacing)) * scale
    } else {
      inner -= (control.iconSize + control.iconSpacing) * scale
    }
    var label: Points = 0
    if control.label >= 0 {
      label = measure(table.texts[control.label], of: node, width: inner, unbounded: unbounded)
    }
    return max(
      control.minimumTarget, max(control.iconSize * scale, label + above) + 2 * padding)
  }

  /// Finds the least height of a picture, and by how much it can be higher.
  private func measure(
    _ media: Node.MediaBox, width: Points
  ) -> (height: Points, growth: Points) {
    let floor = media.floor * condition.scale
    guard media.elastic else {
      return (floor == 0 ? media.aspect.map { width / $0 } ?? 0 : floor, 0)
    }
    var tallest = media.ceiling.map { $0 * condition.scale } ?? .infinity
    if let aspect = media.aspect { tallest = min(tallest, width / aspect) }
    return (floor, max(0, tallest - floor))
  }

  /// Measures the cells of a row; in one that is as wide as its content, a cell that alone takes the rest is, too.
  private func measureRow(
    _ row: Int, spacing: Points, width: Points, unbounded: Bool
  ) -> (height: Points, growth: Points) {
    var taken: Points = 0
    var weights = 0.0
    var sharing = 0
    var leastShare: Points = 0
    var isFirst = true
    for child in children(of: row) {
      if !isFirst { taken += spacing }
      isFirst = false
      switch nodes[child].widthRule {
      case .fixed: taken += nodes[child].width * condition.scale
      case .content:
        let natural = naturalWidth(of: child)
        // Where nothing is measured twice, no one else looks for a width there before it is set below.
        if states.isEmpty { placed[child].frame.width = natural }
        taken += natural
      case .weight:
        weights += nodes[child].width
        sharing += 1
        // What shows something needs at least a point of the rest; a reserve may vanish.
        if nodes[child].kind != .reserve { leastShare = 1 }
      }
    }
    let left = max(0, width - taken)
    placed[row].overflow = taken - width + (left < leastShare ? leastShare : 0)
    var height: Points = 0
    for child in children(of: row) {
      let childHeight: Points
      switch nodes[child].widthRule {
      case .fixed:
        childHeight = measure(child, width: nodes[child].width * condition.scale)
      case .content:
        let natural = states.isEmpty ? placed[child].frame.width : naturalWidth(of: child)
        childHeight = measure(child, width: natural, unbounded: true)
      case .weight:
        childHeight = measure(
          child, width: left * nodes[child].width / weights,
          unbounded: unbounded && sharing == 1)
      }
      height = max(height, childHeight)
    }
    // A row can grow as far as the child that can become the highest.
    var growth: Points = 0
    for child in children(of: row) {
      growth = max(growth, placed[child].leastHeight + placed[child].growth - height)
    }
    return (height, growth)
  }

  // MARK: - Helpers

  /// The nodes directly inside a node that are laid out.
  func children(of node: Int) -> Children {
    Children(nodes: nodes, placed: placed, upcoming: node + 1, end: nodes[node].end)
  }

  /// Walks the nodes directly inside a node that are laid out.
  struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: UnsafeBufferPointer<LayoutNode>
    fileprivate let placed: UnsafeMutableBufferPointer<PlacedBlock>
    fileprivate var upcoming: Int
    fileprivate let end: Int

    mutating func next() -> Int? {
      while upcoming < end {
        let node = upcoming
        upcoming = nodes[node].end
        if placed[node].isPresent { return node }
      }
      return nil
    }
  }

  /// Returns what is left of a box on a grid of device pixels under that stress, in points.
  private func roundedDown(_ length: Points) -> Points {
    guard condition.stress == .pixelsDown else { return length }
    let pixels = (length + FitTolerance.points) * condition.pixelScale
    return min(length, pixels.rounded(.down) / condition.pixelScale)
  }

  /// Returns how large a box must be so that it holds a length after it is rounded down under that stress, in points.
  func roundedUp(_ length: Points) -> Points {
    guard condition.stress == .pixelsDown else { return length }
    let pixels = (length - FitTolerance.points) * condition.pixelScale
    return max(length, pixels.rounded(.up) / condition.pixelScale)
  }
}
