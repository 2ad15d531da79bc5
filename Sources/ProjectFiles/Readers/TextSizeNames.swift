internal import ScreenModel

/// Reads which text sizes of an app something is about.
struct TextSizeNames {
  let log: ErrorLog
  let app: App
  /// Whether the app's own file was read without a mistake.
  let isAppComplete: Bool

  /// Reads `standard`, `accessibility`, or the names of text sizes; one or a list.
  ///
  /// - Returns: What was named; kinds stay kinds.
  func read(_ node: Node, as what: String) -> [TextSizeChoice] {
    let all = app.textSizes
    // Where none could be read, that is the mistake to report.
    guard isAppComplete || !all.isEmpty else { return [] }
    let values = ValueReader(log: log)
    let valid = ["standard", "accessibility"] + all.map(\.name)
    return values.oneOrMore(node, as: what).compactMap { item -> TextSizeChoice? in
      switch values.lookUp(item, as: what, noun: "text size", among: valid) {
      case "standard"?: return .standard
      case "accessibility"?:
        if !all.contains(where: \.isAccessibility) {
          log.add(
            .contradiction(
              "the app has no accessibility sizes", "name its text sizes", at: item.location))
        }
        return .accessibility
      case let name?: return .named(name)
      case nil: return nil
      }
    }
  }

  /// Reads what happens where content is higher than its window: `never`, `scroll`, or `{ scroll-beyond: [text sizes] }`.
  func overflow(_ node: Node) -> OverflowPolicy {
    guard case .mapping = node.content else {
      let word = ValueReader(log: log).lookUp(
        node, as: "“overflow”", noun: "overflow", among: Overflow.Word.allCases.map(\.rawValue))
      return word == Overflow.Word.scroll.rawValue ? .scroll : .never
    }
    let fields = Mapping(node, by: ScrollKeys.table, log: log)
    return .scrollBeyond(
      fields.scrollBeyond.map { read($0, as: "“scroll-beyond”") } ?? [])
  }
}
