internal import ScreenModel

/// Reads what an app allows: `allow` of `app.yml`.
struct ExemptionReader {
  let log: ErrorLog
  let textSizes: [String]
  let families: [String]
  let locales: [String]
  let windows: [Window]

  private static let keys = [
    "finding", "reason", "owner", "expires", "screens", "block", "windows", "text-sizes",
    "families", "locales",
  ]

  func read(_ node: Node) -> [Exemption] {
    let values = ValueReader(log: log)
    return values.items(node, as: "“allow”").map { item in
      let fields = Fields(item, of: "an item of “allow”", keys: Self.keys, log: log)
      let windowNames = windows.flatMap { [$0.id, $0.name] + $0.tags }
      return Exemption(
        rule: fields.name("finding"), ruleLocation: fields["finding"]?.location ?? item.location,
        screens: names("screens", "screen", in: fields), blocks: blocks(fields),
        windows: names("windows", "window", among: windowNames, in: fields),
        textSizes: names("text-sizes", "text size", among: textSizes, in: fields),
        families: names("families", "family", among: families, in: fields),
        locales: names("locales", "locale", among: locales, in: fields),
        reason: fields.text("reason"), owner: fields.optionalTitle("owner"),
        expires: expires(fields), location: item.location)
    }
  }

  private func names(
    _ key: String, _ noun: String, among valid: [String]? = nil, in fields: Fields
  ) -> Set<String>? {
    guard fields[key] != nil else { return nil }
    let names = fields.names(key, noun: noun)
    if let valid {
      for (name, node) in names where !valid.contains(name) {
        var unique: [String] = []
        for name in valid where !unique.contains(name) { unique.append(name) }
        log.add(.unknownName(name, noun: noun, valid: unique, at: node.location))
      }
    }
    return Set(names.map(\.name))
  }

  private func blocks(_ fields: Fields) -> Set<String>? {
    fields["block"].map { node in
      Set(
        fields.values.oneOrMore(node, as: "“block”").map {
          fields.values.title($0, as: "“block”").text
        })
    }
  }

  private func expires(_ fields: Fields) -> CalendarDay? {
    guard let node = fields["expires"] else { return nil }
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
