internal import ScreenModel

/// Reads a screen file of an app that has its styles, roles and content.
struct ScreenReader {
  let log: ErrorLog
  let app: App
  /// Whether the app's own files were read without a mistake; otherwise names that seem unknown may not be.
  let isAppComplete: Bool

  static let keys = ["screen", "app", "background", "bar", "stack", "dock"]

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
    return Screen(
      id: id, name: fields.text("screen"), bar: fields["bar"].map { bar($0, blocks) },
      stack: Stack(blocks: fields.required("stack").map { blocks.blocks($0, in: "“stack”") } ?? []),
      dock: fields["dock"].map { node in
        Row(cells: blocks.cells(node, in: "“dock”"), location: node.location)
      },
      location: root.location)
  }

  private func bar(_ node: Node, _ blocks: BlockReader) -> Screen.Bar {
    let fields = Fields(
      node, of: "“bar”", keys: ["leading", "trailing"] + BlockReader.shownColourKeys,
      log: log)
    var bar = Screen.Bar(
      leading: fields["leading"].map { blocks.content($0, as: "“leading”") },
      trailing: fields["trailing"].map { blocks.content($0, as: "“trailing”") },
      location: node.location)
    bar.colours = blocks.colours(fields, isShown: true)
    return bar
  }
}
