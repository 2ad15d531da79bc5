internal import ScreenModel
internal import StackLayout

/// Finds changes that cure a cause, each tried in every cell of the cause before it is offered.
struct RemedySearch {
  let app: App
  let screen: Screen
  let measurer: any TextMeasuring
  let appearances: [PreparedScreen]
  let cells: ScreenCells
  let cause: ViolationCollector.Cause
  private let budget: TrialBudget
  private let trials: [Trial]

  /// A cell that every change is tried in.
  private struct Trial {
    var appearance: Int
    var condition: LayoutCondition
    /// What a change may not break there: what the cause is about, and what was not broken before.
    var rules: [any Rule]
  }

  init(
    app: App, screen: Screen, measurer: any TextMeasuring, appearances: [PreparedScreen],
    cells: ScreenCells, cause: ViolationCollector.Cause, budget: TrialBudget
  ) {
    self.app = app
    self.screen = screen
    self.measurer = measurer
    self.appearances = appearances
    self.cells = cells
    self.cause = cause
    self.budget = budget
    trials = Self.trials(of: cause, in: cells)
  }

  /// Returns what cures the cause, in the app's order of remedies; nothing once the screen's budget is spent.
  func offers(layout: StackSolver) -> [Finding.RemedyOffer] {
    guard !budget.isSpent else { return [] }
    let more = moreLines(layout).map { [Finding.RemedyOffer(kind: .lines, advice: $0)] } ?? []
    return more
      + app.remedies.compactMap { remedy in
        let advice: String? =
          switch remedy {
          case .shorten: shorten(layout)
          case .elastic: cause.key.rule.isAboutHeight ? elastic(layout) : nil
          case .split: cause.key.rule.isAboutHeight ? split(layout) : nil
          case .page: cause.key.rule.isAboutHeight ? page(layout) : nil
          // Colours are no matter of cells.
          case .recolour, .lines: nil
          }
        return advice.map { Finding.RemedyOffer(kind: remedy, advice: $0) }
      }
  }

  // MARK: - Trials

  /// Lists the cells of a cause that differ in what they are laid out for.
  private static func trials(
    of cause: ViolationCollector.Cause, in cells: ScreenCells
  ) -> [Trial] {
    struct Key: Hashable {
      var appearance: Int
      var condition: LayoutCondition
    }
    var seen: Set<Key> = []
    var trials: [Trial] = []
    func add(_ site: ViolationCollector.Site) {
      guard var condition = cells.condition(of: site.cell) else { return }
      condition.stress = cause.key.stress
      let appearance = cells.appearance(of: site.cell)
      guard seen.insert(Key(appearance: appearance, condition: condition)).inserted else { return }
      let rules = CellJudge.rules.filter { rule in
        let id = type(of: rule).id
        return cause.isAbout(id) || !site.broken.contains(id)
      }
      trials.append(Trial(appearance: appearance, condition: condition, rules: rules))
    }
    // The worst cell first: most changes that do not help fail there.
    cause.sites.first { $0.cell == cause.worstCell }.map(add)
    for site in cause.sites { add(site) }
    return trials
  }

  /// Tries a changed screen in every cell of the cause.
  ///
  /// - Returns: Whether the cause is gone from all of them and nothing else broke instead.
  func cures(app changedApp: App? = nil, screen changedScreen: Screen? = nil) -> Bool {
    var judges: [Int: CellJudge] = [:]
    for trial in trials {
      var judge =
        judges[trial.appearance]
        ?? CellJudge(
          prepare(changedScreen ?? screen, of: changedApp ?? app, as: trial.appearance),
          for: trial.condition)
      judge.check(trial.condition, against: trial.rules)
      let prepared = judge.solver.prepared
      budget.spend(prepared.nodes.count + judge.violations.count)
      let isBroken = judge.violations.contains { violation in
        // Another place that breaks the cause's rule is another cause.
        !cause.isAbout(violation.rule) || cause.key.rule.isAboutHeight
          || prepared.location(of: violation) == cause.key.location
      }
      if isBroken { return false }
      judges[trial.appearance] = judge
    }
    return true
  }

  private func prepare(_ screen: Screen, of app: App, as appearance: Int) -> PreparedScreen {
    let known = appearances[appearance]
    let prepared = PreparedScreen(
      screen, of: app, family: known.family, locale: known.locale, measurer: measurer)
    budget.spend(prepared.slots.reduce(0) { $0 + $1.candidates.count })
    return prepared
  }

  // MARK: - Remedies

  /// The locales that the cause shows in.
  var causeLocales: [AppLocale] {
    var locales: [AppLocale] = []
    for cell in cause.cells {
      let locale = appearances[cells.appearance(of: cell)].locale
      if !locales.contains(locale) { locales.append(locale) }
    }
    return locales
  }

  /// Tries to give a text that is cut all the lines that it takes.
  private func moreLines(_ layout: StackSolver) -> String? {
    guard cause.key.rule == .truncatedWithRoomLeft,
      let allowed = layout.textBox(of: cause.worst.node)?.maximumLines
    else { return nil }
    let block = layout.prepared.nodes[cause.worst.node]
    let lines = allowed + Int(cause.worst.shortfall)
    let changed = screen.mappingBlocks { other in
      guard other.location == block.location else { return other }
      var other = other
      switch other.kind {
      case .text(var text):
        text.maximumLines = lines
        other.kind = .text(text)
      case .control(var control):
        control.label?.maximumLines = lines
        other.kind = .control(control)
      default: break
      }
      return other
    }
    return cures(screen: changed) ? "let \(block.name) take \(lines.lines)" : nil
  }

  private func elastic(_ layout: StackSolver) -> String? {
    if let fixed = screen.firstFixedMedia {
      let changed = screen.mappingMedia { media in
        var elastic = media
        elastic.elastic = true
        elastic.floor = nil
        return elastic
      }
      return cures(screen: changed) ? "make \(fixed) elastic" : nil
    }
    guard cause.key.rule == .mediaBelowFloor else { return nil }
    let block = layout.prepared.nodes[cause.worst.node]
    guard case .media(let media) = block.kind else { return nil }
    let lower =
      (media.floor - cause.worst.shortfall / layout.condition.scale).rounded(.down)
    guard lower >= media.floor / 2 else { return nil }
    let changed = screen.mappingMedia { other in
      var lowered = other
      if (other.floor ?? app.mediaFloor) == media.floor { lowered.floor = lower }
      return lowered
    }
    return cures(screen: changed) ? "allow \(block.name) a floor of \(Int(lower)) pt" : nil
  }

  /// Finds the most even division into two screens that both fit.
  private func split(_ layout: StackSolver) -> String? {
    let blocks = screen.stack.blocks
    guard blocks.count > 1 else { return nil }
    let middle = layout.needed / 2
    let heights = heights(of: blocks, in: layout)
    let total = heights.reduce(0, +)
    // Each part is at least as high as its blocks, so most cuts of a long screen need no trial.
    let most = layout.available + FitTolerance.points
    var before: Points = 0
    var cuts: [(index: Int, unevenness: Points)] = []
    for (index, height) in heights.enumerated() {
      if index > 0, !isGap(blocks[index]), before <= most, total - before <= most,
        !isOneChoice(blocks[index - 1], blocks[index])
      {
        cuts.append((index, (before - middle).magnitude))
      }
      before += height
    }
    for cut in cuts.sorted(by: { $0.unevenness < $1.unevenness }) {
      var first = screen
      var second = screen
      first.stack.blocks = Array(blocks[..<cut.index])
      second.stack.blocks = Array(blocks[cut.index...])
      if cures(screen: first), cures(screen: second) {
        return "split the screen into two steps before \(place(of: cut.index, in: blocks))"
      }
    }
    return nil
  }

  /// The least heights of the screen's own blocks, as far as they can be told from its layout; gaps have none.
  private func heights(of blocks: [Block], in layout: StackSolver) -> [Points] {
    let children = Array(layout.children(of: layout.prepared.content))
    let solid = blocks.count { !isGap($0) }
    guard children.count == solid + (screen.dock == nil ? 0 : 1) else {
      return Array(repeating: 0, count: blocks.count)
    }
    var next = children.makeIterator()
    return blocks.map { block in
      isGap(block) ? 0 : next.next().map { layout.placed[$0].leastHeight } ?? 0
    }
  }

  private func isGap(_ block: Block) -> Bool {
    if case .gap = block.kind { return true }
    return false
  }

  /// Whether two neighbours are controls of one kind: options of one decision stay on one screen.
  private func isOneChoice(_ first: Block, _ second: Block) -> Bool {
    guard case .control = first.kind else { return false }
    return first.isAlike(second)
  }

  /// Names a block, with its number among blocks of the same name.
  private func place(of index: Int, in blocks: [Block]) -> String {
    let name = blocks[index].name
    let count = blocks.count { $0.name == name }
    guard count > 1 else { return name }
    let number = blocks[...index].count { $0.name == name }
    return number == 1 ? "the first \(name)" : "\(name) \(number) of \(count)"
  }

  /// Tries to page the longest run of equal blocks.
  private func page(_ layout: StackSolver) -> String? {
    let blocks = screen.stack.blocks
    var longest = 0..<0
    var start = 0
    for index in blocks.indices {
      if !blocks[index].isAlike(blocks[start]) { start = index }
      if index + 1 - start > longest.count { longest = start..<(index + 1) }
    }
    guard longest.count > 1, let label = blocks[longest.lowerBound].text else { return nil }
    func pagerLabel(_ words: String) -> Text {
      let authored = AuthoredText(text: words, location: screen.location)
      return Text(
        content: .literal(authored), style: label.style, role: nil, maximumLines: 1)
    }
    let list = PagedList(
      row: Stack(blocks: [blocks[longest.lowerBound]]), spacing: nil, count: longest.count,
      pager: Pager(
        earlier: pagerLabel("Earlier"), later: pagerLabel("Later"), location: screen.location))
    var changed = screen
    changed.stack.blocks.replaceSubrange(
      longest,
      with: [
        Block(
          name: blocks[longest.lowerBound].name, kind: .list(list), location: screen.location)
      ])
    guard cures(screen: changed) else { return nil }
    return "page the \(longest.count) \(blocks[longest.lowerBound].name) blocks"
  }
}

extension ViolationCollector.Cause {
  /// Whether a rule speaks of what the cause is about: too little height is reported by several.
  fileprivate func isAbout(_ rule: RuleID) -> Bool {
    if key.rule.isAboutLines { return rule.isAboutLines }
    return key.rule.isAboutHeight ? rule.isAboutHeight : rule == key.rule
  }
}

extension RuleID {
  fileprivate var isAboutLines: Bool { self == .textOverLines || self == .truncatedWithRoomLeft }
}
