/// Two colours that an app shows one on the other are too alike.
///
/// **What it checks.** Each pair of `colors: pairs:` in each theme: the contrast ratio of its foreground to its background by WCAG 2, with a translucent
/// foreground laid over the background and a translucent background over what its pair names as `over`. A label on its fill needs 7:1, body
/// text and a meaningful icon 4.5:1, an outline and a focus ring 3:1; `colors: minimums:` may ask for other ratios, never for less than level AA.
/// Ratios are cut off, never rounded up: 4.499 does not reach 4.5.
///
/// **Why it matters.** Words that are hardly darker than their ground are not there for a reader with low vision, nor for anybody in the sun.
///
/// **What to do.** Take the colour that the finding offers, or another one as far from the background. It is the nearest one of the same hue, darker or
/// lighter, that passes and that fails no other pair of the app.
enum ContrastTooLow {
  static func message(
    foreground: String, background: String, ratio: String, needed: String, use: String,
    theme: String
  ) -> String {
    "\(foreground) on \(background) has \(ratio):1\(theme), \(use) needs \(needed):1"
  }
}
