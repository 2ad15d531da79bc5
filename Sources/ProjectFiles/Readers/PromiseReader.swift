internal import ScreenModel

/// Reads what an app or a screen promises beyond fitting: `must-show`, `meaning` and `margin`.
struct PromiseReader {
  let log: ErrorLog
  private var values: ValueReader { ValueReader(log: log) }

  init(log: ErrorLog) { self.log = log }

  // MARK: Must show

  /// As many windows as promises may name, each a bit of a layout condition.
  private static let mostWindows = 32

  /// Reads the promises of a screen, whose blocks have some ids.
  func mustShow(
    _ items: [TableNode<PromiseKeys>], of node: Node?, app: App, isAppComplete: Bool,
    ids: Set<String>
  ) -> [MustShow] {
    var named: [(name: String, node: Node)] = []
    let promises = items.map { item in
      promise(Mapping(item, log: log), of: app, isAppComplete: isAppComplete, ids: &named)
    }
    refuseManyWindows(promises, at: node)
    for (id, node) in named where !ids.contains(id) {
      log.add(.unknownName(id, noun: "id", valid: ids.sorted(), at: node.location))
    }
    return promises
  }

  /// Reads the promises of an app; its screens are read later.
  func mustShow(
    _ items: [TableNode<AppPromiseKeys>], of node: Node?, app: App, isAppComplete: Bool,
    screens: [String]
  ) -> [MustShow] {
    let promises = items.map { item in
      let fields = Mapping(item, log: log)
      var named: [(name: String, node: Node)] = []
      var promise = promise(
        fields.promise, of: app, isAppComplete: isAppComplete, ids: &named)
      promise.screens = fields.screens.map { self.screens($0, among: screens) }
      return promise
    }
    refuseManyWindows(promises, at: node)
    return promises
  }

  private func promise(
    _ fields: Mapping<PromiseKeys>, of app: App, isAppComplete: Bool,
    ids: inout [(name: String, node: Node)]
  ) -> MustShow {
    let own = fields.ids
    ids += own
    return MustShow(
      ids: own.map(\.name), windows: fields.windows.map { windows($0, of: app) },
      textSizes: fields.textSizes.map {
        TextSizeNames(log: log, app: app, isAppComplete: isAppComplete).read(
          $0, as: "“text-sizes”")
      }, screens: nil, location: fields.location)
  }

  private func refuseManyWindows(_ promises: [MustShow], at node: Node?) {
    guard let node, Set(promises.lazy.compactMap(\.windows).joined()).count > Self.mostWindows
    else { return }
    log.add(
      .contradiction(
        "“must-show” names more than \(Self.mostWindows) windows", "name lists or tags of them",
        at: node.location))
  }

  private func windows(_ items: [(name: String, node: Node)], of app: App) -> [String] {
    let all = app.windows.windows
    return items.compactMap { item in
      // Where no window could be read, that is the mistake to report.
      if all.isEmpty || all.contains(where: { $0.answers(to: item.name) }) { return item.name }
      let valid = all.flatMap { [$0.id, $0.name] + $0.tags }.uniqued()
      log.add(.unknownName(item.name, noun: "window", valid: valid, at: item.node.location))
      return nil
    }
  }

  private func screens(
    _ items: [(name: String, node: Node)], among valid: [String]
  ) -> Set<String> {
    Set(
      items.compactMap { item in
        values.lookUp(item.node, as: "a screen", noun: "screen", among: valid)
      })
  }

  // MARK: Meaning and margin

  func meaning(_ node: TableNode<MeaningKeys>, screens: [String]) -> Meaning {
    let fields = Mapping(node, log: log)
    let signs = fields.states.map { items in
      items.compactMap { item in
        values.choice(item.node, as: "sign", of: Meaning.Sign.self)
      }
    }
    let exempt = fields.noIcons.flatMap { iconScreens($0, screens: screens) }
    if let signs, signs.contains(.icon), exempt != nil {
      log.add(
        .contradiction(
          "“meaning” asks for an icon in every state and for no icons",
          "remove one of the two", at: node.location))
    }
    return Meaning(stateSigns: signs ?? [], iconScreens: exempt)
  }

  /// Reads `true`, `false`, or the screens that are exempt; nil where icons are shown.
  private func iconScreens(_ node: Node, screens: [String]) -> Set<String>? {
    guard case .mapping = node.content else {
      return values.flag(node, as: "“no-icons”") ? [] : nil
    }
    return self.screens(
      Mapping(node, by: IconExceptionKeys.table, log: log).except, among: screens)
  }

  func margin(_ node: TableNode<MarginKeys>) -> MarginGoal {
    let fields = Mapping(node, log: log)
    let height = fields.height
    let width = fields.width
    if height == nil, width == nil, case .mapping(let entries) = node.node.content, entries.isEmpty
    {
      log.add(.emptyList("“margin”", at: node.location))
    }
    return MarginGoal(height: height ?? 0, width: width ?? 0)
  }
}
