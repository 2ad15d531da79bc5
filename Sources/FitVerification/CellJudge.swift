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
  }

  /// The rules that look at a laid out cell, in the order of their codes.
  package static let rules: [any Rule] = [
    TextOverLines(), WordTooWide(), StackTooTall(), RowTooNarrow(), MediaBelowFloor(),
    TargetTooSmall(), PageCannotHoldRow(), SectionCannotFit(), MissingGlyph(),
  ]

  /// What is tried after a cell fits, in this order.
  private static let doubts: [LayoutCondition.Stress] = [.pixelsDown, .widerText]

  package private(set) var solver: StackSolver
  /// What the last cell broke, under the stress of its outcome.
  package private(set) var violations: [Violation] = []

  package init(_ prepared: PreparedScreen, for condition: LayoutCondition) {
    solver = StackSolver(prepared, for: condition)
  }

  /// Judges the screen in one window at one text size.
  ///
  /// - Parameter condition: Without stress; doubts are tried here.
  /// - Returns: The verdict and the margin; `violations` holds what was broken.
  /// - Complexity: O(*n*) in blocks; allocates nothing unless the cell fails.
  package mutating func judge(_ condition: LayoutCondition) -> Outcome {
    check(condition)
    if let worst = violationVerdict() {
      return Outcome(verdict: worst, margin: nil, stress: .none)
    }
    let margin = margin()
    for stress in Self.doubts
    where couldFlip(under: stress, margin: margin, pixelScale: condition.pixelScale) {
      var stressed = condition
      stressed.stress = stress
      check(stressed)
      if !violations.isEmpty {
        return Outcome(verdict: .fragile, margin: margin, stress: stress)
      }
    }
    return Outcome(verdict: .fits, margin: margin, stress: .none)
  }

  /// Lays the screen out under a condition and collects what it breaks of some rules.
  package mutating func check(
    _ condition: LayoutCondition, against rules: [any Rule] = CellJudge.rules
  ) {
    solver.solve(condition)
    violations.removeAll(keepingCapacity: true)
    for rule in rules { rule.check(solver, into: &violations) }
  }

  private func violationVerdict() -> Verdict? {
    guard !violations.isEmpty else { return nil }
    return violations.allSatisfy { $0.rule == .missingGlyph } ? .unknown : .fails
  }

  /// Tells whether a doubt is large enough to matter, so that most cells are laid out once.
  private func couldFlip(
    under stress: LayoutCondition.Stress, margin: Margin, pixelScale: Double
  ) -> Bool {
    switch stress {
    case .none: false
    case .pixelsDown: margin.least <= 1 / pixelScale + FitTolerance.points
    case .widerText: solver.prepared.allowance > 0
    }
  }

  /// Finds what the cell has to spare: the height below its stack, and the width of texts and rows whose next step would break it.
  private func margin() -> Margin {
    let height = max(0, -solver.shortfall)
    var width = Points.infinity
    var block: Int?
    func consider(_ spare: Points, _ node: Int) {
      guard spare < width else { return }
      width = max(0, spare)
      block = node
    }
    let line = solver.condition.textSize * solver.condition.scale
    for text in solver.prepared.index.texts {
      let placed = solver.placed[text.node]
      let isAtLimit = text.box.maximumLines.map { placed.lines >= $0 } ?? false
      if isAtLimit || text.box.lineHeight * line > height { consider(placed.slack, text.node) }
    }
    for row in solver.prepared.index.rows { consider(-solver.placed[row].overflow, row) }
    return Margin(
      height: height, width: width, widthBlock: block.map { solver.prepared.nodes[$0].name })
  }
}
