internal import ScreenModel
package import StackLayout

/// A text takes more lines than its role or block allows.
///
/// **What it checks.** The lines that a text really takes, measured in the face, size and width that it is set in, against the lines that its role
/// (or `lines:` of the block) allows. Of a content list every text is checked. Where `lines:` of a block cuts a text that there is room for, F113 reports instead.
///
/// **Why it matters.** A line more than planned pushes everything below it down; where a single line was planned, as in a bar, it is cut off.
///
/// **What to do.** Shorten the text; the finding names the word that opens the line too many and by how much the box is too narrow.
package struct TextOverLines: Rule {
  package static let id = RuleID.textOverLines
  package static let occasions: Occasions = .overLines

  package init() {}

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    Self.findCut(in: layout) { violation in
      // Where there is room for it, its limit is to blame: F113.
      if layout.roomLeft(for: violation) == nil { violations.append(violation) }
    }
  }

  /// Finds each text that takes more lines than it may, with how many and by how much its box is too narrow.
  static func findCut(in layout: StackSolver, _ body: (Violation) -> Void) {
    for text in layout.prepared.index.texts {
      let node = text.node
      guard let allowed = text.box.maximumLines, layout.placed[node].lines > allowed,
        layout.placed[node].isShown
      else { continue }
      let room = layout.placed[node].room
      let slot = layout.slot(of: text.box)
      // A word that must be cut is the cause of its own lines: F103.
      for index in slot.profiles.indices where slot.profiles[index].minimumWidth <= room {
        let lines = slot.lineCount(of: index, within: room)
        guard lines > allowed else { continue }
        let enough = slot.profiles[index].steps.first { $0.lines <= allowed }?.width ?? room
        body(
          Violation(
            rule: Self.id, node: node, candidate: index, shortfall: Double(lines - allowed),
            excess: (enough - room) * layout.placed[node].size))
      }
    }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let name = layout.prepared.nodes[violation.node].name
    let allowed = layout.textBox(of: violation.node)?.maximumLines ?? 0
    return "\(name) takes \((allowed + Int(violation.shortfall)).lines) but may take \(allowed)"
  }
}
