internal import ScreenModel
package import StackLayout

/// A control is smaller than the floor of its rank.
///
/// **What it checks.** The width and the height of each control with a `rank:` against that rank under `control: floors:` of the app, in points. Floors are not
/// multiplied by the display scale.
///
/// **Why it matters.** What a screen is there for, such as the one button that calls for help, must be hit by a hand that is not steady.
///
/// **What to do.** Make the control higher (`target:`), give it more width in its row, or leave it more room by shortening other blocks.
package struct TargetUnderFloor: Rule {
  package static let id = RuleID.targetUnderFloor

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool {
    !prepared.app.control.floors.isEmpty && prepared.traits.contains { $0.rank != nil }
  }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    for node in layout.prepared.index.controls where layout.placed[node].isShown {
      guard let floor = floor(of: node, in: layout) else { continue }
      let frame = layout.placed[node].frame
      let shortfall = floor - min(frame.width, frame.height)
      guard shortfall > FitTolerance.points else { continue }
      violations.append(
        Violation(rule: Self.id, node: node, candidate: nil, shortfall: shortfall))
    }
  }

  private func floor(of node: Int, in layout: StackSolver) -> Points? {
    layout.prepared.traits[node].rank.flatMap { layout.prepared.app.control.floors[$0] }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let frame = layout.placed[violation.node].frame
    let name = layout.prepared.nodes[violation.node].name
    let rank = layout.prepared.traits[violation.node].rank?.rawValue ?? ""
    let floor = floor(of: violation.node, in: layout) ?? 0
    return
      "\(name) is \(frame.width.formatted) × \(frame.height.inPoints), the floor of rank “\(rank)” is \(floor.inPoints)"
  }
}
