internal import ScreenModel
package import StackLayout

/// A screen fits, but with less to spare than the app asks for.
///
/// **What it checks.** With `margin:` of the app, each cell that breaks no other rule: the height that is left below its stack with elastic media at their floors,
/// and by how much the texts and rows could be narrower before one of them breaks, in points, not scaled.
///
/// **Why it matters.** What fits to the point today does not with the next word, the next release of the system, or a face that is a hair wider.
///
/// **What to do.** Shorten a text or lower a gap by as much as is missing; `screenfit replay --verbose` shows what each screen has to spare.
///
/// **Options.** `margin: { height: 4, width: 2 }`; without the key nothing is asked for.
package struct MarginTooSmall: Rule {
  package static let id = RuleID.marginTooSmall

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool { prepared.app.margin != nil }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    guard let goal = layout.prepared.app.margin else { return }
    let margin = layout.margin
    // What does not fit at all is the matter of other rules.
    if layout.shortfall <= FitTolerance.points {
      add(goal.height - margin.height, layout.prepared.content, into: &violations)
    }
    if let node = margin.widthNode {
      add(goal.width - margin.width, node, into: &violations)
    }
  }

  private func add(_ shortfall: Points, _ node: Int, into violations: inout [Violation]) {
    guard shortfall > FitTolerance.points else { return }
    violations.append(
      Violation(rule: Self.id, node: node, candidate: nil, shortfall: shortfall))
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let goal = layout.prepared.app.margin
    let name = layout.prepared.nodes[violation.node].name
    if violation.node == layout.prepared.content {
      let asked = goal?.height ?? 0
      let left = (asked - violation.shortfall).inPoints
      return "\(name) has \(left) of height to spare, the app asks for \(asked.inPoints)"
    }
    let asked = goal?.width ?? 0
    let left = (asked - violation.shortfall).inPoints
    return "\(name) has \(left) of width to spare, the app asks for \(asked.inPoints)"
  }
}
