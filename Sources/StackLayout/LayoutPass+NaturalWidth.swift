internal import ScreenModel

extension LayoutPass {
  /// Finds how wide a block is with its text on one line, in points; what is known is not worked out again.
  func naturalWidth(of node: Int) -> Points {
    guard !states.isEmpty else { return naturalWidthAnew(of: node) }
    if let known = states[node].naturalWidth { return known }
    let width = naturalWidthAnew(of: node)
    states[node].naturalWidth = width
    return width
  }

  private func naturalWidthAnew(of node: Int) -> Points {
    let scale = condition.scale
    switch nodes[node].kind {
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
        if case .fixed(let points) = nodes[child].width {
          width += points * scale
        } else {
          width += naturalWidth(of: child)
        }
      }
      return width
    case .stack, .list, .sections, .alternatives, .tallest, .slot:
      var width: Points = 0
      for child in children(of: node) { width = max(width, naturalWidth(of: child)) }
      return width
    }
  }

  /// Finds how wide the box of a text must be to hold it on one line, in points.
  private func naturalWidth(of box: Node.TextBox) -> Points {
    let slot = steps[box.slot(at: condition.textSize)]
    let growth = condition.stress == .widerText ? 1 + slot.allowance : 1
    return roundedUp(slot.naturalWidth * realSize(of: box) * growth)
  }
}
