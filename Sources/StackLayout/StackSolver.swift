package import ScreenModel

/// Lays a prepared screen out in one window after another.
///
/// First each block says the least height it needs at its width, from the leaves up; then what is left over is shared
/// out among elastic blocks, from the top down. All working memory is allocated once, when the solver is made.
package struct StackSolver {
  package let prepared: PreparedScreen
  /// A block for each node of the prepared screen, as of the last call of `solve`.
  package private(set) var placed: [PlacedBlock]
  package private(set) var condition: LayoutCondition
  /// The height that the content may take, in points.
  package private(set) var available: Points = 0
  /// The least height that the content needs, in points.
  package private(set) var needed: Points = 0

  /// By how much the content is too high, in points; at most 0 if it fits.
  package var shortfall: Points { needed - available }

  /// Makes a solver and lays the screen out for a first time.
  package init(_ prepared: PreparedScreen, for condition: LayoutCondition) {
    self.prepared = prepared
    self.condition = condition
    placed = Array(repeating: .unplaced, count: prepared.nodes.count)
    solve(condition)
  }

  /// Lays the screen out; `placed`, `available` and `needed` hold the result.
  ///
  /// - Parameter condition: The window, text size and stress to lay out for.
  /// - Complexity: O(*n*) in blocks, each text a search among its steps; allocates nothing.
  package mutating func solve(_ condition: LayoutCondition) {
    self.condition = condition
    var top = condition.top
    if let bar = prepared.bar {
      let height = measure(bar, width: condition.contentWidth)
      arrange(bar, x: condition.contentX, y: top, height: height)
      top += height + prepared.app.bar.spacingBelow * condition.scale
    }
    available = roundedDown(condition.bottom - top)
    needed = measure(prepared.content, width: condition.contentWidth)
    arrange(
      prepared.content, x: condition.contentX, y: top, height: max(available, needed))
  }

  // MARK: - Least heights

  /// Finds the least height of a block.
  ///
  /// - Parameters:
  ///   - node: The block.
  ///   - width: What it is given, in points.
  ///   - unbounded: Whether its text stays on one line, as in a cell that is as wide as its content.
  /// - Returns: In points.
  private mutating func measure(_ node: Int, width: Points, unbounded: Bool = false) -> Points {
    var growth: Points = 0
    var height: Points
    let scale = condition.scale
    switch prepared.nodes[node].kind {
    case .text(let box):
      height = measure(box, of: node, width: width, unbounded: unbounded)
    case .control(let box):
      height = measure(box, of: node, width: width, unbounded: unbounded)
    case .reserve(let points):
      height = points * scale
    case .media(let media):
      height = media.floor * scale
      growth = media.elastic ? max(0, tallest(media, width: width) - height) : 0
    case .row(let spacing):
      (height, growth) = measureRow(node, spacing: spacing * scale, width: width)
    case .stack(let trailingGap):
      height = trailingGap * scale
      for child in children(of: node) {
        height +=
          prepared.nodes[child].spacingBefore * scale
          + measure(child, width: width, unbounded: unbounded)
        growth += placed[child].growth
      }
    case .list, .sections:
      // One row, or the highest section, with the pager; what more fits is found when the height is known.
      var largest: Points = 0
      var pager: Points = 0
      for child in children(of: node) {
        let childHeight = measure(child, width: width, unbounded: unbounded)
        if prepared.nodes[child].end == prepared.nodes[node].end {
          pager = prepared.nodes[child].spacingBefore * scale + childHeight
        } else {
          largest = max(largest, childHeight)
        }
      }
      height = largest + pager
      growth = .infinity
    }
    placed[node].frame.width = width
    placed[node].leastHeight = height
    placed[node].growth = growth
    return height
  }

  private mutating func measure(
    _ box: Node.TextBox, of node: Int, width: Points, unbounded: Bool
  ) -> Points {
    let slot = prepared.slots[box.slot]
    let size = box.size * condition.textSize * condition.scale
    let realSize = condition.fit.realSize(of: size, pixelScale: condition.pixelScale)
    var room = condition.fit.emWidth(
      of: roundedDown(width), size: size, pixelScale: condition.pixelScale)
    if condition.stress == .widerText { room /= 1 + slot.allowance }
    if unbounded { room = max(room, slot.worst.naturalWidth) }
    placed[node].boxWidth = width
    placed[node].room = room
    placed[node].size = realSize
    if let step = slot.worst.step(at: room) {
      placed[node].lines = slot.worst.steps[step].lines
      placed[node].text = slot.worst.steps[step].text
      placed[node].slack =
        unbounded
        ? .infinity : (room - max(slot.worst.steps[step].width, slot.worst.minimumWidth)) * realSize
    } else {
      let worst = slot.worstLines(within: max(room, .leastNormalMagnitude))
      placed[node].lines = worst.lines
      placed[node].text = worst.text
      placed[node].slack = 0
    }
    return Double(placed[node].lines) * box.lineHeight * condition.textSize * condition.scale
  }

  private mutating func measure(
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
      case .above: iconAbove = (icon.size + icon.spacing) * condition.scale
      }
    }
    var label: Points = 0
    if let text = box.label {
      label = measure(text, of: node, width: inner, unbounded: unbounded)
    }
    return max(box.minimumTarget, max(iconHeight, label + iconAbove) + 2 * padding)
  }

  private mutating func measureRow(
    _ row: Int, spacing: Points, width: Points
  ) -> (height: Points, growth: Points) {
    var taken: Points = 0
    var weights = 0.0
    var isFirst = true
    for child in children(of: row) {
      if !isFirst { taken += spacing }
      isFirst = false
      switch prepared.nodes[child].width {
      case .fixed(let points): taken += points * condition.scale
      case .content: taken += naturalWidth(of: child)
      case .weight(let weight): weights += weight
      }
    }
    placed[row].overflow = taken - width
    let left = max(0, width - taken)
    var height: Points = 0
    for child in children(of: row) {
      let childHeight: Points
      switch prepared.nodes[child].width {
      case .fixed(let points):
        childHeight = measure(child, width: points * condition.scale)
      case .content:
        childHeight = measure(child, width: naturalWidth(of: child), unbounded: true)
      case .weight(let weight):
        childHeight = measure(child, width: left * weight / weights)
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

  /// Finds how wide a block is with its text on one line, in points.
  private func naturalWidth(of node: Int) -> Points {
    let scale = condition.scale
    switch prepared.nodes[node].kind {
    case .text(let box):
      return naturalWidth(of: box)
    case .control(let box):
      if let diameter = box.diameter { return max(diameter * scale, box.minimumTarget) }
      let label = box.label.map { naturalWidth(of: $0) } ?? 0
      var inner = label
      if let icon = box.icon {
        switch icon.position {
        case .leading: inner += (icon.size + (label > 0 ? icon.spacing : 0)) * scale
        case .above: inner = max(inner, icon.size * scale)
        }
      }
      return max(box.minimumTarget, inner + 2 * box.padding * scale)
    case .media(let media):
      return media.floor * (media.aspect ?? 1) * scale
    case .reserve:
      return 0
    case .row(let spacing):
      var width: Points = 0
      var isFirst = true
      for child in children(of: node) {
        if !isFirst { width += spacing * scale }
        isFirst = false
        if case .fixed(let points) = prepared.nodes[child].width {
          width += points * scale
        } else {
          width += naturalWidth(of: child)
        }
      }
      return width
    case .stack, .list, .sections:
      var width: Points = 0
      for child in children(of: node) { width = max(width, naturalWidth(of: child)) }
      return width
    }
  }

  private func naturalWidth(of box: Node.TextBox) -> Points {
    let slot = prepared.slots[box.slot]
    let size = condition.fit.realSize(
      of: box.size * condition.textSize * condition.scale, pixelScale: condition.pixelScale)
    let growth = condition.stress == .widerText ? 1 + slot.allowance : 1
    return slot.worst.naturalWidth * size * growth
  }

  private func tallest(_ media: Node.MediaBox, width: Points) -> Points {
    var height = media.ceiling.map { $0 * condition.scale } ?? .infinity
    if let aspect = media.aspect { height = min(height, width / aspect) }
    return height
  }

  // MARK: - Frames

  /// Gives a block its place and height and shares the height out among its children.
  private mutating func arrange(_ node: Int, x: Points, y: Points, height: Points) {
    placed[node].frame.x = x
    placed[node].frame.y = y
    placed[node].frame.height = height
    switch prepared.nodes[node].kind {
    case .text, .control, .media, .reserve:
      break
    case .row(let spacing):
      var childX = x
      for child in children(of: node) {
        let own = placed[child].leastHeight + placed[child].growth
        arrange(child, x: childX, y: y, height: min(height, own))
        childX += placed[child].frame.width + spacing * condition.scale
      }
    case .stack:
      let share = growthShare(of: node, extra: height - placed[node].leastHeight)
      var childY = y
      for child in children(of: node) {
        childY += prepared.nodes[child].spacingBefore * condition.scale
        let childHeight = placed[child].leastHeight + min(share, placed[child].growth)
        arrange(child, x: x, y: childY, height: childHeight)
        childY += childHeight
      }
    case .list(let spacing, let count):
      arrangePages(of: node, x: x, y: y, height: height)
      placed[node].pages = rowsPerPage(of: node, spacing: spacing, height: height, count: count)
    case .sections(let spacing):
      arrangePages(of: node, x: x, y: y, height: height)
      placed[node].pages = pageCount(of: node, spacing: spacing, height: height)
    }
  }

  /// Finds how much each elastic child of a stack grows, so that together they take the extra height.
  private func growthShare(of stack: Int, extra: Points) -> Points {
    var left = extra
    var share: Points = 0
    // Each round fills at least one child to its ceiling or gives all away.
    while left > 0 {
      var open = 0
      var nearest = Points.infinity
      for child in children(of: stack) where placed[child].growth > share {
        open += 1
        nearest = min(nearest, placed[child].growth - share)
      }
      guard open > 0 else { break }
      let step = min(nearest, left / Double(open))
      share += step
      left -= step * Double(open)
      if step < nearest { break }
    }
    return share
  }

  /// Places the first page's rows at the top and the pager at the bottom of a list or of sections.
  private mutating func arrangePages(of node: Int, x: Points, y: Points, height: Points) {
    for child in children(of: node) {
      let childHeight = placed[child].leastHeight
      let isPager = prepared.nodes[child].end == prepared.nodes[node].end
      arrange(
        child, x: x, y: isPager ? y + height - childHeight : y, height: childHeight)
    }
  }

  private func rowsPerPage(of list: Int, spacing: Points, height: Points, count: Int) -> Int {
    let row = placed[list + 1].leastHeight
    let gap = spacing * condition.scale
    guard row + gap > 0 else { return count }
    let room = height - (placed[list].leastHeight - row)
    return min(count, max(0, Int(((room + gap) / (row + gap)).rounded(.down))))
  }

  private func pageCount(of sections: Int, spacing: Points, height: Points) -> Int {
    let room = height - pagerHeight(of: sections)
    var pages = 0
    var used = Points.infinity
    for child in children(of: sections)
    where prepared.nodes[child].end != prepared.nodes[sections].end {
      let own = placed[child].leastHeight
      let together = used + spacing * condition.scale + own
      if together <= room {
        used = together
      } else {
        pages += 1
        used = own
      }
    }
    return pages
  }

  /// Finds the height of a list's or sections' pager with the space above it, in points.
  ///
  /// - Parameter node: A list or sections.
  /// - Returns: In points; 0 for other blocks.
  package func pagerHeight(of node: Int) -> Points {
    for child in children(of: node)
    where prepared.nodes[child].end == prepared.nodes[node].end {
      return placed[child].leastHeight + prepared.nodes[child].spacingBefore * condition.scale
    }
    return 0
  }

  // MARK: - Helpers

  /// The nodes directly inside a node, in order.
  package func children(of node: Int) -> ChildNodes {
    ChildNodes(nodes: prepared.nodes, upcoming: node + 1, end: prepared.nodes[node].end)
  }

  private func roundedDown(_ length: Points) -> Points {
    guard condition.stress == .pixelsDown else { return length }
    return (length * condition.pixelScale).rounded(.down) / condition.pixelScale
  }
}

/// Walks the nodes directly inside a node.
package struct ChildNodes: Sequence, IteratorProtocol {
  let nodes: [Node]
  var upcoming: Int
  let end: Int

  package mutating func next() -> Int? {
    guard upcoming < end else { return nil }
    defer { upcoming = nodes[upcoming].end }
    return upcoming
  }
}
