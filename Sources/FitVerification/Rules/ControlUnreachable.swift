internal import ScreenModel
package import StackLayout

/// A control cannot lie wholly inside what is seen of a screen that scrolls.
///
/// **What it checks.** Where `overflow:` lets the content scroll: the height of each control of the content against the height between what is pinned, and its
/// sides against those of the window. Where nothing scrolls, the rules about height report what is out of sight.
///
/// **Why it matters.** A control that is higher than the viewport is never seen as a whole, and one that sticks out at the side no scrolling brings in.
///
/// **What to do.** Shorten its label, let it wrap in a wider place, or give the scrolling part more height by pinning less.
package struct ControlUnreachable: Rule {
  package static let id = RuleID.controlUnreachable

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool { prepared.scrollsAnywhere }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    guard layout.mayScroll else { return }
    for node in layout.prepared.index.controls where layout.placed[node].isShown {
      let excess = layout.excessOverViewport(of: node)
      guard excess > FitTolerance.points else { continue }
      violations.append(
        Violation(rule: Self.id, node: node, candidate: nil, shortfall: excess))
    }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let name = layout.prepared.nodes[violation.node].name
    let frame = layout.placed[violation.node].frame
    let viewport = max(0, layout.available)
    return frame.height > viewport
      ? "\(name) is \(frame.height.inPoints) high, the viewport \(viewport.inPoints)"
      : "\(name) sticks out of the window by \(violation.shortfall.inPoints) at the side"
  }
}
