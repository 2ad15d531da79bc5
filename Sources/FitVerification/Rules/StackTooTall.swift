package import StackLayout

/// A stack needs more height than its window leaves.
///
/// **What it checks.** The least heights of a screen's blocks, with the spacing between them and the dock, against the height between the bar and
/// the bottom padding. Elastic media count with their floors. It reports screens that would not fit even if their media gave up all their
/// height; where the media alone could pay, F203 reports instead, and where pages are too short, F205 or F206.
///
/// **Why it matters.** Nothing scrolls: what does not fit is not there for the reader, and a reader with large type loses it first.
///
/// **What to do.** Shorten the text that the finding names, make a picture elastic, split the screen into steps, or page its rows:
/// `list:` with a `row` and a `pager` shows as many rows on a page as fit.
/// The remedies that the finding offers were tried and cure every cell that it lists.
package struct StackTooTall: Rule {
  package static let id = RuleID.stackTooTall
  package static let occasions: Occasions = .tooHigh

  package init() {}

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    let shortfall = layout.shortfall
    guard shortfall > FitTolerance.points, layout.pages == nil,
      shortfall > layout.elasticFloors + FitTolerance.points
    else { return }
    violations.append(
      Violation(
        rule: Self.id, node: layout.prepared.content, candidate: nil, shortfall: shortfall))
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    "the stack needs \(layout.needed.inPoints) but the window leaves \(layout.available.inPoints)"
  }
}
