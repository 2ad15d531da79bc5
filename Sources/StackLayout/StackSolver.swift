package import ScreenModel

/// Lays a prepared screen out in one window after another.
///
/// First each block says the least height it needs at its width, from the leaves up; then what is left over is shared
/// out among elastic blocks, from the top down. All working memory is allocated once, when the solver is made.
package struct StackSolver {
  package let prepared: PreparedScreen
  /// A block for each node of the prepared screen, as of the last call of `solve`.
  package private(set) var placed: [PlacedBlock]
  package private(set) var condition: LayoutCondition
  /// The height that the content may take, in points.
  package private(set) var available: Points = 0
  /// The least height that the content needs, in points.
  package private(set) var needed: Points = 0

  /// By how much the content is too high, in points; at most 0 if it fits.
  package var shortfall: Points { needed - available }

  /// Makes a solver and lays the screen out for a first time.
  package init(_ prepared: PreparedScreen, for condition: LayoutCondition) {
    self.prepared = prepared
    self.condition = condition
    placed = Array(repeating: .unplaced, count: prepared.nodes.count)
    solve(condition)
  }

  /// Lays the screen out; `placed`, `available` and `needed` hold the result.
  ///
  /// - Parameter condition: The window, text size and stress to lay out for.
  /// - Complexity: O(*n*) in blocks, each text a search among its steps; allocates nothing.
  package mutating func solve(_ condition: LayoutCondition) {
    self.condition = condition
    (available, needed) = placed.withUnsafeMutableBufferPointer { placed in
      prepared.withScratch(placed: placed, for: condition) { layout in
        layout.run(
          bar: prepared.bar, spacingBelowBar: prepared.app.bar.spacingBelow,
          content: prepared.content)
      }
    }
    if prepared.locale.isRightToLeft { mirror() }
  }

  /// Lets every row run from the right: each block changes to the other side of the content.
  private mutating func mirror() {
    let edges = 2 * condition.contentX + condition.contentWidth
    for node in placed.indices {
      placed[node].frame.x = edges - placed[node].frame.x - placed[node].frame.width
    }
  }

  /// Finds where a control's icon stands: before the label in the direction of reading, or centred above it.
  ///
  /// - Parameter node: A node of the prepared screen.
  /// - Returns: nil for a block that is no control with an icon.
  package func iconFrame(of node: Int) -> Frame? {
    guard case .control(let box) = prepared.nodes[node].kind, let icon = box.icon else {
      return nil
    }
    let frame = placed[node].frame
    let size = icon.size * condition.scale
    let padding = box.padding * condition.scale
    let isAlone = box.label == nil
    let x: Points =
      switch icon.position {
      case _ where isAlone: (frame.width - size) / 2
      case .above: (frame.width - size) / 2
      case .leading where prepared.locale.isRightToLeft: frame.width - padding - size
      case .leading: padding
      }
    let y =
      icon.position == .above && !isAlone ? padding : (frame.height - size) / 2
    return Frame(x: frame.x + x, y: frame.y + y, width: size, height: size)
  }

  /// Returns the height of a line of a text in this cell, in points.
  package func lineHeight(of box: Node.TextBox) -> Points {
    let size = prepared.styles.size(of: box.style, at: condition.textSize)
    return (size.lineHeight ?? 0) * condition.scale
  }

  /// The nodes directly inside a node, in order.
  package func children(of node: Int) -> ChildNodes {
    ChildNodes(nodes: prepared.nodes, upcoming: node + 1, end: prepared.nodes[node].end)
  }
}

/// Walks the nodes directly inside a node.
package struct ChildNodes: Sequence, IteratorProtocol {
  let nodes: [Node]
  var upcoming: Int
  let end: Int

  package mutating func next() -> Int? {
    guard upcoming < end else { return nil }
    defer { upcoming = nodes[upcoming].end }
    return upcoming
  }
}

extension PreparedScreen {
  /// Lends the screen's flat arrays to a layout.
  fileprivate func withScratch<Result>(
    placed: UnsafeMutableBufferPointer<PlacedBlock>, for condition: LayoutCondition,
    _ body: (LayoutPass) -> Result
  ) -> Result {
    nodes.withUnsafeBufferPointer { nodes in
      slots.withUnsafeBufferPointer { slots in
        steps.withLent { steps in
          styles.withLent(at: condition.textSize) { styles in
            body(
              LayoutPass(
                nodes: nodes, slots: slots, steps: steps, styles: styles, placed: placed,
                condition: condition))
          }
        }
      }
    }
  }
}
