package import ScreenModel
package import StackLayout

extension StackSolver {
  /// The outermost list or sections of the screen, which take its height in pages; nil if it has none.
  var pages: Int? { prepared.index.pages.first { placed[$0].isShown } }

  /// The sum of the floors of the elastic media in the content's stack, in points.
  var elasticFloors: Points {
    prepared.index.elasticMedia.reduce(0) { placed[$1].isShown ? $0 + placed[$1].leastHeight : $0 }
  }

  /// The elastic media with the highest floor, which pays first.
  var highestElasticMedia: Int? {
    prepared.index.elasticMedia.filter { placed[$0].isShown }.max {
      placed[$0].leastHeight < placed[$1].leastHeight
    }
  }

  /// What a box may show at the text size of the layout.
  func slot(of box: Node.TextBox) -> TextSlot { prepared.slot(of: box, at: condition.textSize) }

  /// The text of a text block or of a control's label; nil for other blocks.
  func textBox(of node: Int) -> Node.TextBox? {
    switch prepared.nodes[node].kind {
    case .text(let box): box
    case .control(let box): box.label
    default: nil
    }
  }
}

extension StackSolver {
  /// The styles of a text, each with the size that it is really set in, in points.
  func setSizes(of text: NodeIndex.TextNode) -> [(style: String, size: Points)] {
    let runs = prepared.styles.styles[text.box.style].runs
    guard runs.count > 1 else { return runs.map { ($0.style.name, placed[text.node].size) } }
    let textSize = prepared.app.textSizes[condition.textSize]
    return runs.map { run in
      let size = run.style.resolved(at: textSize).size * condition.scale
      return (
        run.style.name, condition.fit.realSize(of: size, pixelScale: condition.pixelScale)
      )
    }
  }
}

extension StackSolver {
  /// What a text or a control's label may show; nil for other blocks.
  func textSlot(of node: Int) -> TextSlot? { textBox(of: node).map { slot(of: $0) } }

  /// How many lines of a text are seen where it takes more: those that its block allows, and that a fixed height around it holds.
  func lineLimit(of node: Int) -> Int? {
    var limit = textBox(of: node)?.maximumLines
    if node > 0, case .slot = prepared.nodes[node - 1].kind, placed[node].lineHeight > 0 {
      let room = placed[node - 1].frame.height - heightAboveLines(of: node)
      let height = max(0, room) + FitTolerance.points
      let lines = Int(height / placed[node].lineHeight)
      limit = min(limit ?? lines, lines)
    }
    return limit
  }

  /// How high a block must be so that nothing of what it shows is cut, in points: the padding of a control may be, as on a button that is
  /// lower than the padding at its sides would make it.
  package func shownHeight(of node: Int) -> Points {
    switch prepared.nodes[node].kind {
    case .text: return linesHeight(of: node)
    case .control(let box) where box.diameter == nil:
      let icon = (box.icon?.size ?? 0) * condition.scale
      guard box.label != nil else { return icon }
      return max(icon, heightAboveLines(of: node) + linesHeight(of: node))
    case .control, .media, .reserve, .slot:
      return placed[node].leastHeight
    case .row, .stack, .alternatives, .tallest, .list, .sections:
      let outside = lettersOutside(node)
      return placed[node].leastHeight + outside.above + outside.below
    }
  }

  /// How far letters that are higher than their lines reach out of a block at its least height, in points.
  private func lettersOutside(_ node: Int) -> (above: Points, below: Points) {
    guard placed[node].isShown else { return (0, 0) }
    let height = placed[node].leastHeight
    switch prepared.nodes[node].kind {
    case .text, .control:
      // Half of what a line lacks is missing above the letters, half below them (CSS Inline 3 § 5.1).
      let half = max(0, shownHeight(of: node) - height) / 2
      return (half, half)
    case .media, .reserve: return (0, 0)
    // What is higher than a height of its own is told of that block.
    case .slot: return (0, 0)
    case .row, .stack, .alternatives, .tallest, .list, .sections:
      var outside: (above: Points, below: Points) = (0, 0)
      for (child, top) in placesAtLeastHeight(in: node) {
        let inner = lettersOutside(child)
        outside.above = max(outside.above, inner.above - top)
        outside.below = max(
          outside.below, top + placed[child].leastHeight + inner.below - height)
      }
      return outside
    }
  }

  /// The blocks directly inside one at its least height, each with how far below its top they begin, in points.
  private func placesAtLeastHeight(in node: Int) -> [(child: Int, top: Points)] {
    var end: Points = 0
    return children(of: node).enumerated().map { index, child in
      let block = prepared.nodes[child]
      switch prepared.nodes[node].kind {
      case .stack:
        if index > 0 || block.hasGapBefore { end += block.spacingBefore * condition.scale }
        defer { end += placed[child].leastHeight }
        return (child, end)
      case .list, .sections:
        let isPager = block.end == prepared.nodes[node].end
        return (child, isPager ? placed[node].leastHeight - placed[child].leastHeight : 0)
      case .text, .control, .media, .reserve, .row, .alternatives, .tallest, .slot:
        return (child, 0)
      }
    }
  }

  /// How high the lines of a text are with the letters of the outer ones, which may be higher than their lines; in points.
  private func linesHeight(of node: Int) -> Points {
    let block = placed[node]
    guard block.lines > 0 else { return 0 }
    return Double(block.lines - 1) * block.lineHeight + max(block.lineHeight, block.size)
  }

  /// What the icon above the label of a control takes with its spacing, in points; 0 for other blocks.
  private func heightAboveLines(of node: Int) -> Points {
    guard case .control(let box) = prepared.nodes[node].kind, box.label != nil,
      let icon = box.icon, icon.position == .above
    else { return 0 }
    return (icon.size + icon.spacing) * condition.scale
  }

  /// Whether some of a shown text is not seen.
  func isCut(_ node: Int) -> Bool {
    guard placed[node].isShown, let limit = lineLimit(of: node) else { return false }
    return placed[node].lines > limit
  }

  /// Whether a block is dropped itself, not only something around it.
  package func isDropped(_ node: Int) -> Bool {
    placed[node].isShed && !placed[node].isPresent
  }

  /// The alternative that is taken of some, if they are shown.
  package func optionTaken(of choice: Int) -> Int? {
    guard placed[choice].isShown else { return nil }
    var option = choice + 1
    while option < prepared.nodes[choice].end, !placed[option].isPresent {
      option = prepared.nodes[option].end
    }
    return option < prepared.nodes[choice].end ? option : nil
  }

  /// By how much a control of the content is larger than what is seen of it at once, or sticks out of the window.
  func excessOverViewport(of node: Int) -> Points {
    let frame = placed[node].frame
    let sides = max(-frame.x, frame.x + frame.width - condition.windowWidth)
    guard node > prepared.content else { return sides }
    return max(sides, frame.height - available)
  }

  /// Whether no scroll brings a control wholly into sight.
  func isOutOfReach(_ node: Int) -> Bool {
    if excessOverViewport(of: node) > FitTolerance.points { return true }
    guard !mayScroll, node > prepared.content else { return false }
    return placed[node].frame.bottom - contentTop - available > FitTolerance.points
  }
}

extension Points {
  /// With one decimal.
  package var formatted: String {
    let tenths = Int((magnitude * 10).rounded())
    return (self < 0 && tenths > 0 ? "−" : "") + "\(tenths / 10).\(tenths % 10)"
  }

  /// With one decimal and the unit.
  package var inPoints: String { formatted + " pt" }
}

extension [String] {
  /// “a”, “a and b”, “a, b and c”.
  var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension Int {
  /// “1 line”, “2 lines”.
  package var lines: String { self == 1 ? "1 line" : "\(self) lines" }
}
