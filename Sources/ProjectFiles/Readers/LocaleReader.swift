internal import ScreenModel

/// Reads `locales` of an app: tags, names of pseudo-locales, and mappings that name the screens of one.
struct LocaleReader {
  let log: ErrorLog
  /// The ids of the app's screens.
  let screens: [String]

  private var values: ValueReader { ValueReader(log: log) }

  func read(_ node: Node) -> [AppLocale] {
    var first: [String: SourceLocation] = [:]
    var locales: [AppLocale] = []
    for item in values.items(node, as: "“locales”") {
      guard let locale = locale(item, source: locales.first) else { continue }
      if let place = first[locale.id] {
        log.add(.duplicateName(locale.id, noun: "locale", first: place, at: item.location))
        continue
      }
      first[locale.id] = item.location
      locales.append(locale)
    }
    return locales
  }

  private func locale(_ item: Node, source: AppLocale?) -> AppLocale? {
    guard case .mapping = item.content else {
      return locale(item, screens: nil, source: source)
    }
    let fields = Mapping(item, by: LocaleKeys.table, log: log)
    let chosen = fields.screens.map { items in
      items.compactMap { item in
        values.lookUp(item.node, as: "a screen", noun: "screen", among: screens)
      }
    }
    if let node = fields.node(\.screens), source == nil {
      log.add(
        .contradiction(
          "the first locale has “screens”, but it is what the others are translated from",
          "remove “screens”, or name another locale first", at: node.location))
    }
    return fields.locale.flatMap {
      locale($0, screens: chosen.map { Set($0) }, source: source)
    }
  }

  private func locale(_ node: Node, screens: Set<String>?, source: AppLocale?) -> AppLocale? {
    let name = values.name(node, as: "an item of “locales”")
    if name.isEmpty { return nil }
    guard name.hasPrefix("pseudo") else {
      Self.check(name, node, log)
      return AppLocale(name, screens: screens)
    }
    let kinds = PseudoLocale.Kind.allCases.map(\.rawValue)
    guard let found = values.lookUp(node, as: "a locale", noun: "pseudo-locale", among: kinds),
      let kind = PseudoLocale.Kind(rawValue: found)
    else { return nil }
    guard let source else {
      log.add(
        .contradiction(
          "the first locale is a pseudo-locale, which is made from the first locale",
          "name the language first that the texts are written in", at: node.location))
      return nil
    }
    return AppLocale(PseudoLocale(kind), of: source.language, screens: screens)
  }

  /// Logs a name that is no BCP 47 tag.
  static func check(_ name: String, _ node: Node, _ log: ErrorLog) {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      parts.allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      } && parts.first.map { $0.count > 1 && $0.allSatisfy(\.isLetter) } == true
    if !isTag {
      log.add(
        .wrongType(of: "a locale", found: node, expected: "a language tag such as en or pt-BR"))
    }
  }
}
