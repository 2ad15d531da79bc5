internal import ScreenModel
package import StackLayout

/// A control stands elsewhere, or has another size, in another state of its screen.
///
/// **What it checks.** The frame of each control in each state against the first state that shows it. A control with an `id` is compared under that `id`,
/// whichever block it is; one with `moves: true` is not.
///
/// **Why it matters.** What moves when a message arrives moves under a finger that is already on its way, and the tap lands on something else.
///
/// **What to do.** Hold the height of the message open (`reserve: { tallest-of: … }`), give a label that changes a width of its own, or say `moves: true` if
/// moving is meant.
package struct TargetMoved: Rule {
  package static let id = RuleID.targetMoved

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool { prepared.screen.states.count > 1 }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    guard layout.condition.state > 0 else { return }
    var left = targets(in: layout)
    for state in 0..<layout.condition.state where !left.isEmpty {
      let other = layout.inState(state)
      left.removeAll { node in
        guard let same = counterpart(of: node, in: other) else { return false }
        let shortfall = distance(layout.placed[node].frame, other.placed[same].frame)
        if shortfall > FitTolerance.points {
          var violation = Violation(
            rule: Self.id, node: node, candidate: nil, shortfall: shortfall)
          violation.state = state
          violations.append(violation)
        }
        return true
      }
    }
  }

  private func targets(in layout: StackSolver) -> [Int] {
    layout.prepared.index.controls.filter {
      layout.placed[$0].isShown && !layout.prepared.traits[$0].moves
    }
  }

  private func counterpart(of node: Int, in other: StackSolver) -> Int? {
    if other.placed[node].isShown { return node }
    guard let id = other.prepared.traits[node].id else { return nil }
    return other.prepared.index.controls.first {
      other.placed[$0].isShown && other.prepared.traits[$0].id == id
    }
  }

  private func distance(_ a: Frame, _ b: Frame) -> Points {
    max(
      max((a.x - b.x).magnitude, (a.y - b.y).magnitude),
      max((a.width - b.width).magnitude, (a.height - b.height).magnitude))
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let states = layout.prepared.screen.states
    let name = layout.prepared.nodes[violation.node].name
    let change = violation.shortfall.inPoints
    return
      "\(name) moves or changes size by \(change) between “\(states[violation.state])” and “\(states[layout.condition.state])”"
  }
}
