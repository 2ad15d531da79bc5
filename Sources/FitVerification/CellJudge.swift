internal import ScreenModel
package import StackLayout

/// Judges one prepared screen in one cell after another; the working memory is allocated once.
package struct CellJudge {
  /// What was found of one cell.
  package struct Outcome: Sendable {
    package var verdict: Verdict
    /// What it has to spare; nil unless it fits.
    package var margin: Margin?
    /// The doubt under which a fragile cell does not fit.
    package var stress: LayoutCondition.Stress
    /// Whether some of its content has to be scrolled to.
    package var scrolls = false
  }

  /// All that was found of one cell.
  struct Judgement {
    var outcome: Outcome
    /// What it breaks, under the stress of its outcome.
    var violations: [Violation]
    /// What it breaks of rules that only warn.
    var warnings: [Violation]
    /// What is shed in it, and the alternatives taken there that are not the first of theirs.
    var variants: [Int]
  }

  /// The rules that look at a laid out cell; findings are sorted later.
  package static let rules: [any Rule] = [
    TextOverLines(), WordTooWide(), StackTooTall(), RowTooNarrow(), MediaBelowFloor(),
    TargetTooSmall(), PageCannotHoldRow(), SectionCannotFit(), BlockTooWide(), EssentialLost(),
    EmptyScreen(), ShedOutOfOrder(), AlternativeUnstable(), TargetMoved(), ControlUnreachable(),
    PinnedOutsideSafeArea(),
    PinnedCoversContent(), ScrollsByASliver(), HalfAChoice(), GapTooSmall(), TargetUnderFloor(),
    TypeUnderMinimum(), LabelClipped(), LabelsAlike(), TruncatedWithRoomLeft(),
    StateHalfTold(), IconShown(), MarginTooSmall(), MissingGlyph(), LineBreaksUnknown(),
  ]

  /// What is tried after a cell fits, in this order.
  private static let doubts: [LayoutCondition.Stress] = [.pixelsDown, .widerText]

  package private(set) var solver: StackSolver
  /// The solver of each doubt.
  private var doubting: [StackSolver]
  /// What the last cell broke, under the stress of its outcome.
  package private(set) var violations: [Violation] = []
  /// What the last cell breaks of rules that only warn.
  package private(set) var warnings: [Violation] = []
  /// What is shed in the last cell, and the alternatives taken there that are not the first of theirs.
  package private(set) var variants: [Int] = []
  /// Where they are gathered.
  private var takenVariants: [Int] = []
  /// What the last layout gives rules a reason to look at it for, and what it has to spare.
  private var survey: LayoutSurvey
  /// Of the rules that the screen can break.
  private let ownChecks: OwnChecks

  package init(_ prepared: PreparedScreen, for condition: LayoutCondition) {
    let first = StackSolver(prepared, for: condition)
    doubting = Self.doubts.map { _ in first.keepingStates() }
    solver = first.keepingStates()
    survey = LayoutSurvey.of(solver)
    ownChecks = OwnChecks(Self.rules.filter { $0.concerns(prepared) })
  }

  /// Judges the screen in one window at one text size.
  ///
  /// - Parameter condition: Without stress; doubts are tried here.
  /// - Returns: The verdict and the margin; `violations` holds what was broken.
  /// - Complexity: O(*n*) in blocks; allocates nothing unless the cell fails.
  package mutating func judge(_ condition: LayoutCondition) -> Outcome {
    check(condition)
    noteVariants()
    if !warnings.isEmpty { warnings.removeAll(keepingCapacity: true) }
    if !violations.isEmpty {
      setWarningsApart()
      setMarginsApart()
      if let worst = violationVerdict() {
        return Outcome(verdict: worst, margin: nil, stress: .none)
      }
    }
    let scrolls = survey.occasions.contains(.scrolling)
    let margin = survey.margin
    for doubt in Self.doubts.indices where couldFlip(under: Self.doubts[doubt], in: condition) {
      if isBroken(by: doubt, in: condition) {
        return Outcome(
          verdict: .fragile, margin: margin, stress: Self.doubts[doubt], scrolls: scrolls)
      }
    }
    return Outcome(verdict: .fits, margin: margin, stress: .none, scrolls: scrolls)
  }

  /// Judges the screen under many conditions, in the order that is the least work; equal ones are judged once.
  ///
  /// - Parameters:
  ///   - conditions: Without stress; nil where something is not known.
  ///   - order: The places of the conditions in their ``LayoutCondition/order(_:)``; those left out are not judged.
  ///   - state: The index of the state to judge.
  /// - Returns: Of each condition, in their own order; nil for those that are not judged.
  mutating func judge(
    _ conditions: [LayoutCondition?], in order: [Int], state: Int
  ) -> [Judgement?] {
    var judgements = [Judgement?](repeating: nil, count: conditions.count)
    var last: (condition: LayoutCondition, place: Int)?
    for place in order {
      guard var condition = conditions[place] else { continue }
      condition.state = state
      if let last, last.condition == condition {
        judgements[place] = judgements[last.place]
        continue
      }
      last = (condition, place)
      let outcome = judge(condition)
      judgements[place] = Judgement(
        outcome: outcome, violations: violations, warnings: warnings, variants: variants)
    }
    return judgements
  }

  /// Tells whether the screen breaks no rule in one window at one text size, but for those that only warn; doubts are not tried.
  package mutating func isKept(in condition: LayoutCondition) -> Bool {
    check(condition)
    return violations.allSatisfy(\.rule.isWarning)
  }

  /// Lays the screen out under a condition and collects what it breaks of some rules.
  package mutating func check(
    _ condition: LayoutCondition, against rules: [any Rule]? = nil
  ) {
    solver.solve(condition)
    survey = LayoutSurvey.of(solver)
    guard let rules else {
      if !violations.isEmpty { violations.removeAll(keepingCapacity: true) }
      ownChecks.run(on: solver, survey.occasions, into: &violations)
      return
    }
    violations = []
    for rule in rules where rule.concerns(solver.prepared) {
      rule.check(solver, into: &violations)
    }
  }

  /// Lays the screen out under a doubt and collects what it breaks then, but for what only warns or asks for more to spare.
  private mutating func isBroken(by doubt: Int, in condition: LayoutCondition) -> Bool {
    var stressed = condition
    stressed.stress = Self.doubts[doubt]
    doubting[doubt].solve(stressed)
    let occasions = LayoutSurvey.of(doubting[doubt]).occasions
    ownChecks.run(on: doubting[doubt], occasions, into: &violations)
    guard !violations.isEmpty else { return false }
    violations.removeAll { $0.rule.isWarning || $0.rule == .marginTooSmall }
    return !violations.isEmpty
  }

  private mutating func setWarningsApart() {
    guard violations.contains(where: \.rule.isWarning) else { return }
    warnings += violations.filter(\.rule.isWarning)
    violations.removeAll(where: \.rule.isWarning)
  }

  /// Forgets that little is to spare where something is broken anyway.
  private mutating func setMarginsApart() {
    guard violations.contains(where: { $0.rule != .marginTooSmall }) else { return }
    violations.removeAll { $0.rule == .marginTooSmall }
  }

  private mutating func noteVariants() {
    let plan = solver.prepared.variants
    guard !plan.isEmpty else { return }
    if !takenVariants.isEmpty { takenVariants.removeAll(keepingCapacity: true) }
    for node in plan.ladder where solver.isDropped(node) { takenVariants.append(node) }
    for choice in plan.choices where choice.axes != .none {
      if let option = solver.optionTaken(of: choice.node), option > choice.node + 1 {
        takenVariants.append(option)
      }
    }
    // Most cells have those of the one before, whose list they share.
    if takenVariants != variants { variants = Array(takenVariants) }
  }

  private func violationVerdict() -> Verdict? {
    guard !violations.isEmpty else { return nil }
    return violations.allSatisfy(\.rule.isAboutTheUnknown) ? .unknown : .fails
  }

  /// Tells whether a doubt is large enough to matter, so that most cells are laid out once.
  private func couldFlip(
    under stress: LayoutCondition.Stress, in condition: LayoutCondition
  ) -> Bool {
    switch stress {
    case .none: return false
    case .pixelsDown:
      // Every box loses less than a pixel, and the content's height too. A text that takes a line more may be one of
      // several, so each counts, not only those that alone would break the cell.
      if !condition.isPixelScaleKnown { return true }
      let pixel = 1 / condition.pixelScale + FitTolerance.points
      // A choice may turn on less than a pixel, too.
      return survey.margin.least <= pixel || !solver.prepared.variants.isEmpty || isNear(pixel)
    case .widerText: return solver.prepared.allowance > 0
    }
  }

  /// Whether a width is near its limit: in a row each text may take up to a pixel from the others.
  private func isNear(_ pixel: Points) -> Bool {
    let index = solver.prepared.index
    let pixelsInRow = pixel * Double(1 + index.mostTextsInRow)
    return survey.leastSlack <= pixel
      || min(survey.leastSqueezedSlack, survey.leastRowSpare) <= pixelsInRow
      || index.wideAndSqueezed.contains {
        solver.placed[$0].frame.width - solver.leastWidth(of: $0) <= pixelsInRow
      }
  }
}

/// What the rules of a screen do with a layout, so that they need not be looked up in every cell.
private struct OwnChecks {
  private struct Check {
    let occasions: Occasions
    let run: (StackSolver, inout [Violation]) -> Void

    init<Own: Rule>(_ rule: Own) {
      occasions = Own.occasions
      run = { rule.check($0, into: &$1) }
    }
  }

  private let checks: [Check]

  init(_ rules: [any Rule]) { checks = rules.map { Check($0) } }

  /// Adds what a layout breaks of the rules that its occasions let be broken.
  func run(on layout: StackSolver, _ occasions: Occasions, into violations: inout [Violation]) {
    for check in checks where !check.occasions.isDisjoint(with: occasions) {
      check.run(layout, &violations)
    }
  }
}
