extension App {
  /// The locale that texts are written in first and translated from.
  package var sourceLocale: AppLocale { locales.first ?? "und" }

  /// The locales with content of their own.
  package var translatedLocales: [AppLocale] { locales.filter { $0.pseudo == nil } }

  /// Returns a content list as a locale has it; nil if it has none.
  package func list(_ name: String, in locale: AppLocale) -> ContentList? {
    guard let pseudo = locale.pseudo else { return content[locale.id]?[name] }
    guard var list = content[sourceLocale.id]?[name] else { return nil }
    list.texts = list.texts.map(pseudo.rewritten)
    return list
  }

  /// Returns a content list of a locale, or the source locale's where it lacks the list.
  package func listOrSource(_ name: String, in locale: AppLocale) -> ContentList? {
    list(name, in: locale) ?? list(name, in: sourceLocale)
  }

  /// Returns the texts that a content stands for in a locale; those that are not translated are the source locale's.
  package func texts(of content: TextContent, in locale: AppLocale) -> [AuthoredText] {
    switch content {
    case .literal(let text): [locale.pseudo?.rewritten(text) ?? text]
    case .list(let name, _): listOrSource(name, in: locale)?.texts ?? []
    case .runs(let runs): pieces(of: runs, in: locale).map { runs.joined($0) }
    }
  }

  /// Returns what the runs of a text may show together in a locale, each time a text for each run.
  ///
  /// Fields of one list, such as `events.title` and `events.time`, go together item by item; other texts each with each.
  package func pieces(of runs: InlineRuns, in locale: AppLocale) -> [[AuthoredText]] {
    let lists = runs.runs.map { $0.content.listName.flatMap { listOrSource($0, in: locale) } }
    var combinations: [(items: [Substring: Int], texts: [AuthoredText])] = [([:], [])]
    for (run, list) in zip(runs.runs, lists) {
      combinations = combinations.flatMap { known in
        choices(of: run.content, from: list, given: known.items, in: locale).map { item, text in
          var items = known.items
          if let item, let owner = list?.owner { items[owner] = item }
          return (items, known.texts + [text])
        }
      }
    }
    return combinations.map(\.texts)
  }

  /// Counts the texts that runs make together in the source locale; stops growing at a billion.
  package func combinationCount(of runs: InlineRuns) -> Int {
    var owners: [Substring: [Int]] = [:]
    for list in runs.runs.lazy.compactMap(\.content.listName) {
      guard let list = listOrSource(list, in: sourceLocale) else { continue }
      let own = list.items.map(\.texts.count)
      owners[list.owner] =
        owners[list.owner].map { zip($0, own).map(Self.boundedProduct) } ?? own
    }
    return owners.values.lazy.map { $0.reduce(0, +) }.reduce(1, Self.boundedProduct)
  }

  private static func boundedProduct(_ a: Int, _ b: Int) -> Int {
    let (product, isOver) = a.multipliedReportingOverflow(by: b)
    return isOver ? 1_000_000_000 : min(product, 1_000_000_000)
  }

  /// Returns the texts that a run may show beside those of the runs before it, each with its item if it has one.
  private func choices(
    of content: TextContent, from list: ContentList?, given items: [Substring: Int],
    in locale: AppLocale
  ) -> [(item: Int?, text: AuthoredText)] {
    guard let list else { return texts(of: content, in: locale).map { (nil, $0) } }
    return list.items.indices.flatMap { item -> [(item: Int?, text: AuthoredText)] in
      guard items[list.owner] ?? item == item else { return [] }
      return list.items[item].texts.map { (item, list.texts[$0]) }
    }
  }
}

extension TextContent {
  /// The list that it is drawn from; nil for a text of its own, and for runs.
  package var listName: String? {
    if case .list(let name, _) = self { name } else { nil }
  }

  /// The contents of its runs; itself if it has none.
  package var leaves: [TextContent] {
    if case .runs(let runs) = self { runs.runs.map(\.content) } else { [self] }
  }
}

extension ContentList {
  /// What its items are called in the content file: the name before the dot.
  fileprivate var owner: Substring { name.prefix { $0 != "." } }
}

extension InlineRuns {
  /// Joins a text of each run; one that is empty brings no separator.
  fileprivate func joined(_ pieces: [AuthoredText]) -> AuthoredText {
    var whole = AuthoredText(text: "", location: pieces[0].location)
    for (piece, text) in zip(pieces, spanTexts(pieces)) {
      let offset = whole.text.count
      whole.filled += piece.filled.map { $0.lowerBound + offset..<$0.upperBound + offset }
      whole.text += text
    }
    return whole
  }

  /// Returns the words of each run with the separator behind them, where more words follow.
  package func spanTexts(_ pieces: [AuthoredText]) -> [String] {
    let last = pieces.lastIndex { !$0.text.isEmpty } ?? 0
    return pieces.enumerated().map { index, piece in
      piece.text.isEmpty || index >= last ? piece.text : piece.text + separator
    }
  }
}
