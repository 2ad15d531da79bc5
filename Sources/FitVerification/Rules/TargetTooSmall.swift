internal import ScreenModel
package import StackLayout

/// A control is smaller than the app's least target.
///
/// **What it checks.** The width and the height of each control against `control: target:` of the app, in points. Targets are an
/// accessibility floor: they are not multiplied by the display scale.
///
/// **Why it matters.** A small target is missed by a hand that trembles and by a thumb that cannot feel the edge.
///
/// **What to do.** Give the control more width in its row, or drop its own smaller `target:` or `diameter:`.
package struct TargetTooSmall: Rule {
  package static let id = RuleID.targetTooSmall

  package init() {}

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    let floor = layout.prepared.app.control.minimumTarget
    for node in layout.prepared.index.controls where layout.placed[node].isShown {
      guard case .control(let box) = layout.prepared.nodes[node].kind else { continue }
      let frame = layout.placed[node].frame
      let width = min(frame.width, box.diameter == nil ? frame.width : frame.height)
      let shortfall = floor - min(width, frame.height)
      guard shortfall > FitTolerance.points else { continue }
      violations.append(
        Violation(rule: Self.id, node: node, candidate: nil, shortfall: shortfall))
    }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let floor = layout.prepared.app.control.minimumTarget
    let frame = layout.placed[violation.node].frame
    let name = layout.prepared.nodes[violation.node].name
    let size = "\(frame.width.formatted) × \(frame.height.inPoints)"
    return "\(name) is \(size), a target needs \(floor.inPoints) each way"
  }
}
