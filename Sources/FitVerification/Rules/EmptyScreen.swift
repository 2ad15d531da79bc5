internal import ScreenModel
package import StackLayout

/// A screen shows nothing.
///
/// **What it checks.** Each screen with blocks that are not laid out everywhere: in every window, at every text size and in every state, family and locale, a text, a
/// control or media must be left of its content, its dock or what is pinned. A bar is not enough, nor are a height that is only held open, media squeezed to no
/// height and controls that turn empty pages. A screen on which nothing but heights is held open anywhere is left alone.
///
/// **Why it matters.** Each `when` and each `drop` is right by itself, and together they leave a reader with an empty screen, which overflows nothing. Where a state
/// is new, or a text size, it is easily named in no `when`.
///
/// **What to do.** Let one block have no `when`, or one for the cells that are named; give the last block no place on the ladder of what is dropped. Where an empty screen is
/// meant, allow it.
package struct EmptyScreen: Rule {
  package static let id = RuleID.emptyScreen

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool {
    !prepared.variants.isEmpty && prepared.nodes.indices.contains { prepared.canShow($0) }
  }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    let prepared = layout.prepared
    for node in prepared.nodes.indices where layout.showsSomething(at: node) { return }
    violations.append(
      Violation(rule: Self.id, node: prepared.content, candidate: nil, shortfall: 1))
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let prepared = layout.prepared
    let absences = Set(
      prepared.nodes.indices.lazy.filter { prepared.canShow($0) }
        .map { layout.placed[$0].presence })
    var reasons: [String] = []
    if absences.contains(.elsewhere) || absences.contains(.heldOpen) {
      reasons.append("left out by a “when”")
    }
    if absences.contains(.shed) { reasons.append("dropped") }
    if absences.contains(.notTaken) {
      reasons.append("not part of the alternative that is taken")
    }
    if absences.contains(.shown) { reasons.append("squeezed to no height") }
    var remains: [String] = []
    if let bar = prepared.bar, layout.placed[bar].isShown { remains.append("its bar") }
    if prepared.nodes.indices.contains(where: {
      layout.placed[$0].isShown && prepared.turnsPages($0)
    }) {
      remains.append("the controls that turn pages")
    }
    let rest = remains.isEmpty ? "" : " but " + remains.joined(separator: " and ")
    return "the screen shows nothing\(rest): \(remains.isEmpty ? "all of it" : "all else") is "
      + reasons.joined(separator: " or ")
  }
}

extension StackSolver {
  /// Whether a block is there to be seen, and is no part of the bar.
  fileprivate func showsSomething(at node: Int) -> Bool {
    placed[node].isShown && placed[node].frame.height > 0 && prepared.canShow(node)
  }
}

extension PreparedScreen {
  /// Whether a block shows something of the screen where it is laid out, and is no part of the bar.
  fileprivate func canShow(_ node: Int) -> Bool {
    if let bar, node < nodes[bar].end { return false }
    switch nodes[node].kind {
    case .text, .media: return true
    case .control: return !turnsPages(node)
    case .reserve, .row, .stack, .alternatives, .tallest, .slot, .list, .sections: return false
    }
  }

  /// Whether a block is one of the two controls that turn the pages of a list or of sections.
  fileprivate func turnsPages(_ node: Int) -> Bool {
    guard case .control = nodes[node].kind else { return false }
    let pager = variants.parents[node]
    let pages = pager < 0 ? -1 : variants.parents[pager]
    guard pages >= 0, nodes[pager].end == nodes[pages].end else { return false }
    switch nodes[pages].kind {
    case .list, .sections: return true
    case .text, .control, .media, .reserve, .row, .stack, .alternatives, .tallest, .slot:
      return false
    }
  }
}
