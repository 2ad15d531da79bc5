internal import ScreenModel

/// Reads a screen file of an app that has its styles, roles and content.
struct ScreenReader {
  let log: ErrorLog
  let app: App
  /// Whether the app's own files were read without a mistake; otherwise names that seem unknown may not be.
  let isAppComplete: Bool

  static let keys = [
    "screen", "app", "background", "states", "overflow", "bar", "pinned", "stack", "dock",
    "keyboard",
    "must-show",
  ]

  func read(_ root: Node, id: String) -> Screen {
    let fields = Fields(root, of: "a screen", keys: Self.keys, log: log)
    let blocks = BlockReader(log: log, app: app, isAppComplete: isAppComplete)
    blocks.surroundings = blocks.colours(fields, isShown: false)?.background
    if let node = fields["app"] {
      let name = fields.values.name(node, as: "“app”")
      if !name.isEmpty, name != app.id {
        log.add(
          .contradiction(
            "the screen names the app “\(name)” but is read as one of “\(app.id)”",
            "remove “app”, or move the file", at: node.location))
      }
    }
    if let node = fields["states"] {
      blocks.states = fields.values.names(node, as: "“states”", noun: "state").map(\.name)
      if blocks.states.count > 64 {
        log.add(
          .contradiction(
            "the screen has more than 64 states", "divide it into screens", at: node.location))
      }
    }
    var screen = Screen(
      id: id, name: fields.title("screen"), bar: fields["bar"].map { bar($0, blocks) },
      stack: Stack(blocks: fields.required("stack").map { blocks.blocks($0, in: "“stack”") } ?? []),
      dock: fields["dock"].map { node in
        Row(cells: blocks.cells(node, in: "“dock”"), location: node.location)
      },
      location: root.location)
    screen.background = blocks.surroundings
    screen.states = blocks.states
    screen.takesText = fields.optionalFlag("keyboard") ?? false
    screen.ids = blocks.ids
    screen.pinned = fields["pinned"].map { pinned($0, blocks) }
    screen.overflow = fields["overflow"].map {
      TextSizeNames(log: log, app: app, isAppComplete: isAppComplete).overflow($0)
    }
    if let node = fields["must-show"] {
      screen.mustShow = PromiseReader(log: log).mustShow(
        node, app: app, isAppComplete: isAppComplete, ids: blocks.ids)
    }
    return screen
  }

  private func pinned(_ node: Node, _ blocks: BlockReader) -> Pinned {
    let fields = Fields(node, of: "“pinned”", keys: ["top", "bottom"], log: log)
    func stack(_ edge: String) -> Stack {
      Stack(blocks: fields[edge].map { blocks.blocks($0, in: "“\(edge)”") } ?? [])
    }
    return Pinned(top: stack("top"), bottom: stack("bottom"), location: node.location)
  }

  private func bar(_ node: Node, _ blocks: BlockReader) -> Screen.Bar {
    let fields = Fields(
      node, of: "“bar”", keys: ["leading", "trailing", "when"] + BlockReader.shownColourKeys,
      log: log)
    var bar = Screen.Bar(
      leading: fields["leading"].map { blocks.content($0, as: "“leading”") },
      trailing: fields["trailing"].map { blocks.content($0, as: "“trailing”") },
      location: node.location)
    bar.condition = fields["when"].map(blocks.condition)
    bar.colours = blocks.colours(fields, isShown: true)
    return bar
  }
}
