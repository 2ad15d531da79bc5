internal import ScreenModel

/// The keys of `colors` of `app.yml`.
struct ColourTableKeys: Keys {
  let tokens = Key(
    "tokens", .node(.either([.oneOrMore(.words), .named(.oneOrMore(.words))])),
    "A token file beside app.yml, or a list of them of which a later one wins; or such by the names of themes."
  )
  let pairs = Key(
    "pairs", .items(of: PairKeys.self), else: [], "The pairs of colors that the app shows.")
  let minimums = Key(
    optional: "minimums", .table(ContrastKeys.self),
    "Least ratios of contrast in place of the usual ones.")
  let exemption = ClaimKeys.table

  static let table = Table(
    Self(), called: "“colors”", "The app’s colors and the pairs of them that it shows.")
}

struct PairKeys: Keys {
  let foreground = Key("foreground", .reference, "A color token by path, such as call.label.")
  let background = Key("background", .reference, "The color token that it stands on.")
  let over = Key(
    optional: "over", .reference, "The color token that lies under a translucent background.")
  let use = Key(
    "use", .choice(of: ColourUse.self), "What the foreground is, which sets the least contrast.")
  let exemption = ClaimKeys.table

  static let table = Table(Self(), called: "a pair", "A pair of colors that the app shows.")
}

struct ContrastKeys: Keys {
  let minimum = KeySet(ColourUse.allCases) { use in
    Key(
      optional: use.rawValue, .number(in: use.lowestMinimum...21),
      "The least ratio of contrast of this use.")
  }

  static let table = Table(Self(), called: "“minimums”", "Least ratios of contrast by use.")
}

/// The key that claims less contrast for large text.
struct ClaimKeys: Keys {
  static let name = "large-text-exemption"

  let claim = Key(
    optional: name, .flag, "Claims less contrast for large text, which is a finding.")

  static let table = Table(Self(), called: "a claim", "Claims less contrast for large text.")
}
