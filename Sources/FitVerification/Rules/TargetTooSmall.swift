internal import ScreenModel
package import StackLayout

/// A control is smaller than the app's least target.
///
/// **What it checks.** The width and the height of each control against `control: target:` of the app, or the control's own where that is larger, in points. Targets are an
/// accessibility floor: they are not multiplied by the display scale.
///
/// **Why it matters.** A small target is missed by a hand that trembles and by a thumb that cannot feel the edge.
///
/// **What to do.** Give the control more width in its row, or drop its own smaller `target:`. A `diameter:` below the target is not the cause:
/// such a control is as large as its target.
package struct TargetTooSmall: Rule {
  package static let id = RuleID.targetTooSmall

  package init() {}

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    let least = layout.prepared.app.control.minimumTarget
    layout.placed.withUnsafeBufferPointer { placed in
      for target in layout.prepared.index.targets where placed[target.node].isShown {
        let frame = placed[target.node].frame
        // A control's own target counts where it is larger than the app's; a circle is no wider than it is high.
        let floor = max(least, target.minimum)
        if frame.width >= floor, frame.height >= floor { continue }
        let shortfall = floor - min(frame.width, frame.height)
        guard shortfall > FitTolerance.points else { continue }
        violations.append(
          Violation(rule: Self.id, node: target.node, candidate: nil, shortfall: shortfall))
      }
    }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    guard case .control(let box) = layout.prepared.nodes[violation.node].kind else {
      return "a target is too small"
    }
    let floor = max(layout.prepared.app.control.minimumTarget, box.minimumTarget)
    let frame = layout.placed[violation.node].frame
    let name = layout.prepared.nodes[violation.node].name
    let size = "\(frame.width.formatted) × \(frame.height.inPoints)"
    return "\(name) is \(size), a target needs \(floor.inPoints) each way"
  }
}
