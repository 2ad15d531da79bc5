/// Layouts of a screen in its other states, for those who compare them; each is laid out in place again and again.
///
/// It is a class because whoever looks at a layout has no memory of its own; it is used where its solver is, on one thread.
final class StateLayouts {
  private var solvers: [StackSolver?]

  init(count: Int) { solvers = Array(repeating: nil, count: count) }

  func layout(like layout: StackSolver, in state: Int) -> StackSolver {
    var condition = layout.condition
    condition.state = state
    // Taken out while it is laid out, so that its memory is not copied.
    var solver = solvers[state].take() ?? layout.forgettingStates()
    solver.solve(condition)
    solvers[state] = solver
    return solver
  }
}

extension StackSolver {
  /// Returns the screen as it is laid out in another of its states, else under the same condition.
  package func inState(_ state: Int) -> StackSolver {
    if let states { return states.layout(like: self, in: state) }
    var other = self
    var condition = condition
    condition.state = state
    other.solve(condition)
    return other
  }
}
