package import StackLayout

/// Some options of one decision can be reached and others cannot.
///
/// **What it checks.** The controls that name the same `choice:`: those that are dropped, not part of the alternative that is taken, left out by a `when` on
/// the window or the text size, or out of sight where no scroll reaches, while another of them is there. Controls with one `id`, or else with one label,
/// are forms of the same option.
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
    for option in layout.prepared.obligations {
      guard case .option(let choice) = option.reason, !seen.contains(choice) else { continue }
      seen.append(choice)
      let (reachable, lost) = options(of: choice, in: layout)
      guard reachable > 0, let first = lost.first else { continue }
      violations.append(
        Violation(
          rule: Self.id, node: first.node, candidate: nil, shortfall: Double(lost.count)))
    }
  }

  /// An option that cannot be reached.
  private struct Lost {
    var node: Int
    /// With its number, where several have the name.
    var name: String
  }

  private func options(
    of choice: String, in layout: StackSolver
  ) -> (reachable: Int, lost: [Lost]) {
    var reachable = 0
    var lost: [Lost] = []
    for option in layout.prepared.obligations {
      guard case .option(choice) = option.reason else { continue }
      let needed = option.needed(in: layout.condition)
      let found = option.count(upTo: needed) { isReachable($0, in: layout) }
      reachable += found
      guard found < needed else { continue }
      // What is laid out comes first, in the order in which a reader meets it.
      let forms = option.forms(in: layout.condition.state)
      let shown = forms.filter { layout.placed[$0].isShown }
      let others = forms.filter { !layout.placed[$0].isShown }
      for (index, node) in (shown + others).prefix(needed).enumerated()
      where !isReachable(node, in: layout) {
        let name = layout.prepared.nodes[node].name
        lost.append(
          Lost(node: node, name: needed == 1 ? name : "\(name) \(index + 1) of \(needed)"))
      }
    }
    return (reachable, lost)
  }

  private func isReachable(_ node: Int, in layout: StackSolver) -> Bool {
    layout.placed[node].isShown && !layout.isOutOfReach(node)
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let choice = layout.prepared.traits[violation.node].choice ?? ""
    let (reachable, lost) = options(of: choice, in: layout)
    let names = lost.map(\.name).joined(separator: ", ")
    return
      "\(lost.count) of the \(reachable + lost.count) options of “\(choice)” cannot be reached: \(names)"
  }
}
