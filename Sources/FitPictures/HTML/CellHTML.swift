internal import ScreenModel
internal import StackLayout

/// Writes one laid out cell as nested elements of HTML.
struct CellHTML {
  /// The names of the faces that its texts are set in.
  private(set) var faces: [String] = []
  private let layout: StackSolver
  private var lines: [String] = []
  private var depth = 0

  private var prepared: PreparedScreen { layout.prepared }
  private var condition: LayoutCondition { layout.condition }
  private var scale: Double { condition.scale }

  /// Where a block stands: what its parent says of its size.
  private struct Place {
    var style: [String]
    /// Whether it is in a cell that is as wide as its content.
    var isNatural = false
    /// A height that it has whatever it holds, in points.
    var height: Points?
  }

  init(_ layout: StackSolver) { self.layout = layout }

  mutating func text(title: String) -> String {
    let app = prepared.app
    let padding = [
      condition.top, condition.windowWidth - condition.contentX - condition.contentWidth,
      condition.windowHeight - condition.bottom, condition.contentX,
    ].map(Markup.pixels).joined(separator: " ")
    open(
      "section", name: title,
      [
        "class=\"window\"", "lang=\"\(Markup.escaped(prepared.locale.language))\"",
        "dir=\"\(prepared.locale.isRightToLeft ? "rtl" : "ltr")\"",
      ],
      [
        "width: \(Markup.pixels(condition.windowWidth))",
        "height: \(Markup.pixels(condition.windowHeight))", "padding: \(padding)",
      ])
    let spacing = app.spacing * scale
    append(region: prepared.bar, "margin-bottom", app.bar.spacingBelow * scale)
    append(region: prepared.pinnedTop, "margin-bottom", spacing)
    open(
      "div", name: nil, ["class=\"content\(layout.mayScroll ? " scrolls" : "")\""], [])
    append(prepared.content, Place(style: ["flex: 1 0 auto"]))
    close("div")
    append(region: prepared.pinnedBottom, "margin-top", spacing)
    close("section")
    return lines.joined(separator: "\n")
  }

  private mutating func append(region node: Int?, _ side: String, _ space: Points) {
    guard let node, layout.placed[node].isPresent else { return }
    append(node, Place(style: ["flex: none", "\(side): \(Markup.pixels(space))"]))
  }

  // MARK: - Elements

  private mutating func open(
    _ tag: String, name: String?, _ attributes: [String], _ style: [String]
  ) {
    var parts = [tag] + attributes
    if let name { parts.append("data-block=\"\(Markup.escaped(name))\"") }
    if !style.isEmpty {
      parts.append("style=\"\(Markup.escaped(style.joined(separator: "; ")))\"")
    }
    lines.append(String(repeating: " ", count: depth) + "<\(parts.joined(separator: " "))>")
    depth += 1
  }

  private mutating func close(_ tag: String) {
    depth -= 1
    lines.append(String(repeating: " ", count: depth) + "</\(tag)>")
  }

  /// Opens the element of a block.
  private mutating func open(
    _ node: Int, _ name: String, tag: String = "div", _ place: Place, _ style: [String]
  ) {
    let placed = layout.placed[node]
    let frame = placed.frame
    let figures = [frame.x, frame.y, frame.width, frame.height].map {
      Markup.number($0, decimals: 3)
    }
    var style = place.style + style
    if let height = place.height {
      style += ["height: \(Markup.pixels(height))", "min-height: 0"]
    }
    let isSeen = placed.presence == .shown
    open(
      tag, name: prepared.nodes[node].name,
      [
        "class=\"\(name)\(isSeen ? "" : " unseen")\"",
        "data-frame=\"\(figures.joined(separator: " "))\"",
      ], style)
  }

  // MARK: - Blocks

  private mutating func append(_ node: Int, _ place: Place) {
    switch prepared.nodes[node].kind {
    case .text(let box):
      open(node, "text", tag: "p", place, textStyle(box))
      appendWords(of: box, in: node)
      close("p")
    case .control(let box): append(box, node, place)
    case .media(let media):
      open(node, "media", place, mediaStyle(media, node, place))
      close("div")
    case .reserve(let points):
      open(node, "reserve", place, ["height: \(Markup.pixels(points * scale))"])
      close("div")
    case .row(let spacing): appendRow(node, spacing: spacing * scale, place)
    case .stack(let trailingGap):
      var style = bounds(of: node)
      if trailingGap > 0 { style.append("padding-bottom: \(Markup.pixels(trailingGap * scale))") }
      open(node, "stack", place, style)
      appendStacked(Array(layout.children(of: node)), isNatural: place.isNatural)
      close("div")
    case .alternatives:
      open(node, "stack", place, bounds(of: node))
      appendStacked(Array(layout.children(of: node)), isNatural: place.isNatural)
      close("div")
    case .slot(let height):
      let height = height * scale
      open(node, "slot", place, ["height: \(Markup.pixels(height))"])
      for child in layout.children(of: node) {
        append(child, Place(style: [], isNatural: place.isNatural, height: height))
      }
      close("div")
    case .tallest(let leastHeight):
      open(node, "overlay", place, ["min-height: \(Markup.pixels(leastHeight * scale))"])
      for child in layout.children(of: node) {
        append(child, Place(style: [], isNatural: place.isNatural))
      }
      close("div")
    case .list(let spacing, let count): appendList(node, spacing: spacing * scale, count, place)
    case .sections(let spacing): appendSections(node, spacing: spacing * scale, place)
    }
  }

  /// Appends blocks one under another.
  private mutating func appendStacked(_ children: [Int], isNatural: Bool) {
    for (index, child) in children.enumerated() {
      let node = prepared.nodes[child]
      var style = [isElastic(child) ? "flex: 1 0 \(basis(of: child))" : "flex: none"]
      let space = node.spacingBefore * scale
      if space > 0, index > 0 || node.hasGapBefore {
        style.append("margin-top: \(Markup.pixels(space))")
      }
      append(child, Place(style: style, isNatural: isNatural))
    }
  }

  private mutating func appendRow(_ row: Int, spacing: Points, _ place: Place) {
    var style = bounds(of: row)
    style.append("column-gap: \(Markup.pixels(spacing))")
    open(row, "row", place, style)
    let children = Array(layout.children(of: row))
    // Less than a whole share in all would leave some of the rest.
    let weights = children.reduce(0) { sum, child in
      if case .weight(let weight) = prepared.nodes[child].width { sum + weight } else { sum }
    }
    for child in children {
      var style: [String]
      var isNatural = false
      switch prepared.nodes[child].width {
      case .fixed(let points): style = ["flex: none", "width: \(Markup.pixels(points * scale))"]
      case .content:
        style = ["flex: none", "width: max-content"]
        isNatural = true
      case .weight(let weight):
        let share = weights < 1 ? weight / weights : weight
        style = ["flex: \(Markup.number(share, decimals: 6)) 1 0"]
        isNatural = place.isNatural
      }
      if isElastic(child) { style.append("align-self: stretch") }
      if case (.weight, .control) = (prepared.nodes[child].width, prepared.nodes[child].kind) {
        // CSS shares out what the padding of flexible items leaves; a share here is of the whole.
        open("div", name: nil, [], style)
        append(child, Place(style: [], isNatural: isNatural))
        close("div")
        continue
      }
      append(child, Place(style: style, isNatural: isNatural))
    }
    close("div")
  }

  private mutating func append(_ box: Node.ControlBox, _ node: Int, _ place: Place) {
    if let diameter = box.diameter {
      let size = Markup.pixels(max(diameter * scale, box.minimumTarget))
      open(node, "round", place, [])
      open("div", name: nil, [], ["width: \(size)", "height: \(size)"])
      close("div")
      return close("div")
    }
    let padding = Markup.pixels(box.padding * scale)
    var style = [
      // What is fixed in height gives up its padding above and below.
      "padding: \(place.height == nil ? padding : "0 \(padding)")",
      "min-height: \(Markup.pixels(box.minimumTarget))",
    ]
    if place.isNatural { style.append("min-width: \(Markup.pixels(box.minimumTarget))") }
    if let icon = box.icon, box.label != nil {
      style.append("gap: \(Markup.pixels(icon.spacing * scale))")
    }
    open(node, box.icon?.position == .above ? "control above" : "control", place, style)
    if let icon = box.icon {
      let size = Markup.pixels(icon.size * scale)
      open("div", name: nil, ["class=\"icon\""], ["width: \(size)", "height: \(size)"])
      close("div")
    }
    if let label = box.label {
      open("div", name: nil, ["class=\"label\""], textStyle(label))
      appendWords(of: label, in: node)
      close("div")
    }
    close("div")
  }

  // MARK: - Pages

  /// Appends the first page of a list: one row is laid out; those after it take what the list has left.
  private mutating func appendList(_ list: Int, spacing: Points, _ count: Int, _ place: Place) {
    open(list, "stack", place, bounds(of: list))
    let children = Array(layout.children(of: list))
    if let row = children.first {
      append(row, Place(style: ["flex: none"], isNatural: place.isNatural))
      let more = min(layout.placed[list].pages, count) - 1
      if more > 0 {
        open("div", name: nil, ["class=\"more\"", "aria-hidden=\"true\""], [])
        for _ in 0..<more {
          append(row, Place(style: ["margin-top: \(Markup.pixels(spacing))"]))
        }
        close("div")
      }
    }
    appendPager(children.dropFirst().last, place)
    close("div")
  }

  /// Appends the first page of sections: each is laid out in one place, which the highest of them decides, and the first is seen.
  private mutating func appendSections(_ sections: Int, spacing: Points, _ place: Place) {
    open(sections, "stack", place, bounds(of: sections))
    let children = Array(layout.children(of: sections))
    open("div", name: nil, ["class=\"overlay\""], [])
    for (index, child) in children.dropLast().enumerated() {
      open("div", name: nil, index == 0 ? [] : ["class=\"unseen\""], [])
      append(child, Place(style: [], isNatural: place.isNatural))
      close("div")
    }
    close("div")
    appendPager(children.last, place)
    close("div")
  }

  private mutating func appendPager(_ pager: Int?, _ place: Place) {
    guard let pager else { return }
    open(
      "div", name: nil, [],
      [
        "flex: none", "margin-top: auto",
        "padding-top: \(Markup.pixels(prepared.nodes[pager].spacingBefore * scale))",
      ])
    append(pager, Place(style: [], isNatural: place.isNatural))
    close("div")
  }

  // MARK: - Styles

  /// The style of a text, or of the first of its runs.
  private mutating func textStyle(_ box: Node.TextBox) -> [String] {
    prepared.styles.styles[box.style].runs.first.map { textStyle($0.style) } ?? []
  }

  private mutating func textStyle(_ style: Style) -> [String] {
    let size = style.resolved(at: prepared.app.textSizes[condition.textSize])
    let chain = prepared.family.faces(in: prepared.locale.language, bold: style.bold)
    for face in chain where !faces.contains(face) { faces.append(face) }
    return [
      "font-family: " + chain.map { "'\(HTMLPage.quoted($0))'" }.joined(separator: ", "),
      "font-size: \(Markup.pixels(size.size * scale))",
      "line-height: " + (size.lineHeight.map { Markup.pixels($0 * scale) } ?? "normal"),
    ]
  }

  /// Appends the text that decides the layout of a block, in spans where it has several styles.
  private mutating func appendWords(of box: Node.TextBox, in node: Int) {
    let slot = prepared.slot(of: box, at: condition.textSize)
    guard !slot.candidates.isEmpty else { return }
    let text = layout.placed[node].text
    guard let runs = slot.runs else {
      return lines.append(Markup.escaped(slot.candidates[text].authored.text))
    }
    let pieces = runs.spanTexts(prepared.app.pieces(of: runs, in: prepared.locale)[text])
    let spans = zip(runs.runs, pieces).map { run, words in
      let style = Markup.escaped(textStyle(run.style).joined(separator: "; "))
      return "<span style=\"\(style)\">\(Markup.escaped(words))</span>"
    }
    // White space between spans would be a space of its own.
    lines.append(spans.joined())
  }

  private func mediaStyle(_ media: Node.MediaBox, _ node: Int, _ place: Place) -> [String] {
    var style: [String] = []
    if place.isNatural {
      let width = media.floor * (media.aspect ?? 1) * scale
      style.append("min-width: \(Markup.pixels(width))")
    }
    guard media.elastic else {
      if media.floor > 0 { return style + ["height: \(Markup.pixels(media.floor * scale))"] }
      return style
        + (media.aspect.map { ["aspect-ratio: \(Markup.number($0, decimals: 6))"] } ?? [])
    }
    style.append("min-height: \(Markup.pixels(media.floor * scale))")
    var ceilings: [Points] = media.ceiling.map { [$0 * scale] } ?? []
    if let aspect = media.aspect { ceilings.append(layout.placed[node].frame.width / aspect) }
    if let ceiling = ceilings.min() { style.append("max-height: \(Markup.pixels(ceiling))") }
    return style
  }

  /// Whether a block takes height that others leave.
  private func isElastic(_ node: Int) -> Bool { layout.placed[node].growth > 0 }

  /// Where an elastic block grows from: pictures from their floor, others from what they hold.
  private func basis(of node: Int) -> String {
    guard case .media(let media) = prepared.nodes[node].kind else { return "auto" }
    return Markup.pixels(media.floor * scale)
  }

  /// How high a block can become whose elastic parts all have ceilings.
  private func bounds(of node: Int) -> [String] {
    let placed = layout.placed[node]
    guard placed.growth > 0, placed.growth.isFinite, node != prepared.content else { return [] }
    return ["max-height: \(Markup.pixels(placed.leastHeight + placed.growth))"]
  }
}
