internal import ScreenModel
internal import StackLayout

/// Finds what the height of a screen's content goes to.
struct HeightOwners {
  let layout: StackSolver

  /// Lists the blocks that take the height of the content: equal ones together, the highest first.
  ///
  /// - Returns: Blocks that their author named, and what stands in stacks that nobody named.
  func owners() -> [Finding.HeightOwner] {
    var owners: [Finding.HeightOwner] = []
    for node in blocks(in: layout.prepared.content) {
      let block = layout.prepared.nodes[node]
      let placed = layout.placed[node]
      if let index = owners.firstIndex(where: {
        $0.location == block.location && $0.block == block.name
      }) {
        owners[index].count += 1
        owners[index].height += placed.leastHeight
        owners[index].lines = max(owners[index].lines, placed.lines)
      } else {
        owners.append(
          Finding.HeightOwner(
            block: block.name, location: block.location, count: 1, height: placed.leastHeight,
            lines: placed.lines))
      }
    }
    return owners.sorted { $0.height > $1.height }
  }

  /// Lists the texts whose lines make a block as high as it is, shown or held open for another state.
  func texts(in node: Int) -> [Int] {
    switch layout.prepared.nodes[node].kind {
    case .text, .control: [node]
    case .media, .reserve, .slot: []
    case .stack, .alternatives, .list: layout.children(of: node).flatMap { texts(in: $0) }
    case .row: highest(of: node).map { texts(in: $0) } ?? []
    case .tallest: decisive(of: node).map { texts(in: $0) } ?? []
    case .sections:
      // A page holds the highest section, and the controls that turn pages.
      layout.children(of: node).filter { child in
        layout.prepared.nodes[child].end == layout.prepared.nodes[node].end
          || child == highest(of: node)
      }.flatMap { texts(in: $0) }
    }
  }

  /// The blocks of a stack, through wrappers that say nothing.
  private func blocks(in stack: Int) -> [Int] {
    let children = Array(layout.children(of: stack))
    return children.flatMap { child in
      let inner = wrapped(by: child)
      let isNamed = layout.prepared.nodes[child].name != "stack"
      return inner.isEmpty || (isNamed && children.count > 1) ? [child] : inner
    }
  }

  /// What a wrapper holds: the blocks of a stack, or those of the highest column; empty for a block of its own.
  private func wrapped(by node: Int) -> [Int] {
    switch layout.prepared.nodes[node].kind {
    case .stack: return blocks(in: node)
    case .row:
      guard let highest = highest(of: node), case .stack = layout.prepared.nodes[highest].kind
      else { return [] }
      return blocks(in: highest)
    default: return []
    }
  }

  private func highest(of node: Int) -> Int? {
    layout.children(of: node).max {
      layout.placed[$0].leastHeight < layout.placed[$1].leastHeight
    }
  }

  /// The block of a reserve that makes it as high as it is; nil where that is the height that it holds open anyway.
  private func decisive(of reserve: Int) -> Int? {
    guard case .tallest(let least) = layout.prepared.nodes[reserve].kind,
      let highest = highest(of: reserve),
      layout.placed[highest].leastHeight > least * layout.condition.scale + FitTolerance.points
    else { return nil }
    return highest
  }
}
