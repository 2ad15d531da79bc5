internal import ScreenModel
package import StackLayout

/// What a block holds is higher than the height that the block is fixed to.
///
/// **What it checks.** Each block with a `height:` of its own against what it shows: the lines of a text; the lines and the icon of a control; whatever else
/// stands in it, with its spacing. A line is at least as high as its type, however small its `line-height`, also at any depth of a row or stack: letters may reach into
/// the space between blocks, not beyond the first and the last. The padding of the control itself does not count; that of controls inside a row or stack does, for it does
/// not give way to the height of what is around them.
///
/// **Why it matters.** A fixed height is drawn for one size of type and one language. At a larger size, or where a second line is needed, tops and tails
/// of letters are cut off; an icon that is too high is cut or sticks out.
///
/// **What to do.** Leave `height:` out, or give the least height instead: `target:` of a control, `floor:` of a picture. Or make the icon smaller.
package struct LabelClipped: Rule {
  package static let id = RuleID.labelClipped
  package static let occasions: Occasions = .fixedHeight

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool { !prepared.index.clipping.isEmpty }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    for node in layout.prepared.index.clipping where layout.placed[node].isShown {
      let shortfall = layout.shownHeight(of: node + 1) - layout.placed[node].leastHeight
      guard shortfall > FitTolerance.points else { continue }
      violations.append(
        Violation(rule: Self.id, node: node, candidate: nil, shortfall: shortfall))
    }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let name = layout.prepared.nodes[violation.node].name
    let need = layout.shownHeight(of: violation.node + 1)
    let height = layout.placed[violation.node].leastHeight
    return "\(name) needs \(need.inPoints) but its height is fixed to \(height.inPoints)"
  }
}
