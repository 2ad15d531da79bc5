package import StackLayout

/// A section of a screen that is paged by section does not fit on a page of its own.
///
/// **What it checks.** The height of each section against the height that a page leaves above the controls that turn pages.
///
/// **Why it matters.** A group of related choices is never split: one that is higher than a page cannot be shown whole.
///
/// **What to do.** Shorten its texts, or divide it into two sections that each make sense alone.
package struct SectionCannotFit: Rule {
  package static let id = RuleID.sectionCannotFit
  package static let occasions: Occasions = .tooHigh

  package init() {}

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    guard layout.shortfall > FitTolerance.points, let node = layout.pages,
      case .sections = layout.prepared.nodes[node].kind
    else { return }
    let room =
      layout.placed[node].leastHeight - layout.placed[node].pagerHeight - layout.shortfall
    for section in layout.children(of: node)
    where layout.prepared.nodes[section].end != layout.prepared.nodes[node].end {
      let shortfall = layout.placed[section].leastHeight - room
      guard shortfall > FitTolerance.points else { continue }
      violations.append(
        Violation(rule: Self.id, node: section, candidate: nil, shortfall: shortfall))
    }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let height = layout.placed[violation.node].leastHeight
    let name = layout.prepared.nodes[violation.node].name
    let left = max(0, height - violation.shortfall)
    return "section \(name) is \(height.inPoints) high, a page leaves \(left.inPoints)"
  }
}
