internal import ScreenModel
package import StackLayout

/// A text takes several lines in a script whose line breaks on the platform are not known.
///
/// **What it checks.** Texts with a script that the platform profile lists as `uncertain-scripts`, wherever they do not fit on one line.
///
/// **Why it matters.** Such scripts have no spaces between words, so a dictionary decides where lines end, and the platform's is known to differ from the one
/// used here. The text may take a line more or less than was counted, and what is not known is never a pass.
///
/// **What to do.** Shorten the text until it fits on one line, or look at the screen on the device itself.
package struct LineBreaksUnknown: Rule {
  package static let id = RuleID.lineBreaksUnknown

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool { prepared.isDoubtful }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    for text in layout.prepared.index.texts {
      let placed = layout.placed[text.node]
      guard placed.isShown else { continue }
      for (index, candidate) in layout.slot(of: text.box).candidates.enumerated()
      where candidate.measured.isDoubtful(within: placed.room) {
        let excess = candidate.measured.profile.naturalWidth - placed.room
        violations.append(
          Violation(
            rule: Self.id, node: text.node, candidate: index, shortfall: excess * placed.size))
      }
    }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let name = layout.prepared.nodes[violation.node].name
    let measured = layout.textBox(of: violation.node).flatMap { box in
      violation.candidate.map { layout.slot(of: box).candidates[$0].measured }
    }
    let script = measured?.doubt ?? "its script"
    let profile = layout.prepared.app.profile.name
    return "where lines of \(script) end is not known of \(profile), and \(name) takes several"
  }
}
