internal import ScreenModel

/// Reads blocks of every kind, however deeply they are nested.
final class BlockReader {
  let log: ErrorLog
  let app: App
  let isAppComplete: Bool
  let values: ValueReader
  /// How many copies the surrounding blocks make of what is being read.
  private var copies = 1
  /// Whether what is being read has a width that does not come from what it holds.
  var isWidthGiven = true
  /// The background that what is being read stands on, if one is named.
  var surroundings: ColourName?
  /// The colour tokens of the app.
  private(set) lazy var colourNames = ColourTable.names(of: app.colours?.themes ?? [])
  private var blockCount = 0
  /// The states of the screen.
  var states: [String] = []
  /// The ids of the blocks that were read.
  var ids: Set<String> = []
  private static let blockLimit = 10_000

  init(log: ErrorLog, app: App, isAppComplete: Bool) {
    self.log = log
    self.app = app
    self.isAppComplete = isAppComplete
    values = ValueReader(log: log)
  }

  /// The keys by which a block says what it is.
  enum Kind: String, CaseIterable {
    case text, runs, control, media, gap, row, stack, reserve, list, sections
    case alternatives = "first-that-fits"

    /// What messages call a block of the kind.
    var title: String {
      switch self {
      case .text, .control, .gap, .row, .stack, .list: "a \(rawValue) block"
      case .media: "a media block"
      case .reserve: "a reserve block"
      case .runs: "a runs block"
      case .sections: "a sections block"
      case .alternatives: "a first-that-fits block"
      }
    }

    /// Its keys besides those of every block.
    var keys: [String] {
      switch self {
      case .text: ["role", "style", "lines", "height"]
      case .runs: ["separator", "lines", "height"]
      case .control:
        [
          "role", "style", "lines", "padding", "target", "diameter", "label", "icon", "moves",
          "choice", "rank", "height",
        ]
      case .media: ["floor", "ceiling", "aspect", "fixed", "height"]
      case .row, .stack: ["spacing", "height"]
      case .alternatives: ["axis"]
      case .gap, .reserve, .list, .sections: []
      }
    }

    /// Its keys that name colours.
    var colourKeys: [String] {
      switch self {
      case .text, .runs, .control, .media, .list, .sections: BlockReader.shownColourKeys
      case .row, .stack, .reserve, .alternatives: ["background"]
      case .gap: []
      }
    }
  }

  /// The keys of every block.
  static let sharedKeys = ["name", "repeat", "width"] + variantKeys

  // MARK: Lists of blocks

  /// Reads the blocks of a stack, those with `repeat` as often as they say.
  func blocks(_ node: Node, in what: String) -> [Block] {
    values.items(node, as: what).flatMap { item in
      guard let (block, count, _) = block(item, isCell: false) else { return [Block]() }
      return Array(repeating: block, count: count)
    }
  }

  /// Reads the blocks of a row with their widths.
  func cells(_ node: Node, in what: String) -> [Row.Cell] {
    values.items(node, as: what).flatMap { item in
      guard let (block, count, width) = block(item, isCell: true) else { return [Row.Cell]() }
      return Array(repeating: Row.Cell(width: width, block: block), count: count)
    }
  }

  private func block(_ node: Node, isCell: Bool) -> (Block, count: Int, Row.Width)? {
    guard let kind = kind(of: node) else { return nil }
    let fields = Fields(
      node, of: kind.title, keys: [kind.rawValue] + kind.keys + Self.sharedKeys + kind.colourKeys,
      log: log)
    if !isCell, let width = fields["width"] {
      log.add(
        .contradiction(
          "“width” is given outside a row", "put the block into a row, or remove “width”",
          at: width.location))
    }
    if isCell, kind == .gap {
      log.add(
        .contradiction(
          "a gap stands between cells of a row, where it has no height to hold",
          "give the row a “spacing”, or put a “reserve” with a “width” there", at: node.location))
    }
    guard let main = fields[kind.rawValue] else { return nil }
    let count = fields.optionalWhole("repeat", in: 1...1_000) ?? 1
    guard makeRoom(for: count, at: node.location) else { return nil }
    copies *= count
    defer { copies /= count }
    let colours = colours(fields, isShown: kind == .text || kind == .runs || kind == .control)
    let around = surroundings
    surroundings = colours?.background ?? around
    defer { surroundings = around }
    let width = fields["width"].map(width) ?? .content
    let wasWidthGiven = isWidthGiven
    if isCell { isWidthGiven = gives(width) }
    defer { isWidthGiven = wasWidthGiven }
    let (content, name) = content(of: kind, main, fields)
    var block = Block(
      name: fields.optionalTitle("name") ?? name, kind: content, location: node.location)
    block.colours = colours
    readVariantKeys(fields, of: kind, into: &block)
    return (block, count, width)
  }

  /// Finds the one key that says what a block is.
  private func kind(of node: Node) -> Kind? {
    guard case .mapping(let entries) = node.content else {
      log.add(
        .wrongType(
          of: "a block", found: node, expected: "a mapping",
          suggestion: "give a mapping such as “text: …” with “style: …”"))
      return nil
    }
    let kinds = entries.compactMap { Kind(rawValue: $0.key) }
    guard let kind = kinds.first else {
      log.add(unknownKind(entries, at: node.location))
      return nil
    }
    guard kinds.count == 1 else {
      log.add(
        .contradiction(
          "a block has \(FileError.list(kinds.map(\.rawValue), "and"))",
          "make each a block of its own", at: node.location))
      return nil
    }
    return kind
  }

  /// Counts blocks, so that repetitions inside one another stay bounded.
  private func makeRoom(for count: Int, at location: SourceLocation) -> Bool {
    let isOver = blockCount > Self.blockLimit
    blockCount += copies * count
    guard blockCount > Self.blockLimit else { return true }
    if !isOver {
      log.add(
        FileError(
          .tooLarge, at: location, "the screen has more than \(Self.blockLimit) blocks",
          suggestion: "lower a “repeat”"))
    }
    return false
  }

  private func width(_ node: Node) -> Row.Width {
    switch node.content {
    case .scalar(let scalar) where scalar.text == "content": return .content
    case .scalar(let scalar) where scalar.text == "fill": return .weight(1)
    case .scalar(let scalar):
      if case .text(hint: nil) = NumberText.read(scalar.text) {
        log.add(
          .wrongType(
            of: "“width”", found: node,
            expected: "content, fill, a number of points, or { weight: 2 }"))
        return .content
      }
      return .fixed(values.number(node, as: "“width”", in: Range.positiveLength))
    case .mapping, .sequence:
      let fields = Fields(node, of: "“width”", keys: ["weight"], log: log)
      return .weight(fields.number("weight", in: 0.01...1_000))
    }
  }

  /// Whether a cell of that width is as wide whatever it holds.
  private func gives(_ width: Row.Width) -> Bool {
    switch width {
    case .content: false
    case .fixed: true
    case .weight: isWidthGiven
    }
  }

  // MARK: Kinds

  /// Reads what is special about a kind of block, and the name that it has unless it is given one.
  private func content(
    of kind: Kind, _ main: Node, _ fields: Fields
  ) -> (Block.Kind, name: String) {
    switch kind {
    case .text:
      let text = text(fields, content: content(main, as: "“text”"))
      return (.text(text), Self.name(text))
    case .runs:
      let text = runs(main, fields)
      return (.text(text), Self.name(text))
    case .control: return control(main, fields)
    case .media: return media(main, fields)
    case .gap: return (.gap(values.number(main, as: "“gap”", in: Range.length)), "gap")
    case .reserve: return (reserve(main), "reserve")
    case .alternatives: return (.alternatives(alternatives(main, fields)), "first-that-fits")
    case .row:
      let row = Row(
        cells: cells(main, in: "“row”"), spacing: spacing(fields), location: main.location)
      return (.row(row), "row")
    case .stack:
      return (.stack(Stack(blocks: blocks(main, in: "“stack”"), spacing: spacing(fields))), "stack")
    case .list: return (.list(list(main)), "list")
    case .sections: return (.sections(sections(main)), "sections")
    }
  }

  func spacing(_ fields: Fields) -> Points? { fields.optionalNumber("spacing", in: Range.length) }

  // MARK: Paging

  private func list(_ node: Node) -> PagedList {
    let fields = Fields(node, of: "“list”", keys: ["row", "spacing", "count", "pager"], log: log)
    let row = fields.required("row").map { blocks($0, in: "“row”") } ?? []
    let count = fields.optionalWhole("count", in: 1...1_000_000)
    if count == nil, !row.isEmpty, !row.contains(where: Self.drawsFromList) {
      log.add(
        FileError(
          .missingKey, at: node.location,
          "“list” has no “count”, and its row draws from no content list",
          suggestion: "add “count”, or a text with { from: LIST }"))
    }
    return PagedList(
      row: Stack(blocks: row), spacing: spacing(fields), count: count,
      pager: fields.required("pager").flatMap(pager) ?? noPager(at: node.location))
  }

  private func sections(_ node: Node) -> PagedSections {
    let fields = Fields(node, of: "“sections”", keys: ["each", "spacing", "pager"], log: log)
    let sections = fields.items("each").map { item in
      let fields = Fields(item, of: "a section", keys: ["section", "stack", "spacing"], log: log)
      return PagedSections.Section(
        name: fields.title("section"),
        stack: Stack(
          blocks: fields.required("stack").map { blocks($0, in: "“stack”") } ?? [],
          spacing: spacing(fields)), location: item.location)
    }
    return PagedSections(
      sections: sections, spacing: spacing(fields),
      pager: fields.required("pager").flatMap(pager) ?? noPager(at: node.location))
  }

  private func pager(_ node: Node) -> Pager? {
    let fields = Fields(
      node, of: "a pager", keys: ["earlier", "later", "role", "style", "lines"], log: log)
    let earlier = fields.required("earlier").map { content($0, as: "“earlier”") }
    let later = fields.required("later").map { content($0, as: "“later”") }
    guard let earlier, let later else { return nil }
    let text = text(fields, content: earlier)
    return Pager(
      earlier: text,
      later: Text(
        content: later, style: text.style, role: text.role, maximumLines: text.maximumLines),
      location: node.location)
  }

  /// Stands in for a pager that could not be read.
  private func noPager(at location: SourceLocation) -> Pager {
    let text = Text(
      content: .literal(AuthoredText(text: "", location: location)), style: noStyle, role: nil,
      maximumLines: nil)
    return Pager(earlier: text, later: text, location: location)
  }

  private static func drawsFromList(_ block: Block) -> Bool {
    switch block.kind {
    case .text(let text): text.content.drawsFromList
    case .control(let control): control.label?.content.drawsFromList ?? false
    case .row(let row): row.cells.contains { drawsFromList($0.block) }
    case .stack(let stack): stack.blocks.contains(where: drawsFromList)
    case .alternatives(let alternatives): alternatives.blocks.contains(where: drawsFromList)
    case .tallest(let reserve): reserve.blocks.contains(where: drawsFromList)
    case .media, .gap, .reserve, .list, .sections: false
    }
  }
}

extension TextContent {
  fileprivate var drawsFromList: Bool { leaves.contains { $0.listName != nil } }
}
