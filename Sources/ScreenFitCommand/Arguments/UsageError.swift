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
    if let nearest = NearestName.of(name, among: names) {
      return UsageError("\(start); did you mean \(nearest)?")
    }
    if !hint.isEmpty { return UsageError(start + hint) }
    guard !names.isEmpty else { return UsageError(start) }
    let shown = names.count > 12 ? names.prefix(11) + ["\(names.count - 11) more"] : names[...]
    return UsageError("\(start); there are \(list(Array(shown)))")
  }
}
