internal import ScreenModel

/// One layout of a screen with variants: finds which of its blocks are laid out, always from the same start, so that
/// the result depends on the cell alone.
///
/// 1. Blocks whose conditions do not hold are left out.
/// 2. Alternatives are chosen, each for the space that everything else leaves, again and again until none changes. Those of one region
///    are chosen one after another; the bar, what is pinned and the content each choose with what the others took last, as in
///    an app that measures them apart. So regions may undo one another's choices without end.
/// 3. While the content is too high, the next block of the ladder is dropped and the alternatives are chosen anew. Blocks in a
///    cell of a row that is not too high stay: dropping them would help nothing.
///
/// After a change only the blocks around it are measured again: a block whose content is as it was keeps its size at the
/// width it was measured at, and `forget` is told of every change.
struct VariantPass {
  let layout: LayoutPass
  let plan: VariantPlan
  let regions: Regions
  /// Whether the content must end where the window does; where it may scroll, any height fits and nothing is dropped.
  let isHeightBounded: Bool

  private var states: UnsafeMutableBufferPointer<VariantState> { layout.states }
  private var nodes: UnsafeBufferPointer<LayoutNode> { layout.nodes }
  private var placed: UnsafeMutableBufferPointer<PlacedBlock> { layout.placed }

  func run() -> LayoutPass.Extent {
    if let extent = extentAsBefore() {
      layout.arrange(regions, in: extent)
      return extent
    }
    openGates()
    var extent = choose()
    while isHeightBounded, let node = nextOnLadder(in: extent) {
      states[node].isShed = true
      extent = choose()
    }
    explainAbsence()
    layout.arrange(regions, in: extent)
    return extent
  }

  /// Measures the screen with the variants of the last layout, where nothing that decides on them is otherwise now.
  ///
  /// - Returns: nil where they must be chosen anew: something was dropped or must be, a choice heeds heights, or a condition
  ///   holds no longer or only now.
  private func extentAsBefore() -> LayoutPass.Extent? {
    guard layout.isMeasured, plan.choosesByWidthAlone,
      !plan.ladder.contains(where: { states[$0].isShed }),
      plan.gates.allSatisfy({ isOpen($0) == (states[$0.node].isOpen, states[$0.node].isSeen) })
    else { return nil }
    let extent = layout.measure(regions)
    let isTooHigh = isHeightBounded && extent.needed - extent.available > FitTolerance.points
    return isTooHigh && !plan.ladder.isEmpty ? nil : extent
  }

  private func openGates() {
    states.update(repeating: VariantState())
    for gated in plan.gates {
      (states[gated.node].isOpen, states[gated.node].isSeen) = isOpen(gated)
    }
  }

  /// Whether the condition of a node holds, as far as that decides on its place, and as far as it decides on what is seen.
  private func isOpen(_ gated: VariantPlan.GatedNode) -> (isOpen: Bool, isSeen: Bool) {
    let isSeen = gated.gate.isOpen(in: layout.condition, heedingState: true)
    let isOpen =
      isSeen
      || (gated.isHeldOpen && gated.gate.isOpen(in: layout.condition, heedingState: false))
    return (isOpen, isSeen)
  }

  // MARK: - Shedding

  /// Finds the next block to drop; blocks that are not laid out anyway are passed over.
  private func nextOnLadder(in extent: LayoutPass.Extent) -> Int? {
    let excess = extent.needed - extent.available
    guard excess > FitTolerance.points else { return nil }
    return plan.ladder.first {
      isLaidOut($0) && self.excess(around: $0, of: excess) > FitTolerance.points
    }
  }

  /// By how much what stands one below the other around a block is too high, in points, where the screen is by some excess.
  private func excess(around block: Int, of excess: Points) -> Points {
    var excess = excess
    var node = block
    while plan.parents[node] >= 0 {
      let parent = plan.parents[node]
      switch nodes[parent].kind {
      case .row, .tallest: excess -= placed[parent].leastHeight - placed[node].leastHeight
      case .slot: return 0
      case .text, .control, .media, .reserve, .stack, .list, .sections, .alternatives: break
      }
      node = parent
    }
    return excess
  }

  private func isLaidOut(_ node: Int) -> Bool {
    var ancestor = node
    while ancestor >= 0 {
      if !placed[ancestor].isPresent { return false }
      ancestor = plan.parents[ancestor]
    }
    return true
  }

  // MARK: - Alternatives

  /// Chooses all alternatives, starting from the first of each, and measures the screen with them.
  private func choose() -> LayoutPass.Extent {
    for choice in plan.choices {
      placed[choice.node].isUnstable = false
      states[choice.node].taken = firstOption(of: choice.node)
    }
    updatePresence(of: nodes.indices)
    if plan.choosesByWidthAlone {
      for choice in plan.choices where isLaidOut(choice.node) { makeByWidth(choice) }
      return layout.measure(regions)
    }
    var extent = layout.measure(regions)
    // Brent's search for a cycle: what is taken after a round depends only on what was taken before it.
    var rounds = 0
    var limit = 1
    setMark()
    while makeChoices(&extent) {
      if isAtMark {
        noteCycle(&extent)
        break
      }
      rounds += 1
      if rounds == limit {
        setMark()
        rounds = 0
        limit *= 2
      }
    }
    return extent
  }

  /// Makes every choice once, each with the results of those before it.
  ///
  /// - Returns: Whether any came out otherwise than in the round before.
  private func makeChoices(_ extent: inout LayoutPass.Extent) -> Bool {
    for choice in plan.choices { states[choice.node].before = states[choice.node].taken }
    let left = isHeightBounded ? extent.available - extent.needed : .infinity
    for root in nodes.indices where plan.parents[root] < 0 {
      states[root].offered = placed[root].leastHeight + left
    }
    for (index, choice) in plan.choices.enumerated() where isLaidOut(choice.node) {
      make(choice, at: index, &extent)
    }
    return plan.choices.contains { states[$0.node].before != states[$0.node].taken }
  }

  private func make(_ choice: VariantPlan.Choice, at index: Int, _ extent: inout LayoutPass.Extent)
  {
    let offer = offer(to: choice.node)
    // The size of an alternative is its natural one: with the first of each choice inside it.
    var isReset = false
    for inner in plan.choices[(index + 1)...].prefix(while: { $0.node < nodes[choice.node].end }) {
      isReset = true
      states[inner.node].taken = firstOption(of: inner.node)
    }
    var option = firstOption(of: choice.node)
    while let candidate = option {
      if isReset {
        isReset = false
        states[choice.node].taken = candidate
        updatePresence(of: choice.node..<nodes[choice.node].end, around: choice.node)
      } else {
        take(candidate, of: choice.node)
      }
      if fits(candidate, along: choice.axes, offer) { break }
      option = nextOption(of: choice.node, after: candidate)
    }
    extent = layout.measure(regions)
  }

  /// Makes a choice that depends on no other's result: nothing needs to be measured before.
  private func makeByWidth(_ choice: VariantPlan.Choice) {
    let offer = Offer(width: layout.condition.contentWidth, height: .infinity)
    var option = firstOption(of: choice.node)
    while let candidate = option, !fits(candidate, along: choice.axes, offer),
      let next = nextOption(of: choice.node, after: candidate)
    { option = next }
    if let option { take(option, of: choice.node) }
  }

  private func fits(_ option: Int, along axes: Alternatives.Axes, _ offer: Offer) -> Bool {
    var width = offer.width
    if axes.includesWidth || offer.isOneLine {
      let natural = layout.naturalWidth(of: option)
      if axes.includesWidth, natural > offer.width + FitTolerance.points { return false }
      if offer.isOneLine { width = natural }
    }
    guard axes.includesHeight, offer.height < .infinity else { return true }
    let height = layout.measure(option, width: width, unbounded: offer.isOneLine)
    forgetSizes(around: option)
    return height <= offer.height + FitTolerance.points
  }

  private func setMark() {
    for choice in plan.choices { states[choice.node].mark = states[choice.node].taken }
  }

  private var isAtMark: Bool {
    plan.choices.allSatisfy { states[$0.node].mark == states[$0.node].taken }
  }

  /// Goes once round a cycle and notes which choices take part in it.
  private func noteCycle(_ extent: inout LayoutPass.Extent) {
    repeat {
      _ = makeChoices(&extent)
      for choice in plan.choices where states[choice.node].taken != states[choice.node].mark {
        placed[choice.node].isUnstable = true
      }
    } while !isAtMark
  }

  private func firstOption(of choice: Int) -> Int? { option(of: choice, from: choice + 1) }

  private func nextOption(of choice: Int, after option: Int) -> Int? {
    self.option(of: choice, from: nodes[option].end)
  }

  private func option(of choice: Int, from start: Int) -> Int? {
    var child = start
    while child < nodes[choice].end {
      if states[child].isOpen, !states[child].isShed { return child }
      child = nodes[child].end
    }
    return nil
  }

  // MARK: - Space

  /// The space that everything else leaves for a block, in points; a fixed height around it leaves that height, wherever it stands.
  private struct Offer {
    var width: Points
    var height: Points
    /// Whether text stays on one line there, as in a cell that is as wide as its content.
    var isOneLine = false
  }

  private func offer(to block: Int) -> Offer {
    let parent = plan.parents[block]
    guard parent >= 0 else {
      return Offer(width: layout.condition.contentWidth, height: states[block].offered)
    }
    var offer = offer(to: parent)
    switch nodes[parent].kind {
    case .row:
      let spacing = nodes[parent].length * layout.condition.scale
      narrow(&offer, to: block, inRow: parent, spacing: spacing)
    case .list, .sections: offer.height -= placed[parent].pagerHeight
    case .stack: offer.height -= placed[parent].leastHeight - placed[block].leastHeight
    case .slot: offer.height = nodes[parent].length * layout.condition.scale
    case .text, .control, .media, .reserve, .alternatives, .tallest: break
    }
    return offer
  }

  private func narrow(_ offer: inout Offer, to cell: Int, inRow row: Int, spacing: Points) {
    if nodes[cell].widthRule == .fixed {
      offer.width = nodes[cell].width * layout.condition.scale
      return
    }
    if nodes[cell].widthRule == .weight, !offer.isOneLine {
      offer.width = placed[cell].frame.width
      return
    }
    offer.isOneLine = true
    for other in layout.children(of: row) where other != cell {
      offer.width -= spacing
      switch nodes[other].widthRule {
      case .fixed: offer.width -= nodes[other].width * layout.condition.scale
      case .content: offer.width -= layout.naturalWidth(of: other)
      case .weight: break
      }
    }
  }

  // MARK: - Presence

  /// Takes an option of a choice; what is inside the options stays as it is.
  private func take(_ option: Int, of choice: Int) {
    guard let before = states[choice].taken, before != option else { return }
    states[choice].taken = option
    updatePresence(of: before..<before + 1, around: choice)
    updatePresence(of: option..<option + 1, around: choice)
    updatePresence(of: choice..<choice + 1, around: choice)
  }

  /// Works out again which blocks of a choice are laid out.
  private func updatePresence(of range: Range<Int>, around choice: Int) {
    let wasPresent = placed[choice].isPresent
    updatePresence(of: range)
    // What is around it is as it was, unless the choice holds nothing now or held nothing before.
    if placed[choice].isPresent != wasPresent { updatePresence(of: nodes.indices) }
  }

  /// Works out which blocks their parents lay out.
  private func updatePresence(of range: Range<Int>) {
    for node in range {
      var isPresent = states[node].isOpen && !states[node].isShed
      let parent = plan.parents[node]
      if isPresent, parent >= 0, nodes[parent].kind == .alternatives {
        isPresent = states[parent].taken == node
      }
      states[node].wasPresent = placed[node].isPresent
      placed[node].isPresent = isPresent
    }
    // What holds nothing is nothing, from the inside out; the content stays.
    for node in range.reversed() {
      if placed[node].isPresent, node != regions.content, nodes[node].isNothingWhenEmpty {
        var children = layout.children(of: node)
        if children.next() == nil { placed[node].isPresent = false }
      }
      if placed[node].isPresent != states[node].wasPresent { forget(around: node) }
    }
  }

  /// Forgets what was known of the blocks around one that came or went.
  private func forget(around node: Int) {
    forgetSizes(around: node)
    var ancestor = plan.parents[node]
    while ancestor >= 0 {
      states[ancestor].naturalWidth = nil
      ancestor = plan.parents[ancestor]
    }
  }

  /// Forgets the sizes of the blocks around one that was measured apart from them.
  private func forgetSizes(around node: Int) {
    var ancestor = plan.parents[node]
    while ancestor >= 0 {
      states[ancestor].measured = .no
      ancestor = plan.parents[ancestor]
    }
  }

  /// Says of each node whether it is seen, and if not, why.
  private func explainAbsence() {
    for node in nodes.indices {
      let parent = plan.parents[node]
      let around = parent < 0 ? Presence.shown : placed[parent].presence
      placed[node].presence =
        around == .shown || around == .empty ? ownPresence(of: node) : around
    }
    for reserve in plan.reserves where placed[reserve].presence == .shown { showOne(of: reserve) }
  }

  private func ownPresence(of node: Int) -> Presence {
    if !states[node].isOpen { return .elsewhere }
    if states[node].isShed { return .shed }
    let parent = plan.parents[node]
    if parent >= 0, nodes[parent].kind == .alternatives, states[parent].taken != node {
      return nodes[parent].isByConditions ? .elsewhere : .notTaken
    }
    return placed[node].isPresent ? .shown : .empty
  }

  /// Shows the first block of a reserve whose condition holds, and holds the place of the others open.
  private func showOne(of reserve: Int) {
    var child = reserve + 1
    var isShowing = false
    while child < nodes[reserve].end {
      let end = nodes[child].end
      if placed[child].presence == .shown {
        if !isShowing, states[child].isSeen {
          isShowing = true
        } else {
          for node in child..<end where placed[node].presence == .shown {
            placed[node].presence = .heldOpen
          }
        }
      }
      child = end
    }
  }
}
