internal import ScreenModel
internal import StackLayout

/// Gathers the violations of a screen's cells by cause.
struct ViolationCollector: Sendable {
  /// Where a violation happened, with what it takes to lay that cell out again.
  struct Site: Sendable {
    var appearance: Int
    var condition: LayoutCondition
    var cell: Cell
    /// The rules that are broken there.
    var broken: Set<RuleID>
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
  struct Cause: Sendable {
    var key: Key
    var worst: Violation
    /// nil for a cause that no layout shows.
    var worstSite: Site?
    var worstCell: Cell
    var sites: [Site]
    var cells: [Cell]
    /// For a screen that fits the reference but not a larger window: the rules broken there.
    var rules: Set<RuleID> = []
  }

  private(set) var causes: [Cause] = []
  private var indices: [Key: Int] = [:]

  init() {}

  /// Goes on from causes that were gathered elsewhere; each has a key of its own.
  init(_ causes: [Cause]) {
    self.causes = causes
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
          block: prepared.nodes[violation.node].name, cell: site.cell, windowTags: window.tags)
      }
      if exemption == nil { isAllowed = false }
      let key = Key(
        rule: violation.rule, location: prepared.location(of: violation), stress: stress,
        exemption: exemption)
      add(violation, key, site, site.cell)
    }
    return isAllowed
  }

  /// Adds a cell whose window has an unknown safe area.
  ///
  /// - Returns: Whether the app allows it.
  mutating func addUnknownInsets(
    of window: Window, screen: Screen, cell: Cell, exemptions: ExemptionBook
  ) -> Bool {
    let exemption = exemptions.exemption(
      for: .unknownInsets, screen: screen.id, block: screen.name, cell: cell,
      windowTags: window.tags)
    let key = Key(
      rule: .unknownInsets, location: screen.location, stress: .none, exemption: exemption)
    add(
      Violation(rule: .unknownInsets, node: 0, candidate: nil, shortfall: 0), key, nil, cell)
    return exemption != nil
  }

  mutating func addLargerWindow(_ violations: [Violation], screen: Screen, at site: Site) {
    let key = Key(
      rule: .largerWindowFails, location: screen.location, stress: .none, exemption: nil)
    let shortfall = violations.lazy.map(\.shortfall).max() ?? 0
    add(
      Violation(rule: .largerWindowFails, node: 0, candidate: nil, shortfall: shortfall), key,
      site, site.cell)
    if let index = indices[key] { causes[index].rules.formUnion(violations.map(\.rule)) }
  }

  /// Adds the causes of other cells, which come after those that are known, as if their cells had been added here.
  mutating func add(_ later: ViolationCollector) {
    for cause in later.causes {
      guard let index = indices[cause.key] else {
        indices[cause.key] = causes.count
        causes.append(cause)
        continue
      }
      causes[index].consider(cause.worst, cause.worstSite, cause.worstCell)
      causes[index].cells += cause.cells
      causes[index].sites += cause.sites
      causes[index].rules.formUnion(cause.rules)
    }
  }

  private mutating func add(_ violation: Violation, _ key: Key, _ site: Site?, _ cell: Cell) {
    guard let index = indices[key] else {
      indices[key] = causes.count
      causes.append(
        Cause(
          key: key, worst: violation, worstSite: site, worstCell: cell,
          sites: site.map { [$0] } ?? [], cells: [cell]))
      return
    }
    causes[index].consider(violation, site, cell)
    // Copies of a block break a rule together: the cell counts once.
    guard causes[index].cells.last != cell else { return }
    causes[index].cells.append(cell)
    if let site { causes[index].sites.append(site) }
  }
}

extension ViolationCollector.Cause {
  /// Keeps a later violation if it is worse than the worst so far.
  fileprivate mutating func consider(
    _ violation: Violation, _ site: ViolationCollector.Site?, _ cell: Cell
  ) {
    guard Self.severity(of: violation, at: site) > Self.severity(of: worst, at: worstSite) else {
      return
    }
    worst = violation
    worstSite = site
    worstCell = cell
  }

  /// Ranks violations by what they come to at the reference window, where people think of a screen.
  private static func severity(of violation: Violation, at site: ViolationCollector.Site?) -> (
    Double, Double
  ) {
    let scale = site?.condition.scale ?? 1
    // A hair apart is the noise of rounding: the earlier cell then stays the worst.
    func level(_ amount: Double) -> Double { (amount / scale * 100).rounded() }
    return (
      violation.rule.countsPoints ? level(violation.shortfall) : violation.shortfall,
      level(violation.excess)
    )
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
