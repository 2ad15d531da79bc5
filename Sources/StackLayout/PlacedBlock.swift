package import ScreenModel

/// Where a node of a prepared screen came to stand, and what it needed.
package struct PlacedBlock: BitwiseCopyable, Sendable {
  /// In points from the window's top left corner.
  package var frame: Frame
  /// The least height it can have, with elastic media at their floors.
  package var leastHeight: Points
  /// How much higher than that it can become; infinite for pages.
  package var growth: Points
  /// The lines of its text, or of a control's label.
  package var lines: Int
  /// Which candidate of the text's slot decided the lines.
  package var text: Int
  /// The width of the box that its text is set in, in points; 0 for a block without text.
  package var boxWidth: Points
  /// The width offered to its text, in em of the size really set.
  package var room: Double
  /// The size at which its text is really set, in points; 0 for a block without text.
  package var size: Points
  /// Of one line of its text, in points; 0 for a block without text.
  package var lineHeight: Points
  /// How much narrower the text could be offered its room before it takes another line, in points.
  package var slack: Points
  /// For a row: by how much its cells are wider than it; negative: what they leave.
  package var overflow: Points
  /// For a list or sections: the height of its pager with the space above it, in points.
  package var pagerHeight: Points
  // As few bytes as it takes: up to 128 a block is copied without a call.
  private var pageCount: Int32
  /// Whether its parent lays it out; always true on a screen without variants.
  package internal(set) var isPresent: Bool
  /// Whether it is seen; nothing else here means anything of a node that is not.
  package internal(set) var presence: Presence { didSet { isShown = presence == .shown } }
  /// Stored, because other modules ask for it in every cell.
  package private(set) var isShown: Bool
  /// For alternatives: whether each choice led to another one that undid it.
  package internal(set) var isUnstable: Bool

  /// Rows on a page, for a list; pages in all, for sections.
  package var pages: Int {
    get { Int(pageCount) }
    set { pageCount = Int32(clamping: newValue) }
  }

  static let unplaced = PlacedBlock(
    frame: Frame(x: 0, y: 0, width: 0, height: 0), leastHeight: 0, growth: 0, lines: 0, text: 0,
    boxWidth: 0, room: 0, size: 0, lineHeight: 0, slack: .infinity, overflow: -.infinity,
    pagerHeight: 0, pageCount: 0, isPresent: true, presence: .shown, isShown: true,
    isUnstable: false)
}
