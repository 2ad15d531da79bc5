internal import ScreenModel

/// A text is longer than the budget of its role.
///
/// **What it checks.** The characters of each text against the budget of the role it is written for. The budget follows from the role's lines and style:
/// a line holds `floor(content width ÷ (advance × size))` characters in the tightest appearance, n lines hold n times that less what n − 1 breaks
/// may waste on words that do not fit. Of content lists every text is checked.
///
/// **Why it matters.** A writer has no layout at hand; a number of characters is a promise that can be kept in any editor.
///
/// **What to do.** Shorten the text, or write it for a role with more lines.
enum StringOverBudget {
  static func message(role: Role, characters: Int, book: BudgetRuleBook) -> String {
    "\(role.name) has \(characters) characters, its budget is \(book.characters(role)): \(book.arithmetic(role))"
  }
}
