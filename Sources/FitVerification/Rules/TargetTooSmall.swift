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
    for node in layout.prepared.index.controls where layout.placed[node].isShown {
      guard case .control(let box) = layout.prepared.nodes[node].kind else { continue }
      let floor = floor(of: box, in: layout)
      let frame = layout.placed[node].frame
      let width = min(frame.width, box.diameter == nil ? frame.width : frame.height)
      let shortfall = floor - min(width, frame.height)
      guard shortfall > FitTolerance.points else { continue }
      violations.append(
        Violation(rule: Self.id, node: node, candidate: nil, shortfall: shortfall))
    }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    guard case .control(let box) = layout.prepared.nodes[violation.node].kind else {
      return "a target is too small"
    }
    let floor = floor(of: box, in: layout)
    let frame = layout.placed[violation.node].frame
    let name = layout.prepared.nodes[violation.node].name
    let size = "\(frame.width.formatted) × \(frame.height.inPoints)"
    return "\(name) is \(size), a target needs \(floor.inPoints) each way"
  }

  /// A control's own target counts where it is larger than the app's.
  private func floor(of box: Node.ControlBox, in layout: StackSolver) -> Points {
    max(layout.prepared.app.control.minimumTarget, box.minimumTarget)
  }
}
