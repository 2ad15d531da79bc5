package import StackLayout

/// Some options of one decision can be reached and others cannot.
///
/// **What it checks.** The controls that name the same `choice:`: those that are dropped, not part of the alternative that is taken, or out of sight where no
/// scroll reaches, while another of them is there.
///
/// **Why it matters.** A decision of which a reader sees only one side is made for them: “Allow” without “Deny”.
///
/// **What to do.** Shorten what stands above the options, let the screen scroll, or keep the options on one rung of the ladder and in every alternative.
package struct HalfAChoice: Rule {
  package static let id = RuleID.halfAChoice

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool {
    prepared.traits.contains { $0.choice != nil }
  }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    var seen: [String] = []
    for node in layout.prepared.index.controls {
      guard let choice = layout.prepared.traits[node].choice, !seen.contains(choice) else {
        continue
      }
      seen.append(choice)
      let (reachable, lost) = options(of: choice, in: layout)
      guard reachable > 0, let first = lost.first else { continue }
      violations.append(
        Violation(
          rule: Self.id, node: first, candidate: nil, shortfall: Double(lost.count)))
    }
  }

  private func options(
    of choice: String, in layout: StackSolver
  ) -> (reachable: Int, lost: [Int]) {
    var reachable = 0
    var lost: [Int] = []
    for node in layout.prepared.index.controls where layout.prepared.traits[node].choice == choice {
      if layout.isLost(node) || (layout.placed[node].isShown && layout.isOutOfReach(node)) {
        lost.append(node)
      } else if layout.placed[node].isShown {
        reachable += 1
      }
    }
    return (reachable, lost)
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let choice = layout.prepared.traits[violation.node].choice ?? ""
    let (reachable, lost) = options(of: choice, in: layout)
    let names = lost.map { layout.prepared.nodes[$0].name }.joined(separator: ", ")
    return
      "\(lost.count) of the \(reachable + lost.count) options of “\(choice)” cannot be reached: \(names)"
  }
}
