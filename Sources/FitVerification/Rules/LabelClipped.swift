internal import ScreenModel
package import StackLayout

/// The lines of a text are higher than the height that its block is fixed to.
///
/// **What it checks.** Each block with a `height:` of its own against what it holds: the lines of a text or of a control's label, or what else stands in it.
///
/// **Why it matters.** A fixed height is drawn for one size of type and one language. At a larger size, or where a second line is needed, tops and tails
/// of letters are cut off.
///
/// **What to do.** Leave `height:` out, or give the least height instead: `target:` of a control, `floor:` of a picture.
package struct LabelClipped: Rule {
  package static let id = RuleID.labelClipped
  package static let occasions: Occasions = .fixedHeight

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool { !prepared.index.clipping.isEmpty }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    for node in layout.prepared.index.clipping where layout.placed[node].isShown {
      let shortfall = need(of: node, in: layout) - layout.placed[node].frame.height
      guard shortfall > FitTolerance.points else { continue }
      violations.append(
        Violation(rule: Self.id, node: node, candidate: nil, shortfall: shortfall))
    }
  }

  /// What the only block in a fixed height needs of it; the padding of a control may be cut.
  private func need(of node: Int, in layout: StackSolver) -> Points {
    let inside = node + 1
    let placed = layout.placed[inside]
    return layout.textBox(of: inside) == nil
      ? placed.leastHeight : Double(placed.lines) * placed.lineHeight
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let name = layout.prepared.nodes[violation.node].name
    let need = need(of: violation.node, in: layout)
    let height = layout.placed[violation.node].frame.height
    return "\(name) needs \(need.inPoints) but its height is fixed to \(height.inPoints)"
  }
}
