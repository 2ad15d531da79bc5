internal import ScreenModel
internal import StackLayout

/// Shorter texts and words.
extension RemedySearch {
  /// So many texts are tried to be shortened, from the top of the screen; each trial lays the screen out anew.
  private static let mostShortened = 24
  /// Nobody marks by hand where a word of more characters may be divided.
  private static let mostDivided = 1_000

  /// Finds the text that needs to lose the fewest characters.
  func shorten(_ layout: StackSolver) -> String? {
    // Nobody writes the texts of a pseudo-locale.
    guard layout.prepared.locale.pseudo == nil else { return nil }
    if cause.key.rule == .wordTooWide { return shortenWord(layout) }
    var best: (lost: Int, advice: String)?
    // A text that is over its own lines is to blame, however little another one would have to lose.
    let contents = shortenable(layout)
    let overLong = contents.filter(\.isOverLimit)
    for text in (overLong.isEmpty ? contents : overLong).prefix(Self.mostShortened) {
      let (content, name) = (text.content, text.name)
      let texts = texts(of: content)
      guard let longest = texts.lazy.map(\.text.count).max(), longest > 1,
        let most = greatestCure(content, below: longest, near: text.guess, in: layout)
      else { continue }
      let limit = texts.lazy.map { $0.cut(to: most).text.count }.max() ?? most
      // To rewrite most of a list is not a remedy.
      guard texts.count == 1 || 2 * texts.count(where: { $0.text.count > limit }) <= texts.count
      else { continue }
      guard longest - limit < best?.lost ?? .max else { continue }
      best = (longest - limit, advice(content, name, texts: texts, limit: limit, longest: longest))
    }
    return best?.advice
  }

  /// Finds the greatest length that cures and keeps to the budget, at least a third of the longest text unless the budget is less.
  private func greatestCure(
    _ content: TextContent, below longest: Int, near guess: Int?, in layout: StackSolver
  ) -> Int? {
    guard longest >= 3 else { return nil }
    let (budget, budgeted) = budget(of: content, in: layout)
    let least = min(longest / 3, budget)
    return Self.greatest(in: least...(longest - 1), near: guess.map { min($0, budget) }) { limit in
      budgeted.allSatisfy { $0.cut(to: limit).characterCount <= budget }
        && cures(content, atMost: limit)
    }
  }

  /// Finds how many characters a content may have in the roles that the screen shows it in, and the texts that are held to that: what is
  /// offered against one finding is to leave none of F102.
  private func budget(
    of content: TextContent, in layout: StackSolver
  ) -> (characters: Int, texts: [AuthoredText]) {
    let source = app.sourceLocale
    guard causeLocales.contains(where: { $0.id == source.id }), let book = BudgetRuleBook(app)
    else {
      return (.max, [])
    }
    let texts: [AuthoredText]
    let list: String?
    switch content {
    case .literal(let text):
      guard layout.prepared.locale.id == source.id else { return (.max, []) }
      texts = [text]
      list = layout.textSlot(of: cause.worst.node)?.list
    case .list(let name, _):
      texts = app.texts(of: content, in: source)
      list = name
    case .runs: return (.max, [])
    }
    let budgets = screen.texts.compactMap { text -> Int? in
      switch text.content {
      case .literal(let own) where list == nil && own.location == texts.first?.location: break
      case .list(let name, _) where name == list: break
      case .literal, .list, .runs: return nil
      }
      return text.role.map { book.characters($0) }
    }
    // A role without room for a single character is to blame itself.
    guard let budget = budgets.min(), budget > 0 else { return (.max, []) }
    return (budget, texts)
  }

  /// Finds the greatest number for which something holds that holds up to some number and for none above it.
  ///
  /// A guess near it saves trials; without one, whatever does not hold for the least number is given up at once.
  static func greatest(
    in range: ClosedRange<Int>, near guess: Int?, where holds: (Int) -> Bool
  ) -> Int? {
    var low = range.lowerBound - 1
    var high = range.upperBound + 1
    if let guess {
      // Strides that double reach the border in few trials where it is near.
      var next = min(max(guess, range.lowerBound), range.upperBound)
      var stride = 1
      if holds(next) {
        repeat {
          (low, next, stride) = (next, next + stride, 2 * stride)
        } while next < high
          && holds(next)
        high = min(high, next)
      } else {
        repeat {
          (high, next, stride) = (next, next - stride, 2 * stride)
        } while next > low
          && !holds(next)
        low = max(low, next)
      }
    } else {
      guard holds(range.lowerBound) else { return nil }
      low = range.lowerBound
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low < range.lowerBound ? nil : low
  }

  private struct Shortenable {
    var content: TextContent
    var name: String
    var isOverLimit = true
    /// About as many characters as the lines hold that it may have.
    var guess: Int?
  }

  /// Counts the characters that the lines hold which a text may have: those allowed, or as many less as there is too little height for.
  private func guess(_ candidate: TextSlot.Candidate, at node: Int, in layout: StackSolver) -> Int?
  {
    let placed = layout.placed[node]
    let allowed =
      cause.key.rule.isAboutHeight
      ? placed.lines - Int((cause.worst.shortfall / placed.lineHeight).rounded(.up))
      : layout.textBox(of: node)?.maximumLines ?? placed.lines
    let lines = candidate.measured.lines(within: placed.room)
    guard allowed > 0, allowed < lines.count else { return nil }
    return candidate.authored.text.utf8.prefix(lines[allowed - 1].range.upperBound)
      .count { !UTF8.isContinuation($0) }
  }

  /// Whether a text is not shown in this state but takes height.
  private func isHeldOpen(_ node: Int, in layout: StackSolver) -> Bool {
    cause.key.rule.isAboutHeight && layout.placed[node].presence == .heldOpen
  }

  /// The contents whose shortening can help: the text to blame, or every text of more than one line.
  private func shortenable(_ layout: StackSolver) -> [Shortenable] {
    let prepared = layout.prepared
    var contents: [Shortenable] = []
    for text in prepared.index.texts
    where layout.placed[text.node].isShown || isHeldOpen(text.node, in: layout) {
      let node = text.node
      let slot = layout.slot(of: text.box)
      let isToBlame: Bool
      switch cause.key.rule {
      case .textOverLines, .truncatedWithRoomLeft, .wordTooWide:
        guard node == cause.worst.node, let candidate = cause.worst.candidate else {
          continue
        }
        let name = prepared.nodes[node].name
        if let runs = slot.runs {
          contents += TextContent.runs(runs).leaves.map { Shortenable(content: $0, name: name) }
        } else {
          let text = slot.candidates[candidate]
          contents.append(
            Shortenable(
              content: .literal(text.authored), name: name, guess: guess(text, at: node, in: layout)
            ))
        }
        continue
      case .rowTooNarrow:
        isToBlame = node > cause.worst.node && node < prepared.nodes[cause.worst.node].end
      case .sectionCannotFit:
        isToBlame =
          node > cause.worst.node && node < prepared.nodes[cause.worst.node].end
          && layout.placed[node].lines > 1
      default:
        isToBlame = cause.key.rule.isAboutHeight && layout.placed[node].lines > 1
      }
      guard isToBlame, let first = slot.candidates.first else { continue }
      let content: TextContent =
        slot.runs.map(TextContent.runs) ?? slot.list.map { .list($0, first.authored.location) }
        ?? .literal(first.authored)
      let isOverLimit = text.box.maximumLines.map { layout.placed[node].lines > $0 } ?? false
      let guess = slot.candidates.count == 1 ? guess(first, at: node, in: layout) : nil
      for content in content.leaves where !contents.contains(where: { $0.content == content }) {
        contents.append(
          Shortenable(
            content: content, name: prepared.nodes[node].name, isOverLimit: isOverLimit,
            guess: slot.runs == nil ? guess : nil))
      }
    }
    return contents
  }

  /// Finds how long the word that is too wide may be, and whether a soft hyphen would help.
  private func shortenWord(_ layout: StackSolver) -> String? {
    guard let deciding = DecidingTextSearch(layout).text(for: cause.worst),
      let candidate = cause.worst.candidate, let box = layout.textBox(of: cause.worst.node)
    else { return nil }
    let authored = layout.slot(of: box).candidates[candidate].authored
    let word = deciding.word
    func cures(with other: String) -> Bool {
      guard let range = authored.text.firstRange(of: word) else { return false }
      let text = authored.text.replacingCharacters(in: range, with: other)
      return self.cures(authored, replacedBy: AuthoredText(text: text, location: authored.location))
    }
    let count = word.count
    // A word of a letter or two is no word that somebody could find.
    guard count > 3 else { return nil }
    let share = deciding.room / (deciding.room + max(0, deciding.tooWide))
    let guess = share.isFinite ? Int(Double(count) * share) : nil
    let longest = Self.greatest(in: 3...(count - 1), near: guess) {
      cures(with: String(word.prefix($0)))
    }
    guard let longest else { return nil }
    let advice = "use a word of at most \(longest) characters for “\(word)”"
    guard count <= Self.mostDivided,
      cures(with: word.map { String($0) }.joined(separator: "\u{AD}"))
    else { return advice }
    return advice + ", or mark with a soft hyphen (U+00AD) where it may be divided"
  }

  private func texts(of content: TextContent) -> [AuthoredText] {
    switch content {
    case .literal(let text): [text]
    case .list, .runs: causeLocales.flatMap { app.texts(of: content, in: $0) }
    }
  }

  private func cures(_ content: TextContent, atMost limit: Int) -> Bool {
    switch content {
    case .literal(let text):
      // Every expansion of a text with placeholders stands in the same place.
      cures(
        app: app.mappingTexts { _, known in
          known.location == text.location ? known.cut(to: limit) : known
        }, screen: screen.replacing(text, with: text.cut(to: limit)))
    case .list(let name, _):
      cures(
        app: app.mappingTexts { list, text in list == name ? text.cut(to: limit) : text },
        screen: screen)
    case .runs:
      false
    }
  }

  /// Tries another text wherever one stands, in the screen or in a list.
  private func cures(_ text: AuthoredText, replacedBy other: AuthoredText) -> Bool {
    cures(
      app: app.mappingTexts { _, known in known == text ? other : known },
      screen: screen.replacing(text, with: other))
  }

  private func advice(
    _ content: TextContent, _ name: String, texts: [AuthoredText], limit: Int, longest: Int
  ) -> String {
    switch content {
    case .literal, .runs:
      let lost = longest - limit
      return "shorten \(name) by \(lost) \(lost == 1 ? "character" : "characters"), to \(limit)"
    case .list(let list, _):
      let longer = texts.count { $0.text.count > limit }
      return
        "keep \(list) within \(limit) characters (\(longer) of \(texts.count) \(longer == 1 ? "is" : "are") longer)"
    }
  }
}

extension App {
  /// Returns the app with every text of its lists changed.
  fileprivate func mappingTexts(_ change: (String, AuthoredText) -> AuthoredText) -> App {
    var app = self
    for (locale, lists) in content {
      for (name, list) in lists {
        app.content[locale]?[name]?.texts = list.texts.map { change(name, $0) }
      }
    }
    return app
  }
}

extension String {
  /// Returns the string with a part of it replaced.
  fileprivate func replacingCharacters(
    in range: Swift.Range<String.Index>, with other: String
  ) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }

  /// Finds the first place where another string stands.
  fileprivate func firstRange(of other: String) -> Swift.Range<String.Index>? {
    indices.lazy.compactMap { start in
      self[start...].hasPrefix(other)
        ? start..<self.index(start, offsetBy: other.count) : nil
    }.first
  }
}

extension AuthoredText {
  /// Returns the text without what follows some number of characters, and without white space at the cut.
  fileprivate func cut(to limit: Int) -> AuthoredText {
    guard text.count > limit else { return self }
    var short = text.prefix(limit)
    while short.last?.isWhitespace == true { short.removeLast() }
    return AuthoredText(text: String(short), location: location)
  }
}
