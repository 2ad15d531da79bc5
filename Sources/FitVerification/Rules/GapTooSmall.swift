internal import ScreenModel
package import StackLayout

/// Two controls stand too close to one another.
///
/// **What it checks.** The distance between each two controls against `control: gap:` of the app, in points, not multiplied by the display scale. A control that is
/// not shown, or lies wholly under another one, is no target. What is pinned is not compared with content that is too high to end above it: that it scrolls, or
/// does not fit, is the matter of other rules. Controls of one `id` are one control.
///
/// **Why it matters.** A tremor turns a tap into a short drag: what lies between two targets decides whether the wrong one is hit.
///
/// **What to do.** Put a gap between them, before making them larger.
package struct GapTooSmall: Rule {
  package static let id = RuleID.gapTooSmall

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool {
    prepared.app.control.minimumGap > 0
  }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    let controls = layout.prepared.index.controls
    let gap = layout.prepared.app.control.minimumGap
    layout.placed.withUnsafeBufferPointer { placed in
      for (index, node) in controls.enumerated() where placed[node].isShown {
        let frame = placed[node].frame
        var nearest = gap - FitTolerance.points
        var neighbour: Int?
        for other in controls[..<index] where placed[other].isShown {
          let beside = placed[other].frame
          let y = max(frame.y - beside.y - beside.height, beside.y - frame.y - frame.height)
          // Most are far above.
          guard y < nearest else { continue }
          let distance = distance(frame, beside)
          guard distance < nearest, isComparable(node, other, in: layout) else { continue }
          nearest = distance
          neighbour = other
        }
        guard let neighbour else { continue }
        // The forms of a control in other states are the same control.
        var violation = Violation(
          rule: Self.id, node: first(like: node, in: layout), candidate: nil,
          shortfall: gap - nearest)
        violation.neighbour = neighbour
        violations.append(violation)
      }
    }
  }

  private func first(like node: Int, in layout: StackSolver) -> Int {
    guard let id = layout.prepared.traits[node].id else { return node }
    return layout.prepared.index.controls.first { layout.prepared.traits[$0].id == id } ?? node
  }

  private func isComparable(_ a: Int, _ b: Int, in layout: StackSolver) -> Bool {
    let isContentTooHigh = layout.needed - layout.available > FitTolerance.points
    if isContentTooHigh, region(of: a, in: layout) != region(of: b, in: layout) { return false }
    let first = layout.placed[a].frame
    let second = layout.placed[b].frame
    return !covers(first, second) && !covers(second, first)
  }

  /// The part of the screen that a control stands in, as its first node: the bar's, that of what is pinned at an edge, or the content's.
  private func region(of node: Int, in layout: StackSolver) -> Int {
    let prepared = layout.prepared
    if node >= prepared.content { return prepared.content }
    if let bottom = prepared.pinnedBottom, node >= bottom { return bottom }
    if let top = prepared.pinnedTop, node >= top { return top }
    return 0
  }

  private func covers(_ a: Frame, _ b: Frame) -> Bool {
    a.x <= b.x && b.x + b.width <= a.x + a.width && a.y <= b.y && b.bottom <= a.bottom
  }

  private func distance(_ a: Frame, _ b: Frame) -> Points {
    let x = max(0, max(a.x - b.x - b.width, b.x - a.x - a.width))
    let y = max(0, max(a.y - b.bottom, b.y - a.bottom))
    return (x * x + y * y).squareRoot()
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let gap = layout.prepared.app.control.minimumGap
    let nodes = layout.prepared.nodes
    return
      "\(nodes[violation.neighbour].name) and \(nodes[violation.node].name) are \((gap - violation.shortfall).inPoints) apart, targets need \(gap.inPoints)"
  }
}
