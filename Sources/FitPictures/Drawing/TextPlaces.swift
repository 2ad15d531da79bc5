internal import FitVerification
internal import ScreenModel
internal import StackLayout
internal import TextMeasure

/// Where words stand within the frames that the layout gave their blocks.
extension StackSolver {
  /// Finds how far below the top of a line its baseline is, in points.
  ///
  /// What a line is higher than its face is shared out above and below (CSS Inline 3 § 5.3). Of a text with several styles the one
  /// that reaches the highest decides.
  func baseline(of box: Node.TextBox, in node: Int) -> Points {
    let placed = placed[node]
    guard let measured = measured(box, in: node) else { return 0 }
    let runs = prepared.styles.styles[box.style].runs
    let textSize = prepared.app.textSizes[condition.textSize]
    let sizes = runs.map { $0.style.resolved(at: textSize) }
    let highest = zip(runs, sizes).compactMap { run, size in
      size.lineHeight.map { ($0 + run.lift * size.size) / 2 * condition.scale }
    }.max()
    if runs.count > 1, let highest { return highest }
    // Where faces decide the height of lines, the tallest decides on the baseline, too.
    let metrics =
      highest == nil
      ? measured.lineMetrics : (measured as? Paragraph)?.ownMetrics ?? measured.lineMetrics
    return (placed.lineHeight + (metrics.ascent - metrics.descent) * placed.size) / 2
  }

  /// The text that decides the layout of a block.
  func measured(_ box: Node.TextBox, in node: Int) -> (any MeasuredText)? {
    let candidates = prepared.slot(of: box, at: condition.textSize).candidates
    let text = placed[node].text
    return candidates.indices.contains(text) ? candidates[text].measured : nil
  }

  /// The room of a block's text, in em; above 0.
  func room(of node: Int) -> Double { max(placed[node].room, .leastNormalMagnitude) }

  /// Finds where the icon of a control and the lines of its label are: together in the middle.
  func contents(of box: Node.ControlBox, in node: Int) -> (icon: Frame?, label: Frame?) {
    let placed = placed[node]
    let frame = placed.frame
    let scale = condition.scale
    let height = box.label == nil ? 0 : Double(placed.lines) * placed.lineHeight
    func label(x: Points, y: Points, width: Points) -> Frame? {
      box.label.map { _ in Frame(x: x, y: y, width: width, height: height) }
    }
    guard let icon = box.icon else {
      let x = frame.centreX - placed.boxWidth / 2
      return (nil, label(x: x, y: frame.centreY - height / 2, width: placed.boxWidth))
    }
    let size = icon.size * scale
    let gap = box.label == nil ? 0 : icon.spacing * scale
    switch icon.position {
    case .leading:
      let words = min(widestLine(of: box, in: node), placed.boxWidth)
      let start = frame.centreX - (size + gap + words) / 2
      let isRightToLeft = prepared.locale.isRightToLeft
      let iconX = isRightToLeft ? start + words + gap : start
      let labelX = isRightToLeft ? start : start + size + gap
      return (
        Frame(x: iconX, y: frame.centreY - size / 2, width: size, height: size),
        label(x: labelX, y: frame.centreY - height / 2, width: words)
      )
    case .above:
      let top = frame.centreY - (size + gap + height) / 2
      return (
        Frame(x: frame.centreX - size / 2, y: top, width: size, height: size),
        label(x: frame.centreX - placed.boxWidth / 2, y: top + size + gap, width: placed.boxWidth)
      )
    }
  }

  private func widestLine(of box: Node.ControlBox, in node: Int) -> Points {
    let lines = box.label.flatMap { measured($0, in: node) }?.lines(within: room(of: node)) ?? []
    return (lines.lazy.map(\.width).max() ?? 0) * placed[node].size
  }
}
