internal import ScreenModel

/// Reads what an app allows: `allow` of `app.yml`.
struct ExemptionReader {
  let log: ErrorLog
  let textSizes: [String]
  let families: [String]
  let locales: [String]
  let windows: [Window]

  func read(_ items: [TableNode<ExemptionKeys>]) -> [Exemption] {
    items.map { item in
      let fields = Mapping(item, log: log)
      let windowNames = windows.flatMap { [$0.id, $0.name] + $0.tags }
      return Exemption(
        rule: fields.finding, ruleLocation: fields.node(\.finding)?.location ?? item.location,
        screens: fields.screens.map { Set($0.map(\.name)) }, blocks: blocks(fields),
        windows: names(fields.windows, "window", among: windowNames),
        textSizes: names(fields.textSizes, "text size", among: textSizes),
        families: names(fields.families, "family", among: families),
        locales: names(fields.locales, "locale", among: locales),
        reason: fields.reason, owner: fields.owner, expires: expires(fields),
        location: item.location)
    }
  }

  private func names(
    _ names: [(name: String, node: Node)]?, _ noun: String, among valid: [String]
  ) -> Set<String>? {
    guard let names else { return nil }
    for (name, node) in names where !valid.contains(name) {
      log.add(.unknownName(name, noun: noun, valid: valid.uniqued(), at: node.location))
    }
    return Set(names.map(\.name))
  }

  private func blocks(_ fields: Mapping<ExemptionKeys>) -> Set<String>? {
    fields.block.map { node in
      Set(
        fields.values.oneOrMore(node, as: "“block”").map {
          fields.values.title($0, as: "“block”").text
        })
    }
  }

  private func expires(_ fields: Mapping<ExemptionKeys>) -> CalendarDay? {
    guard let node = fields.expires else { return nil }
    let text = fields.values.name(node, as: "“expires”")
    if let day = CalendarDay(text) { return day }
    if !text.isEmpty {
      log.add(
        .wrongType(
          of: "“expires”", found: node, expected: "a day",
          suggestion: "write it as in 2027-03-31"))
    }
    return nil
  }
}
