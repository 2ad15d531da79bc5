internal import ScreenModel

/// A node as the solver reads it: plain numbers in few bytes, so that a layout reads little memory and copies none.
struct LayoutNode: BitwiseCopyable, Sendable {
  /// Those that hold no others come first, up to `reserve`.
  enum Kind: UInt8, BitwiseCopyable, Sendable {
    case text, control, media, reserve, row, stack, alternatives, tallest, slot, list, sections
  }

  enum WidthRule: UInt8, BitwiseCopyable, Sendable { case fixed, content, weight }

  var kind: Kind
  var widthRule: WidthRule
  var hasGapBefore: Bool
  /// Whether it is a choice that conditions make, whatever fits.
  var isByConditions = false
  private var endIndex: Int32
  private var detailIndex: Int32
  /// In points at scale 1.
  var spacingBefore: Points
  /// In its row: in points at scale 1, or a weight.
  var width: Double
  /// What its kind has one of, in points at scale 1: the height of a reserve or slot, the least height of the tallest, the spacing of
  /// a row, list or sections, the gap after the last child of a stack.
  var length: Points = 0

  /// The index after the last node of its subtree.
  var end: Int { Int(endIndex) }
  /// The index of a text, control or picture among those of the table; how many rows a list has.
  var detail: Int {
    get { Int(detailIndex) }
    set { detailIndex = Int32(clamping: newValue) }
  }

  /// Whether nothing is laid out in it.
  var isLeaf: Bool { kind.rawValue <= Kind.reserve.rawValue }

  /// Whether the block is not laid out if nothing in it is.
  var isNothingWhenEmpty: Bool {
    switch kind {
    case .row, .stack, .alternatives, .slot: true
    case .text, .control, .media, .reserve, .list, .sections, .tallest: false
    }
  }

  fileprivate init(_ node: Node, kind: Kind) {
    self.kind = kind
    hasGapBefore = node.hasGapBefore
    endIndex = Int32(clamping: node.end)
    detailIndex = 0
    spacingBefore = node.spacingBefore
    switch node.width {
    case .fixed(let points): (widthRule, width) = (.fixed, points)
    case .content: (widthRule, width) = (.content, 0)
    case .weight(let weight): (widthRule, width) = (.weight, weight)
    }
  }
}

/// A control as the solver reads it, in points at scale 1 but for its target; what it lacks is 0.
struct LayoutControl: BitwiseCopyable, Sendable {
  /// The index of its label among the texts of the table; −1 for none.
  var label = -1
  var padding: Points
  var iconSize: Points
  var iconSpacing: Points
  var isIconAbove: Bool
  var diameter: Points?
  var minimumTarget: Points

  fileprivate init(_ box: Node.ControlBox) {
    padding = box.padding
    iconSize = box.icon?.size ?? 0
    iconSpacing = box.icon?.spacing ?? 0
    isIconAbove = box.icon?.position == .above
    diameter = box.diameter
    minimumTarget = box.minimumTarget
  }
}

/// What a solver reads of a screen's nodes, in flat tables.
struct LayoutTable: Sendable {
  private var nodes: [LayoutNode] = []
  private var texts: [Node.TextBox] = []
  private var controls: [LayoutControl] = []
  private var media: [Node.MediaBox] = []

  init(_ nodes: [Node]) {
    for node in nodes { append(node) }
  }

  private mutating func append(_ node: Node) {
    func add(_ kind: LayoutNode.Kind, length: Points = 0, detail: Int = 0) {
      var own = LayoutNode(node, kind: kind)
      own.length = length
      own.detail = detail
      nodes.append(own)
    }
    switch node.kind {
    case .text(let box):
      add(.text, detail: texts.count)
      texts.append(box)
    case .control(let box):
      add(.control, detail: controls.count)
      var control = LayoutControl(box)
      if let label = box.label {
        control.label = texts.count
        texts.append(label)
      }
      controls.append(control)
    case .media(let box):
      add(.media, detail: media.count)
      media.append(box)
    case .reserve(let height): add(.reserve, length: height)
    case .row(let spacing): add(.row, length: spacing)
    case .stack(let trailingGap): add(.stack, length: trailingGap)
    case .alternatives(let axes):
      add(.alternatives)
      nodes[nodes.count - 1].isByConditions = axes == .none
    case .tallest(let leastHeight): add(.tallest, length: leastHeight)
    case .slot(let height): add(.slot, length: height)
    case .list(let spacing, let count): add(.list, length: spacing, detail: count)
    case .sections(let spacing): add(.sections, length: spacing)
    }
  }

  /// The tables while their memory is lent.
  struct Lent {
    let nodes: UnsafeBufferPointer<LayoutNode>
    let texts: UnsafeBufferPointer<Node.TextBox>
    let controls: UnsafeBufferPointer<LayoutControl>
    let media: UnsafeBufferPointer<Node.MediaBox>
  }

  func withLent<Result>(_ body: (Lent) -> Result) -> Result {
    nodes.withUnsafeBufferPointer { nodes in
      texts.withUnsafeBufferPointer { texts in
        controls.withUnsafeBufferPointer { controls in
          media.withUnsafeBufferPointer { media in
            body(Lent(nodes: nodes, texts: texts, controls: controls, media: media))
          }
        }
      }
    }
  }
}
