internal import ScreenModel
package import StackLayout

/// Words or a control are dropped, or squeezed out of their row, while a picture is still there.
///
/// **What it checks.** Where the ladder of `drop:` drops a text or a control, whether a picture or video is shown that is not `essential`
/// and takes height from the same column. And where the cells of a row are wider than it, whether such a picture among them is as wide as what is too much, or
/// leaves the words beside it no room at all.
///
/// **Why it matters.** Decoration that stays while words go is the wrong way round: the reader keeps what says least.
///
/// **What to do.** Give the picture a lower `drop:` than the words, leave it out of the row where the words need the room, or mark it `essential: true` if it says what no words say.
package struct ShedOutOfOrder: Rule {
  package static let id = RuleID.shedOutOfOrder
  package static let occasions: Occasions = [.dropped, .narrowRow]

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool {
    !prepared.variants.ladder.isEmpty || !prepared.index.rows.isEmpty
  }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    for node in layout.prepared.nodes.indices where layout.placed[node].isShed {
      switch layout.prepared.nodes[node].kind {
      case .text, .control:
        guard shownMedia(beside: node, in: layout) != nil else { continue }
        violations.append(Violation(rule: Self.id, node: node, candidate: nil, shortfall: 1))
      default: break
      }
    }
    for row in layout.prepared.index.rows where layout.placed[row].isShown {
      guard let (text, _) = squeezedText(of: row, in: layout) else { continue }
      violations.append(Violation(rule: Self.id, node: text, candidate: nil, shortfall: 1))
    }
  }

  /// Finds the first text of a row whose words lack the width that a picture in the row takes.
  private func squeezedText(
    of row: Int, in layout: StackSolver
  ) -> (text: Int, media: Int)? {
    let prepared = layout.prepared
    guard
      let media = layout.children(of: row).first(where: { node in
        guard case .media = prepared.nodes[node].kind else { return false }
        return !prepared.traits[node].isEssential
      })
    else { return nil }
    let overflow = layout.placed[row].overflow
    for text in layout.children(of: row) {
      guard case .text = prepared.nodes[text].kind else { continue }
      let placed = layout.placed[text]
      let isSqueezedOut = placed.boxWidth < placed.size
      guard overflow > FitTolerance.points,
        isSqueezedOut || overflow <= layout.placed[media].frame.width
      else { continue }
      return (text, media)
    }
    return nil
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
    let squeezed = layout.prepared.index.rows.lazy.compactMap {
      self.squeezedText(of: $0, in: layout)
    }.first { $0.text == violation.node }
    let media =
      squeezed?.media ?? shownMedia(beside: violation.node, in: layout)
    let picture = media.map { layout.prepared.nodes[$0].name } ?? "a picture"
    return squeezed == nil
      ? "\(name) is dropped while \(picture) is still shown"
      : "\(name) lacks width while \(picture) beside it keeps its own"
  }
}
