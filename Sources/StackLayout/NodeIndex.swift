package import ScreenModel

/// The nodes of a prepared screen by what rules look for, each in the order of the screen.
package struct NodeIndex: Sendable {
  /// A text block, or a control that shows its label.
  package struct TextNode: BitwiseCopyable, Sendable {
    package var node: Int
    package var box: Node.TextBox
    /// Of the widest piece that no rule may break, at any text size; in em.
    package var minimumWidth: Double
    /// Whether it takes a share of what the other cells of a row leave.
    package var isSqueezed: Bool
  }

  /// A control as a target.
  package struct Target: BitwiseCopyable, Sendable {
    package var node: Int
    /// Of its own, each way; in points, whatever the scale.
    package var minimum: Points
  }

  package private(set) var texts: [TextNode] = []
  package private(set) var controls: [Int] = []
  /// Of each control.
  package private(set) var targets: [Target] = []
  package private(set) var rows: [Int] = []
  /// Of the row with the most texts, with those of the rows in it.
  package private(set) var mostTextsInRow = 0
  /// Blocks that need a width of their own: round controls, icons, and media but for those that take any rest of a row.
  package private(set) var wide: [Int] = []
  /// Those of them that take a share of what the other cells of a row leave.
  package private(set) var wideAndSqueezed: [Int] = []
  /// The blocks of a height of their own.
  package private(set) var clipping: [Int] = []
  /// Elastic media of the content that stand under one another; those in rows share their height with their neighbours.
  package private(set) var elasticMedia: [Int] = []
  /// The lists and sections of the screen, which take its height in pages, outer ones before those inside them.
  package private(set) var pages: [Int] = []

  init(
    _ nodes: [Node], parents: [Int], content: Int, slots: [TextSlot], textSizeCount: Int
  ) {
    var endOfRow = 0
    var textsInRow = 0
    /// Whether the innermost row around a node gives it a share of the rest.
    func isSqueezed(_ node: Int) -> Bool {
      var node = node
      while parents[node] >= 0 {
        if case .row = nodes[parents[node]].kind {
          if case .weight = nodes[node].width { return true }
          return false
        }
        node = parents[node]
      }
      return false
    }
    for node in nodes.indices {
      let before = texts.count
      defer {
        if node < endOfRow { textsInRow += texts.count - before }
        mostTextsInRow = max(mostTextsInRow, textsInRow)
      }
      switch nodes[node].kind {
      case .text(let box):
        add(box, node, slots, textSizeCount, isSqueezed: isSqueezed(node))
      case .control(let box):
        controls.append(node)
        targets.append(Target(node: node, minimum: box.minimumTarget))
        if box.diameter == nil, let label = box.label {
          add(label, node, slots, textSizeCount, isSqueezed: isSqueezed(node))
        }
        if box.diameter != nil || box.icon != nil { wide.append(node) }
      case .media(let media):
        if media.elastic, node >= content, node >= endOfRow { elasticMedia.append(node) }
        if media.aspect != nil || node >= endOfRow { wide.append(node) }
      case .row:
        rows.append(node)
        if node >= endOfRow { textsInRow = 0 }
        endOfRow = max(endOfRow, nodes[node].end)
      case .list, .sections:
        pages.append(node)
      case .slot:
        clipping.append(node)
      case .stack, .reserve, .alternatives, .tallest:
        break
      }
    }
    wideAndSqueezed = wide.filter { isSqueezed($0) }
  }

  private mutating func add(
    _ box: Node.TextBox, _ node: Int, _ slots: [TextSlot], _ textSizeCount: Int, isSqueezed: Bool
  ) {
    let own = box.slot...box.slot(at: box.slotStride == 0 ? 0 : textSizeCount - 1)
    let minimum = slots[own].lazy.map(\.worst.minimumWidth).max() ?? 0
    texts.append(TextNode(node: node, box: box, minimumWidth: minimum, isSqueezed: isSqueezed))
  }
}
