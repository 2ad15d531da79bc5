internal import ScreenModel
internal import StackLayout

/// One screen in all its cells: its appearances are judged in any order and on any thread, and put together in theirs.
final class ScreenReplay: Sendable {
  /// A family and locale that the screen is shown in.
  struct Appearance: Sendable {
    var family: Family
    var locale: AppLocale
  }

  /// What was found of the screen.
  struct Result: Sendable {
    var summary: ScreenSummary
    /// The cells of locales that lack a text of the screen; a list for each appearance.
    var incompleteCells: [CellList]
    var findings: [Finding]
    /// The exemptions that were needed.
    var exemptions: Set<Int>
  }

  private enum Progress: Sendable {
    /// What is known of each appearance, and how many are not yet judged.
    case judging([AppearanceReplay?], left: Int)
    case done(Result)
  }

  let appearances: [Appearance]
  private let cells: ScreenCells
  private let replay: AppReplay
  private let screen: Screen
  private let progress: Lock<Progress>

  init(_ screen: Screen, in replay: AppReplay) {
    self.replay = replay
    self.screen = screen
    appearances = replay.families.flatMap { family in
      replay.locales.filter { $0.includes(screen.id) }.map {
        Appearance(family: family, locale: $0)
      }
    }
    cells = ScreenCells(
      screen: screen.id,
      appearances: appearances.map {
        ScreenCells.Appearance(family: $0.family.name, locale: $0.locale.id)
      }, textSizes: replay.textSizes.map(\.name), states: replay.filter.states(of: screen),
      windows: replay.windows, conditions: replay.conditions)
    let none = [AppearanceReplay?](repeating: nil, count: appearances.count)
    progress = Lock(.judging(none, left: appearances.count))
  }

  /// Judges the screen in one of its appearances; whoever judges the last one puts all together.
  func judge(_ index: Int) { note(judged(index), index) }

  /// Takes what another run found in one of the appearances, in place of judging it.
  func take(_ found: PieceFindings, _ index: Int) {
    note(
      AppearanceReplay(
        screen, in: replay, appearances[index], cells: cells, index: index, found: found), index)
  }

  /// Judges the screen in one of its appearances for another run, which puts all together.
  func findings(_ index: Int, number: Int) -> PieceFindings {
    PieceFindings(judged(index), number: number)
  }

  private func judged(_ index: Int) -> AppearanceReplay {
    var judged = AppearanceReplay(
      screen, in: replay, appearances[index], cells: cells, index: index)
    judged.run()
    return judged
  }

  private func note(_ judged: AppearanceReplay, _ index: Int) {
    let all = progress.withLock { progress -> [AppearanceReplay]? in
      guard case .judging(var known, let left) = progress else { return nil }
      known[index] = judged
      progress = .judging(left > 1 ? known : [], left: left - 1)
      return left > 1 ? nil : known.compactMap(\.self)
    }
    guard let all else { return }
    let result = result(of: all)
    progress.withLock { $0 = .done(result) }
  }

  /// What was found, once every appearance is judged.
  var result: Result {
    let known = progress.withLock { progress -> Result? in
      if case .done(let result) = progress { result } else { nil }
    }
    return known ?? result(of: [])
  }

  /// Puts appearances together in their order.
  private func result(of judged: [AppearanceReplay]) -> Result {
    var summary = ScreenSummary(
      id: screen.id, name: screen.name, tally: Tally(), spareHeight: nil, spareWidth: nil)
    var collector = ViolationCollector(cells)
    var variants: [Int: CellRuns] = [:]
    for appearance in judged {
      summary.add(appearance.summary)
      collector.add(appearance.collector)
      for (node, numbers) in appearance.variants {
        variants[node, default: CellRuns()].append(contentsOf: numbers)
      }
    }
    if replay.keepsCells {
      summary.grid = CellGrid(cells: cells, entries: judged.flatMap(\.entries))
    }
    if let prepared = judged.first?.prepared {
      summary.variants = list(variants, of: prepared)
    }
    let builder = FindingBuilder(
      app: replay.app, screen: screen, measurer: replay.measurer,
      appearances: judged.map(\.prepared), cells: cells, cellsOfScreen: summary.tally.cells)
    return Result(
      summary: summary, incompleteCells: judged.map { CellList($0.incompleteCells, of: cells) },
      findings: collector.causes.map { cause in
        let finding = builder.finding(for: cause)
        return cause.key.exemption.map { finding.allowed(by: replay.exemptions[$0]) } ?? finding
      },
      exemptions: Set(collector.causes.compactMap(\.key.exemption)))
  }

  /// Lists what is shed or chosen, in the order of the screen.
  private func list(
    _ variants: [Int: CellRuns], of prepared: PreparedScreen
  ) -> [ScreenSummary.Variant] {
    variants.sorted { $0.key < $1.key }.map { node, numbers in
      let isRung = prepared.variants.ladder.contains(node)
      return ScreenSummary.Variant(
        block: prepared.nodes[node].name, location: prepared.nodes[node].location,
        use: isRung ? .shed : .taken, cells: CellList(numbers, of: cells))
    }
  }
}

extension ScreenSummary {
  /// Adds what was found in other cells, which come after those that are known.
  fileprivate mutating func add(_ other: ScreenSummary) {
    tally.add(other.tally)
    type.add(other.type)
    scrolling += other.scrolling
    if let spare = other.spareHeight, spare.points < spareHeight?.points ?? .infinity {
      spareHeight = spare
    }
    if let spare = other.spareWidth, spare.points < spareWidth?.points ?? .infinity {
      spareWidth = spare
    }
  }
}
