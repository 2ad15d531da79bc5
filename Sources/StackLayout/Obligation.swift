package import ScreenModel

/// Something that a screen must show, under any of its forms, in every cell of the states that have it.
///
/// Conditions on the window, the text size and the family choose between forms; those on the state and the locale say whether
/// there is anything to show. It is a class so that looking at it copies nothing.
package final class Obligation: Sendable {
  package enum Reason: Sendable {
    /// It is essential.
    case essential
    /// The app or the screen promises it.
    case promised(MustShow)
    /// It is one option of a decision.
    case option(String)
  }

  package let reason: Reason
  /// Whether it asks that something is shown, not that it can be reached.
  package let isAboutBeingShown: Bool
  /// The block that findings are about.
  package let node: Int
  /// The nodes of all its forms, in the order of the screen.
  package let forms: [Int]
  /// Blocks that say the same words elsewhere, for a block without an id: they do where its own condition leaves it out.
  package let standIns: [Int]
  /// The states that each form is part of, a bit for each.
  fileprivate let states: [UInt64]
  /// Whether each form is part of a list, which shows any number of it in pages.
  fileprivate let isListed: [Bool]
  /// How many must be shown at once, by state: blocks with `repeat` have copies.
  fileprivate let needed: [Int]
  /// A bit for each of the app's promised windows that it holds in; nil: in all.
  fileprivate let windows: UInt32?
  /// Whether it holds at each of the app's text sizes; empty: at all.
  fileprivate let textSizes: [Bool]

  fileprivate init(
    _ reason: Reason, node: Int, forms: [Int], standIns: [Int], states: [UInt64],
    isListed: [Bool], needed: [Int], windows: UInt32?, textSizes: [Bool]
  ) {
    self.reason = reason
    isAboutBeingShown = if case .option = reason { false } else { true }
    self.node = node
    self.forms = forms
    self.standIns = standIns
    self.states = states
    self.isListed = isListed
    self.needed = needed
    self.windows = windows
    self.textSizes = textSizes
  }

  /// How many must be shown in a cell; 0 where it does not hold.
  package func needed(in condition: LayoutCondition) -> Int {
    if let windows, windows & condition.promisedWindows == 0 { return 0 }
    if !textSizes.isEmpty, !textSizes[condition.textSize] { return 0 }
    return needed[condition.state]
  }

  /// The forms that are part of a state, whether they are shown or not.
  package func forms(in state: Int) -> [Int] {
    zip(forms, states).filter { $0.1 & 1 << UInt64(state) != 0 }.map(\.0)
  }

  /// How many of what must be shown in a layout are not.
  package func lost(in layout: StackSolver) -> Int {
    let needed = needed(in: layout.condition)
    guard needed > 0 else { return 0 }
    return needed - count(upTo: needed) { layout.placed[$0].isShown }
  }

  /// Counts the forms that are shown.
  ///
  /// - Parameters:
  ///   - limit: How many are enough; one in a list stands for any number.
  ///   - isShown: What counts as shown.
  /// - Returns: At most the limit.
  package func count(upTo limit: Int, where isShown: (Int) -> Bool) -> Int {
    var count = 0
    for index in forms.indices where isShown(forms[index]) {
      if isListed[index] { return limit }
      count += 1
      if count >= limit { return limit }
    }
    return count
  }
}

/// Collects what a screen must show.
struct ObligationList {
  let app: App
  let screen: Screen
  let nodes: [Node]
  let traits: [NodeTraits]
  /// The states in which each node is part of the content, a bit for each.
  let states: [UInt64]
  let isListed: [Bool]

  init(
    _ nodes: [Node], _ traits: [NodeTraits], parents: [Int], app: App, screen: Screen,
    locale: AppLocale
  ) {
    self.app = app
    self.screen = screen
    self.nodes = nodes
    self.traits = traits
    var states = Array(repeating: UInt64.max, count: nodes.count)
    var isListed = Array(repeating: false, count: nodes.count)
    for node in nodes.indices {
      let parent = parents[node]
      if parent >= 0 {
        states[node] = states[parent]
        if case .list = nodes[parent].kind { isListed[node] = true }
        if isListed[parent] { isListed[node] = true }
      }
      guard let condition = traits[node].condition else { continue }
      states[node] &= Gate.states(of: condition, on: screen)
      if condition.locales?.contains(locale.id) == false { states[node] = 0 }
    }
    self.states = states
    self.isListed = isListed
  }

  /// In the order of the screen; promises last.
  func obligations(slots: [TextSlot]) -> [Obligation] {
    essentials(slots) + options(slots) + promises()
  }

  private func essentials(_ slots: [TextSlot]) -> [Obligation] {
    var ids: Set<String> = []
    return nodes.indices.compactMap { node in
      guard traits[node].isEssential else { return nil }
      guard let id = traits[node].id else {
        // Copies of a block are one thing.
        let copies = nodes.indices.filter {
          nodes[$0].location == nodes[node].location && traits[$0].isEssential
        }
        guard copies.first == node else { return nil }
        let words = nodes[node].words(among: slots)
        let standIns =
          words == nil
          ? []
          : nodes.indices.filter {
            !copies.contains($0) && nodes[$0].words(among: slots) == words
          }
        return obligation(.essential, copies, counted: copies, standIns: standIns)
      }
      guard ids.insert(id).inserted else { return nil }
      let forms = forms(of: id)
      return obligation(.essential, forms, counted: forms.filter { traits[$0].isEssential })
    }
  }

  private func options(_ slots: [TextSlot]) -> [Obligation] {
    struct Key: Hashable {
      var choice: String
      var option: String
    }
    var keys: [Key] = []
    var forms: [Key: [Int]] = [:]
    for node in nodes.indices {
      guard let choice = traits[node].choice else { continue }
      let key = Key(
        choice: choice,
        option: traits[node].id ?? nodes[node].words(among: slots) ?? nodes[node].name)
      if forms[key] == nil { keys.append(key) }
      forms[key, default: []].append(node)
    }
    return keys.compactMap { key in
      forms[key].flatMap { obligation(.option(key.choice), $0, counted: $0) }
    }
  }

  private func promises() -> [Obligation] {
    let windows = app.promisedWindows
    let own = app.mustShow.filter { $0.screens?.contains(screen.id) != false } + screen.mustShow
    return own.flatMap { promise in
      promise.ids.compactMap { id in
        let forms = forms(of: id)
        return obligation(
          .promised(promise), forms, counted: forms,
          windows: promise.windows.map { names in
            windows.enumerated().reduce(0) {
              names.contains($1.element) ? $0 | 1 << UInt32($1.offset) : $0
            }
          },
          textSizes: promise.textSizes.map { choices in
            app.textSizes.map { size in choices.contains { $0.includes(size) } }
          } ?? [])
      }
    }
  }

  private func forms(of id: String) -> [Int] { nodes.indices.filter { traits[$0].id == id } }

  /// Makes an obligation; nil if there is nothing to show.
  private func obligation(
    _ reason: Obligation.Reason, _ forms: [Int], counted: [Int], standIns: [Int] = [],
    windows: UInt32? = nil, textSizes: [Bool] = []
  ) -> Obligation? {
    guard let first = counted.first else { return nil }
    let needed = (0..<max(1, screen.states.count)).map { state in
      var copies: [String: Int] = [:]
      for node in counted where states[node] & 1 << UInt64(state) != 0 {
        copies["\(nodes[node].location) \(nodes[node].name)", default: 0] += 1
      }
      return copies.values.max() ?? 0
    }
    return Obligation(
      reason, node: first, forms: forms, standIns: standIns,
      states: forms.map { states[$0] },
      isListed: forms.map { isListed[$0] }, needed: needed, windows: windows,
      textSizes: textSizes)
  }
}
