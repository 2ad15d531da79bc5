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

  /// The rules that look at a laid out cell; findings are sorted later.
  package static let rules: [any Rule] = [
    TextOverLines(), WordTooWide(), StackTooTall(), RowTooNarrow(), MediaBelowFloor(),
    TargetTooSmall(), PageCannotHoldRow(), SectionCannotFit(), BlockTooWide(), EssentialLost(),
    ShedOutOfOrder(), AlternativeUnstable(), TargetMoved(), ControlUnreachable(),
    PinnedOutsideSafeArea(),
    PinnedCoversContent(), ScrollsByASliver(), HalfAChoice(), GapTooSmall(), TargetUnderFloor(),
    TypeUnderMinimum(), LabelClipped(), LabelsAlike(), TruncatedWithRoomLeft(),
    StateHalfTold(), IconShown(), MarginTooSmall(), MissingGlyph(), LineBreaksUnknown(),
  ]

  /// What is tried after a cell fits, in this order.
  private static let doubts: [LayoutCondition.Stress] = [.pixelsDown, .widerText]

  package private(set) var solver: StackSolver
  /// What the last cell broke, under the stress of its outcome.
  package private(set) var violations: [Violation] = []
  /// What the last cell breaks of rules that only warn.
  package private(set) var warnings: [Violation] = []
  /// What is shed in the last cell, and the alternatives taken there that are not the first of theirs.
  package private(set) var variants: [Int] = []
  /// Of the rules that the screen can break.
  private let ownChecks: [(StackSolver, inout [Violation]) -> Void]

  package init(_ prepared: PreparedScreen, for condition: LayoutCondition) {
    solver = StackSolver(prepared, for: condition)
    ownChecks = Self.rules.filter { $0.concerns(prepared) }.map { Self.check(of: $0) }
  }

  /// Returns what a rule does with a laid out screen, so that it need not be looked up in every cell.
  private static func check(
    of rule: some Rule
  ) -> (StackSolver, inout [Violation]) -> Void {
    { rule.check($0, into: &$1) }
  }

  /// Judges the screen in one window at one text size.
  ///
  /// - Parameter condition: Without stress; doubts are tried here.
  /// - Returns: The verdict and the margin; `violations` holds what was broken.
  /// - Complexity: O(*n*) in blocks; allocates nothing unless the cell fails.
  package mutating func judge(_ condition: LayoutCondition) -> Outcome {
    check(condition)
    setWarningsApart()
    setMarginsApart()
    noteVariants()
    let scrolls = solver.scrollableOverflow > FitTolerance.points
    if let worst = violationVerdict() {
      return Outcome(verdict: worst, margin: nil, stress: .none)
    }
    let margin = solver.margin
    for stress in Self.doubts
    where couldFlip(under: stress, margin: margin, in: condition) {
      var stressed = condition
      stressed.stress = stress
      check(stressed)
      violations.removeAll { $0.rule.isWarning || $0.rule == .marginTooSmall }
      if !violations.isEmpty {
        return Outcome(verdict: .fragile, margin: margin, stress: stress, scrolls: scrolls)
      }
    }
    return Outcome(verdict: .fits, margin: margin, stress: .none, scrolls: scrolls)
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
    violations.removeAll(keepingCapacity: true)
    let layout = solver
    guard let rules else {
      for check in ownChecks { check(layout, &violations) }
      return
    }
    for rule in rules where rule.concerns(layout.prepared) {
      rule.check(layout, into: &violations)
    }
  }

  private mutating func setWarningsApart() {
    warnings.removeAll(keepingCapacity: true)
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
    guard !solver.prepared.variants.isEmpty else { return }
    variants.removeAll(keepingCapacity: true)
    for node in solver.prepared.variants.ladder where solver.isDropped(node) {
      variants.append(node)
    }
    for choice in solver.prepared.variants.choices where choice.axes != .none {
      if let option = solver.optionTaken(of: choice.node), option > choice.node + 1 {
        variants.append(option)
      }
    }
  }

  private func violationVerdict() -> Verdict? {
    guard !violations.isEmpty else { return nil }
    return violations.allSatisfy(\.rule.isAboutTheUnknown) ? .unknown : .fails
  }

  /// Tells whether a doubt is large enough to matter, so that most cells are laid out once.
  private func couldFlip(
    under stress: LayoutCondition.Stress, margin: Margin, in condition: LayoutCondition
  ) -> Bool {
    switch stress {
    case .none: return false
    case .pixelsDown:
      // Every box loses less than a pixel, and the content's height too. A text that takes a line more may be one of
      // several, so each counts, not only those that alone would break the cell.
      if !condition.isPixelScaleKnown { return true }
      let pixel = 1 / condition.pixelScale + FitTolerance.points
      // A choice may turn on less than a pixel, too.
      return margin.least <= pixel || !solver.prepared.variants.isEmpty || isNear(pixel)
    case .widerText: return solver.prepared.allowance > 0
    }
  }

  /// Whether a width is near its limit: in a row each text may take up to a pixel from the others.
  private func isNear(_ pixel: Points) -> Bool {
    let index = solver.prepared.index
    let pixelsInRow = pixel * Double(1 + index.mostTextsInRow)
    return index.texts.contains {
      solver.placed[$0.node].slack <= ($0.isSqueezed ? pixelsInRow : pixel)
    }
      || index.rows.contains { -solver.placed[$0].overflow <= pixelsInRow }
      || index.wideAndSqueezed.contains {
        solver.placed[$0].frame.width - solver.leastWidth(of: $0) <= pixelsInRow
      }
  }
}
