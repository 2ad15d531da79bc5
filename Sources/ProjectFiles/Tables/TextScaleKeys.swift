internal import ScreenModel

/// The keys of a file of `TextScales/`.
struct TextScaleKeys: Keys {
  let source = Key("source", .words, "Where the figures come from.")
  let sizes = Key(
    "sizes", .names(of: "size"),
    "The names of the sizes that the settings offer, ascending; factors where the scale has no styles."
  )
  let standard = Key(
    "standard", .reference, "The size that the figures of styles are given at.")
  let accessibility = Key(
    optional: "accessibility", .names(of: "size"),
    "Those of the sizes that count as accessibility sizes; none when left out.")
  let relativeTo = Key(
    optional: "relative-to", .reference,
    "The text style that styles which name none grow with; needed with “styles”.")
  let styles = Key(
    optional: "styles", .named(of: ScaledStyleKeys.self),
    "Text styles by name, whose sizes the platform lists.")
  let from = Key(
    optional: "from", .node(.list(.number(Range.scaledLength))),
    "Lengths, ascending, for which “to” says what they become.")
  let to = Key(
    optional: "to", .node(.named(.list(.number(Range.scaledLength)))),
    "For each factor, ascending, what the lengths of “from” become.")
  let lineHeights = Key(
    "line-heights", .choice(of: ScalingCurve.LineHeights.self), else: .inProportion,
    "Whether line heights keep their ratio to the size, or are converted as sizes.")

  static let table = Table(
    Self(), called: "a text scale",
    "What a platform’s text size settings do to sizes and line heights.")
}

struct ScaledStyleKeys: Keys {
  let sizes = Key(
    "sizes", .node(.list(.number(Range.scaledLength))),
    "Its size at each of the scale’s sizes, in points.")
  let lineHeights = Key(
    "line-heights", .node(.list(.number(Range.scaledLength))),
    "Its line height at each of the scale’s sizes, in points.")
  let bold = Key("bold", .flag, else: false, "Whether it is heavier than regular.")

  static let table = Table(
    Self(), called: "text style", "A text style of the platform, at each size of the scale.")
}
