package import StackLayout

/// Essential content is dropped, or is not part of the alternative that is taken.
///
/// **What it checks.** Each block with `essential: true`, where its `when` holds: it must be shown, or another block with the same `id` must be. A name
/// and its initials share an `id`, so either will do.
///
/// **Why it matters.** What adapts to a small window must not lose what the screen is there for: a heading, a score, what is happening now.
///
/// **What to do.** Put the block, or a short form of it under the same `id`, into every alternative; give it no place on the ladder of what is dropped; or
/// take another block out of the screen.
package struct EssentialLost: Rule {
  package static let id = RuleID.essentialLost

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool {
    prepared.traits.contains(where: \.isEssential)
  }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    for (node, traits) in layout.prepared.traits.enumerated()
    where traits.isEssential && layout.isLost(node) {
      violations.append(Violation(rule: Self.id, node: node, candidate: nil, shortfall: 1))
    }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let name = layout.prepared.nodes[violation.node].name
    return switch layout.placed[violation.node].presence {
    case .shed: "\(name) is essential but dropped so that the rest fits"
    case .empty: "\(name) is essential but nothing in it is laid out"
    default: "\(name) is essential but not part of the alternative that is taken"
    }
  }
}
