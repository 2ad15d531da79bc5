package import StackLayout

/// Not even one row of a paged list fits on a page.
///
/// **What it checks.** The height of a list's row with its worst texts, and of the controls that turn pages, against the height left for the list.
///
/// **Why it matters.** Lists never scroll, they page; a page without a row shows nothing.
///
/// **What to do.** Shorten the row's texts, or give the list more room by moving other blocks off the screen.
package struct PageCannotHoldRow: Rule {
  package static let id = RuleID.pageCannotHoldRow
  package static let occasions: Occasions = .tooHigh

  package init() {}

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    guard layout.shortfall > FitTolerance.points, let node = layout.pages,
      case .list = layout.prepared.nodes[node].kind
    else { return }
    violations.append(
      Violation(rule: Self.id, node: node, candidate: nil, shortfall: layout.shortfall))
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let row = layout.placed[violation.node + 1].leastHeight
    let name = layout.prepared.nodes[violation.node].name
    let left = max(0, row - violation.shortfall)
    return "a row of \(name) is \(row.inPoints) high, a page leaves \(left.inPoints)"
  }
}
