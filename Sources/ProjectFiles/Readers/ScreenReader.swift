internal import ScreenModel

/// Reads a screen file of an app that has its styles, roles and content.
struct ScreenReader {
  let log: ErrorLog
  let app: App
  /// Whether the app's own files were read without a mistake; otherwise names that seem unknown may not be.
  let isAppComplete: Bool

  func read(_ root: Node, id: String) -> Screen {
    let fields = Mapping(root, by: ScreenKeys.table, log: log)
    let blocks = BlockReader(log: log, app: app, isAppComplete: isAppComplete)
    blocks.surroundings = fields.background.flatMap(blocks.colour)
    if let name = fields.app, let node = fields.node(\.app) {
      if !name.isEmpty, name != app.id {
        log.add(
          .contradiction(
            "the screen names the app “\(name)” but is read as one of “\(app.id)”",
            "remove “app”, or move the file", at: node.location))
      }
    }
    if let states = fields.states, let node = fields.node(\.states) {
      blocks.states = states.map(\.name)
      if blocks.states.count > 64 {
        log.add(
          .contradiction(
            "the screen has more than 64 states", "divide it into screens", at: node.location))
      }
    }
    var screen = Screen(
      id: id, name: fields.screen, bar: fields.bar.map { bar($0, blocks) },
      stack: Stack(blocks: fields.stack.map { blocks.blocks($0, in: "“stack”") } ?? []),
      dock: fields.dock.map { node in
        Row(cells: blocks.cells(node, in: "“dock”"), location: node.location)
      },
      location: root.location)
    screen.background = blocks.surroundings
    screen.states = blocks.states
    screen.takesText = fields.keyboard
    screen.ids = blocks.ids
    screen.pinned = fields.pinned.map { pinned($0, blocks) }
    screen.overflow = fields.overflow.map {
      TextSizeNames(log: log, app: app, isAppComplete: isAppComplete).overflow($0)
    }
    if let items = fields.mustShow {
      screen.mustShow = PromiseReader(log: log).mustShow(
        items, of: fields.node(\.mustShow), app: app, isAppComplete: isAppComplete, ids: blocks.ids)
    }
    return screen
  }

  private func pinned(_ node: TableNode<PinnedKeys>, _ blocks: BlockReader) -> Pinned {
    let fields = Mapping(node, log: log)
    return Pinned(
      top: Stack(blocks: fields.top.map { blocks.blocks($0, in: "“top”") } ?? []),
      bottom: Stack(blocks: fields.bottom.map { blocks.blocks($0, in: "“bottom”") } ?? []),
      location: node.location)
  }

  private func bar(_ node: TableNode<BarKeys>, _ blocks: BlockReader) -> Screen.Bar {
    let fields = Mapping(node, log: log)
    var bar = Screen.Bar(
      leading: fields.leading.map { blocks.content($0, as: "“leading”") },
      trailing: fields.trailing.map { blocks.content($0, as: "“trailing”") },
      location: node.location)
    bar.condition = fields.when.map(blocks.condition)
    bar.colours = blocks.colours(fields.colours, isShown: true)
    return bar
  }
}
