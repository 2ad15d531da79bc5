internal import ScreenModel
package import StackLayout

/// Alternatives undo one another without end.
///
/// **What it checks.** Alternatives that are chosen by their height in what is pinned and in the content each depend on the height that the other leaves. The
/// choices are made again with one another's results until none changes; this rule reports those that never settle.
///
/// **Why it matters.** An app that measures the two apart flickers between them, or shows whichever it happened to come from: at one size one thing
/// today and another tomorrow.
///
/// **What to do.** Choose one of the two by a condition on the window or the text size (`when:`), or let it depend on its width only (`axis: width`).
package struct AlternativeUnstable: Rule {
  package static let id = RuleID.alternativeUnstable

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool { !prepared.variants.choices.isEmpty }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    for node in layout.unstableChoices {
      violations.append(Violation(rule: Self.id, node: node, candidate: nil, shortfall: 1))
    }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let name = layout.prepared.nodes[violation.node].name
    let others = layout.unstableChoices.filter { $0 != violation.node }.map {
      let other = layout.prepared.nodes[$0]
      return "\(other.name) (line \(other.location.line))"
    }
    return "the choice of \(name) and that of \(others.joined(separator: ", ")) undo one another"
  }
}
