internal import StackLayout
package import ProjectFiles
package import ScreenModel

/// What an app allows, and what of it was needed.
package struct ExemptionBook: Sendable {
  private let exemptions: [Exemption]
  /// Whether each still holds.
  private let isExpired: [Bool]
  private var used: Set<Int> = []

  /// Opens the book of an app; without a day nothing has expired.
  init(_ app: App, today: CalendarDay?) {
    exemptions = app.exemptions
    isExpired = app.exemptions.map { exemption in
      guard let today, let last = exemption.expires else { return false }
      return today > last
    }
  }

  var isEmpty: Bool { exemptions.isEmpty }

  /// Finds what allows a broken rule; whoever makes use of it notes it.
  ///
  /// - Parameters:
  ///   - rule: The rule that is broken.
  ///   - screen: The screen's id.
  ///   - block: What the finding calls the block.
  ///   - cell: Where; nil for findings that are not about cells.
  ///   - windowTags: The tags of the cell's window.
  /// - Returns: The first exemption that holds there; nil if none does.
  func exemption(
    for rule: RuleID, screen: String?, block: String, cell: Cell?, windowTags: [String] = []
  ) -> Int? {
    func admits(_ names: Set<String>?, _ name: String?) -> Bool {
      guard let names else { return true }
      return name.map(names.contains) ?? false
    }
    return exemptions.indices.first { index in
      let exemption = exemptions[index]
      guard !isExpired[index], exemption.rule == rule.code || exemption.rule == rule.name,
        admits(exemption.screens, screen), admits(exemption.blocks, block),
        admits(exemption.textSizes, cell?.textSize), admits(exemption.families, cell?.family),
        admits(exemption.locales, cell?.locale)
      else { return false }
      guard let windows = exemption.windows else { return true }
      guard let cell else { return false }
      return windows.contains(cell.window) || windows.contains(cell.windowName)
        || windowTags.contains(where: windows.contains)
    }
  }

  /// Notes that some exemptions were needed.
  mutating func note(_ indices: some Sequence<Int>) { used.formUnion(indices) }

  subscript(_ index: Int) -> Exemption { exemptions[index] }

  /// Marks the findings that are not about cells and that are allowed, and notes what allows them; a claim of the
  /// large-text exemption never is.
  mutating func mark(_ findings: inout [Finding]) {
    for place in findings.indices {
      let finding = findings[place]
      guard finding.cells.isEmpty, finding.rule != .largeTextExemption,
        let index = exemption(
          for: finding.rule, screen: finding.screen, block: finding.block, cell: nil)
      else { continue }
      used.insert(index)
      findings[place] = finding.allowed(by: self[index])
    }
  }

  /// Lists exemptions that have expired, and those that nothing needed.
  ///
  /// - Parameters:
  ///   - app: The app's id.
  ///   - isWhole: Whether every cell of the app was looked at; else an exemption may be needed elsewhere.
  /// - Returns: A finding for each.
  func findings(app: String, isWhole: Bool) -> [Finding] {
    exemptions.indices.compactMap { index in
      let exemption = exemptions[index]
      if isExpired[index], let day = exemption.expires {
        return Finding(
          exemption: exemption, app: app, rule: .exemptionExpired,
          message: ExemptionExpired.message(rule: exemption.rule, day: day))
      }
      guard isWhole, !used.contains(index) else { return nil }
      return Finding(
        exemption: exemption, app: app, rule: .exemptionUnused,
        message: ExemptionUnused.message(rule: exemption.rule))
    }
  }

  /// Lists the exemptions of an app that no longer hold, by where they are written.
  package static func expired(in app: App, today: CalendarDay?) -> [SourceLocation] {
    let book = ExemptionBook(app, today: today)
    return book.exemptions.indices.filter { book.isExpired[$0] }.map {
      book.exemptions[$0].location
    }
  }

  /// Makes sure that every exemption names a rule.
  ///
  /// - Throws: An error for each that does not.
  package static func check(_ apps: [App]) throws(FileErrors) {
    let names = RuleID.allCases.flatMap { [$0.name, $0.code] }
    let errors = apps.flatMap(\.exemptions).filter { !names.contains($0.rule) }.map { exemption in
      FileError(
        .unknownName, at: exemption.ruleLocation, "there is no rule “\(exemption.rule)”",
        suggestion: NearestName.of(exemption.rule, among: names).map { "did you mean “\($0)”?" },
        validNames: RuleID.allCases.map(\.name))
    }
    guard errors.isEmpty else { throw FileErrors(errors) }
  }
}

extension Finding {
  /// A finding about an exemption itself.
  fileprivate init(exemption: Exemption, app: String, rule: RuleID, message: String) {
    self.init(
      rule: rule, severity: .error, stress: .none, app: app, screen: nil, block: exemption.rule,
      location: exemption.location, message: message, shortfall: nil, cells: CellList(),
      cellsOfScreen: 0,
      worst: nil, deciding: nil, owners: [], remedies: [])
  }

  /// Returns the finding as an allowed one.
  func allowed(by exemption: Exemption) -> Finding {
    var finding = self
    finding.severity = .allowed
    finding.allowance = Allowance(
      reason: exemption.reason, owner: exemption.owner, expires: exemption.expires?.description)
    return finding
  }
}
