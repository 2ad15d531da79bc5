internal import ScreenModel
package import StackLayout

/// A word is wider than the box it stands in.
///
/// **What it checks.** The widest piece of each text that no rule may break, against the width of its box.
///
/// **Why it matters.** The platform cuts such a word in the middle or lets it stick out. Long compounds at large sizes are the usual case, and
/// a reader who relies on large type meets them first.
///
/// **What to do.** Use a shorter word, or mark where it may be divided with a soft hyphen (U+00AD), in double quotes:
/// `"Donau\u00ADdampfschiff"`.
package struct WordTooWide: Rule {
  package static let id = RuleID.wordTooWide
  package static let occasions: Occasions = .wideWord

  package init() {}

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    for text in layout.prepared.index.texts {
      guard text.minimumWidth > layout.placed[text.node].room,
        layout.placed[text.node].isShown
      else { continue }
      let placed = layout.placed[text.node]
      let slot = layout.slot(of: text.box)
      for index in slot.profiles.indices {
        let excess = (slot.profiles[index].minimumWidth - placed.room) * placed.size
        guard excess > 0 else { continue }
        violations.append(
          Violation(rule: Self.id, node: text.node, candidate: index, shortfall: excess))
      }
    }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let name = layout.prepared.nodes[violation.node].name
    let placed = layout.placed[violation.node]
    let room = placed.room * placed.size
    return
      "a word of \(name) is \((room + violation.shortfall).inPoints) wide, its box \(room.inPoints)"
  }
}
