internal import ScreenModel
internal import StackLayout

/// What was found of a screen in one family and locale, with its cells by number, so that another run of the same version on
/// the same project can go on from there.
package struct PieceFindings: Codable, Sendable {
  /// Its place among the pieces of the whole run.
  var number: Int
  private var tally: Tally
  private var type: [TypeLedger.Entry]
  private var scrolling: Int
  private var spareHeight, spareWidth: Spare?
  private var incomplete: CellRuns
  private var causes: [Cause]
  private var variants: [Variant]

  private struct Spare: Codable {
    var points: Points
    var cell: Int
    var block: String?
  }

  private struct Variant: Codable {
    var node: Int
    var cells: CellRuns
  }

  private struct Cause: Codable {
    var key: ViolationCollector.Key
    var worst: Violation
    var worstCell: Int
    /// nil for a cause that no layout shows.
    var worstBroken: [RuleID]?
    var cells: CellRuns
    /// The rules that are broken in its cells, for as many of them in turn; empty for a cause that no layout shows.
    var broken: [Broken]
    var rules: [RuleID]
  }

  private struct Broken: Codable {
    var rules: [RuleID]
    var count: Int
  }
}

// MARK: - Writing

extension PieceFindings {
  init(_ judged: AppearanceReplay, number: Int, cells: PieceCells) {
    var numbers: [Cell: Int] = [:]
    for number in 0..<cells.count { numbers[cells.cell(number)] = number }
    // Whatever was found is of one of those cells.
    func known(_ cell: Cell) -> Int { numbers[cell] ?? 0 }
    func spare(_ spare: ScreenSummary.Spare) -> Spare {
      Spare(points: spare.points, cell: known(spare.cell), block: spare.block)
    }
    self.number = number
    tally = judged.summary.tally
    type = judged.summary.type.entries
    scrolling = judged.summary.scrolling
    spareHeight = judged.summary.spareHeight.map(spare)
    spareWidth = judged.summary.spareWidth.map(spare)
    incomplete = CellRuns(judged.incompleteCells.lazy.map(known))
    causes = judged.collector.causes.map { cause in
      Cause(
        key: cause.key, worst: cause.worst, worstCell: known(cause.worstCell),
        worstBroken: cause.worstSite.map { Self.sorted($0.broken) },
        cells: CellRuns(cause.cells.lazy.map(known)),
        broken: Self.broken(in: cause.sites), rules: Self.sorted(cause.rules))
    }
    variants = judged.variants.sorted { $0.key < $1.key }.map { node, cells in
      Variant(node: node, cells: CellRuns(cells.lazy.map(known)))
    }
  }

  private static func broken(in sites: [ViolationCollector.Site]) -> [Broken] {
    var broken: [Broken] = []
    for site in sites {
      let rules = sorted(site.broken)
      if broken.last?.rules == rules {
        broken[broken.count - 1].count += 1
      } else {
        broken.append(Broken(rules: rules, count: 1))
      }
    }
    return broken
  }

  private static func sorted(_ rules: Set<RuleID>) -> [RuleID] {
    rules.sorted { $0.code < $1.code }
  }
}

// MARK: - Reading

extension PieceFindings {
  /// What was found, but for the screen's names.
  func summary(of screen: Screen, cells: PieceCells) -> ScreenSummary {
    func spare(_ spare: Spare) -> ScreenSummary.Spare {
      ScreenSummary.Spare(
        points: spare.points, cell: cells.cell(spare.cell), block: spare.block)
    }
    var summary = ScreenSummary(
      id: screen.id, name: screen.name, tally: tally, spareHeight: spareHeight.map(spare),
      spareWidth: spareWidth.map(spare))
    summary.type = TypeLedger(type)
    summary.scrolling = scrolling
    return summary
  }

  func incompleteCells(_ cells: PieceCells) -> [Cell] { incomplete.numbers.map(cells.cell) }

  func variants(_ cells: PieceCells) -> [Int: [Cell]] {
    Dictionary(
      variants.map { ($0.node, $0.cells.numbers.map(cells.cell)) }, uniquingKeysWith: +)
  }

  /// The causes, for the appearance of this index.
  func causes(_ cells: PieceCells, appearance: Int) -> [ViolationCollector.Cause] {
    func site(_ number: Int, _ broken: [RuleID]) -> ViolationCollector.Site? {
      cells.condition(number).map {
        ViolationCollector.Site(
          appearance: appearance, condition: $0, cell: cells.cell(number), broken: Set(broken))
      }
    }
    return causes.map { cause in
      let numbers = cause.cells.numbers
      let broken = cause.broken.flatMap { repeatElement($0.rules, count: $0.count) }
      return ViolationCollector.Cause(
        key: cause.key, worst: cause.worst,
        worstSite: cause.worstBroken.flatMap { site(cause.worstCell, $0) },
        worstCell: cells.cell(cause.worstCell),
        sites: zip(numbers, broken).compactMap { site($0, $1) },
        cells: numbers.map(cells.cell), rules: Set(cause.rules))
    }
  }
}
