package import StackLayout

/// A picture or video would have to be lower than its floor.
///
/// **What it checks.** Media are elastic: they take the height that text and controls leave. This rule reports media that are left less than their floor
/// (of the app, or of the block) at the window's scale.
///
/// **Why it matters.** Below the floor a picture no longer shows what it is there to show: a face, a place, a cover.
///
/// **What to do.** Shorten the text that takes the height, or lower the `floor:` of this picture if it still reads when smaller.
package struct MediaBelowFloor: Rule {
  package static let id = RuleID.mediaBelowFloor
  package static let occasions: Occasions = .tooHigh

  package init() {}

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    let shortfall = layout.shortfall
    guard shortfall > FitTolerance.points, layout.pages == nil,
      shortfall <= layout.elasticFloors + FitTolerance.points,
      let highest = layout.highestElasticMedia
    else { return }
    violations.append(
      Violation(rule: Self.id, node: highest, candidate: nil, shortfall: shortfall))
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let name = layout.prepared.nodes[violation.node].name
    let floor = layout.placed[violation.node].leastHeight
    let left = max(0, floor - violation.shortfall)
    return "\(name) is left \(left.inPoints) of height, its floor is \(floor.inPoints)"
  }
}
