internal import ScreenModel

/// Ordered variants: conditions, alternatives, and what every block may say of them.
extension BlockReader {
  func readVariantKeys(
    _ fields: Mapping<VariantKeys>, of kind: Kind, into block: inout Block
  ) {
    block.condition = fields.when.map(condition)
    block.id = fields.id
    if let id = block.id { ids.insert(id) }
    block.drop = fields.drop
    block.isEssential = fields.essential
    if kind == .gap {
      for entry in fields.given(\.when, \.id, \.drop, \.essential) {
        log.add(
          .contradiction(
            "a gap has a “\(entry.key)”",
            "give “\(entry.key)” to the block below it: a gap is there where that block is",
            at: entry.value.location))
      }
    }
    if block.isEssential, block.drop != nil, let node = fields.node(\.drop) {
      log.add(
        .contradiction(
          "an essential block has a “drop”", "remove one of the two", at: node.location))
    }
  }

  /// Reads where a part of a screen is laid out.
  func condition(_ node: TableNode<ConditionKeys>) -> Condition {
    let fields = Mapping(node, log: log)
    var condition = Condition(location: node.location)
    condition.textSizes = fields.textSize.map {
      TextSizeNames(log: log, app: app, isAppComplete: isAppComplete).read($0, as: "“text-size”")
    }
    condition.orientation = fields.orientation
    condition.states = fields.state.map { names($0, of: "state", among: states) }
    condition.families = fields.family.map {
      names($0, of: "family", among: app.families.map(\.name))
    }
    condition.locales = fields.locale.map {
      names($0, of: "locale", among: app.locales.map(\.id))
    }
    condition.widths = range(fields, \.minWidth, \.maxWidth)
    condition.heights = range(fields, \.minHeight, \.maxHeight)
    if case .mapping(let entries) = node.node.content, entries.isEmpty {
      log.add(.emptyList("“when”", at: node.location))
    }
    return condition
  }

  private func range(
    _ fields: Mapping<ConditionKeys>, _ lower: KeyPath<ConditionKeys, Key<Double?>>,
    _ upper: KeyPath<ConditionKeys, Key<Double?>>
  ) -> ClosedRange<Points> {
    let errorCount = log.errors.count
    let least = fields[dynamicMember: lower] ?? 0
    let most = fields[dynamicMember: upper] ?? .infinity
    if least <= most { return least...most }
    let entries = fields.given(lower, upper)
    if log.errors.count == errorCount, entries.count == 2 {
      log.add(
        .contradiction(
          "“\(entries[0].key)” is above “\(entries[1].key)”", "swap the two",
          at: entries[0].value.location))
    }
    return 0...Points.infinity
  }

  /// Reads one or more names that must be known.
  private func names(_ node: Node, of noun: String, among valid: [String]) -> [String] {
    values.oneOrMore(node, as: "“\(noun)”").compactMap { item in
      // Where none could be read, that is the mistake to report.
      if valid.isEmpty, !isAppComplete { return nil }
      return values.lookUp(item, as: "“\(noun)”", noun: noun, among: valid)
    }
  }

  // MARK: Alternatives

  func alternatives(_ main: Node, _ fields: Mapping<BlockKeys>) -> Alternatives {
    let axes = fields.axis.flatMap { node in
      let valid = BlockKeys.Axis.allCases.map(\.rawValue)
      return values.lookUp(node, as: "“axis”", noun: "axis", among: valid)
        .flatMap { Alternatives.Axes(rawValue: $0) }
    }
    return Alternatives(blocks: options(main, as: "“first-that-fits”"), axes: axes ?? .both)
  }

  /// Reads a reserve: points, or the blocks whose tallest it holds open.
  func reserve(_ main: Node) -> Block.Kind {
    guard case .mapping = main.content else {
      return .reserve(values.number(main, as: "“reserve”", in: Range.positiveLength))
    }
    let fields = Mapping(main, by: ReserveKeys.table, log: log)
    return .tallest(
      TallestReserve(
        blocks: fields.tallestOf.map { options($0, as: "“tallest-of”") } ?? [],
        leastHeight: fields.height))
  }

  /// Reads blocks of which one is shown.
  private func options(_ node: Node, as what: String) -> [Block] {
    let blocks = blocks(node, in: what)
    for block in blocks {
      if case .gap = block.kind {
        log.add(
          .contradiction(
            "a gap stands in \(what)", "put it into a stack with other blocks",
            at: block.location))
      }
    }
    return blocks
  }
}
