internal import ScreenModel

/// A style stops growing with the reader's text size, or does not grow with it at all.
///
/// **What it checks.** The styles of `app.yml` that a screen uses and that have a `cap`, where a text size that is replayed lies beyond it, or are of
/// `scaling: fixed`, where a text size would make them larger. It is a warning: what is declared is not hidden, and every verdict beyond the cap is one about
/// smaller type than the reader asked for. With `type: { caps: fail }` it is an error.
///
/// **Why it matters.** A reader who needs text larger than the cap cannot read it, however well it fits.
///
/// **What to do.** Let the style grow and give it room, or keep the cap for type that is large at every size. Where a fixed size is meant, as on a picture that
/// others see, allow it with a reason: `allow: [{ finding: type-capped, block: [card-title], reason: … }]`.
///
/// **Options.** `type: { caps: warn }` (when left out) or `fail`.
enum TypeCapped {
  static func message(style: String, cap: String, beyond: [String]) -> String {
    "style \(style) is capped at \(cap): it does not follow \(beyond.joined(separator: ", "))"
  }

  /// Says what a style is fixed at, and how large it would be at the text size that makes it the largest.
  static func message(
    style: String, size: Points, textSize: String, following: Points
  ) -> String {
    "style \(style) is fixed: it stays \(size.inPoints), where it would be \(following.inPoints)"
      + " at \(textSize)"
  }
}
