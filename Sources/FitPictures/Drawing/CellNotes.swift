internal import FitVerification
internal import ScreenModel
internal import StackLayout

/// What there is to say of places on a laid out cell: what it breaks, and what it leaves out.
struct CellNotes {
  struct Note {
    /// Such as “F203 · 44.0 pt short”.
    var head: String
    /// In a phrase; empty if the head says all.
    var body: String
    /// The places on the cell.
    var frames: [Frame]
    /// The height that its line leads to, in points of the window.
    var anchor: Points
    var colour: Colour
    var isDashed: Bool
  }

  private(set) var notes: [Note] = []
  private let cell: JudgedCell
  private let palette: Palette
  private let screen: ScreenPicture

  private var layout: StackSolver { cell.layout }

  init(_ cell: JudgedCell, in screen: ScreenPicture, palette: Palette) {
    self.cell = cell
    self.screen = screen
    self.palette = palette
    let isFragile = cell.outcome.verdict == .fragile
    add(cell.violations, isFragile ? palette.warning : palette.finding)
    add(cell.warnings, palette.warning)
    addLosses()
  }

  /// Adds a note for each cause, with all the blocks that it concerns.
  private mutating func add(_ violations: [Violation], _ colour: Colour) {
    struct Key: Hashable {
      var rule: RuleID
      var location: SourceLocation
    }
    var known: [Key: Int] = [:]
    for violation in violations {
      let frame = place(of: violation.node)
      let key = Key(
        rule: violation.rule, location: layout.prepared.nodes[violation.node].location)
      if let index = known[key] {
        notes[index].frames.append(frame)
        continue
      }
      known[key] = notes.count
      var head = "\(violation.rule.code) \(violation.rule.name)"
      if violation.rule.countsPoints { head += " · \(violation.shortfall.inPoints)" }
      if let doubt { head += " · \(doubt)" }
      let isWhole = violation.node == layout.prepared.content
      notes.append(
        Note(
          head: head, body: cell.message(for: violation), frames: [frame],
          anchor: isWhole ? min(frame.bottom, screen.contentEnd) : frame.centreY, colour: colour,
          isDashed: false))
    }
  }

  /// Where a block is drawn, or where it would stand.
  private func place(of node: Int) -> Frame {
    screen.place(of: node, layout.placed[node].isShown ? layout.placed[node].frame : gap(of: node))
  }

  /// Under which doubt a fragile cell does not fit.
  private var doubt: String? {
    switch cell.outcome.stress {
    case .none: nil
    case .pixelsDown: "if boxes lose part of a pixel"
    case .widerText: "if letters are as wide as allowed for"
    }
  }

  /// Adds a note for each block that is dropped, and for each alternative that is not the first, where it would stand or stands.
  private mutating func addLosses() {
    let prepared = layout.prepared
    for node in prepared.variants.ladder where layout.isDropped(node) {
      addLoss("left out: \(prepared.nodes[node].name)", at: place(of: node))
    }
    for choice in prepared.variants.choices where choice.axes != .none {
      guard let option = layout.optionTaken(of: choice.node), option > choice.node + 1 else {
        continue
      }
      let first = prepared.nodes[choice.node + 1].name
      addLoss("in place of \(first): \(prepared.nodes[option].name)", at: place(of: option))
    }
  }

  private mutating func addLoss(_ head: String, at frame: Frame) {
    notes.append(
      Note(
        head: head, body: "", frames: [frame], anchor: frame.centreY, colour: palette.shed,
        isDashed: true))
  }

  /// Finds the gap in which a block that is left out would stand: below the last block before it that is laid out.
  private func gap(of node: Int) -> Frame {
    let prepared = layout.prepared
    let parent =
      prepared.nodes.indices.last { $0 < node && node < prepared.nodes[$0].end }
      ?? prepared.content
    let around = layout.placed[parent].frame
    let before = layout.children(of: parent).filter { $0 < node }.last
    let top = before.map { layout.placed[$0].frame.bottom } ?? around.y
    let after = layout.children(of: parent).first { $0 > node }
    let bottom = after.map { layout.placed[$0].frame.y } ?? top
    return Frame(x: around.x, y: top, width: around.width, height: max(bottom - top, 2))
  }
}
