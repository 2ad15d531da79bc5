internal import ScreenModel
package import StackLayout

/// The bar and what is pinned leave next to nothing of the content to be seen.
///
/// **What it checks.** Where the content is scrolled, the height between what is pinned at the top and at the bottom: at least two of the app's least targets
/// (`control: target:`), one above the other.
///
/// **Why it matters.** Through a slit a reader can neither find a control nor see what it belongs to.
///
/// **What to do.** Pin less where the window is low, or set what is pinned side by side there (`when: { max-height: … }`).
package struct PinnedCoversContent: Rule {
  package static let id = RuleID.pinnedCoversContent
  package static let occasions: Occasions = .scrolling

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool { prepared.scrollsAnywhere }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    guard layout.scrollableOverflow > FitTolerance.points else { return }
    let shortfall = 2 * layout.prepared.app.control.minimumTarget - layout.available
    guard shortfall > FitTolerance.points else { return }
    let edge = layout.prepared.pinnedBottom ?? layout.prepared.pinnedTop ?? layout.prepared.content
    violations.append(
      Violation(rule: Self.id, node: edge, candidate: nil, shortfall: shortfall))
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let least = 2 * layout.prepared.app.control.minimumTarget
    return
      "the bar and what is pinned leave \(max(0, layout.available).inPoints) of the content in sight, \(least.inPoints) are needed"
  }
}
