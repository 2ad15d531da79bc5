internal import ScreenModel
package import StackLayout

/// The cells of a row need more width than it has.
///
/// **What it checks.** Fixed cells, cells as wide as their content, and the spacing between all cells, against the width of the row.
/// A bar and a dock are rows too.
///
/// **Why it matters.** Blocks side by side do not wrap: what does not fit runs off the window or over its neighbour.
///
/// **What to do.** Shorten a label, let one cell take the rest (`width: fill`) so that its text wraps, or put the cells one under another.
package struct RowTooNarrow: Rule {
  package static let id = RuleID.rowTooNarrow
  package static let occasions: Occasions = .narrowRow

  package init() {}

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    for node in layout.prepared.index.rows {
      let overflow = layout.placed[node].overflow
      guard overflow > FitTolerance.points, layout.placed[node].isShown else { continue }
      violations.append(
        Violation(rule: Self.id, node: node, candidate: nil, shortfall: overflow))
    }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let width = layout.placed[violation.node].frame.width
    let name = layout.prepared.nodes[violation.node].name
    return
      "the cells of \(name) need \((width + violation.shortfall).inPoints), it is \(width.inPoints) wide"
  }
}
