internal import ScreenModel
package import StackLayout

/// What a layout gives rules a reason to look at it for; most cells have none of these, and most rules wait for one.
package struct Occasions: OptionSet, BitwiseCopyable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// There in every cell: for rules that have to look for themselves.
  package static let anyCell = Occasions(rawValue: 1 << 0)
  /// The content is higher than its place, and may not scroll.
  package static let tooHigh = Occasions(rawValue: 1 << 1)
  /// Some of the content has to be scrolled to.
  package static let scrolling = Occasions(rawValue: 1 << 2)
  /// A text that is shown takes more lines than its block allows.
  package static let overLines = Occasions(rawValue: 1 << 3)
  /// A text that is shown has a word that is wider than its box.
  package static let wideWord = Occasions(rawValue: 1 << 4)
  /// The cells of a row that is shown need more width than it has.
  package static let narrowRow = Occasions(rawValue: 1 << 5)
  /// A block is dropped so that the rest fits.
  package static let dropped = Occasions(rawValue: 1 << 6)
  /// A block of a fixed height is shown.
  package static let fixedHeight = Occasions(rawValue: 1 << 7)
}

/// What one walk through a layout finds: the occasions for rules, and how near its texts and rows are to their limits.
struct LayoutSurvey {
  private(set) var occasions: Occasions = .anyCell
  /// What the layout has to spare; see ``StackSolver/margin``.
  private(set) var margin: Margin
  /// The least width that a text, one that takes a share of a row, and a row have to spare, in points; whether they are shown or not.
  private(set) var leastSlack: Points = .infinity
  private(set) var leastSqueezedSlack: Points = .infinity
  private(set) var leastRowSpare: Points = .infinity

  private init(height: Points) {
    margin = Margin(height: height, width: .infinity, widthNode: nil)
  }

  // A function, because what is given to an initializer is copied.
  static func of(_ layout: StackSolver) -> LayoutSurvey {
    var survey = LayoutSurvey(height: max(0, -layout.shortfall))
    if layout.shortfall > FitTolerance.points { survey.occasions.insert(.tooHigh) }
    if layout.scrollableOverflow > FitTolerance.points { survey.occasions.insert(.scrolling) }
    layout.placed.withUnsafeBufferPointer { survey.walk(layout.prepared, $0) }
    return survey
  }

  private mutating func walk(
    _ prepared: PreparedScreen, _ placed: UnsafeBufferPointer<PlacedBlock>
  ) {
    prepared.index.texts.withUnsafeBufferPointer { texts in
      for index in texts.indices { consider(texts[index], placed[texts[index].node]) }
    }
    for row in prepared.index.rows { consider(row, placed) }
    if prepared.variants.ladder.contains(where: { placed[$0].isShed }) {
      occasions.insert(.dropped)
    }
    if prepared.index.clipping.contains(where: { placed[$0].isShown }) {
      occasions.insert(.fixedHeight)
    }
  }

  @inline(__always)
  private mutating func consider(_ text: NodeIndex.TextNode, _ block: PlacedBlock) {
    if text.isSqueezed {
      leastSqueezedSlack = min(leastSqueezedSlack, block.slack)
    } else {
      leastSlack = min(leastSlack, block.slack)
    }
    guard block.isShown else { return }
    var isAtLimit = false
    if let most = text.box.maximumLines {
      isAtLimit = block.lines >= most
      if block.lines > most { occasions.insert(.overLines) }
    }
    if text.minimumWidth > block.room { occasions.insert(.wideWord) }
    // More lines than now would break the layout.
    if isAtLimit || block.lineHeight > margin.height { consider(block.slack, of: text.node) }
  }

  @inline(__always)
  private mutating func consider(_ row: Int, _ placed: UnsafeBufferPointer<PlacedBlock>) {
    let spare = -placed[row].overflow
    leastRowSpare = min(leastRowSpare, spare)
    guard placed[row].isShown else { return }
    if -spare > FitTolerance.points { occasions.insert(.narrowRow) }
    consider(spare, of: row)
  }

  @inline(__always)
  private mutating func consider(_ spare: Points, of node: Int) {
    guard spare < margin.width else { return }
    margin.width = max(0, spare)
    margin.widthNode = node
  }
}

extension StackSolver {
  /// What the layout has to spare: the height below its stack, and the width of texts and rows whose next step would break it.
  package var margin: Margin { LayoutSurvey.of(self).margin }
}

extension PlacedBlock {
  /// Whether it, or something around it, was dropped so that the rest fits.
  var isShed: Bool {
    if case .shed = presence { true } else { false }
  }
}
