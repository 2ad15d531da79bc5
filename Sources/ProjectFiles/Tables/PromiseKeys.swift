internal import ScreenModel

/// The keys of an item of `must-show` in a screen.
struct PromiseKeys: Keys {
  let ids = Key(
    "ids", .names(of: "id"), "The ids of blocks, of each of which one form must be shown.")
  let windows = Key(
    optional: "windows", .names(of: "window"),
    "Ids, names or tags of windows; all of them when left out.")
  let textSizes = Key(
    optional: "text-sizes", .node(.oneOrMore(.words)),
    "Names of text sizes, standard or accessibility; all of them when left out.")

  static let table = Table(
    Self(), called: "an item of “must-show”", "What must be shown in some windows.")
}

/// The keys of an item of `must-show` in an app.
struct AppPromiseKeys: Keys {
  let promise = PromiseKeys.table
  let screens = Key(
    optional: "screens", .names(of: "screen"),
    "The screens that must show it; all that have such a block when left out.")

  static let table = Table(
    Self(), called: "an item of “must-show”", "What must be shown in some windows.")
}

struct MarginKeys: Keys {
  let height = Key(
    optional: "height", .number(in: Range.length),
    "Points to spare below every stack, not scaled; 0 when left out.")
  let width = Key(
    optional: "width", .number(in: Range.length),
    "Points to spare beside every text and row that a narrower box would break, not scaled; 0 when left out."
  )

  static let table = Table(
    Self(), called: "“margin”", "What every screen must have to spare.",
    isFilled: true)
}

struct MeaningKeys: Keys {
  let states = Key(
    optional: "states", .names(of: "sign", .choice(of: Meaning.Sign.self)),
    "Which signs every state of a screen shows that no other state shows.")
  let noIcons = Key(
    optional: "no-icons", .node(.either([.flag, .described(IconExceptionKeys.self)])),
    "Whether no screen shows an icon, or which screens may.")

  static let table = Table(
    Self(), called: "“meaning”", "By which signs a reader can tell what is the case.")
}

struct IconExceptionKeys: Keys {
  let except = Key("except", .names(of: "screen"), "The screens that may show icons.")

  static let table = Table(Self(), called: "“no-icons”", "No screen shows an icon, but some.")
}

/// The keys of an item of `allow`.
struct ExemptionKeys: Keys {
  let finding = Key("finding", .name, "The code or the name of what is allowed.")
  let reason = Key("reason", .words, "Why it is allowed, in a sentence.")
  let owner = Key(optional: "owner", .title, "Who answers for it.")
  let expires = Key(
    optional: "expires", .node(.matching("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")),
    "The day on which it ends, such as 2027-03-31.")
  let screens = Key(
    optional: "screens", .names(of: "screen"), "Only in these screens.")
  let block = Key(
    optional: "block", .node(.oneOrMore(.words)), "Only in the blocks of this name, or of these.")
  let windows = Key(
    optional: "windows", .names(of: "window"), "Only in these windows: ids, names or tags.")
  let textSizes = Key(
    optional: "text-sizes", .names(of: "text size"), "Only at these text sizes.")
  let families = Key(
    optional: "families", .names(of: "family"), "Only in these families.")
  let locales = Key(
    optional: "locales", .names(of: "locale"), "Only in these locales.")

  static let table = Table(
    Self(), called: "an item of “allow”", "A finding that is allowed in named cells.")
}
