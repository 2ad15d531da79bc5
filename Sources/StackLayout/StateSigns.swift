package import ScreenModel

/// By which of its words, icons and colors each block of a screen tells one state from others.
package struct StateSigns: Sendable {
  /// For each sign, the states that each node tells its own from, a bit for each.
  private let told: [Meaning.Sign: [UInt64]]
  /// The states that each node is part of, a bit for each.
  private let states: [UInt64]
  /// A bit for each state of the screen.
  private let all: UInt64

  /// Compares what the nodes show, given the states that each is part of and what each says.
  init(_ traits: [NodeTraits], states: [UInt64], words: [String?], count: Int) {
    self.states = states
    all = count >= 64 ? .max : 1 << UInt64(count) - 1
    func told(_ signs: [[String]]) -> [UInt64] {
      var owners: [String: UInt64] = [:]
      for (node, names) in signs.enumerated() {
        for name in names { owners[name, default: 0] |= states[node] }
      }
      return signs.map { names in names.reduce(0) { $0 | ~(owners[$1] ?? 0) } }
    }
    self.told = [
      .word: told(words.map { $0.map { [$0] } ?? [] }),
      .icon: told(traits.map { $0.icon.map { [$0] } ?? [] }),
      .color: told(traits.map(\.colors)),
    ]
  }

  /// Finds the states that a layout does not tell its own from by a sign, a bit for each.
  package func untold(by sign: Meaning.Sign, in layout: StackSolver) -> UInt64 {
    guard let told = told[sign] else { return 0 }
    var left = all & ~(1 << UInt64(layout.condition.state))
    for node in told.indices where told[node] != 0 && layout.placed[node].isShown {
      left &= ~told[node]
    }
    return left
  }

  /// The first block that is shown in this state and not in every other; nil if there is none.
  package func ownBlock(in layout: StackSolver) -> Int? {
    states.indices.first { states[$0] & all != all && layout.placed[$0].isShown }
  }
}
