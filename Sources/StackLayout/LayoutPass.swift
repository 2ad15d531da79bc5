internal import ScreenModel

/// One layout of a screen in memory that a solver lends: flat arrays only, so nothing is allocated or counted.
struct LayoutPass {
  let nodes: UnsafeBufferPointer<Node>
  private let slots: UnsafeBufferPointer<TextSlot>
  let steps: StepTable.Lent
  /// Of each style, at the text size of the condition.
  private let styles: UnsafeBufferPointer<StyleSize>
  let placed: UnsafeMutableBufferPointer<PlacedBlock>
  /// Of each node; empty on a screen without variants, whose blocks are measured once.
  let states: UnsafeMutableBufferPointer<VariantState>
  let condition: LayoutCondition

  init(
    nodes: UnsafeBufferPointer<Node>, slots: UnsafeBufferPointer<TextSlot>, steps: StepTable.Lent,
    styles: UnsafeBufferPointer<StyleSize>, placed: UnsafeMutableBufferPointer<PlacedBlock>,
    states: UnsafeMutableBufferPointer<VariantState>, condition: LayoutCondition
  ) {
    self.nodes = nodes
    self.slots = slots
    self.steps = steps
    self.styles = styles
    self.placed = placed
    self.states = states
    var condition = condition
    if condition.stress == .pixelsDown, !condition.isPixelScaleKnown {
      condition.fit = condition.fit.onFinestGrid
    }
    self.condition = condition
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
    guard !states.isEmpty else { return measureAnew(node, width: width, unbounded: unbounded) }
    let known: VariantState.Measured = unbounded ? .onOneLine : .withinWidth
    if states[node].measured == known, placed[node].frame.width == width {
      return placed[node].leastHeight
    }
    let height = measureAnew(node, width: width, unbounded: unbounded)
    states[node].measured = known
    return height
  }

  private func measureAnew(_ node: Int, width: Points, unbounded: Bool) -> Points {
    var growth: Points = 0
    var height: Points
    let scale = condition.scale
    switch nodes[node].kind {
    case .text(let box):
      height = measure(box, of: node, width: width, unbounded: unbounded)
    case .control(let box):
      height = measure(box, of: node, width: width, unbounded: unbounded)
    case .reserve(let points):
      height = points * scale
    case .media(let media):
      height = media.floor * scale
      if !media.elastic, height == 0, let aspect = media.aspect { height = width / aspect }
      growth = media.elastic ? max(0, tallest(media, width: width) - height) : 0
    case .row(let spacing):
      (height, growth) = measureRow(
        node, spacing: spacing * scale, width: width, unbounded: unbounded)
    case .stack(let trailingGap):
      height = trailingGap * scale
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
    case .slot(let points):
      height = points * scale
      for child in children(of: node) {
        _ = measure(child, width: width, unbounded: unbounded)
      }
    case .tallest(let leastHeight):
      height = leastHeight * scale
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
    placed[node].frame.width = width
    placed[node].leastHeight = height
    placed[node].growth = growth
    return height
  }

  private func measure(
    _ box: Node.TextBox, of node: Int, width: Points, unbounded: Bool
  ) -> Points {
    let index = box.slot(at: condition.textSize)
    let slot = steps[index]
    let size = realSize(of: box)
    var room = condition.fit.emWidth(
      of: roundedDown(width), realSize: size, pixelScale: condition.pixelScale)
    if condition.stress == .widerText { room /= 1 + slot.allowance }
    if unbounded { room = max(room, slot.naturalWidth) }
    // The same text in the same room was counted when the screen was last laid out.
    let isCounted = placed[node].room == room && placed[node].size == size && box.slotStride == 0
    placed[node].boxWidth = width
    placed[node].room = room
    placed[node].size = size
    if let step = steps.step(of: slot, at: room) {
      placed[node].lines = step.lines
      placed[node].text = step.text
      placed[node].slack =
        unbounded ? .infinity : (room - max(step.width, slot.minimumWidth)) * size
    } else if isCounted {
      placed[node].slack = 0
    } else {
      let worst = slots[index].worstLines(within: max(room, .leastNormalMagnitude))
      placed[node].lines = worst.lines
      placed[node].text = worst.text
      placed[node].slack = 0
    }
    let line =
      styles[box.style].lineHeight.map { $0 * condition.scale + roundingOfLines(in: box) }
      ?? condition.fontLines.height(
        of: slot.lineMetrics, size: size, pixelScale: condition.pixelScale)
    placed[node].lineHeight = line
    return Double(placed[node].lines) * line
  }

  private func measure(
    _ box: Node.ControlBox, of node: Int, width: Points, unbounded: Bool
  ) -> Points {
    if let diameter = box.diameter {
      return max(diameter * condition.scale, box.minimumTarget)
    }
    let padding = box.padding * condition.scale
    var inner = width - 2 * padding
    var iconHeight: Points = 0
    var iconAbove: Points = 0
    if let icon = box.icon {
      iconHeight = icon.size * condition.scale
      switch icon.position {
      case .leading: inner -= (icon.size + icon.spacing) * condition.scale
      case .above:
        iconAbove = (icon.size + (box.label == nil ? 0 : icon.spacing)) * condition.scale
      }
    }
    var label: Points = 0
    if let text = box.label {
      label = measure(text, of: node, width: inner, unbounded: unbounded)
    }
    return max(box.minimumTarget, max(iconHeight, label + iconAbove) + 2 * padding)
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
      switch nodes[child].width {
      case .fixed(let points): taken += points * condition.scale
      case .content: taken += naturalWidth(of: child)
      case .weight(let weight):
        weights += weight
        sharing += 1
        // What shows something needs at least a point of the rest; a reserve may vanish.
        if case .reserve = nodes[child].kind { continue }
        leastShare = 1
      }
    }
    let left = max(0, width - taken)
    placed[row].overflow = taken - width + (left < leastShare ? leastShare : 0)
    var height: Points = 0
    for child in children(of: row) {
      let childHeight: Points
      switch nodes[child].width {
      case .fixed(let points):
        childHeight = measure(child, width: points * condition.scale)
      case .content:
        childHeight = measure(child, width: naturalWidth(of: child), unbounded: true)
      case .weight(let weight):
        childHeight = measure(
          child, width: left * weight / weights, unbounded: unbounded && sharing == 1)
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

  /// By how much lines of several runs may be higher where the platform rounds ascents and descents, in points.
  private func roundingOfLines(in box: Node.TextBox) -> Points {
    guard styles[box.style].mayRoundUp, condition.fontLines.rounding == .each else { return 0 }
    return 2 / condition.pixelScale
  }

  /// Finds the size at which the platform really sets a text, in points.
  ///
  /// Each run is rounded down by itself, so that no rounding of the whole is sure: runs keep the size asked for.
  func realSize(of box: Node.TextBox) -> Points {
    let size = styles[box.style].size * condition.scale
    guard box.slotStride == 0 else { return size }
    return condition.fit.realSize(of: size, pixelScale: condition.pixelScale)
  }

  private func tallest(_ media: Node.MediaBox, width: Points) -> Points {
    var height = media.ceiling.map { $0 * condition.scale } ?? .infinity
    if let aspect = media.aspect { height = min(height, width / aspect) }
    return height
  }

  // MARK: - Helpers

  /// The nodes directly inside a node that are laid out.
  func children(of node: Int) -> Children {
    Children(nodes: nodes, placed: placed, upcoming: node + 1, end: nodes[node].end)
  }

  /// Walks the nodes directly inside a node that are laid out.
  struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: UnsafeBufferPointer<Node>
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
