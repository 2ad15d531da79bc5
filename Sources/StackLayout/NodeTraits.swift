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
  /// Whether its lines are those of a role, so that they are a budget for its words.
  package var isBudgeted = false
  /// Whether it shows an icon.
  package var showsIcon = false
  /// What its icon shows; nil where there is none or nobody says.
  package var icon: String?
  /// The color tokens that it names.
  package var colors: [String] = []
  /// nil for a block that names no colour.
  package var colours: BlockColours?

  init() {}

  init(_ block: Block, mediaFloor: Points) {
    condition = block.condition
    id = block.id
    drop = block.drop
    isEssential = block.isEssential
    colors = [block.colours?.foreground, block.colours?.background, block.colours?.outline]
      .compactMap { $0?.name }
    colours = block.colours
    switch block.kind {
    case .text(let text):
      isBudgeted = text.role != nil
    case .control(let control):
      moves = control.moves
      choice = control.choice
      rank = control.rank
      isBudgeted = control.label?.role != nil
      // A control without a label shows something else in its place.
      showsIcon = control.icon != nil || control.label == nil
      icon = control.iconName
    case .media(let media):
      let isSmall = !media.elastic && (media.floor ?? .infinity) <= mediaFloor
      showsIcon = isSmall || block.colours?.foreground != nil
      icon = showsIcon ? block.name : nil
    default: break
    }
  }
}
