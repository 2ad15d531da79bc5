internal import ScreenModel
package import StackLayout

/// A control or picture is wider than the box it stands in.
///
/// **What it checks.** The diameter of round controls, icons with the padding of their control, and the width that a picture of a given aspect needs to be
/// as high as its floor, against the width of the stack or cell that they stand in.
///
/// **Why it matters.** A circle or an icon does not shrink with its box: it runs off the window or over its neighbour. A picture is made lower
/// than its floor instead.
///
/// **What to do.** Make the control or its icon smaller, give its cell more width, or lower the floor of the picture.
package struct BlockTooWide: Rule {
  package static let id = RuleID.blockTooWide

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool { !prepared.index.wide.isEmpty }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    for node in layout.prepared.index.wide where layout.placed[node].isShown {
      let excess = layout.leastWidth(of: node) - layout.placed[node].frame.width
      guard excess > FitTolerance.points else { continue }
      violations.append(
        Violation(rule: Self.id, node: node, candidate: nil, shortfall: excess))
    }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let name = layout.prepared.nodes[violation.node].name
    let box = layout.placed[violation.node].frame.width
    return
      "\(name) needs \((box + violation.shortfall).inPoints) of width, its box has \(box.inPoints)"
  }
}
