internal import ScreenModel

/// The keys of blocks; which of them a block may have depends on its kind.
struct BlockKeys: Keys {
  // What it is.
  let text = Key(
    .text, .described(Words.self), "Words, or { from: LIST }: the worst text of that list counts.")
  let runs = Key(
    .runs, .list(.described(RunKeys.self)),
    "Words of several styles that share their lines, from start to end.")
  let control = Key(
    .control, .described(Words.self), "The words of a control, or { from: LIST }.")
  let media = Key(.media, .words, "A picture or video, by the name that messages call it.")
  let gap = Key(
    .gap, .number(Range.length),
    "Points that stand in place of the spacing between its neighbors in a stack.")
  let row = Key(.row, .blocks, "Blocks side by side, from start to end.")
  let stack = Key(.stack, .blocks, "Blocks from top to bottom.")
  let reserve = Key(
    .reserve, .either([.number(Range.positiveLength), .described(ReserveKeys.self)]),
    "Holds a height open: points, or that of the tallest of some blocks.")
  let list = Key(.list, .described(ListKeys.self), "Rows that are shown page by page.")
  let sections = Key(
    .sections, .described(SectionsKeys.self), "Sections that are shown page by page.")
  let alternatives = Key(
    .alternatives, .blocks, "Blocks of which the first that fits is shown, else the last.")

  // What is special about it.
  let words = WordKeys.table
  let separator = Key(
    optional: "separator", .node(.anyWords), "What stands between the runs; a space when left out.")
  let padding = Key(
    optional: "padding", .number(in: Range.length),
    "Around the label, in points; the app’s when left out.")
  let target = Key(
    optional: "target", .number(in: Range.length),
    "The least target each way, in points that are not scaled; the app’s when left out.")
  let diameter = Key(
    optional: "diameter", .number(in: Range.positiveLength),
    "In points: the control is round, and its words are not laid out.")
  let label = Key(
    optional: "label", .node(.choice(of: Label.self)),
    "Only the icon is laid out; the words are what assistive technology says.")
  let icon = Key(optional: "icon", .table(IconKeys.self), "The icon of the control.")
  let moves = Key(
    "moves", .flag, else: false, "Whether it may stand elsewhere in another state.")
  let choice = Key(optional: "choice", .name, "The decision that it is one option of.")
  let rank = Key(
    optional: "rank", .choice(of: ControlRank.self),
    "Which of the app’s floors of targets it keeps to.")
  let floor = Key(
    optional: "floor", .number(in: Range.length),
    "The least height that it is squeezed to, in points; the app’s when left out.")
  let ceiling = Key(
    optional: "ceiling", .number(in: Range.positiveLength),
    "The greatest height that it grows to, in points; without end when left out.")
  let aspect = Key(
    optional: "aspect",
    .node(.either([.number(Range.aspect), .matching("^[-+0-9.eE ]+:[-+0-9.eE ]+$")])),
    "Width over height, written 4:3 or 1.5.")
  let fixed = Key("fixed", .flag, else: false, "Whether it does not give way.")
  let spacing = Key(
    optional: "spacing", .number(in: Range.length),
    "Between the blocks, in points; the app’s when left out.")
  let axis = Key(
    optional: "axis", .node(.choice(of: Axis.self)),
    "In which direction the blocks must fit; both when left out.")
  let height = Key(
    optional: "height", .number(in: Range.positiveLength),
    "In points at scale 1: it is so high whatever it holds.")

  // What every block may have.
  let name = Key(optional: "name", .title, "What messages call it.")
  let copies = Key("repeat", .whole(in: 1...1_000), else: 1, "So many copies of it.")
  let width = Key(
    optional: "width",
    .node(
      .either([
        .oneOf(["content", "fill"]), .number(Range.positiveLength), .described(WeightKeys.self),
      ])),
    "In a row or dock only: content (when left out), points, fill, or { weight: 2 }.")
  let variants = VariantKeys.table
  let colours = ShownColourKeys.table

  enum Label: String, CaseIterable { case hidden }
  /// The axes that a screen may name.
  enum Axis: String, CaseIterable { case both, width, height }

  /// What no block is read by: each is by the table of its kind.
  static let table = Table(Self(), called: "a block", "A part of a screen.")

  /// The keys of one kind of block, in the order in which messages list them.
  static func table(of kind: BlockReader.Kind) -> Table<BlockKeys> { tables[kind] ?? table }

  private static let tables = Dictionary(
    uniqueKeysWithValues: BlockReader.Kind.allCases.map { kind in
      (
        kind,
        Table(
          table.keys, called: kind.title, kind.summary, listing: { keys(of: kind, $0) },
          needs: { needs(of: kind, $0) })
      )
    })

  /// A block of words is set in something, but a control whose label is not laid out.
  private static func needs(of kind: BlockReader.Kind, _ all: BlockKeys) -> [[any AnyKey]] {
    let words = all.words.keys
    return switch kind {
    case .text: [[words.role], [words.style]]
    case .control: [[words.role], [words.style], [all.label], [all.diameter]]
    default: []
    }
  }

  private static func keys(of kind: BlockReader.Kind, _ all: BlockKeys) -> [any AnyKey] {
    let words = all.words.keys
    let background: [any AnyKey] = [all.colours.keys.background]
    let shared: [any AnyKey] = [all.name, all.copies, all.width] + all.variants.list
    return switch kind {
    case .text: [all.text] + all.words.list + [all.height] + shared + all.colours.list
    case .runs:
      [all.runs, all.separator, words.lines, all.height] + shared + all.colours.list
    case .control:
      [all.control] + all.words.list
        + [
          all.padding, all.target, all.diameter, all.label, all.icon, all.moves, all.choice,
          all.rank, all.height,
        ] + shared + all.colours.list
    case .media:
      [all.media, all.floor, all.ceiling, all.aspect, all.fixed, all.height] + shared
        + all.colours.list
    case .gap: [all.gap] + shared
    case .row: [all.row, all.spacing, all.height] + shared + background
    case .stack: [all.stack, all.spacing, all.height] + shared + background
    case .reserve: [all.reserve] + shared + background
    case .list: [all.list] + shared + all.colours.list
    case .sections: [all.sections] + shared + all.colours.list
    case .alternatives: [all.alternatives, all.axis] + shared + background
    }
  }
}

extension Key where Value == Node? {
  /// The key by which a block says what it is.
  fileprivate convenience init(_ kind: BlockReader.Kind, _ shape: Shape, _ summary: String) {
    self.init(optional: kind.rawValue, .node(shape), summary)
  }
}

/// A block of any kind.
enum AnyBlock: Described {
  static var definition: Definition {
    .kinds(
      BlockReader.Kind.allCases.map { (key: $0.rawValue, table: BlockKeys.table(of: $0)) },
      title: "block", summary: "A part of a screen, told by the one key that says what it is.")
  }
}

extension Shape {
  /// A list of blocks.
  static var blocks: Shape { .list(.described(AnyBlock.self)) }
}

// MARK: Words

/// What the words of a block may be.
enum Words: Described {
  static var definition: Definition {
    .shape(
      .either([.words, .described(DrawnKeys.self)]), title: "words",
      summary: "Words, or a content list that they are drawn from.")
  }
}

struct DrawnKeys: Keys {
  let from = Key(
    "from", .reference,
    "A content list of the app, such as labels.back: the worst of its texts counts.")

  static let table = Table(
    Self(), called: "words", "Words that are drawn from a content list of the app.")
}

/// What words are set in.
struct WordKeys: Keys {
  let role = Key(
    optional: "role", .reference, "A role of the app, which brings a style and lines.")
  let style = Key(optional: "style", .reference, "A text style of the app, in place of a role.")
  let lines = Key(
    optional: "lines", .whole(in: Range.lines),
    "The lines that the words may take; as many as they need when left out.")

  static let table = Table(Self(), called: "words", "What words are set in.")
}

struct RunKeys: Keys {
  let text = Key("text", .node(.described(Words.self)), "Words, or { from: LIST }.")
  let style = Key("style", .reference, "A text style of the app.")

  static let table = Table(Self(), called: "a run", "Words of one style among others.")
}

struct IconKeys: Keys {
  let name = Key(optional: "name", .title, "What it shows.")
  let size = Key("size", .number(in: Range.positiveLength), "Its width and height, in points.")
  let position = Key(
    "position", .choice(of: Control.Icon.Position.self), else: .leading,
    "Where it stands, seen from the label.")
  let spacing = Key(
    optional: "spacing", .number(in: Range.length),
    "Between it and the label, in points; the app’s when left out.")

  static let table = Table(Self(), called: "“icon”", "The icon of a control.")
}

// MARK: Variants and colours

/// What every block may say of where it is laid out and what may be done without.
struct VariantKeys: Keys {
  let when = Key(
    optional: "when", .table(ConditionKeys.self),
    "Where the block is laid out; everywhere when left out.")
  let id = Key(optional: "id", .name, "What the block is under all its forms.")
  let drop = Key(
    optional: "drop", .whole(in: 1...1_000),
    "Where the content is too high it is dropped, before blocks with a higher number; never when left out."
  )
  let essential = Key(
    "essential", .flag, else: false,
    "Whether it, or a block of the same id, must be shown in every window and at every text size.")

  static let table = Table(Self(), called: "a variant", "Where a block is laid out.")
}

/// The colours that a block of something shown may name.
struct ShownColourKeys: Keys {
  let foreground = Key(
    optional: "foreground", .reference,
    "The color token of the words, else of the icon or the picture.")
  let background = Key(
    optional: "background", .reference, "The color token of what stands behind it.")
  let outline = Key(optional: "outline", .reference, "The color token of its edge.")
  let focusRing = Key(
    optional: "focus-ring", .reference, "The color token of the mark around what is in focus.")
  let exemption = ClaimKeys.table

  static let table = Table(Self(), called: "colors", "The color tokens that are shown.")
}

// MARK: Parts of blocks

struct WeightKeys: Keys {
  let weight = Key(
    "weight", .number(in: 0.01...1_000), "Its share of the width that the row has left.")

  static let table = Table(Self(), called: "“width”", "A share of the width that the row has left.")
}

struct ReserveKeys: Keys {
  let tallestOf = Key(
    "tallest-of", .node(.blocks),
    "The blocks whose tallest it holds open; the first whose when holds is shown.")
  let height = Key(
    "height", .number(in: Range.positiveLength), else: 0,
    "The least height that it holds open, in points.")

  static let table = Table(
    Self(), called: "“reserve”", "The height of the tallest of some blocks, held open.")
}

struct ListKeys: Keys {
  let row = Key("row", .node(.blocks), "The blocks of one row, from top to bottom.")
  let spacing = Key(
    optional: "spacing", .number(in: Range.length),
    "Between rows, in points; the app’s when left out.")
  let count = Key(
    optional: "count", .whole(in: 1...1_000_000),
    "The number of rows; as many as the content list has items when left out.")
  let pager = Key("pager", .table(PagerKeys.self), "The controls that turn pages.")

  static let table = Table(Self(), called: "“list”", "Rows that are shown page by page.")
}

struct SectionsKeys: Keys {
  let each = Key("each", .items(of: SectionKeys.self), "The sections.")
  let spacing = Key(
    optional: "spacing", .number(in: Range.length),
    "Between sections, in points; the app’s when left out.")
  let pager = Key("pager", .table(PagerKeys.self), "The controls that turn pages.")

  static let table = Table(
    Self(), called: "“sections”", "Sections that are shown page by page.")
}

struct SectionKeys: Keys {
  let section = Key("section", .title, "What people call the section.")
  let stack = Key("stack", .node(.blocks), "Its blocks, from top to bottom.")
  let spacing = Key(
    optional: "spacing", .number(in: Range.length),
    "Between its blocks, in points; the app’s when left out.")

  static let table = Table(Self(), called: "a section", "A section of a page.")
}

struct PagerKeys: Keys {
  let earlier = Key(
    "earlier", .node(.described(Words.self)), "The words of the control that turns back.")
  let later = Key(
    "later", .node(.described(Words.self)), "The words of the control that turns on.")
  let words = WordKeys.table

  static let table = Table(
    Self(), called: "a pager", "The controls that turn pages.",
    needs: { [[$0.words.keys.role], [$0.words.keys.style]] })
}
