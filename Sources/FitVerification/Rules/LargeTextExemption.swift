/// The exemption of large text from the contrast of text is claimed.
///
/// **What it checks.** Whether `large-text-exemption: true` stands anywhere: in `colors:`, at a pair, at a block, at a style, or in a token file. It cannot be allowed.
///
/// **Why it matters.** WCAG 2 lets large text do with 3:1. Who reads large type because of low vision needs the contrast more than anybody, and what is
/// large in one window or at one text size is not in another.
///
/// **What to do.** Remove the claim, and choose colours that reach the ratio of their use.
enum LargeTextExemption {
  static let message = "the large-text exemption is claimed; it is never granted here"
}
