internal import ScreenModel
package import StackLayout

/// What is pinned does not lie wholly inside the safe area.
///
/// **What it checks.** The blocks under `pinned:` against the safe area's top and bottom: those at the bottom grow upwards, those at the top downwards.
///
/// **Why it matters.** What is pinned is there because it must always be at hand. Under a notch or a home indicator, or off the window, it is not.
///
/// **What to do.** Shorten the labels, set fewer blocks one under another where the window is low (`when: { max-height: … }`), or pin less.
package struct PinnedOutsideSafeArea: Rule {
  package static let id = RuleID.pinnedOutsideSafeArea

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool {
    prepared.pinnedTop != nil || prepared.pinnedBottom != nil
  }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    let condition = layout.condition
    let padding = layout.prepared.app.padding
    let safeTop = condition.top - padding.top * condition.scale
    let safeBottom = condition.bottom + padding.bottom * condition.scale
    let edges = [
      layout.prepared.pinnedTop.map { ($0, layout.placed[$0].frame.bottom - safeBottom) },
      layout.prepared.pinnedBottom.map { ($0, safeTop - layout.placed[$0].frame.y) },
    ]
    for case let (node, shortfall)? in edges
    where shortfall > FitTolerance.points && layout.placed[node].isShown {
      violations.append(
        Violation(rule: Self.id, node: node, candidate: nil, shortfall: shortfall))
    }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let name = layout.prepared.nodes[violation.node].name
    let height = layout.placed[violation.node].frame.height
    return
      "\(name) is \(height.inPoints) high and leaves the safe area by \(violation.shortfall.inPoints)"
  }
}
