internal import ScreenModel
package import StackLayout

/// Essential content is not shown.
///
/// **What it checks.** Each block with `essential: true`, in every window and at every text size, of every state and locale that has it: it must be shown, or
/// another block with the same `id` must be. A name and its initials share an `id`, so either will do; a block without an `id` may stand elsewhere in the same words. A `when` on the window, the text size or the family
/// excuses nothing; one on the state or the locale does. Of a block with `repeat` all copies must be shown. The ids of `must-show` are checked in the same
/// way where it says so.
///
/// **Why it matters.** What adapts to a small window must not lose what the screen is there for: a heading, a score, what is happening now.
///
/// **What to do.** Put the block, or a short form of it under the same `id`, into every alternative and under every condition; give it no place on the ladder
/// of what is dropped; or take another block out of the screen.
package struct EssentialLost: Rule {
  package static let id = RuleID.essentialLost

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool {
    !prepared.variants.isEmpty && prepared.obligations.contains { $0.isAboutBeingShown }
  }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    let obligations = layout.prepared.obligations
    for index in obligations.indices where obligations[index].isAboutBeingShown {
      let lost = obligations[index].lost(in: layout)
      guard lost > 0, !isStoodInFor(obligations[index], in: layout) else { continue }
      var violation = Violation(
        rule: Self.id, node: obligations[index].node, candidate: nil, shortfall: Double(lost))
      violation.obligation = index
      violations.append(violation)
    }
  }

  /// Whether a block that its own condition leaves out is said in the same words elsewhere.
  private func isStoodInFor(_ obligation: Obligation, in layout: StackSolver) -> Bool {
    obligation.standIns.contains { layout.placed[$0].isShown }
      && obligation.forms.allSatisfy { layout.placed[$0].presence == .elsewhere }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let obligation = layout.prepared.obligations[violation.obligation]
    let needed = obligation.needed(in: layout.condition)
    let name = layout.prepared.nodes[obligation.node].name
    let claim = obligation.claim
    let lost = Int(violation.shortfall)
    let which =
      needed == 1
      ? ""
      : lost == needed
        ? "none of its \(needed) copies is shown: "
        : "\(lost) of its \(needed) copies are not shown: "
    let reason = reason(for: obligation, in: layout)
    return "\(name) \(claim)\(which.isEmpty ? obligation.joint(before: reason) : which)\(reason)"
  }

  /// Why a form is not shown; what was taken away says more than what is for elsewhere.
  private func reason(for obligation: Obligation, in layout: StackSolver) -> String {
    let forms = obligation.forms(in: layout.condition.state)
    let absences = Set(forms.map { layout.placed[$0].presence })
    if absences.contains(.shed) { return "dropped so that the rest fits" }
    if absences.contains(.notTaken) { return "not part of the alternative that is taken" }
    if absences.contains(.empty) { return "nothing in it is laid out" }
    if forms.count > 1 { return "the “when” of each of its forms leaves it out" }
    let hasID = layout.prepared.traits[obligation.node].id != nil
    return "its “when” leaves it out"
      + (hasID ? "" : ", and it has no “id” that another block could share")
  }
}

extension Obligation {
  fileprivate var claim: String {
    guard case .promised(let promise) = reason else { return "is essential but " }
    let windows = promise.windows.map { " in \($0.listed) windows" } ?? ""
    return "must be shown\(windows) but "
  }

  /// The verb that the claim leaves to a reason that has none: “is” of “is essential but dropped” holds for both.
  fileprivate func joint(before reason: String) -> String {
    guard case .promised = self.reason else { return "" }
    return ["dropped", "not part"].contains { reason.hasPrefix($0) } ? "is " : ""
  }
}
