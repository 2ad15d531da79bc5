internal import FitVerification

/// The cells of a finding, gathered so that a reader sees what they have in common.
struct CellGroups {
  private struct Appearance: Hashable {
    var textSize: String
    var family: String
    var locale: String
    var state: String?
  }

  /// Appearances that the same windows share.
  private struct Group {
    var windows: [String]
    var names: [String]
    var appearances: [Appearance]
  }

  private let groups: [Group]
  private let app: AppSummary?
  private let isTrivial: Bool

  /// Gathers cells.
  ///
  /// - Parameters:
  ///   - cells: In the order of the replay.
  ///   - app: Tells what all windows, text sizes and families are; nil: not known.
  init(_ cells: some Collection<Cell>, in app: AppSummary?) {
    self.app = app
    isTrivial = cells.count < 2
    var order: [Appearance] = []
    var windows: [Appearance: [Cell]] = [:]
    for cell in cells {
      let appearance = Appearance(
        textSize: cell.textSize, family: cell.family, locale: cell.locale, state: cell.state)
      if windows[appearance] == nil { order.append(appearance) }
      windows[appearance, default: []].append(cell)
    }
    var groups: [Group] = []
    var indices: [[String]: Int] = [:]
    for appearance in order {
      let cells = windows[appearance] ?? []
      let ids = cells.map(\.window)
      if let index = indices[ids] {
        groups[index].appearances.append(appearance)
      } else {
        indices[ids] = groups.count
        groups.append(
          Group(windows: ids, names: cells.map(\.windowName), appearances: [appearance]))
      }
    }
    self.groups = groups
  }

  /// Says in a phrase each which windows and appearances the cells are of; none for a single cell.
  ///
  /// - Parameters:
  ///   - limit: So many phrases at most.
  ///   - hint: How to see the others, if there is a way.
  /// - Returns: The phrases, and if there are more, how many.
  func phrases(atMost limit: Int, hint: String? = "(--verbose lists all)") -> [String] {
    guard !isTrivial else { return [] }
    var phrases = groups.prefix(limit).map(phrase)
    if groups.count > limit {
      let rest = FigureText.count(groups.count - limit, "more combination")
      phrases.append(hint.map { "\(rest) \($0)" } ?? rest)
    }
    return phrases
  }

  private func phrase(of group: Group) -> String {
    let sizes = unique(group.appearances.map(\.textSize))
    let families = unique(group.appearances.map(\.family))
    let locales = unique(group.appearances.map(\.locale))
    var parts = [windows(of: group)]
    let states = unique(group.appearances.map { $0.state ?? "" })
    let combinations = sizes.count * families.count * locales.count * states.count
    if combinations == group.appearances.count {
      parts.append(part(sizes, all: app?.textSizes, "every text size"))
      parts.append(part(families, all: app?.families, "every family"))
      if (app?.locales.count ?? 1) > 1 {
        parts.append(part(locales, all: app?.locales, "every locale"))
      }
      if states != [""] { parts.append(part(states, all: nil, "")) }
    } else {
      parts.append(blocks(of: group.appearances).joined(separator: "; "))
    }
    return parts.joined(separator: " · ")
  }

  /// Parts appearances into full products: text sizes that share families, families that share locales.
  private func blocks(of appearances: [Appearance]) -> [String] {
    struct Block {
      var sizes, families, locales: [String]
      var state: String?
    }
    var blocks: [Block] = []
    for appearance in appearances {
      let index = blocks.firstIndex {
        $0.sizes == [appearance.textSize] && $0.families == [appearance.family]
          && $0.state == appearance.state
      }
      if let index {
        blocks[index].locales.append(appearance.locale)
      } else {
        blocks.append(
          Block(
            sizes: [appearance.textSize], families: [appearance.family],
            locales: [appearance.locale], state: appearance.state))
      }
    }
    var byFamily: [Block] = []
    for block in blocks {
      let index = byFamily.firstIndex {
        $0.sizes == block.sizes && $0.locales == block.locales && $0.state == block.state
      }
      if let index {
        byFamily[index].families += block.families
      } else {
        byFamily.append(block)
      }
    }
    var bySize: [Block] = []
    for block in byFamily {
      let index = bySize.firstIndex {
        $0.families == block.families && $0.locales == block.locales && $0.state == block.state
      }
      if let index { bySize[index].sizes += block.sizes } else { bySize.append(block) }
    }
    let withLocale = (app?.locales.count ?? 1) > 1
    return bySize.map { block in
      ([block.sizes, block.families] + (withLocale ? [block.locales] : [])).map {
        part($0, all: nil, "")
      }.joined(separator: " · ") + (block.state.map { " · \($0)" } ?? "")
    }
  }

  private func windows(of group: Group) -> String {
    if let app, app.windows > 1, group.windows.count == app.windows { return "every window" }
    // A comma in a name is not one between names.
    let names = unique(group.names).map { name in
      name.contains(",")
        ? TerminalText.quoted(name, limit: 40) : TerminalText.shown(name, limit: 40)
    }
    return FigureText.list(names, atMost: 3, "more windows")
  }

  private func part(_ names: [String], all: [String]?, _ every: String) -> String {
    if let all, all.count > 1, names.count == all.count { return every }
    return names.map { TerminalText.shown($0) }.joined(separator: ", ")
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
