package import ScreenModel

extension StackSolver {
  /// Finds the width that a block cannot do without, apart from its text.
  ///
  /// - Parameter node: One that the index lists as wide.
  /// - Returns: Of a circle, of an icon with its padding, or of a picture at its floor, in points.
  package func leastWidth(of node: Int) -> Points {
    let scale = condition.scale
    switch prepared.nodes[node].kind {
    case .control(let box):
      if let diameter = box.diameter { return max(diameter * scale, box.minimumTarget) }
      return box.icon.map { ($0.size + 2 * box.padding) * scale } ?? 0
    case .media(let media):
      // A picture narrower than a point shows nothing.
      return max(1, media.floor * (media.aspect ?? 0) * scale)
    case .text, .reserve, .row, .stack, .alternatives, .tallest, .slot, .list, .sections:
      return 0
    }
  }
}
