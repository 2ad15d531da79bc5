internal import ScreenModel
package import StackLayout

/// An icon is shown on a screen that is to show none.
///
/// **What it checks.** With `meaning: no-icons:` of the app, each screen that is not exempt: controls with an icon or without a label, and media that are tinted
/// (`foreground`) or of a fixed height no greater than the floor of `media`. Pictures and videos are no icons.
///
/// **Why it matters.** What an icon stands for has to be learned, and remembered. A reader who can do neither has nothing from it but something that looks like
/// it could be pressed.
///
/// **What to do.** Say it in words, or list the screen under `except` if its readers know their icons.
///
/// **Options.** `meaning: { no-icons: true }`, or `no-icons: { except: [screens] }`.
package struct IconShown: Rule {
  package static let id = RuleID.iconShown

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool {
    prepared.app.meaning?.forbidsIcons(on: prepared.screen.id) == true
      && prepared.traits.contains(where: \.showsIcon)
  }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    for (node, traits) in layout.prepared.traits.enumerated()
    where traits.showsIcon && layout.placed[node].isShown {
      violations.append(Violation(rule: Self.id, node: node, candidate: nil, shortfall: 1))
    }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let name = layout.prepared.nodes[violation.node].name
    guard case .control(let box) = layout.prepared.nodes[violation.node].kind else {
      return "\(name) is an icon, and the screen is to show none"
    }
    let what = box.label == nil ? "shows an icon in place of its words" : "has an icon"
    return "\(name) \(what), and the screen is to show none"
  }
}
