/// A screen fits the reference window but not a larger one.
///
/// **What it checks.** Whether a screen that fits the app's reference window, at a text size, family and locale, also fits each window that is at
/// least as wide and has at least as much usable height. Such windows are listed here besides the rule that they break.
///
/// **Why it matters.** Whoever draws a screen at the reference relies on it: text and the width it wraps in grow together, so what fits there should fit
/// everywhere larger. Where that is false, no look at the small window shows the fault.
///
/// **What to do.** See the other finding for the cells named here. Usual causes are lengths that do not scale with the window, and platforms
/// that round widths to whole points.
enum LargerWindowFails {
  static func message(reference: String, rules: [RuleID]) -> String {
    "the screen fits the reference \(reference) but not every larger window: "
      + rules.map(\.name).joined(separator: ", ")
  }
}
