internal import ScreenModel
package import StackLayout

/// Content that may scroll is hardly higher than what is seen of it.
///
/// **What it checks.** Where `overflow:` lets the content scroll, whether less than 24 pt of it are out of sight. It is a warning: everything can be reached.
///
/// **Why it matters.** A page that was meant to stand still gives way a little under the finger, and nothing shows that there is more to come.
///
/// **What to do.** Shorten a text or a gap by as much, or leave it: the screen is complete.
package struct ScrollsByASliver: Rule {
  package static let id = RuleID.scrollsByASliver
  package static let occasions: Occasions = .scrolling

  package init() {}

  /// So much less out of sight looks like a mistake, in points.
  private static let sliver: Points = 24

  package func concerns(_ prepared: PreparedScreen) -> Bool { prepared.scrollsAnywhere }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    let overflow = layout.scrollableOverflow
    guard overflow > FitTolerance.points, overflow < Self.sliver else { return }
    violations.append(
      Violation(
        rule: Self.id, node: layout.prepared.content, candidate: nil, shortfall: overflow))
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    "the content scrolls by only \(violation.shortfall.inPoints)"
  }
}
