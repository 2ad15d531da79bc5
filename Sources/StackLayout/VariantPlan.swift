package import ScreenModel

/// Everything on a prepared screen that is not laid out in every cell: one concept, ordered variants of which the first that
/// fits is taken.
///
/// A condition is a variant that does not depend on what fits, an alternative is chosen by its own size, and the rungs of the
/// shedding ladder are variants of the whole screen, each with one block less. It is a class so that a layout need not copy it.
package final class VariantPlan: Sendable {
  struct GatedNode: Sendable {
    var node: Int
    var gate: Gate
    /// Whether it stands in a reserve for the tallest: then its state decides only what is seen.
    var isHeldOpen: Bool
  }

  package struct Choice: Sendable {
    package var node: Int
    package var axes: Alternatives.Axes
  }

  let gates: [GatedNode]
  /// In the order of the screen, outer ones before those inside them.
  package let choices: [Choice]
  /// Whether each choice is offered the width of the content and asks for no height, so that none depends on another's result.
  let choosesByWidthAlone: Bool
  /// The nodes in the order in which they are dropped.
  package let ladder: [Int]
  /// The reserves for the tallest of their children.
  let reserves: [Int]
  /// The parent of each node; −1 for those that have none.
  package let parents: [Int]
  /// Of each node the first of its copies, itself unless a block is repeated; empty where nothing varies.
  package let originals: [Int]
  /// Whether every node is laid out in every cell.
  package let isEmpty: Bool

  init(
    _ nodes: [Node], _ traits: [NodeTraits], app: App, screen: Screen, family: Family,
    locale: AppLocale
  ) {
    var parents = Array(repeating: -1, count: nodes.count)
    for node in nodes.indices {
      var child = node + 1
      while child < nodes[node].end {
        parents[child] = node
        child = nodes[child].end
      }
    }
    self.parents = parents
    var choices: [Choice] = []
    var reserves: [Int] = []
    for node in nodes.indices {
      switch nodes[node].kind {
      case .alternatives(let axes): choices.append(Choice(node: node, axes: axes))
      case .tallest: reserves.append(node)
      default: break
      }
    }
    self.choices = choices
    choosesByWidthAlone = choices.allSatisfy { choice in
      !choice.axes.includesHeight && !Self.isInRow(choice.node, nodes, parents)
    }
    self.reserves = reserves
    gates = nodes.indices.compactMap { node in
      traits[node].condition.map { condition in
        GatedNode(
          node: node,
          gate: Gate(condition, app: app, screen: screen, family: family, locale: locale),
          isHeldOpen: reserves.contains(parents[node]))
      }
    }
    // Of equal rungs the last on the screen goes first: copies of a block from their end.
    ladder = nodes.indices.filter { traits[$0].drop != nil }
      .sorted { (traits[$0].drop ?? 0, -$0) < (traits[$1].drop ?? 0, -$1) }
    isEmpty = gates.isEmpty && choices.isEmpty && ladder.isEmpty && reserves.isEmpty
    var first: [String: Int] = [:]
    originals =
      isEmpty
      ? []
      : nodes.indices.map { node in
        let place = "\(nodes[node].location) \(nodes[node].name)"
        let known = first[place] ?? node
        first[place] = known
        return known
      }
  }

  private static func isInRow(_ node: Int, _ nodes: [Node], _ parents: [Int]) -> Bool {
    var ancestor = parents[node]
    while ancestor >= 0 {
      if case .row = nodes[ancestor].kind { return true }
      ancestor = parents[ancestor]
    }
    return false
  }
}

/// What a solver remembers of a node while it makes choices.
struct VariantState: BitwiseCopyable, Sendable {
  /// How a node was last measured, if it and what is in it have not changed since.
  enum Measured: UInt8, BitwiseCopyable, Sendable { case no, withinWidth, onOneLine }

  /// Whether its condition holds; of a block in a reserve for the tallest, but for its state.
  var isOpen = true
  /// Whether its condition holds in this state, too.
  var isSeen = true
  var isShed = false
  /// Whether its parent laid it out before.
  var wasPresent = false
  var measured = Measured.no
  private var takenNode = Self.none
  private var beforeNode = Self.none
  private var markNode = Self.none
  private var width: Points = -1
  /// For the outermost node of a region: the height that the other regions left it when this round began, in points.
  var offered: Points = 0

  // As few bytes as it takes: every layout starts with new ones.
  private static let none: Int32 = -1

  private static func node(_ stored: Int32) -> Int? { stored == none ? nil : Int(stored) }
  private static func stored(_ node: Int?) -> Int32 { node.map { Int32(clamping: $0) } ?? none }

  /// For a choice: the child that is taken; nil if none may be.
  var taken: Int? {
    get { Self.node(takenNode) }
    set { takenNode = Self.stored(newValue) }
  }

  /// For a choice: what was taken when this round began.
  var before: Int? {
    get { Self.node(beforeNode) }
    set { beforeNode = Self.stored(newValue) }
  }

  /// For a choice: what was taken in an earlier round that later ones are compared with.
  var mark: Int? {
    get { Self.node(markNode) }
    set { markNode = Self.stored(newValue) }
  }

  /// In points; nil if it or what is in it has changed since it was worked out.
  var naturalWidth: Points? {
    get { width < 0 ? nil : width }
    set { width = newValue ?? -1 }
  }
}
