internal import ScreenModel

/// From the top down: each measured block is given its place, and its height is shared out among its children.
extension LayoutPass {
  /// Gives the measured parts of a screen their places.
  func arrange(_ regions: Regions, in extent: Extent) {
    let x = condition.contentX
    var top = condition.top
    if let bar = regions.bar, placed[bar].isPresent {
      let height = placed[bar].leastHeight
      arrange(bar, x: x, y: top, height: height)
      top += height + regions.spacingBelowBar * condition.scale
    }
    if let pinned = regions.pinnedTop, placed[pinned].isPresent {
      arrange(pinned, x: x, y: top, height: placed[pinned].leastHeight)
    }
    if let pinned = regions.pinnedBottom, placed[pinned].isPresent {
      let height = placed[pinned].leastHeight
      arrange(pinned, x: x, y: condition.bottom - height, height: height)
    }
    arrange(
      regions.content, x: x, y: extent.top, height: max(extent.available, extent.needed))
  }

  /// Gives a block its place and height and shares the height out among its children.
  private func arrange(_ node: Int, x: Points, y: Points, height: Points) {
    placed[node].frame.x = x
    placed[node].frame.y = y
    placed[node].frame.height = height
    if !nodes[node].isLeaf { arrangeChildren(of: node, x: x, y: y, height: height) }
  }

  private func arrangeChildren(of node: Int, x: Points, y: Points, height: Points) {
    let length = nodes[node].length * condition.scale
    switch nodes[node].kind {
    case .text, .control, .media, .reserve:
      break
    case .row:
      var childX = x
      for child in children(of: node) {
        let own = placed[child].leastHeight + placed[child].growth
        arrange(child, x: childX, y: y, height: min(height, own))
        childX += placed[child].frame.width + length
      }
    case .stack:
      let share = growthShare(of: node, extra: height - placed[node].leastHeight)
      var childY = y
      var isFirst = true
      for child in children(of: node) {
        if !isFirst || nodes[child].hasGapBefore {
          childY += nodes[child].spacingBefore * condition.scale
        }
        isFirst = false
        let childHeight = placed[child].leastHeight + min(share, placed[child].growth)
        arrange(child, x: x, y: childY, height: childHeight)
        childY += childHeight
      }
    case .alternatives, .slot:
      for child in children(of: node) { arrange(child, x: x, y: y, height: height) }
    case .tallest:
      for child in children(of: node) {
        arrange(child, x: x, y: y, height: placed[child].leastHeight)
      }
    case .list:
      arrangePages(of: node, x: x, y: y, height: height)
      placed[node].pages = rowsPerPage(of: node, gap: length, height: height)
    case .sections:
      arrangePages(of: node, x: x, y: y, height: height)
      placed[node].pages = pageCount(of: node, gap: length, height: height)
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
  private func arrangePages(of node: Int, x: Points, y: Points, height: Points) {
    for child in children(of: node) {
      let childHeight = placed[child].leastHeight
      let isPager = nodes[child].end == nodes[node].end
      arrange(
        child, x: x, y: isPager ? y + height - childHeight : y, height: childHeight)
    }
  }

  private func rowsPerPage(of list: Int, gap: Points, height: Points) -> Int {
    let count = nodes[list].detail
    let row = placed[list + 1].leastHeight
    guard row + gap > 0 else { return count }
    let room = height - (placed[list].leastHeight - row)
    let rows = ((room + gap) / (row + gap)).rounded(.down)
    return rows < Double(count) ? max(0, Int(rows)) : count
  }

  private func pageCount(of sections: Int, gap: Points, height: Points) -> Int {
    let room = height - placed[sections].pagerHeight
    var pages = 0
    var used = Points.infinity
    for child in children(of: sections)
    where nodes[child].end != nodes[sections].end {
      let own = placed[child].leastHeight
      let together = used + gap + own
      if together <= room {
        used = together
      } else {
        pages += 1
        used = own
      }
    }
    return pages
  }
}
