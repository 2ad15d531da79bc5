package import ScreenModel

/// What rules and variants need to know of a node besides what it takes to lay it out.
package struct NodeTraits: Sendable {
  /// Where it is laid out; nil: everywhere.
  package var condition: Condition?
  package var id: String?
  package var drop: Int?
  package var isEssential = false
  /// Whether a control may stand elsewhere in another state.
  package var moves = false
  /// The decision that a control is one option of.
  package var choice: String?
  package var rank: ControlRank?

  init() {}

  init(_ block: Block) {
    condition = block.condition
    id = block.id
    drop = block.drop
    isEssential = block.isEssential
    guard case .control(let control) = block.kind else { return }
    moves = control.moves
    choice = control.choice
    rank = control.rank
  }
}
