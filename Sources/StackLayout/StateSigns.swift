package import ScreenModel

/// By which of its words, icons and colors each block of a screen tells one state from others.
package struct StateSigns: Sendable {
  /// The signs that the app asks for.
  private let asked: [Meaning.Sign]
  /// For each of them, the states that each node tells its own from, a bit for each.
  private let told: [[UInt64]]
  /// The states that each node is part of, a bit for each.
  private let states: [UInt64]
  /// A bit for each state of the screen.
  private let all: UInt64

  /// Compares what the nodes show, given the states that each is part of and what each says.
  init(
    _ asked: [Meaning.Sign], _ traits: [NodeTraits], states: [UInt64], words: [String?], count: Int
  ) {
    self.asked = asked
    self.states = states
    all = count >= 64 ? .max : 1 << UInt64(count) - 1
    func told(_ signs: [[String]]) -> [UInt64] {
      var owners: [String: UInt64] = [:]
      for (node, names) in signs.enumerated() {
        for name in names { owners[name, default: 0] |= states[node] }
      }
      return signs.map { names in names.reduce(0) { $0 | ~(owners[$1] ?? 0) } }
    }
    self.told = asked.map { sign in
      switch sign {
      case .word: told(words.map { $0.map { [Self.heard($0)] } ?? [] })
      case .icon: told(traits.map { $0.icon.map { [$0] } ?? [] })
      case .color: told(traits.map(\.colors))
      }
    }
  }

  /// What of words tells them from others: not their case, nor white space and what is not seen.
  package static func heard(_ words: String) -> String {
    words.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
      .filter { !$0.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint) }
  }

  /// Tells whether every sign that is asked for tells the state of a layout from all others.
  package func tellApart(_ layout: StackSolver) -> Bool {
    for index in asked.indices where untold(by: index, in: layout) != 0 { return false }
    return true
  }

  /// Lists the signs that do not tell the state of a layout from all others, each with the first that it does not tell it from.
  package func missing(in layout: StackSolver) -> [(sign: Meaning.Sign, state: Int)] {
    asked.indices.compactMap { index in
      let states = untold(by: index, in: layout)
      return states == 0 ? nil : (asked[index], states.trailingZeroBitCount)
    }
  }

  private func untold(by sign: Int, in layout: StackSolver) -> UInt64 {
    var left = all & ~(1 << UInt64(layout.condition.state))
    for node in told[sign].indices where told[sign][node] != 0 && layout.placed[node].isShown {
      left &= ~told[sign][node]
    }
    return left
  }

  /// The first block that is shown in this state and not in every other; nil if there is none.
  package func ownBlock(in layout: StackSolver) -> Int? {
    states.indices.first { states[$0] & all != all && layout.placed[$0].isShown }
  }
}
