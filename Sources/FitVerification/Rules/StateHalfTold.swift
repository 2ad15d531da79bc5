internal import ScreenModel
package import StackLayout

/// A state of a screen is told by fewer signs than the app asks for.
///
/// **What it checks.** With `meaning: states:` of the app, each screen with `states`, in every cell: that what is shown in a state has a word, an icon and a
/// color (whichever of them the app asks for) that no other state shows. Words are those of texts and labels, icons those of controls with a `name` and small or
/// tinted media, colors the tokens that blocks name.
///
/// **Why it matters.** Whoever cannot tell two colors apart, does not know an icon or does not read the language has to know what is the case by another sign.
///
/// **What to do.** Give the state what it lacks: a word, an icon and a color of its own, each shown wherever the state is.
///
/// **Options.** `meaning: { states: [word, icon, color] }`.
package struct StateHalfTold: Rule {
  package static let id = RuleID.stateHalfTold

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool { prepared.signs != nil }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    guard let signs = layout.prepared.signs, !signs.tellApart(layout) else { return }
    let node = signs.ownBlock(in: layout) ?? layout.prepared.content
    let missing = signs.missing(in: layout).count
    violations.append(
      Violation(rule: Self.id, node: node, candidate: nil, shortfall: Double(missing)))
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let states = layout.prepared.screen.states
    var parts: [String] = []
    let missing = layout.prepared.signs?.missing(in: layout) ?? []
    for state in states.indices {
      let signs = missing.filter { $0.state == state }.map(\.sign.title)
      if !signs.isEmpty {
        parts.append("lacks \(signs.listed) to tell it from “\(states[state])”")
      }
    }
    return "state “\(states[layout.condition.state])” \(parts.listed)"
  }
}
