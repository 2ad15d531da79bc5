internal import ScreenModel

/// Ordered variants: conditions, alternatives, and what every block may say of them.
extension BlockReader {
  /// The keys of every block that say where it is laid out and what may be done without.
  static let variantKeys = ["when", "id", "drop", "essential"]

  func readVariantKeys(_ fields: Fields, of kind: Kind, into block: inout Block) {
    block.condition = fields["when"].map(condition)
    block.id = fields["id"].map { values.name($0, as: "“id”") }
    if let id = block.id { ids.insert(id) }
    block.drop = fields.optionalWhole("drop", in: 1...1_000)
    block.isEssential = fields.optionalFlag("essential") ?? false
    // That of media is its own.
    if kind.keys.contains("height"), kind != .media {
      block.height = fields.optionalNumber("height", in: Range.positiveLength)
    }
    if kind == .gap {
      for key in Self.variantKeys {
        guard let node = fields[key] else { continue }
        log.add(
          .contradiction(
            "a gap has a “\(key)”",
            "give “\(key)” to the block below it: a gap is there where that block is",
            at: node.location))
      }
    }
    if block.isEssential, block.drop != nil, let node = fields["drop"] {
      log.add(
        .contradiction(
          "an essential block has a “drop”", "remove one of the two", at: node.location))
    }
  }

  /// Reads where a part of a screen is laid out.
  func condition(_ node: Node) -> Condition {
    let fields = Fields(
      node, of: "“when”",
      keys: [
        "text-size", "orientation", "state", "min-width", "max-width", "min-height", "max-height",
        "family", "locale",
      ], log: log)
    var condition = Condition(location: node.location)
    condition.textSizes = fields["text-size"].map {
      TextSizeNames(log: log, app: app, isAppComplete: isAppComplete).read($0, as: "“text-size”")
    }
    condition.orientation = fields["orientation"].flatMap {
      values.choice($0, as: "orientation", of: Window.Orientation.self)
    }
    condition.states = fields["state"].map { names($0, of: "state", among: states) }
    condition.families = fields["family"].map {
      names($0, of: "family", among: app.families.map(\.name))
    }
    condition.locales = fields["locale"].map {
      names($0, of: "locale", among: app.locales.map(\.id))
    }
    condition.widths = range(fields, "width")
    condition.heights = range(fields, "height")
    if case .mapping(let entries) = node.content, entries.isEmpty {
      log.add(.emptyList("“when”", at: node.location))
    }
    return condition
  }

  private func range(_ fields: Fields, _ side: String) -> ClosedRange<Points> {
    let errorCount = log.errors.count
    let least = fields.optionalNumber("min-\(side)", in: Range.length) ?? 0
    let most = fields.optionalNumber("max-\(side)", in: Range.length) ?? .infinity
    guard least <= most else {
      if log.errors.count == errorCount, let node = fields["min-\(side)"] {
        log.add(
          .contradiction(
            "“min-\(side)” is above “max-\(side)”", "swap the two", at: node.location))
      }
      return 0...Points.infinity
    }
    return least...most
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

  func alternatives(_ main: Node, _ fields: Fields) -> Alternatives {
    let axes = fields["axis"].flatMap { node in
      values.lookUp(node, as: "“axis”", noun: "axis", among: ["both", "width", "height"])
        .flatMap { Alternatives.Axes(rawValue: $0) }
    }
    return Alternatives(blocks: options(main, as: "“first-that-fits”"), axes: axes ?? .both)
  }

  /// Reads a reserve: points, or the blocks whose tallest it holds open.
  func reserve(_ main: Node) -> Block.Kind {
    guard case .mapping = main.content else {
      return .reserve(values.number(main, as: "“reserve”", in: Range.positiveLength))
    }
    let fields = Fields(main, of: "“reserve”", keys: ["tallest-of", "height"], log: log)
    return .tallest(
      TallestReserve(
        blocks: fields.required("tallest-of").map { options($0, as: "“tallest-of”") } ?? [],
        leastHeight: fields.optionalNumber("height", in: Range.positiveLength) ?? 0))
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
