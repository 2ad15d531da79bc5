package import ScreenModel
internal import StackLayout

/// Derives how many characters a role may have from its style and lines.
package struct BudgetRuleBook: Sendable {
  /// The appearance with the fewest characters a line.
  package let family: Family
  package let textSize: TextSize
  /// In points, at the reference window.
  package let lineWidth: Points
  private let wrapLoss: Int

  /// Finds the tightest appearance of an app; nil if its reference window has no known safe area.
  package init?(_ app: App) {
    let widest = app.families.max { $0.estimatedAdvance < $1.estimatedAdvance }
    let largest = app.textSizes.max { $0.order < $1.order }
    guard let widest, let largest,
      let condition = LayoutCondition(app.reference, textSize: largest, app: app)
    else { return nil }
    // Equal advances: the last family named stands for all.
    family = app.families.last { $0.estimatedAdvance == widest.estimatedAdvance } ?? widest
    textSize = largest
    lineWidth = condition.contentWidth
    wrapLoss = app.budget.wrapLoss
  }

  /// Counts the characters that the estimate puts on one line of a style.
  package func charactersPerLine(_ style: Style) -> Int {
    let advance = family.estimatedAdvance * style.resolved(at: textSize).size
    return Int((lineWidth / advance).rounded(.down))
  }

  /// Tells how the budget of a role comes about, for whoever sees a screen that fits.
  func arithmetic(_ role: Role) -> String {
    let loss = wrapLoss * (role.lines - 1)
    return
      "\(role.lines.lines) of \(charactersPerLine(role.style))\(loss > 0 ? " less \(loss)" : "")"
      + ", by the estimate of \(family.name) at \(textSize.name)"
  }

  /// Counts the characters that a role may have: `n × cpl − wrapLoss × (n − 1)`.
  package func characters(_ role: Role) -> Int {
    role.lines * charactersPerLine(role.style) - wrapLoss * (role.lines - 1)
  }
}

/// Checks the texts that screens show against the budgets of their roles.
///
/// Budgets are characters by the app's estimate for the language it is written in: other locales are held to their lines
/// as measured.
enum BudgetCheck {
  static func findings(of app: App, screens: [Screen], locales: [AppLocale]) -> [Finding] {
    guard let book = BudgetRuleBook(app) else { return [] }
    var findings: [Finding] = []
    for use in RoleUse.all(
      in: app, screens: screens, locales: locales.filter { $0.id == app.sourceLocale.id })
    {
      let budget = book.characters(use.role)
      let count = use.text.characterCount
      guard count > budget else { continue }
      let over = count - budget
      findings.append(
        Finding(
          rule: .stringOverBudget, severity: .error, stress: .none, app: app.id, screen: use.screen,
          block: use.role.name, location: use.text.location,
          message: StringOverBudget.message(role: use.role, characters: count, book: book),
          shortfall: nil, cells: CellList(), cellsOfScreen: 0, worst: nil, deciding: nil,
          owners: [],
          remedies: [
            Finding.RemedyOffer(
              kind: .shorten,
              advice: "shorten it by \(over) \(over == 1 ? "character" : "characters")")
          ]))
    }
    return findings
  }
}

/// A text that a screen shows in a role.
struct RoleUse: Hashable {
  var role: Role
  var text: AuthoredText
  /// The first screen that shows it.
  var screen: String

  /// Lists each text once for each role it is shown in; of a text with placeholders, its longest expansion.
  static func all(in app: App, screens: [Screen], locales: [AppLocale]) -> [RoleUse] {
    struct Key: Hashable {
      var role: String
      var location: SourceLocation
    }
    var indices: [Key: Int] = [:]
    var uses: [RoleUse] = []
    for screen in screens {
      for text in screen.texts {
        guard let role = text.role else { continue }
        for locale in locales where locale.includes(screen.id) {
          for authored in app.texts(of: text.content, in: locale) {
            let key = Key(role: role.name, location: authored.location)
            if let index = indices[key] {
              if authored.characterCount > uses[index].text.characterCount {
                uses[index].text = authored
              }
            } else {
              indices[key] = uses.count
              uses.append(RoleUse(role: role, text: authored, screen: screen.id))
            }
          }
        }
      }
    }
    return uses
  }
}

extension Screen {
  /// The texts and labels of all blocks, in order.
  var texts: [Text] {
    var texts: [Text] = []
    _ = mappingBlocks { block in
      if let text = block.text { texts.append(text) }
      return block
    }
    return texts
  }
}
