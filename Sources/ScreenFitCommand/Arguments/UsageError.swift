internal import ProjectFiles

/// A command line that cannot be carried out as it stands.
struct UsageError: Error, Hashable {
  /// One phrase that says what is wrong and what would be right.
  var message: String

  init(_ message: String) { self.message = message }

  /// A name that nothing has, with the nearest one that something has.
  static func unknown(
    _ noun: String, _ name: String, among names: [String], hint: String = ""
  ) -> UsageError {
    let start = "unknown \(noun) “\(name)”"
    let meant = likely(name, among: names)
    if !meant.isEmpty { return UsageError("\(start); did you mean \(list(meant, "or"))?") }
    if !hint.isEmpty { return UsageError(start + hint) }
    guard !names.isEmpty else { return UsageError(start) }
    let shown = names.count > 12 ? names.prefix(11) + ["\(names.count - 11) more"] : names[...]
    return UsageError("\(start); there are \(list(Array(shown)))")
  }

  /// Finds at most three names that hold what was typed, those that begin with it first; else the nearest one.
  ///
  /// A figure is never a misspelling of another: who writes `iphone 99` did not mean `iphone-8`.
  private static func likely(_ name: String, among names: [String]) -> [String] {
    let typed = name.lowercased()
    if typed.count >= 3 {
      let beginning = names.filter { $0.lowercased().hasPrefix(typed) }
      let found = unique(beginning + names.filter { $0.lowercased().contains(typed) })
      if (1...3).contains(found.count) { return found }
    }
    let figures = name.filter(\.isNumber)
    let sameFigures = names.filter { $0.filter(\.isNumber) == figures }
    return NearestName.of(name, among: figures.isEmpty ? names : sameFigures).map { [$0] } ?? []
  }
}
