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
    guard let (kind, main) = kind(of: node) else { return nil }
    let fields = Mapping(node, by: BlockKeys.table(of: kind), log: log)
    if !isCell, let width = fields.width {
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
    let count = fields.copies
    guard makeRoom(for: count, at: node.location) else { return nil }
    copies *= count
    defer { copies /= count }
    let colours = colours(
      fields.colours, isShown: kind == .text || kind == .runs || kind == .control)
    let around = surroundings
    surroundings = colours?.background ?? around
    defer { surroundings = around }
    let width = fields.width.map(width) ?? .content
    let wasWidthGiven = isWidthGiven
    if isCell { isWidthGiven = gives(width) }
    defer { isWidthGiven = wasWidthGiven }
    let (content, name) = content(of: kind, main, fields)
    var block = Block(
      name: fields.name ?? name, kind: content, location: node.location)
    block.colours = colours
    readVariantKeys(fields.variants, of: kind, into: &block)
    // That of media is its own.
    if kind != .media { block.height = fields.height }
    return (block, count, width)
  }

  /// Finds the one key that says what a block is.
  private func kind(of node: Node) -> (Kind, main: Node)? {
    guard case .mapping(let entries) = node.content else {
      log.add(
        .wrongType(
          of: "a block", found: node, expected: "a mapping",
          suggestion: "give a mapping such as “text: …” with “style: …”"))
      return nil
    }
    let kinds = entries.compactMap { entry in
      Kind(rawValue: entry.key).map { (kind: $0, main: entry.value) }
    }
    guard let (kind, main) = kinds.first else {
      log.add(unknownKind(entries, at: node.location))
      return nil
    }
    guard kinds.count == 1 else {
      log.add(
        .contradiction(
          "a block has \(FileError.list(kinds.map(\.kind.rawValue), "and"))",
          "make each a block of its own", at: node.location))
      return nil
    }
    return (kind, main)
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
      return .weight(Mapping(node, by: WeightKeys.table, log: log).weight)
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
    of kind: Kind, _ main: Node, _ fields: Mapping<BlockKeys>
  ) -> (Block.Kind, name: String) {
    switch kind {
    case .text:
      let text = text(fields.words, content: content(main, as: "“text”"))
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
        cells: cells(main, in: "“row”"), spacing: fields.spacing, location: main.location)
      return (.row(row), "row")
    case .stack:
      return (.stack(Stack(blocks: blocks(main, in: "“stack”"), spacing: fields.spacing)), "stack")
    case .list: return (.list(list(main)), "list")
    case .sections: return (.sections(sections(main)), "sections")
    }
  }

  // MARK: Paging

  private func list(_ node: Node) -> PagedList {
    let fields = Mapping(node, by: ListKeys.table, log: log)
    let row = fields.row.map { blocks($0, in: "“row”") } ?? []
    let count = fields.count
    if count == nil, !row.isEmpty, !row.contains(where: Self.drawsFromList) {
      log.add(
        FileError(
          .missingKey, at: node.location,
          "“list” has no “count”, and its row draws from no content list",
          suggestion: "add “count”, or a text with { from: LIST }"))
    }
    return PagedList(
      row: Stack(blocks: row), spacing: fields.spacing, count: count,
      pager: fields.pager.flatMap(pager) ?? noPager(at: node.location))
  }

  private func sections(_ node: Node) -> PagedSections {
    let fields = Mapping(node, by: SectionsKeys.table, log: log)
    let sections = fields.each.map { item in
      let fields = Mapping(item, log: log)
      return PagedSections.Section(
        name: fields.section,
        stack: Stack(
          blocks: fields.stack.map { blocks($0, in: "“stack”") } ?? [], spacing: fields.spacing),
        location: item.location)
    }
    return PagedSections(
      sections: sections, spacing: fields.spacing,
      pager: fields.pager.flatMap(pager) ?? noPager(at: node.location))
  }

  private func pager(_ node: TableNode<PagerKeys>) -> Pager? {
    let fields = Mapping(node, log: log)
    let earlier = fields.earlier.map { content($0, as: "“earlier”") }
    let later = fields.later.map { content($0, as: "“later”") }
    guard let earlier, let later else { return nil }
    let text = text(fields.words, content: earlier)
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
    block.text?.content.drawsFromList ?? block.parts.contains(where: drawsFromList)
  }
}

extension TextContent {
  fileprivate var drawsFromList: Bool { leaves.contains { $0.listName != nil } }
}
