/// A screen shows a pair of colours that the app does not declare.
///
/// **What it checks.** The colours that blocks and bars name, each on its background (its own, or that of what is around it), against
/// `colors: pairs:` of `app.yml`. A pair that is declared for a use with a higher minimum counts, too.
///
/// **Why it matters.** Only declared pairs are checked for contrast. Whatever else a screen shows has escaped the check, so it is unknown and never
/// a pass.
///
/// **What to do.** Add the pair to `colors: pairs:` with its use, or let the block name colours of a pair that is there.
enum PairNotDeclared {
  static func message(foreground: String, background: String, use: String, blocks: Int) -> String {
    let others = blocks > 1 ? " (in \(blocks) blocks)" : ""
    return "\(foreground) on \(background) is shown as \(use) but is not declared for it\(others)"
  }
}
