internal import ScreenModel

/// Words of blocks: their content, their style and role, and the controls they label.
extension BlockReader {
  /// Reads words, or a reference to a content list of the app.
  func content(_ node: Node, as what: String) -> TextContent {
    if case .sequence = node.content, what == "“text”" {
      log.add(
        .wrongType(
          of: what, found: node, expected: "words",
          suggestion: "give words, or a block “runs” for words of several styles on one line"))
      return .literal(AuthoredText(text: "", location: node.location))
    }
    guard case .mapping = node.content else { return .literal(values.text(node, as: what)) }
    let fields = Mapping(node, by: DrawnKeys.table, called: what, log: log)
    guard let name = fields.from else {
      return .literal(AuthoredText(text: "", location: node.location))
    }
    return .list(list(name), name.location)
  }

  /// Looks up a content list, which the source locale must have.
  private func list(_ node: Node) -> String {
    let name = values.name(node, as: "“from”")
    if name.isEmpty || !isAppComplete { return name }
    let lists = app.content[app.sourceLocale.id] ?? [:]
    if lists[name] == nil {
      log.add(
        .unknownName(
          name, noun: "content list", valid: lists.keys.sorted(),
          home: "in Screens/\(app.id)/content/\(app.sourceLocale.id)/", at: node.location))
    }
    return name
  }

  /// Stands in for a style that could not be read.
  var noStyle: Style { Style(name: "", size: 1, lineHeight: 1) }

  /// Reads the style, role and lines that words are set in; a role brings its own style and lines.
  func text(_ fields: Mapping<WordKeys>, content: TextContent) -> Text {
    let roleName = name(fields.role, noun: "role", among: app.roles.map(\.name))
    let role = app.roles.first { $0.name == roleName }
    let styleName = name(fields.style, noun: "style", among: app.styles.map(\.name))
    let style = app.styles.first { $0.name == styleName }
    fields.requireOne(of: \.role, \.style)
    if fields.role != nil { refuseWhatRolesSay(fields) }
    return Text(
      content: content, style: style ?? role?.style ?? noStyle, role: role,
      maximumLines: fields.lines ?? role?.lines)
  }

  /// Refuses a style or lines beside a role, which says both.
  private func refuseWhatRolesSay(_ fields: Mapping<WordKeys>) {
    for entry in fields.given(\.style, \.lines) {
      log.add(
        .contradiction(
          "“\(entry.key)” is given beside “role”, which says it already",
          "remove “\(entry.key)”, or give “style” without “role”", at: entry.value.location))
    }
  }

  /// Looks up a role or style of the app.
  private func name(_ node: Node?, noun: String, among names: [String]) -> String? {
    // Where the app's file is wrong and none could be read, that is the mistake to report.
    guard let node, isAppComplete || !names.isEmpty else { return nil }
    return values.lookUp(node, as: "“\(noun)”", noun: noun, among: names)
  }

  /// What a block of words is called unless it is given a name.
  static func name(_ text: Text) -> String { text.role?.name ?? name(text.content) }

  private static func name(_ content: TextContent) -> String {
    switch content {
    case .literal(let text): "“\(text.text.shortened(to: 24))”"
    case .list(let name, _): name
    case .runs(let runs): runs.runs.first.map { name($0.content) } ?? "runs"
    }
  }

  // MARK: Runs

  /// How many texts the runs of a block may make together.
  private static let combinationLimit = 10_000

  /// Reads what stands between runs, which may be nothing.
  private func separator(_ node: Node) -> String {
    guard case .scalar(let scalar) = node.content else {
      log.add(.wrongType(of: "“separator”", found: node, expected: "words"))
      return " "
    }
    return scalar.text
  }

  func runs(_ main: Node, _ fields: Mapping<BlockKeys>) -> Text {
    let runs = values.items(main, as: "“runs”").map { item in
      let fields = Mapping(item, by: RunKeys.table, log: log)
      let styleName = fields.style.flatMap {
        name($0, noun: "style", among: app.styles.map(\.name))
      }
      let text = fields.text.map { content($0, as: "“text”") }
      return InlineRuns.Run(
        content: text ?? .literal(AuthoredText(text: "", location: item.location)),
        style: app.styles.first { $0.name == styleName } ?? noStyle)
    }
    let whole = InlineRuns(
      runs: runs, separator: fields.separator.map(separator) ?? " ")
    let styles = runs.map(\.style)
    if let font = styles.first(where: { $0.lineHeight == nil }),
      let own = styles.first(where: { $0.lineHeight != nil })
    {
      log.add(
        .contradiction(
          "the runs of one text have lines as high as their faces (\(font.name)) and of a height of their own (\(own.name))",
          "give all styles of a text a “line-height” in points, or all “line-height: font”",
          at: main.location))
    }
    let count = app.combinationCount(of: whole)
    if count > Self.combinationLimit {
      log.add(
        FileError(
          .tooLarge, at: main.location,
          "the lists of these runs go together in \(count) ways, more than \(Self.combinationLimit)",
          suggestion: "draw them from fields of one list, which go together item by item"))
    }
    return Text(
      content: .runs(whole), style: styles.first ?? noStyle, role: nil,
      maximumLines: fields.words.lines)
  }

  // MARK: Controls

  func control(_ main: Node, _ fields: Mapping<BlockKeys>) -> (Block.Kind, name: String) {
    let content = content(main, as: "“control”")
    let icon = fields.icon.map { Mapping($0, log: log) }
    let shape = icon.map(icon(_:))
    let diameter = fields.diameter
    let isHidden = isLabelHidden(fields) || diameter != nil
    if isHidden { refuseLabelKeys(fields.words) }
    let label = isHidden ? nil : text(fields.words, content: content)
    var control = Control(
      label: label, accessibleName: isHidden ? content : nil, icon: shape,
      padding: fields.padding, diameter: diameter, minimumTarget: fields.target)
    control.iconName = icon?.name
    control.moves = fields.moves
    control.choice = fields.choice
    control.rank = fields.rank
    return (.control(control), label.map(Self.name) ?? Self.name(content))
  }

  private func isLabelHidden(_ fields: Mapping<BlockKeys>) -> Bool {
    guard let node = fields.label else { return false }
    let valid = BlockKeys.Label.allCases.map(\.rawValue)
    return values.lookUp(node, as: "“label”", noun: "label", among: valid) != nil
  }

  /// Refuses keys that would change nothing, because the label is not laid out.
  private func refuseLabelKeys(_ fields: Mapping<WordKeys>) {
    for entry in fields.given(\.role, \.style, \.lines) {
      log.add(
        .contradiction(
          "“\(entry.key)” has no effect on a control whose label is not laid out",
          "remove “\(entry.key)”, or “diameter” and “label: hidden”", at: entry.value.location))
    }
  }

  private func icon(_ fields: Mapping<IconKeys>) -> Control.Icon {
    Control.Icon(
      size: fields.size, position: fields.position, spacing: fields.spacing ?? app.spacing)
  }
}
