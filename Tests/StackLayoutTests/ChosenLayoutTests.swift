import FitTestSupport
import ScreenModel
import StackLayout
import Testing

@Suite("What is chosen") struct ChosenLayoutTests {
  /// While alternatives are tried, only what changes is measured again; without any, all is measured at once.
  @Test(
    "stands where it stands on a screen of nothing else", arguments: 1...8 as ClosedRange<UInt64>)
  func chosenAlone(seed: UInt64) throws {
    var screens = RandomScreens(seed: seed)
    var choices = 0
    for _ in 0..<60 {
      let screen = screens.next()
      var layout = try VariantLayout(screen)
      choices += layout.prepared.variants.choices.count
      for _ in 0..<6 {
        let (width, height) = (screens.length(5...260), screens.length(5...300))
        try layout.solve(width, height)
        let alone = try VariantLayout(
          Reduction(layout).screen(screen), in: SampleApp.window(width, height))
        #expect(alone.solver.needed == layout.solver.needed)
        // A block that is left without children is none of those that have none.
        let leaves = leafNames(of: layout)
        #expect(places(in: alone).filter { leaves.contains($0.key) } == places(in: layout))
      }
    }
    #expect(choices > 60)
  }

  private func leafNames(of layout: VariantLayout) -> Set<String> {
    let nodes = layout.prepared.nodes
    return Set(nodes.indices.filter { nodes[$0].end == $0 + 1 }.map { nodes[$0].name })
  }

  /// The frames of the blocks without children that are shown, by name.
  private func places(in layout: VariantLayout) -> [String: Frame] {
    var places: [String: Frame] = [:]
    for name in layout.shown { places[name] = try? layout.frame(name) }
    return places
  }
}

/// Leaves of a screen only what one of its layouts shows or holds open, without conditions and alternatives.
private struct Reduction {
  private var kept: Set<String> = []

  init(_ layout: VariantLayout) {
    for (node, placed) in zip(layout.prepared.nodes, layout.solver.placed)
    where placed.presence == .shown || placed.presence == .heldOpen { kept.insert(node.name) }
  }

  func screen(_ screen: Screen) -> Screen {
    var reduced = screen
    reduced.stack.blocks = blocks(screen.stack.blocks)
    if let pinned = screen.pinned {
      reduced.pinned?.top.blocks = blocks(pinned.top.blocks)
      reduced.pinned?.bottom.blocks = blocks(pinned.bottom.blocks)
    }
    return reduced
  }

  private func blocks(_ blocks: [Block]) -> [Block] { blocks.compactMap { block($0) } }

  private func block(_ block: Block) -> Block? {
    guard kept.contains(block.name) else { return nil }
    var reduced = block
    reduced.condition = nil
    reduced.drop = nil
    switch block.kind {
    case .alternatives(let alternatives):
      return blocks(alternatives.blocks).first
    case .stack(var stack):
      stack.blocks = blocks(stack.blocks)
      reduced.kind = .stack(stack)
    case .row(var row):
      row.cells = row.cells.compactMap { cell in
        self.block(cell.block).map { Row.Cell(width: cell.width, block: $0) }
      }
      reduced.kind = .row(row)
    case .tallest(var reserve):
      reserve.blocks = blocks(reserve.blocks)
      reduced.kind = .tallest(reserve)
    default: break
    }
    return reduced
  }
}
