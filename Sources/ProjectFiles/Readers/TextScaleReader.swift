internal import ScreenModel

/// Reads a file of `TextScales/`.
struct TextScaleReader {
  let log: ErrorLog

  private static let keys = [
    "source", "sizes", "standard", "accessibility", "relative-to", "styles", "from", "to",
    "line-heights",
  ]

  func read(_ root: Node, name: String) -> TextScale {
    let fields = Fields(root, of: "a text scale", keys: Self.keys, log: log)
    _ = fields.text("source")
    let names = fields.names("sizes", noun: "size")
    let accessibility = fields["accessibility"].map { node in
      fields.values.names(node, as: "“accessibility”", noun: "size").compactMap {
        lookUp($0.node, as: "a size", among: names.map(\.name))
      }
    }
    let standard = fields.required("standard").flatMap {
      lookUp($0, as: "“standard”", among: names.map(\.name))
    }
    if let styles = fields["styles"] {
      refuse(["from", "to", "line-heights"], beside: "styles", fields)
      return textStyles(
        fields.values.named(styles, as: "“styles”"), name: name, names: names.map(\.name),
        standard: standard, accessibility: accessibility ?? [], fields)
    }
    refuse(["relative-to"], beside: "from", fields)
    let factors = self.factors(fields)
    let sizes = names.map { size, node in
      let factor = fields.values.number(node, as: "a size", in: Range.multiplier)
      return TextSize(
        name: size, scaling: TextScale.scaling(by: factor, factors), order: factor,
        isAccessibility: accessibility?.contains(size) ?? false)
    }
    refuseDisorder(sizes.map(\.order), of: "“sizes”", at: fields["sizes"])
    return TextScale(name: name, sizes: sizes, kind: .factors(factors))
  }

  private func lookUp(_ node: Node, as what: String, among names: [String]) -> String? {
    // Where no size could be read, that is the mistake to report.
    guard !names.isEmpty else { return nil }
    return ValueReader(log: log).lookUp(node, as: what, noun: "size", among: names)
  }

  private func refuse(_ keys: [String], beside other: String, _ fields: Fields) {
    for key in keys {
      guard let node = fields[key] else { continue }
      let message =
        other == "styles"
        ? "“\(key)” and “styles” contradict each other" : "“\(key)” needs “styles”"
      log.add(
        .contradiction(
          message, "a scale has text styles, or factors; remove one", at: node.location))
    }
  }

  private func refuseDisorder(_ numbers: [Double], of what: String, at node: Node?) {
    guard let node, !zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) else { return }
    log.add(.contradiction("\(what) do not ascend", "put the smallest first", at: node.location))
  }

  // MARK: Factors

  private func factors(_ fields: Fields) -> TextScale.Factors? {
    guard fields["from"] != nil || fields["to"] != nil else { return nil }
    let from = fields.required("from").map { numbers($0, as: "“from”", fields) } ?? []
    refuseDisorder(from, of: "the numbers of “from”", at: fields["from"])
    let tables = fields.named("to").map { entry in
      var factor = 1.0
      if case .number(let number) = NumberText.read(entry.key) {
        factor = number
      } else {
        log.add(
          .contradiction(
            "“\(entry.key)” is not a number", "name each table for its factor", at: entry.location))
      }
      let to = numbers(entry.value, as: "“\(entry.key)”", count: from.count, fields)
      return (factor: factor, to: to)
    }
    refuseDisorder(tables.map(\.factor), of: "the tables of “to”", at: fields["to"])
    let isComplete = tables.allSatisfy { $0.to.count == from.count } && !from.isEmpty
    return isComplete
      ? TextScale.Factors(
        from: from, tables: tables,
        lineHeights: fields.optionalChoice("line-heights") ?? .inProportion) : nil
  }

  /// Reads lengths above 0.
  private func numbers(
    _ node: Node, as what: String, count: Int? = nil, _ fields: Fields
  ) -> [Points] {
    let items = fields.values.items(node, as: what)
    if let count, items.count != count {
      log.add(
        .contradiction(
          "\(what) has \(items.count) items where \(count) are needed", "give one for each",
          at: node.location))
    }
    return items.map { fields.values.number($0, as: "an item of \(what)", in: 0.1...1_000) }
  }

  // MARK: Text styles

  private func textStyles(
    _ entries: [Node.Entry], name: String, names: [String], standard: String?,
    accessibility: [String], _ fields: Fields
  ) -> TextScale {
    let standardIndex = standard.flatMap(names.firstIndex) ?? 0
    var styles: [TextScale.TextStyle] = []
    var rows = Array(repeating: [String: PlatformTextStyle](), count: names.count)
    for entry in entries {
      let own = Fields(
        entry.value, of: "text style “\(entry.key)”", keys: ["sizes", "line-heights", "bold"],
        log: log)
      func row(_ key: String) -> [Points] {
        own.required(key).map { numbers($0, as: "“\(key)”", count: names.count, own) } ?? []
      }
      let sizes = row("sizes")
      let heights = row("line-heights")
      let bold = own.optionalFlag("bold") ?? false
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
    let relative = fields.required("relative-to").flatMap { node in
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
