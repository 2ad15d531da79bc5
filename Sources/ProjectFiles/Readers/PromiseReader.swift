internal import ScreenModel

/// Reads what an app or a screen promises beyond fitting: `must-show`, `meaning` and `margin`.
struct PromiseReader {
  let log: ErrorLog
  private var values: ValueReader { ValueReader(log: log) }

  init(log: ErrorLog) { self.log = log }

  // MARK: Must show

  private static let keys = ["ids", "windows", "text-sizes"]

  /// As many windows as promises may name, each a bit of a layout condition.
  private static let mostWindows = 32

  /// Reads the promises of a screen, whose blocks have some ids.
  func mustShow(_ node: Node, app: App, isAppComplete: Bool, ids: Set<String>) -> [MustShow] {
    let promises = mustShow(node, app: app, isAppComplete: isAppComplete, keys: Self.keys) { _ in
      nil
    }
    for (id, node) in promises.ids where !ids.contains(id) {
      log.add(.unknownName(id, noun: "id", valid: ids.sorted(), at: node.location))
    }
    return promises.items
  }

  /// Reads the promises of an app; its screens are read later.
  func mustShow(_ node: Node, app: App, isAppComplete: Bool, screens: [String]) -> [MustShow] {
    mustShow(
      node, app: app, isAppComplete: isAppComplete, keys: Self.keys + ["screens"]
    ) { fields in
      fields["screens"].map { _ in self.screens(fields, "screens", among: screens) }
    }.items
  }

  private func mustShow(
    _ node: Node, app: App, isAppComplete: Bool, keys: [String],
    screens: (Fields) -> Set<String>?
  ) -> (items: [MustShow], ids: [(String, Node)]) {
    var ids: [(String, Node)] = []
    let items = values.items(node, as: "“must-show”").map { item in
      let fields = Fields(item, of: "an item of “must-show”", keys: keys, log: log)
      let own = fields.names("ids", noun: "id")
      ids += own.map { ($0.name, $0.node) }
      return MustShow(
        ids: own.map(\.name), windows: fields["windows"].map { _ in windows(fields, of: app) },
        textSizes: fields["text-sizes"].map {
          TextSizeNames(log: log, app: app, isAppComplete: isAppComplete).read(
            $0, as: "“text-sizes”")
        }, screens: screens(fields), location: item.location)
    }
    if Set(items.lazy.compactMap(\.windows).joined()).count > Self.mostWindows {
      log.add(
        .contradiction(
          "“must-show” names more than \(Self.mostWindows) windows", "name lists or tags of them",
          at: node.location))
    }
    return (items, ids)
  }

  private func windows(_ fields: Fields, of app: App) -> [String] {
    let all = app.windows.windows
    return fields.names("windows", noun: "window").compactMap { item in
      // Where no window could be read, that is the mistake to report.
      if all.isEmpty || all.contains(where: { $0.answers(to: item.name) }) { return item.name }
      let valid = all.flatMap { [$0.id, $0.name] + $0.tags }.uniqued()
      log.add(.unknownName(item.name, noun: "window", valid: valid, at: item.node.location))
      return nil
    }
  }

  private func screens(_ fields: Fields, _ key: String, among valid: [String]) -> Set<String> {
    Set(
      fields.names(key, noun: "screen").compactMap { item in
        values.lookUp(item.node, as: "a screen", noun: "screen", among: valid)
      })
  }

  // MARK: Meaning and margin

  func meaning(_ node: Node, screens: [String]) -> Meaning {
    let fields = Fields(node, of: "“meaning”", keys: ["states", "no-icons"], log: log)
    let signs = fields["states"].map { node in
      values.names(node, as: "“states”", noun: "sign").compactMap { item in
        values.choice(item.node, as: "sign", of: Meaning.Sign.self)
      }
    }
    let exempt = fields["no-icons"].flatMap { iconScreens($0, screens: screens) }
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
    let fields = Fields(node, of: "“no-icons”", keys: ["except"], log: log)
    return fields.required("except").map { _ in self.screens(fields, "except", among: screens) }
  }

  func margin(_ node: Node) -> MarginGoal {
    let fields = Fields(node, of: "“margin”", keys: ["height", "width"], log: log)
    let height = fields.optionalNumber("height", in: Range.length)
    let width = fields.optionalNumber("width", in: Range.length)
    if height == nil, width == nil, case .mapping(let entries) = node.content, entries.isEmpty {
      log.add(.emptyList("“margin”", at: node.location))
    }
    return MarginGoal(height: height ?? 0, width: width ?? 0)
  }
}
