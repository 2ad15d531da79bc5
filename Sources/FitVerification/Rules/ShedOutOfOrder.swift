package import StackLayout

/// Words or a control are dropped while a picture is still there.
///
/// **What it checks.** Where the ladder of `drop:` drops a text or a control, whether a picture or video is shown that is not `essential`
/// and takes height from the same column.
///
/// **Why it matters.** Decoration that stays while words go is the wrong way round: the reader keeps what says least.
///
/// **What to do.** Give the picture a lower `drop:` than the words, or mark it `essential: true` if it says what no words say.
package struct ShedOutOfOrder: Rule {
  package static let id = RuleID.shedOutOfOrder

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool { !prepared.variants.ladder.isEmpty }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    for node in layout.prepared.nodes.indices where layout.placed[node].presence == .shed {
      switch layout.prepared.nodes[node].kind {
      case .text, .control:
        guard shownMedia(beside: node, in: layout) != nil else { continue }
        violations.append(Violation(rule: Self.id, node: node, candidate: nil, shortfall: 1))
      default: break
      }
    }
  }

  /// Finds a picture whose height the block could have had: one in another cell of a row leaves it none.
  private func shownMedia(beside block: Int, in layout: StackSolver) -> Int? {
    layout.prepared.nodes.indices.first { node in
      guard case .media = layout.prepared.nodes[node].kind else { return false }
      return layout.placed[node].isShown && !layout.prepared.traits[node].isEssential
        && !layout.prepared.index.rows.contains { isParted($0, block, node, in: layout) }
    }
  }

  /// Whether two blocks stand in different cells of a row.
  private func isParted(_ row: Int, _ block: Int, _ other: Int, in layout: StackSolver) -> Bool {
    let nodes = layout.prepared.nodes
    let inside = row + 1..<nodes[row].end
    guard inside.contains(block), inside.contains(other) else { return false }
    var cell = row + 1
    while nodes[cell].end <= min(block, other) { cell = nodes[cell].end }
    return max(block, other) >= nodes[cell].end
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let name = layout.prepared.nodes[violation.node].name
    let media =
      shownMedia(beside: violation.node, in: layout).map { layout.prepared.nodes[$0].name }
      ?? "a picture"
    return "\(name) is dropped while \(media) is still shown"
  }
}
