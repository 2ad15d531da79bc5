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
    case .text:
      return naturalWidth(of: table.texts[nodes[node].detail])
    case .control:
      return naturalWidth(of: table.controls[nodes[node].detail])
    case .media:
      let media = table.media[nodes[node].detail]
      return media.floor * (media.aspect ?? 1) * scale
    case .reserve:
      return 0
    case .row:
      var width: Points = 0
      var isFirst = true
      for child in children(of: node) {
        if !isFirst { width += nodes[node].length * scale }
        isFirst = false
        width +=
          nodes[child].widthRule == .fixed
          ? nodes[child].width * scale : naturalWidth(of: child)
      }
      return width
    case .stack, .list, .sections, .alternatives, .tallest, .slot:
      var width: Points = 0
      for child in children(of: node) { width = max(width, naturalWidth(of: child)) }
      return width
    }
  }

  private func naturalWidth(of control: LayoutControl) -> Points {
    let scale = condition.scale
    if let diameter = control.diameter { return max(diameter * scale, control.minimumTarget) }
    let label = control.label < 0 ? 0 : naturalWidth(of: table.texts[control.label])
    let inner =
      control.isIconAbove
      ? max(label, control.iconSize * scale)
      : label + (control.iconSize + (label > 0 ? control.iconSpacing : 0)) * scale
    return max(control.minimumTarget, inner + 2 * control.padding * scale)
  }

  /// Finds how wide the box of a text must be to hold it on one line, in points.
  private func naturalWidth(of box: Node.TextBox) -> Points {
    let slot = box.slot(at: condition.textSize)
    let growth = condition.stress == .widerText ? 1 + steps[slot].allowance : 1
    return roundedUp(steps[slot].naturalWidth * styles[box.style].size(of: box) * growth)
  }
}
