/// An exemption allows nothing.
///
/// **What it checks.** Whether each item of `allow` in `app.yml` was needed by a cell or a text, in a run that looked at the whole app.
///
/// **Why it matters.** An exemption that is left behind hides the next fault of its kind.
///
/// **What to do.** Take it out, or correct the screen, block or window that it names.
enum ExemptionUnused {
  static func message(rule: String) -> String { "the exemption of \(rule) allows nothing" }
}
