internal import ScreenModel

/// The keys of `app.yml`.
struct AppKeys: Keys {
  let app = Key("app", .title, "What people call the app.")
  let profile = Key("profile", .reference, "The platform profile: the name of a file of Profiles/.")
  let reference = Key(
    "reference", .table(ReferenceKeys.self), "The window that the figures were drawn for.")
  let scale = Key(
    "scale", .table(ScaleKeys.self),
    "Bounds of the display scale: how much larger than at the reference everything may be laid out."
  )
  let padding = Key(
    "padding", .table(PaddingKeys.self), "From the safe area to the content, in points.")
  let spacing = Key(
    "spacing", .number(in: Range.length),
    "Between the blocks of a stack, and the cells of a row, in points.")
  let bar = Key("bar", .table(BarGeometryKeys.self), "The top bar.")
  let control = Key("control", .table(ControlGeometryKeys.self), "How large controls are.")
  let media = Key("media", .table(MediaGeometryKeys.self), "How low pictures may be.")
  let styles = Key("styles", .named(of: StyleKeys.self), "Text styles by name.")
  let textSizes = Key(
    "text-sizes", .node(.described(TextSizes.self)),
    "Multipliers by name, a scale of TextScales/, or fixed.")
  let families = Key(
    "families", .named(of: FamilyKeys.self), "The typefaces that the reader can choose, by name.")
  let roles = Key(
    "roles", .named(of: RoleKeys.self), else: [], "What texts are for, by name; none when left out."
  )
  let budget = Key(
    optional: "budget", .table(BudgetKeys.self), "How character budgets are derived.")
  let locales = Key(
    "locales", .node(.list(.either([LocaleKeys.tag, .described(LocaleKeys.self)]))),
    "The languages to replay as BCP 47 tags, the source locale first; pseudo-locales, too.")
  let windows = Key("windows", .table(WindowKeys.self), "Which windows to replay.")
  let remedies = Key(
    optional: "remedies", .names(of: "remedy", .choice(of: Remedy.self)),
    "What to offer where a screen does not fit, in this order; all four when left out.")
  let colors = Key(
    optional: "colors", .table(ColourTableKeys.self),
    "The app’s colors and the pairs of them that it shows.")
  let allow = Key(
    optional: "allow", .items(of: ExemptionKeys.self),
    "Findings that are allowed in named cells.")
  let boldText = Key(
    optional: "bold-text", .items(.flag),
    "Whether the reader’s setting for bold text is off, on, or both; off when left out.")
  let overflow = Key(
    optional: "overflow", .node(.described(Overflow.self)),
    "Whether content may be higher than its window; never when left out.")
  let type = Key(optional: "type", .table(TypeRuleKeys.self), "How small type may be.")
  let mustShow = Key(
    optional: "must-show", .items(of: AppPromiseKeys.self),
    "What must be shown in some windows, whatever is shed there.")
  let margin = Key(
    optional: "margin", .table(MarginKeys.self), "What every screen must have to spare.")
  let meaning = Key(
    optional: "meaning", .table(MeaningKeys.self),
    "By which signs a reader can tell what is the case.")

  static let table = Table(Self(), called: "an app", "What all screens of an app share.")
}

// MARK: Geometry

struct ReferenceKeys: Keys {
  let width = Key("width", .number(in: Range.positiveLength), "In points.")
  let height = Key("height", .number(in: Range.positiveLength), "In points.")
  let top = Key(
    "top", .number(in: Range.length), else: 0, "What the system covers at the top, in points.")
  let bottom = Key(
    "bottom", .number(in: Range.length), else: 0,
    "What the system covers at the bottom, in points.")
  let left = Key(
    "left", .number(in: Range.length), else: 0, "What the system covers at the left, in points.")
  let right = Key(
    "right", .number(in: Range.length), else: 0, "What the system covers at the right, in points.")
  let pixelScale = Key(
    "pixel-scale", .number(in: Range.pixelScale), else: 2, "Device pixels per point.")

  static let table = Table(
    Self(), called: "“reference”", "The window that the lengths of an app were drawn for.")
}

struct ScaleKeys: Keys {
  let minimum = Key("minimum", .number(in: Range.multiplier), "The least display scale.")
  let maximum = Key("maximum", .number(in: Range.multiplier), "The greatest display scale.")

  static let table = Table(Self(), called: "“scale”", "Bounds of the display scale.")
}

struct PaddingKeys: Keys {
  let top = Key("top", .number(in: Range.length), "In points.")
  let sides = Key("sides", .number(in: Range.length), "At the left and at the right, in points.")
  let bottom = Key("bottom", .number(in: Range.length), "In points.")

  static let table = Table(
    Self(), called: "“padding”", "From the safe area to the content, in points.")
}

struct BarGeometryKeys: Keys {
  let style = Key("style", .reference, "The text style of its one line.")
  let padding = Key("padding", .number(in: Range.length), "Above and below the line, in points.")
  let below = Key(
    "below", .number(in: Range.length), "The space between the bar and the content, in points.")

  static let table = Table(Self(), called: "“bar”", "The top bar of the screens that have one.")
}

struct ControlGeometryKeys: Keys {
  let padding = Key("padding", .number(in: Range.length), "Around a label, in points.")
  let target = Key(
    "target", .number(in: Range.length), "The least target each way, in points that are not scaled."
  )
  let gap = Key(
    "gap", .number(in: Range.length), else: 0,
    "The least gap between two targets, in points that are not scaled.")
  let floors = Key(
    optional: "floors", .table(FloorKeys.self), "The least targets by the rank of a control.")

  static let table = Table(Self(), called: "“control”", "How large controls are.")
}

struct FloorKeys: Keys {
  let floor = KeySet(ControlRank.allCases) { rank in
    Key(
      optional: rank.rawValue, .number(in: Range.length),
      "The least target of a control of this rank, in points that are not scaled.")
  }

  static let table = Table(
    Self(), called: "“floors”", "The least targets by the rank of a control.")
}

struct MediaGeometryKeys: Keys {
  let floor = Key(
    "floor", .number(in: Range.length),
    "The least height that elastic media is squeezed to, in points.")

  static let table = Table(Self(), called: "“media”", "How low pictures may be.")
}

// MARK: Type

/// What `text-sizes` may be.
enum TextSizes: Described {
  static var definition: Definition {
    .shape(
      .either([
        .oneOf(["fixed"]), .described(ScaledSizesKeys.self),
        .named(.number(Range.multiplier), unless: [[ScaledSizesKeys.table.keys.scale.name.text]]),
      ]), title: "text sizes",
      summary: "Multipliers by name, the sizes of a scale, or fixed: one size.")
  }
}

struct ScaledSizesKeys: Keys {
  let scale = Key("scale", .reference, "The name of a file of TextScales/.")
  let sizes = Key(
    optional: "sizes", .names(of: "text size"),
    "Those of its sizes that are replayed; all of them when left out.")

  static let table = Table(Self(), called: "“text-sizes”", "The sizes of a text scale.")
}

struct StyleKeys: Keys {
  let size = Key(
    optional: "size", .number(in: Range.type),
    "In points, at the standard text size; that of the text style when left out.")
  let lineHeight = Key(
    optional: "line-height", .node(.either([.number(Range.type), .oneOf([Self.ofFaces])])),
    "In points, at the standard text size, or font, which leaves it to the faces; that of the text style when left out."
  )
  let bold = Key(
    optional: "bold", .flag,
    "Whether it is set in the family’s bold face; as the text style when left out.")
  let textStyle = Key(
    optional: "text-style", .reference, "The scale’s text style whose growth it takes.")
  let scaling = Key(
    "scaling", .choice(of: Following.self), else: .follows,
    "Whether it follows the text size.")
  let cap = Key(
    optional: "cap", .reference, "The text size beyond which it does not grow.")
  let exemption = ClaimKeys.table

  enum Following: String, CaseIterable { case follows, fixed }

  /// The line height that is left to the metrics of the faces.
  static let ofFaces = "font"

  static let table = Table(
    Self(), called: "style", "How words are set.",
    needs: { [[$0.textStyle], [$0.size, $0.lineHeight]] })
}

struct RoleKeys: Keys {
  let style = Key("style", .reference, "The text style of its words.")
  let lines = Key("lines", .whole(in: Range.lines), "The lines that its words may take.")

  static let table = Table(
    Self(), called: "role", "What a text is for, which brings a style and a number of lines.")
}

struct FamilyKeys: Keys {
  let face = Key("face", .reference, "The face of Fonts/fonts.yml that it is set in.")
  let boldFace = Key(
    optional: "bold-face", .reference,
    "The face that bold words are set in; needed where a style is bold.")
  let fallback = Key(
    optional: "fallback", .node(.described(Fallbacks.self)),
    "The chain of Fonts/fonts.yml for the characters that the face lacks.")
  let boldFallback = Key(
    optional: "bold-fallback", .node(.described(Fallbacks.self)),
    "The chain for the characters that the bold face lacks.")
  let estimate = Key(
    "estimate", .number(in: 0.01...10),
    "The width of an average character in em, for character budgets.")

  static let table = Table(
    Self(), called: "family", "A typeface that the reader can choose.")
}

/// What `fallback` and `bold-fallback` may be.
enum Fallbacks: Described {
  static var definition: Definition {
    .shape(
      .either([.words, .named(.words)]), title: "fallback",
      summary: "The name of a chain of faces, or such names by language tag, with one for default.")
  }
}

struct TypeRuleKeys: Keys {
  enum Caps: String, CaseIterable { case warn, fail }

  let minimum = Key(
    optional: "minimum", .number(in: Range.positiveLength),
    "The smallest type that there may be, in points as it is really set.")
  let caps = Key(
    "caps", .choice(of: Caps.self), else: .warn,
    "What a style does that does not follow the text size to its end.")

  static let table = Table(Self(), called: "“type”", "How small type may be.")
}

struct BudgetKeys: Keys {
  let wrapLoss = Key(
    "wrap-loss", .whole(in: 0...1_000), "Characters that each line break may waste.")

  static let table = Table(Self(), called: "“budget”", "How character budgets are derived.")
}

// MARK: Where and how

struct LocaleKeys: Keys {
  let locale = Key("locale", .node(LocaleKeys.tag), "A BCP 47 tag, or the name of a pseudo-locale.")
  let screens = Key(
    optional: "screens", .names(of: "screen"),
    "The screens that it is replayed in; all of them when left out.")

  static let table = Table(
    Self(), called: "a locale", "A locale that is replayed in some screens only.")

  /// A tag, or the name of a pseudo-locale.
  static let tag = Shape.either([
    .choice(of: PseudoLocale.Kind.self),
    .matching("^(?!pseudo)[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"),
  ])
}

struct WindowKeys: Keys {
  let lists = Key("lists", .names(of: "window list"), "Names of files of Devices/.")
  let orientations = Key(
    optional: "orientations", .names(of: "orientation", .choice(of: Window.Orientation.self)),
    "How devices are held; both ways when left out.")
  let belowReference = Key(
    "below-reference", .choice(of: WindowSelection.Handling.self), else: .list,
    "What to do with windows below the reference.")
  let unknownInsets = Key(
    "unknown-insets", .choice(of: WindowSelection.Handling.self), else: .list,
    "What to do with windows whose insets are unknown.")

  static let table = Table(Self(), called: "“windows”", "Which windows to replay.")
}

/// What `overflow` may be.
enum Overflow: Described {
  /// The policies that are one word.
  enum Word: String, CaseIterable { case never, scroll }

  static var definition: Definition {
    .shape(
      .either([.choice(of: Word.self), .described(ScrollKeys.self)]), title: "overflow",
      summary: "Whether content may be higher than its window.")
  }
}

struct ScrollKeys: Keys {
  let scrollBeyond = Key(
    "scroll-beyond", .node(.oneOrMore(.words)),
    "The text sizes at which content must not scroll: names, standard or accessibility.")

  static let table = Table(
    Self(), called: "“overflow”", "Content may scroll at every text size but some.")
}
