/// A text size measures every text at the sizes of another one.
///
/// **What it checks.** The point sizes that texts were really measured at, style by style, in each text size that was replayed. Two text sizes at which
/// no style of any screen differs in size or line height are one that was not tried. An app of `text-sizes: fixed` has only one.
///
/// **Why it matters.** A setting that changes nothing passes every check. The sizes are taken from the layouts themselves, so that the size that was
/// asked for is proved to be the size that was measured at. `--verbose` lists them.
///
/// **What to do.** Let a style follow the text size (no `scaling: fixed`, no `cap` below it), or leave the size out of `text-sizes`.
enum TextSizeWithoutEffect {
  static func message(textSize: String, same: String) -> String {
    "text size \(textSize) changes nothing: every text is measured at the sizes of \(same)"
  }
}
