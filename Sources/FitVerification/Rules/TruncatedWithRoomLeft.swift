internal import ScreenModel
package import StackLayout

/// A text is cut although there is room for it.
///
/// **What it checks.** Each text that takes more lines than the `lines:` of its block: whether the lines too many would fit into the height that its screen, or
/// the block of a fixed height that it stands in, has to spare, or whether the blocks beside it in its row have more width than they need. Where there is room,
/// this rule reports in place of F101. The lines of a `role` are a budget for whoever writes, room or no room: they stay with F101.
///
/// **Why it matters.** The reader misses words for the sake of nothing: a single line where two would do, or cells of equal width where one is half empty.
///
/// **What to do.** Allow the text the lines that the finding names, or give its cell the width that its neighbours do not need (`width: fill`, or a greater
/// `weight`). Shortening the text helps, too.
package struct TruncatedWithRoomLeft: Rule {
  package static let id = RuleID.truncatedWithRoomLeft
  package static let occasions: Occasions = .overLines

  package init() {}

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    TextOverLines.findCut(in: layout) { violation in
      guard layout.roomLeft(for: violation) != nil else { return }
      var violation = violation
      violation.rule = Self.id
      violations.append(violation)
    }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let name = layout.prepared.nodes[violation.node].name
    let allowed = layout.textBox(of: violation.node)?.maximumLines ?? 0
    let cut = "\(name) takes \((allowed + Int(violation.shortfall)).lines) but may take \(allowed)"
    return switch layout.roomLeft(for: violation) {
    case .below(.infinity)?: "\(cut), though what is below can be scrolled"
    case .below(let points)?: "\(cut), though \(points.inPoints) of height are left"
    case .beside(let points)?: "\(cut), though \(points.inPoints) of width are left beside it"
    case nil: cut
    }
  }
}

/// Room that would hold a text that is cut, in points.
enum RoomLeft: Hashable {
  case below(Points)
  case beside(Points)
}

extension StackSolver {
  /// Finds the room that a cut text could have had.
  ///
  /// - Parameter violation: How many lines it takes too many, and by how much its box is too narrow for those allowed.
  /// - Returns: nil where there is none, and for texts whose lines are a budget.
  func roomLeft(for violation: Violation) -> RoomLeft? {
    let node = violation.node
    guard !prepared.traits[node].isBudgeted else { return nil }
    let beside = spareBeside(node)
    if violation.excess > 0, violation.excess <= beside { return .beside(beside) }
    // The layout gave it all its lines, those that are cut off, too.
    let below = spareBelow(node)
    let cutOff = violation.shortfall * placed[node].lineHeight
    return below >= -FitTolerance.points ? .below(below + cutOff) : nil
  }

  /// The height that is left where nothing is cut off: of the innermost block of a fixed height around it, else of the screen.
  private func spareBelow(_ node: Int) -> Points {
    var around = prepared.variants.parents[node]
    while around >= 0 {
      if case .slot = prepared.nodes[around].kind {
        return placed[around].frame.height - placed[around + 1].leastHeight
      }
      around = prepared.variants.parents[around]
    }
    return node > prepared.content || !mayScroll ? -shortfall : 0
  }

  /// The width that a row has to spare, and its other cells, as far as they are single texts, controls or reserves that share it.
  private func spareBeside(_ node: Int) -> Points {
    var cell = node
    var row = prepared.variants.parents[node]
    while row >= 0 {
      if case .row = prepared.nodes[row].kind { break }
      cell = row
      row = prepared.variants.parents[row]
    }
    guard row >= 0 else { return 0 }
    // Cells with a share get all that is left: then it is not the row's.
    let isShared = children(of: row).contains(where: sharesWidth)
    var spare = isShared ? 0 : max(0, -placed[row].overflow)
    for other in children(of: row) where other != cell && sharesWidth(other) {
      switch prepared.nodes[other].kind {
      case .text, .control:
        // One that never breaks is as wide as its words.
        if placed[other].slack.isFinite { spare += max(0, placed[other].slack) }
      case .reserve: spare += placed[other].frame.width
      default: break
      }
    }
    return spare
  }

  private func sharesWidth(_ cell: Int) -> Bool {
    if case .weight = prepared.nodes[cell].width { true } else { false }
  }
}
