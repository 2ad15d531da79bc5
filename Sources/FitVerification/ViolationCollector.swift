internal import ScreenModel
internal import StackLayout

/// Gathers the violations of a screen's cells by cause.
struct ViolationCollector: Sendable {
  /// A cell, and what is broken there.
  struct Site: Sendable {
    /// The cell's number.
    var cell: Int
    var broken: RuleList
  }

  /// A rule broken at one place of the files.
  struct Key: Hashable, Codable, Sendable {
    var rule: RuleID
    var location: SourceLocation
    var stress: LayoutCondition.Stress
    /// The exemption that allows it; nil if none does.
    var exemption: Int?
  }

  /// All that is known of one cause.
  struct Cause: Codable, Sendable {
    var key: Key
    var worst: Violation
    /// The number of the cell that it is the worst in.
    var worstCell: Int
    fileprivate(set) var cells = CellRuns()
    /// What is broken in the cells, for as many of them in turn.
    private var broken: [Broken] = []
    /// For a screen that fits the reference but not a larger window: the rules broken there.
    var rules = RuleList()

    private struct Broken: Codable {
      var rules: RuleList
      var count: Int
    }

    fileprivate init(_ key: Key, worst: Violation, at site: Site) {
      self.key = key
      self.worst = worst
      worstCell = site.cell
      append(site)
    }

    fileprivate mutating func append(_ site: Site) {
      cells.append(site.cell)
      append(Broken(rules: site.broken, count: 1))
    }

    fileprivate mutating func append(_ later: Cause) {
      cells.append(contentsOf: later.cells)
      for broken in later.broken { append(broken) }
      rules.formUnion(later.rules)
    }

    private mutating func append(_ more: Broken) {
      if broken.last?.rules == more.rules {
        broken[broken.count - 1].count += more.count
      } else {
        broken.append(more)
      }
    }

    /// The cells, with what is broken there.
    var sites: some Sequence<Site> {
      zip(cells, broken.lazy.flatMap { repeatElement($0.rules, count: $0.count) }).lazy.map {
        Site(cell: $0, broken: $1)
      }
    }
  }

  private(set) var causes: [Cause] = []
  private let cells: ScreenCells
  private var indices: [Key: Int] = [:]

  /// Gathers violations in cells of a screen.
  init(_ cells: ScreenCells) { self.cells = cells }

  /// Goes on from causes that were gathered elsewhere; each has a key of its own.
  init(_ causes: [Cause], of cells: ScreenCells) {
    self.causes = causes
    self.cells = cells
    for (index, cause) in causes.enumerated() { indices[cause.key] = index }
  }

  /// Adds what a cell breaks.
  ///
  /// - Parameters:
  ///   - violations: What is broken.
  ///   - stress: The doubt under which it is.
  ///   - prepared: The screen in the cell's family and locale.
  ///   - site: The cell.
  ///   - window: The window of the cell.
  ///   - exemptions: What the app allows; fragile cells need none.
  /// - Returns: Whether all of it is allowed.
  mutating func add(
    _ violations: [Violation], stress: LayoutCondition.Stress, in prepared: PreparedScreen,
    at site: Site, window: Window, exemptions: ExemptionBook
  ) -> Bool {
    var isAllowed = true
    for violation in violations {
      var exemption: Int?
      if stress == .none, !exemptions.isEmpty {
        exemption = exemptions.exemption(
          for: violation.rule, screen: prepared.screen.id,
          block: prepared.nodes[violation.node].name, cell: cells.cell(site.cell),
          windowTags: window.tags)
      }
      if exemption == nil { isAllowed = false }
      let key = Key(
        rule: violation.rule, location: prepared.location(of: violation), stress: stress,
        exemption: exemption)
      add(violation, key, site)
    }
    return isAllowed
  }

  /// Adds a cell whose window has an unknown safe area.
  ///
  /// - Returns: Whether the app allows it.
  mutating func addUnknownInsets(
    of window: Window, screen: Screen, cell: Int, exemptions: ExemptionBook
  ) -> Bool {
    let exemption = exemptions.exemption(
      for: .unknownInsets, screen: screen.id, block: screen.name, cell: cells.cell(cell),
      windowTags: window.tags)
    let key = Key(
      rule: .unknownInsets, location: screen.location, stress: .none, exemption: exemption)
    add(
      Violation(rule: .unknownInsets, node: 0, candidate: nil, shortfall: 0), key,
      Site(cell: cell, broken: RuleList()))
    return exemption != nil
  }

  mutating func addLargerWindow(_ violations: [Violation], screen: Screen, at site: Site) {
    let key = Key(
      rule: .largerWindowFails, location: screen.location, stress: .none, exemption: nil)
    let shortfall = violations.lazy.map(\.shortfall).max() ?? 0
    add(
      Violation(rule: .largerWindowFails, node: 0, candidate: nil, shortfall: shortfall), key,
      site)
    if let index = indices[key] { causes[index].rules.formUnion(RuleList(violations)) }
  }

  /// Adds the causes of other cells, which come after those that are known, as if their cells had been added here.
  mutating func add(_ later: ViolationCollector) {
    for cause in later.causes {
      guard let index = indices[cause.key] else {
        indices[cause.key] = causes.count
        causes.append(cause)
        continue
      }
      consider(cause.worst, in: cause.worstCell, for: index)
      causes[index].append(cause)
    }
  }

  private mutating func add(_ violation: Violation, _ key: Key, _ site: Site) {
    guard let index = indices[key] else {
      indices[key] = causes.count
      causes.append(Cause(key, worst: violation, at: site))
      return
    }
    consider(violation, in: site.cell, for: index)
    // Copies of a block break a rule together: the cell counts once.
    if causes[index].cells.last != site.cell { causes[index].append(site) }
  }

  /// Keeps a later violation if it is worse than the worst of its cause so far.
  private mutating func consider(_ violation: Violation, in cell: Int, for index: Int) {
    let cause = causes[index]
    guard severity(of: violation, in: cell) > severity(of: cause.worst, in: cause.worstCell) else {
      return
    }
    causes[index].worst = violation
    causes[index].worstCell = cell
  }

  /// Ranks violations by what they come to at the reference window, where people think of a screen.
  private func severity(of violation: Violation, in cell: Int) -> (Double, Double) {
    let scale = cells.condition(of: cell)?.scale ?? 1
    // A hair apart is the noise of rounding: the earlier cell then stays the worst.
    func level(_ amount: Double) -> Double { (amount / scale * 100).rounded() }
    return (
      violation.rule.countsPoints ? level(violation.shortfall) : violation.shortfall,
      level(violation.excess)
    )
  }
}

/// Rules, each of them once, in the order of their codes.
struct RuleList: Hashable, Codable, Sendable {
  private(set) var ids: [RuleID] = []

  init() {}

  init(_ violations: [Violation]) {
    for violation in violations { insert(violation.rule) }
  }

  mutating func formUnion(_ other: RuleList) {
    for rule in other.ids { insert(rule) }
  }

  func contains(_ rule: RuleID) -> Bool { ids.contains(rule) }

  private mutating func insert(_ rule: RuleID) {
    guard !ids.contains(rule) else { return }
    ids.insert(rule, at: ids.firstIndex { $0.code > rule.code } ?? ids.endIndex)
  }
}

extension PreparedScreen {
  /// The YAML line to look at: of the text to blame, else of the block.
  func location(of violation: Violation) -> SourceLocation {
    guard let candidate = violation.candidate, let box = textBox(of: violation.node) else {
      return nodes[violation.node].location
    }
    return slots[box.slot].candidates[candidate].authored.location
  }

  /// The text of a text block or of a control's label; nil for other blocks.
  func textBox(of node: Int) -> Node.TextBox? {
    switch nodes[node].kind {
    case .text(let box): box
    case .control(let box): box.label
    default: nil
    }
  }
}
