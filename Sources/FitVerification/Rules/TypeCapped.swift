/// A style stops growing with the reader's text size.
///
/// **What it checks.** The styles of `app.yml` that have a `cap`, where a text size that is replayed lies beyond it. It is a warning: what is declared is
/// not hidden, and every verdict beyond the cap is one about smaller type than the reader asked for.
///
/// **Why it matters.** A reader who needs text larger than the cap cannot read it, however well it fits.
///
/// **What to do.** Let the style grow and give it room, or keep the cap for type that is large at every size.
enum TypeCapped {
  static func message(style: String, cap: String, beyond: [String]) -> String {
    "style \(style) is capped at \(cap): it does not follow \(beyond.joined(separator: ", "))"
  }
}
