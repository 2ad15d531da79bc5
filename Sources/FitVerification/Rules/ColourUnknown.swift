/// A colour is not known well enough to tell its contrast.
///
/// **What it checks.** Whether the contrast of each pair can be computed: both tokens are there in every theme, in a colour space that is converted
/// (sRGB in its several notations, Display P3), what lies under a translucent background is named, and each shown colour has a background.
///
/// **Why it matters.** A guess could pass what nobody can read. What is not known is never a pass.
///
/// **What to do.** Give the colour in `srgb` or `display-p3`, name what lies under a translucent background with `over:`, add the token to the theme
/// that lacks it, or give the block, something around it or the screen a `background`.
enum ColourUnknown {
  static func message(
    foreground: String, background: String, reason: String, theme: String
  ) -> String {
    "the contrast of \(foreground) on \(background) is not known\(theme): \(reason)"
  }

  static func message(foreground: String, use: String) -> String {
    "\(foreground) is shown as \(use), but nothing says on what background"
  }
}
