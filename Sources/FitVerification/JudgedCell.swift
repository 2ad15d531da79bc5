package import ScreenModel
package import StackLayout

/// A cell with its layout and with what was found of it.
package struct JudgedCell {
  package var window: Window
  package var textSize: TextSize
  /// The name of the state; nil for a screen without states.
  package var state: String?
  /// As it stands, without stress.
  package var layout: StackSolver
  package var outcome: CellJudge.Outcome
  /// What it breaks, under the stress of its outcome.
  package var violations: [Violation]
  /// What it breaks of rules that only warn.
  package var warnings: [Violation]

  package var screen: Screen { layout.prepared.screen }
  package var app: App { layout.prepared.app }

  /// Judges a screen in one window, at one text size and in one state.
  ///
  /// - Parameters:
  ///   - prepared: The screen in its family and locale.
  ///   - window: nil is returned where its safe area is unknown.
  ///   - textSize: One of the app's.
  ///   - state: The index of the state among the screen's; 0 for a screen without states.
  package init?(_ prepared: PreparedScreen, window: Window, textSize: TextSize, state: Int = 0) {
    guard var condition = LayoutCondition(window, textSize: textSize, app: prepared.app) else {
      return nil
    }
    condition.state = state
    var judge = CellJudge(prepared, for: condition)
    outcome = judge.judge(condition)
    violations = judge.violations
    warnings = judge.warnings
    layout = StackSolver(prepared, for: condition)
    self.window = window
    self.textSize = textSize
    self.state = prepared.screen.states.isEmpty ? nil : prepared.screen.states[state]
  }

  /// The cell's names.
  package var cell: Cell {
    Cell(
      screen: screen.id, window: window, textSize: textSize.name,
      family: layout.prepared.family.name, locale: layout.prepared.locale.id, state: state)
  }

  /// Says in one lower-case phrase what a violation needs and what there is.
  package func message(for violation: Violation) -> String {
    guard let rule = CellJudge.rules.first(where: { type(of: $0).id == violation.rule }) else {
      return violation.rule.name
    }
    guard outcome.stress != .none, !violation.rule.isWarning else {
      return rule.message(for: violation, in: layout)
    }
    var condition = layout.condition
    condition.stress = outcome.stress
    return rule.message(for: violation, in: StackSolver(layout.prepared, for: condition))
  }
}

/// Finds the cells of a screen with the least room.
package enum WorstCell {
  /// Finds the worst of all cells that a filter admits; see ``inEachWindow(_:of:filter:measurer:)``.
  ///
  /// - Returns: nil if the filter admits no cell whose window has a known safe area.
  package static func of(
    _ screen: Screen, in app: App, filter: CellFilter, measurer: some TextMeasuring
  ) -> JudgedCell? {
    let found = search(screen, in: app, filter: filter, measurer: measurer).compactMap(\.self)
    let worst = found.dropFirst().reduce(found.first) { worst, other in
      worst.map { other.rank > $0.rank ? other : $0 }
    }
    return worst.flatMap(\.judged)
  }

  /// Finds the worst cell in each window that a filter admits.
  ///
  /// A cell that fails is worse than one that is unknown, fragile, or fits; of those that fail the one with the greatest shortfall in
  /// points at scale 1 is the worst, of the others the one with the least to spare. Of equals it is the first in the order of a replay.
  ///
  /// - Parameters:
  ///   - screen: A screen of the app.
  ///   - app: Read without errors.
  ///   - filter: Which windows, text sizes, families, locales and states to look at.
  ///   - measurer: Of real fonts.
  /// - Returns: In the order of the windows; those without a known safe area are left out.
  package static func inEachWindow(
    _ screen: Screen, of app: App, filter: CellFilter, measurer: some TextMeasuring
  ) -> [JudgedCell] {
    search(screen, in: app, filter: filter, measurer: measurer).compactMap { $0?.judged }
  }

  /// A cell, with what it takes to judge it again.
  private struct Found {
    var prepared: PreparedScreen
    var window: Window
    var textSize: TextSize
    var state: Int
    var rank: Rank

    var judged: JudgedCell? {
      JudgedCell(prepared, window: window, textSize: textSize, state: state)
    }
  }

  /// How bad a cell is: greater is worse.
  private struct Rank: Comparable {
    var verdict: Verdict
    var lack: Points

    init(_ judge: CellJudge, _ outcome: CellJudge.Outcome) {
      verdict = outcome.verdict
      let shortfall =
        judge.violations.lazy.filter(\.rule.countsPoints).map(\.shortfall).max() ?? 0
      lack = outcome.margin.map { -$0.least } ?? shortfall / judge.solver.condition.scale
    }

    static func < (a: Rank, b: Rank) -> Bool {
      (a.verdict, a.lack) < (b.verdict, b.lack)
    }
  }

  /// Judges every cell; of each window the worst is kept.
  private static func search(
    _ screen: Screen, in app: App, filter: CellFilter, measurer: some TextMeasuring
  ) -> [Found?] {
    let windows = filter.windows(of: app).replayed.filter { filter.admits($0, on: screen) }
    var worst: [Found?] = Array(repeating: nil, count: windows.count)
    for family in filter.families(of: app) {
      for locale in filter.locales(of: app) where locale.includes(screen.id) {
        let prepared = PreparedScreen(
          screen, of: app, family: family, locale: locale, measurer: measurer)
        for textSize in filter.textSizes(of: app) {
          for state in filter.states(of: screen) {
            keepWorst(of: prepared, textSize, state: state.index, in: windows, &worst)
          }
        }
      }
    }
    return worst
  }

  private static func keepWorst(
    of prepared: PreparedScreen, _ textSize: TextSize, state: Int, in windows: [Window],
    _ worst: inout [Found?]
  ) {
    var judge: CellJudge?
    for (index, window) in windows.enumerated() {
      guard var condition = LayoutCondition(window, textSize: textSize, app: prepared.app) else {
        continue
      }
      condition.state = state
      var judging = judge ?? CellJudge(prepared, for: condition)
      judge = nil
      let outcome = judging.judge(condition)
      let rank = Rank(judging, outcome)
      judge = judging
      guard worst[index].map({ rank > $0.rank }) ?? true else { continue }
      worst[index] = Found(
        prepared: prepared, window: window, textSize: textSize, state: state, rank: rank)
    }
  }
}
