/// Finds the name that somebody most likely meant.
package enum NearestName {
  /// Finds the valid name that begins like a cut-off one, or else the one with the fewest edits from a misspelt one.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - names: What would have been valid; of equally near ones the first is taken.
  /// - Returns: nil when every name differs by more than a third of its characters and more than one.
  package static func of(_ name: String, among names: some Sequence<String>) -> String? {
    let written = Array(folded(name))
    guard written.count <= 64 else { return nil }
    let longer = names.filter { folded($0).starts(with: written) }
    if written.count >= 3, longer.count == 1, let name = longer.first { return name }
    var nearest: (name: String, edits: Int)?
    for candidate in names {
      let valid = Array(folded(candidate))
      let limit = max(1, max(written.count, valid.count) / 3)
      guard abs(valid.count - written.count) <= limit else { continue }
      let edits = edits(from: written, to: valid)
      guard edits <= limit, edits < max(written.count, valid.count) else { continue }
      if nearest.map({ edits < $0.edits }) ?? true { nearest = (candidate, edits) }
    }
    return nearest?.name
  }

  /// Counts insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
  ///
  /// - Complexity: O(*n* × *m*).
  static func edits<Element: Equatable>(from a: [Element], to b: [Element]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      row.reserveCapacity(b.count + 1)
      for j in 1...b.count {
        let substitution = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var least = min(last[j] + 1, row[j - 1] + 1, substitution)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          least = min(least, beforeLast[j - 2] + 1)
        }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }

  /// Drops what people confuse without meaning another name: case, `-`, `_` and spaces.
  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }
}
