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
  /// Of each node.
  private var variants: [VariantState]
  /// Of each style.
  private var styles: [ScaledStyle]
  /// Whether `placed` holds a layout under `condition`.
  private var isMeasured = false
  /// Where the layouts of other states are kept; nil where each is made anew.
  private(set) var states: StateLayouts?
  /// The height that the content may take, in points.
  package private(set) var available: Points = 0
  /// The least height that the content needs, in points.
  package private(set) var needed: Points = 0

  /// Whether the content may be higher than its window at this text size.
  package private(set) var mayScroll = false
  /// From the window's top to the content, in points.
  package private(set) var contentTop: Points = 0

  /// By how much the content is too high, in points; at most 0 if it fits, −∞ where it may scroll.
  package var shortfall: Points { mayScroll ? -.infinity : needed - available }

  /// How much of the content has to be scrolled to, in points; 0 where all of it is in sight.
  package var scrollableOverflow: Points { mayScroll ? max(0, needed - available) : 0 }

  /// Makes a solver and lays the screen out for a first time.
  package init(_ prepared: PreparedScreen, for condition: LayoutCondition) {
    self.prepared = prepared
    self.condition = condition
    placed = Array(repeating: .unplaced, count: prepared.nodes.count)
    variants = Array(repeating: VariantState(), count: prepared.nodes.count)
    styles = Array(repeating: ScaledStyle(), count: prepared.styles.styles.count)
    solve(condition)
  }

  /// Returns a solver that keeps the layouts of other states once they are asked for: asking in one window after another is quick then.
  package func keepingStates() -> StackSolver {
    var other = self
    let count = prepared.screen.states.count
    other.states = count > 1 ? StateLayouts(count: count) : nil
    return other
  }

  func forgettingStates() -> StackSolver {
    var other = self
    other.states = nil
    return other
  }

  /// Lays the screen out; `placed`, `available` and `needed` hold the result.
  ///
  /// - Parameter condition: The window, text size and stress to lay out for.
  /// - Complexity: O(*n*) in blocks, each text a search among its steps; allocates nothing.
  package mutating func solve(_ condition: LayoutCondition) {
    let isMeasured = isMeasured && condition.measuresLike(self.condition)
    self.condition = condition
    self.isMeasured = true
    let mayScroll = prepared.mayScroll(at: condition.textSize)
    self.mayScroll = mayScroll
    let regions = prepared.regions
    let extent = placed.withUnsafeMutableBufferPointer { placed in
      variants.withUnsafeMutableBufferPointer { states in
        styles.withUnsafeMutableBufferPointer { styles in
          prepared.withScratch(
            placed: placed, states: states, styles: styles, isMeasured: isMeasured, for: condition
          ) { layout in
            guard !prepared.variants.isEmpty else {
              let extent = layout.measure(regions)
              layout.arrange(regions, in: extent)
              return extent
            }
            return VariantPass(
              layout: layout, plan: prepared.variants, regions: regions,
              isHeightBounded: !mayScroll
            ).run()
          }
        }
      }
    }
    contentTop = extent.top
    available = extent.available
    needed = extent.needed
    if prepared.isRightToLeft { mirror() }
  }

  /// Lets every row run from the right: each block changes to the other side of the content.
  private mutating func mirror() {
    let edges = 2 * condition.contentX + condition.contentWidth
    for node in placed.indices {
      placed[node].frame.x = edges - placed[node].frame.x - placed[node].frame.width
    }
  }

  /// The nodes directly inside a node that are laid out, in order.
  package func children(of node: Int) -> ChildNodes {
    ChildNodes(
      nodes: prepared.nodes, placed: placed, upcoming: node + 1, end: prepared.nodes[node].end)
  }
}

/// Walks the nodes directly inside a node that are laid out.
package struct ChildNodes: Sequence, IteratorProtocol {
  let nodes: [Node]
  let placed: [PlacedBlock]
  var upcoming: Int
  let end: Int

  package mutating func next() -> Int? {
    while upcoming < end {
      let node = upcoming
      upcoming = nodes[node].end
      if placed[node].isPresent { return node }
    }
    return nil
  }
}

extension PreparedScreen {
  /// Lends the screen's flat arrays to a layout.
  fileprivate func withScratch<Result>(
    placed: UnsafeMutableBufferPointer<PlacedBlock>,
    states: UnsafeMutableBufferPointer<VariantState>,
    styles: UnsafeMutableBufferPointer<ScaledStyle>, isMeasured: Bool,
    for condition: LayoutCondition, _ body: (LayoutPass) -> Result
  ) -> Result {
    // Without variants nothing is measured twice, so that nothing need be remembered.
    let states = variants.isEmpty ? UnsafeMutableBufferPointer(start: nil, count: 0) : states
    return table.withLent { table in
      slots.withUnsafeBufferPointer { slots in
        steps.withLent { steps in
          self.styles.withLent(at: condition.textSize) { sizes in
            body(
              LayoutPass(
                table, slots: slots, steps: steps, sizes: sizes, styles: styles, placed: placed,
                states: states, isMeasured: isMeasured, condition: condition))
          }
        }
      }
    }
  }
}

extension StackSolver {
  /// The alternatives that do not settle: each choice among them leads to another that undoes it.
  package var unstableChoices: [Int] {
    prepared.variants.choices.lazy.map(\.node).filter {
      placed[$0].isUnstable && placed[$0].isShown
    }
  }
}
