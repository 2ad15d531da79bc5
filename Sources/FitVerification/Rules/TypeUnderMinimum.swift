internal import ScreenModel
package import StackLayout

/// A text is set smaller than the smallest type that the app allows.
///
/// **What it checks.** The size that each text really has in a cell, after text size, scale and the platform's rounding, against `type: minimum:` of the app,
/// in points.
///
/// **Why it matters.** A size that nobody can read fits everywhere. A minimum keeps type from being the thing that gives way.
///
/// **What to do.** Use a larger style, or let something else give way: an alternative with fewer words, or a block that is dropped.
package struct TypeUnderMinimum: Rule {
  package static let id = RuleID.typeUnderMinimum

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool { prepared.app.minimumType != nil }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    guard let minimum = layout.prepared.app.minimumType else { return }
    for text in layout.prepared.index.texts where layout.placed[text.node].isShown {
      let smallest = layout.setSizes(of: text).lazy.map(\.size).min() ?? .infinity
      let shortfall = minimum - smallest
      guard shortfall > FitTolerance.points else { continue }
      violations.append(
        Violation(rule: Self.id, node: text.node, candidate: nil, shortfall: shortfall))
    }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let name = layout.prepared.nodes[violation.node].name
    let minimum = layout.prepared.app.minimumType ?? 0
    let size = minimum - violation.shortfall
    return "\(name) is set in \(size.inPoints), the smallest type is \(minimum.inPoints)"
  }
}
