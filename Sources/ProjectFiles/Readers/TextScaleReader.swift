internal import ScreenModel

/// Reads a file of `TextScales/`.
struct TextScaleReader {
  let log: ErrorLog

  func read(_ root: Node, name: String) -> TextScale {
    let fields = Mapping(root, by: TextScaleKeys.table, log: log)
    _ = fields.source
    let names = fields.sizes
    let accessibility = fields.accessibility.map { sizes in
      sizes.compactMap { lookUp($0.node, as: "a size", among: names.map(\.name)) }
    }
    let standard = fields.standard.flatMap {
      lookUp($0, as: "“standard”", among: names.map(\.name))
    }
    if let styles = fields.styles {
      for entry in fields.given(\.from, \.to, \.lineHeights) {
        refuse(entry, "“\(entry.key)” and “styles” contradict each other")
      }
      return textStyles(
        styles, name: name, names: names.map(\.name),
        standard: standard, accessibility: accessibility ?? [], fields)
    }
    for entry in fields.given(\.relativeTo) { refuse(entry, "“\(entry.key)” needs “styles”") }
    let factors = self.factors(fields)
    let sizes = names.map { size, node in
      let factor = fields.values.number(node, as: "a size", in: Range.multiplier)
      return TextSize(
        name: size, scaling: TextScale.scaling(by: factor, factors), order: factor,
        isAccessibility: accessibility?.contains(size) ?? false)
    }
    refuseDisorder(sizes.map(\.order), of: "“sizes”", at: fields.node(\.sizes))
    return TextScale(name: name, sizes: sizes, kind: .factors(factors))
  }

  private func lookUp(_ node: Node, as what: String, among names: [String]) -> String? {
    // Where no size could be read, that is the mistake to report.
    guard !names.isEmpty else { return nil }
    return ValueReader(log: log).lookUp(node, as: what, noun: "size", among: names)
  }

  private func refuse(_ entry: Node.Entry, _ message: String) {
    log.add(
      .contradiction(
        message, "a scale has text styles, or factors; remove one", at: entry.value.location))
  }

  private func refuseDisorder(_ numbers: [Double], of what: String, at node: Node?) {
    guard let node, !zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) else { return }
    log.add(.contradiction("\(what) do not ascend", "put the smallest first", at: node.location))
  }

  // MARK: Factors

  private func factors(_ fields: Mapping<TextScaleKeys>) -> TextScale.Factors? {
    let lineHeights = fields.lineHeights
    guard !fields.given(\.from, \.to).isEmpty else { return nil }
    let from = fields.required(\.from).map { numbers($0, as: "“from”", fields.values) } ?? []
    refuseDisorder(from, of: "the numbers of “from”", at: fields.from)
    let tables = (fields.required(\.to).map { fields.values.named($0, as: "“to”") } ?? []).map {
      entry in
      var factor = 1.0
      if case .number(let number) = NumberText.read(entry.key) {
        factor = number
      } else {
        log.add(
          .contradiction(
            "“\(entry.key)” is not a number", "name each table for its factor", at: entry.location))
      }
      let to = numbers(entry.value, as: "“\(entry.key)”", count: from.count, fields.values)
      return (factor: factor, to: to)
    }
    refuseDisorder(tables.map(\.factor), of: "the tables of “to”", at: fields.to)
    let isComplete = tables.allSatisfy { $0.to.count == from.count } && !from.isEmpty
    return isComplete
      ? TextScale.Factors(
        from: from, tables: tables,
        lineHeights: lineHeights) : nil
  }

  /// Reads lengths above 0.
  private func numbers(
    _ node: Node, as what: String, count: Int? = nil, _ values: ValueReader
  ) -> [Points] {
    let items = values.items(node, as: what)
    if let count, items.count != count {
      log.add(
        .contradiction(
          "\(what) has \(items.count) items where \(count) are needed", "give one for each",
          at: node.location))
    }
    return items.map { values.number($0, as: "an item of \(what)", in: Range.scaledLength) }
  }

  // MARK: Text styles

  private func textStyles(
    _ entries: [Named<ScaledStyleKeys>], name: String, names: [String], standard: String?,
    accessibility: [String], _ fields: Mapping<TextScaleKeys>
  ) -> TextScale {
    let standardIndex = standard.flatMap(names.firstIndex) ?? 0
    var styles: [TextScale.TextStyle] = []
    var rows = Array(repeating: [String: PlatformTextStyle](), count: names.count)
    for entry in entries {
      let own = Mapping(entry.value, log: log)
      func row(_ node: Node?, _ what: String) -> [Points] {
        node.map { numbers($0, as: what, count: names.count, own.values) } ?? []
      }
      let sizes = row(own.sizes, "“sizes”")
      let heights = row(own.lineHeights, "“line-heights”")
      let bold = own.bold
      guard sizes.count == names.count, heights.count == names.count, !names.isEmpty else {
        continue
      }
      styles.append(
        TextScale.TextStyle(
          name: entry.key, size: sizes[standardIndex], lineHeight: heights[standardIndex],
          bold: bold))
      for index in rows.indices {
        rows[index][entry.key] = PlatformTextStyle(
          size: sizes[index], lineHeight: heights[index], standardSize: sizes[standardIndex],
          standardLineHeight: heights[standardIndex])
      }
    }
    let relative = fields.required(\.relativeTo).flatMap { node in
      styles.isEmpty
        ? nil
        : fields.values.lookUp(
          node, as: "“relative-to”", noun: "text style", among: styles.map(\.name))
    }
    let sizes = names.indices.map { index in
      TextSize(
        name: names[index], scaling: .textStyles(rows[index]), order: Double(index),
        isAccessibility: accessibility.contains(names[index]))
    }
    return TextScale(
      name: name, sizes: sizes,
      kind: .textStyles(styles, relativeTo: relative ?? styles.first?.name ?? ""))
  }
}
