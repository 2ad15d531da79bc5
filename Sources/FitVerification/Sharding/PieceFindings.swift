internal import ScreenModel
internal import StackLayout

/// What was found of a screen in one family and locale, with its cells by number, so that another run of the same version on
/// the same project can go on from there.
package struct PieceFindings: Codable, Sendable {
  /// Its place among the pieces of the whole run.
  var number: Int
  /// The cells, if the locale lacks a text of the screen.
  let incomplete: CellRuns
  let causes: [ViolationCollector.Cause]
  /// The cells in which a node is shed, or taken in place of an alternative before it.
  let variants: [Int: CellRuns]
  private let tally: Tally
  private let type: [TypeLedger.Entry]
  private let scrolling: Int
  private let spareHeight, spareWidth: ScreenSummary.Spare?

  init(_ judged: AppearanceReplay, number: Int) {
    self.number = number
    incomplete = judged.incompleteCells
    causes = judged.collector.causes
    variants = judged.variants
    tally = judged.summary.tally
    type = judged.summary.type.entries
    scrolling = judged.summary.scrolling
    spareHeight = judged.summary.spareHeight
    spareWidth = judged.summary.spareWidth
  }

  /// What was found, but for the screen's names.
  func summary(of screen: Screen) -> ScreenSummary {
    var summary = ScreenSummary(
      id: screen.id, name: screen.name, tally: tally, spareHeight: spareHeight,
      spareWidth: spareWidth)
    summary.type = TypeLedger(type)
    summary.scrolling = scrolling
    return summary
  }
}
