extension Block {
  /// Its text, or its label if it is a control.
  package var text: Text? {
    switch kind {
    case .text(let text): text
    case .control(let control): control.label
    default: nil
    }
  }

  /// The blocks that it holds, but for those that stand on pages.
  package var parts: [Block] {
    switch kind {
    case .row(let row): row.cells.map(\.block)
    case .stack(let stack): stack.blocks
    case .alternatives(let alternatives): alternatives.blocks
    case .tallest(let reserve): reserve.blocks
    case .text, .control, .media, .gap, .reserve, .list, .sections: []
    }
  }
}
