internal import ScreenModel

/// The keys of a screen file.
struct ScreenKeys: Keys {
  let screen = Key("screen", .title, "What people call the screen.")
  let app = Key(
    optional: "app", .name,
    "The app it belongs to: the name of a folder of Screens/; needed outside of the app’s folder.")
  let background = Key(
    optional: "background", .reference, "The color token that the blocks stand on.")
  let states = Key(
    optional: "states", .names(of: "state"),
    "Named variants of the screen, each of which is looked at in every window.")
  let overflow = Key(
    optional: "overflow", .node(.described(Overflow.self)),
    "Whether this screen’s content may be higher than its window; as the app says when left out.")
  let bar = Key(
    optional: "bar", .table(BarKeys.self), "The controls of the top bar; no bar when left out.")
  let pinned = Key(
    optional: "pinned", .table(PinnedKeys.self),
    "Blocks that stay in place while the content scrolls.")
  let stack = Key("stack", .node(.blocks), "The blocks, from top to bottom.")
  let dock = Key(
    optional: "dock", .node(.blocks), "Blocks side by side, in a row that ends the screen.")
  let keyboard = Key(
    "keyboard", .flag, else: false,
    "Whether words are typed on it, so that it is also looked at with the keyboard up.")
  let mustShow = Key(
    optional: "must-show", .items(of: PromiseKeys.self),
    "What of it must be shown in some windows, whatever is shed there.")

  static let table = Table(
    Self(), called: "a screen", "One screen: what stands on it, from top to bottom.")
}

struct BarKeys: Keys {
  let leading = Key(
    optional: "leading", .node(.described(Words.self)), "The words of the control at the start.")
  let trailing = Key(
    optional: "trailing", .node(.described(Words.self)), "The words of the control at the end.")
  let when = Key(
    optional: "when", .table(ConditionKeys.self), "Where there is a bar; everywhere when left out.")
  let colours = ShownColourKeys.table

  static let table = Table(Self(), called: "“bar”", "The controls of the top bar, on one line.")
}

struct PinnedKeys: Keys {
  let top = Key(optional: "top", .node(.blocks), "Blocks above the content.")
  let bottom = Key(optional: "bottom", .node(.blocks), "Blocks below the content.")

  static let table = Table(
    Self(), called: "“pinned”", "Blocks that stay in place while the content scrolls.")
}

struct ConditionKeys: Keys {
  let textSize = Key(
    optional: "text-size", .node(.oneOrMore(.words)),
    "At these text sizes: names, standard or accessibility.")
  let orientation = Key(
    optional: "orientation", .choice(of: Window.Orientation.self), "In windows of this shape.")
  let state = Key(
    optional: "state", .node(.oneOrMore(.words)), "In these states of the screen.")
  let minWidth = Key(
    optional: "min-width", .number(in: Range.length),
    "In windows of at least this width, in points that are not scaled.")
  let maxWidth = Key(
    optional: "max-width", .number(in: Range.length),
    "In windows of at most this width, in points that are not scaled.")
  let minHeight = Key(
    optional: "min-height", .number(in: Range.length),
    "In windows of at least this height, in points that are not scaled.")
  let maxHeight = Key(
    optional: "max-height", .number(in: Range.length),
    "In windows of at most this height, in points that are not scaled.")
  let family = Key(optional: "family", .node(.oneOrMore(.words)), "In these families.")
  let locale = Key(optional: "locale", .node(.oneOrMore(.words)), "In these locales.")

  static let table = Table(
    Self(), called: "“when”", "Where something is laid out: where all of this holds.",
    isFilled: true)
}
