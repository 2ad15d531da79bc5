package import ScreenModel

extension PreparedScreen {
  /// Measures the texts of a screen in one family and locale and lays its blocks out flat.
  ///
  /// - Parameters:
  ///   - screen: A screen of the app.
  ///   - app: The app, read without errors: every role, style and list that the screen names exists.
  ///   - family: The family that the reader chose.
  ///   - locale: The locale that lists are drawn from and texts are measured in.
  ///   - measurer: Measured or estimated.
  package convenience init(
    _ screen: Screen, of app: App, family: Family, locale: AppLocale,
    measurer: some TextMeasuring
  ) {
    var builder = ScreenBuilder(app: app, family: family, locale: locale) {
      measurer.measure($0, as: $1)
    } measureSpans: {
      measurer.measure($0)
    }
    var regions = Regions(
      bar: nil, spacingBelowBar: app.bar.spacingBelow, content: 0, spacing: app.spacing)
    if let bar = screen.bar { regions.bar = builder.append(bar) }
    if let pinned = screen.pinned {
      regions.pinnedTop = builder.append(pinned.top, pinned: "top", at: pinned.location)
      regions.pinnedBottom = builder.append(pinned.bottom, pinned: "bottom", at: pinned.location)
    }
    regions.content = builder.appendContent(of: screen)
    self.init(
      app: app, screen: screen, family: family, locale: locale, nodes: builder.nodes,
      traits: builder.traits, regions: regions, slots: builder.slots,
      styles: builder.styles)
  }
}

/// Turns the blocks of a screen into nodes and its texts into slots.
private struct ScreenBuilder {
  let app: App
  let family: Family
  let locale: AppLocale
  let measure: (String, TextSetting) -> any MeasuredText
  let measureSpans: ([TextSpan]) -> any MeasuredText
  var nodes: [Node] = []
  var traits: [NodeTraits] = []
  var slots: [TextSlot] = []
  var styles: [LineStyle] = []
  private var slotsByContent: [SlotKey: Int] = [:]

  /// What texts a slot holds: for those of a list, wherever the list is named.
  private enum SlotKey: Hashable {
    case list(String, bold: Bool)
    case own(TextContent, bold: Bool)

    init(_ content: TextContent, bold: Bool) {
      self = content.listName.map { .list($0, bold: bold) } ?? .own(content, bold: bold)
    }
  }

  init(
    app: App, family: Family, locale: AppLocale,
    measure: @escaping (String, TextSetting) -> any MeasuredText,
    measureSpans: @escaping ([TextSpan]) -> any MeasuredText
  ) {
    self.app = app
    self.family = family
    self.locale = locale
    self.measure = measure
    self.measureSpans = measureSpans
  }

  mutating func append(_ bar: Screen.Bar) -> Int {
    var place = Place(name: "bar", location: bar.location)
    place.traits.condition = bar.condition
    place.traits.colours = bar.colours
    let node = open(.row(spacing: app.spacing), place)
    if let leading = bar.leading { appendBarControl(leading, "leading", at: bar.location) }
    close(open(.reserve(0), place, width: .weight(1)))
    if let trailing = bar.trailing { appendBarControl(trailing, "trailing", at: bar.location) }
    close(node)
    return node
  }

  /// Appends what is pinned at an edge; nil if nothing is.
  mutating func append(
    _ stack: Stack, pinned edge: String, at location: SourceLocation
  ) -> Int? {
    guard !stack.blocks.isEmpty else { return nil }
    let node = nodes.count
    append(stack, Place(name: "what is pinned at the \(edge)", location: location))
    return node
  }

  private mutating func appendBarControl(
    _ content: TextContent, _ side: String, at location: SourceLocation
  ) {
    let label = Text(content: content, style: app.bar.style, role: nil, maximumLines: 1)
    let box = Node.ControlBox(
      label: box(label), padding: app.bar.padding, icon: nil, diameter: nil,
      minimumTarget: app.control.minimumTarget)
    close(open(.control(box), Place(name: "bar \(side)", location: location), width: .content))
  }

  mutating func appendContent(of screen: Screen) -> Int {
    let node = open(
      .stack(trailingGap: 0), Place(name: "the screen's stack", location: screen.location))
    var gap = appendBlocks(of: screen.stack)
    if let dock = screen.dock {
      let place = Place(name: "dock", location: dock.location)
      append(dock, place, spacingBefore: gap ?? app.spacing)
      gap = nil
    }
    nodes[node].kind = .stack(trailingGap: gap ?? 0)
    close(node)
    return node
  }

  private struct Place {
    var name: String
    var location: SourceLocation
    var spacingBefore: Points = 0
    var hasGapBefore = false
    var width: Row.Width = .weight(1)
    var traits = NodeTraits()
  }

  private mutating func open(
    _ kind: Node.Kind, _ place: Place, width: Row.Width? = nil
  ) -> Int {
    nodes.append(
      Node(
        kind: kind, end: nodes.count + 1, spacingBefore: place.spacingBefore,
        hasGapBefore: place.hasGapBefore, width: width ?? place.width, name: place.name,
        location: place.location))
    traits.append(place.traits)
    return nodes.count - 1
  }

  private mutating func close(_ node: Int) { nodes[node].end = nodes.count }

  /// Appends the blocks of a stack; a gap stands in place of the spacing between its neighbours.
  ///
  /// - Returns: The gap after the last block, if one stands there.
  private mutating func appendBlocks(of stack: Stack) -> Points? {
    let spacing = stack.spacing ?? app.spacing
    var gap: Points?
    var isFirst = true
    for block in stack.blocks {
      if case .gap(let points) = block.kind {
        gap = (gap ?? 0) + points
        continue
      }
      append(
        block, spacingBefore: gap ?? (isFirst ? 0 : spacing), hasGapBefore: gap != nil)
      gap = nil
      isFirst = false
    }
    return gap
  }

  private mutating func append(_ stack: Stack, _ place: Place) {
    let node = open(.stack(trailingGap: 0), place)
    let gap = appendBlocks(of: stack)
    nodes[node].kind = .stack(trailingGap: gap ?? 0)
    close(node)
  }

  private mutating func append(_ row: Row, _ place: Place, spacingBefore: Points) {
    var place = place
    place.spacingBefore = spacingBefore
    let node = open(.row(spacing: row.spacing ?? app.spacing), place)
    for cell in row.cells { append(cell.block, spacingBefore: 0, width: cell.width) }
    close(node)
  }

  private mutating func append(
    _ block: Block, spacingBefore: Points, hasGapBefore: Bool = false,
    width: Row.Width = .weight(1)
  ) {
    let place = Place(
      name: block.name, location: block.location, spacingBefore: spacingBefore,
      hasGapBefore: hasGapBefore, width: width,
      traits: NodeTraits(block, mediaFloor: app.mediaFloor))
    if let height = block.height {
      var outer = place
      outer.traits.id = nil
      outer.traits.isEssential = false
      let node = open(.slot(height: height), outer)
      var inner = block
      inner.height = nil
      inner.condition = nil
      inner.drop = nil
      append(inner, spacingBefore: 0)
      close(node)
      return
    }
    switch block.kind {
    case .text(let text):
      close(open(.text(box(text)), place))
    case .control(let control):
      close(open(.control(box(control)), place))
    case .media(let media):
      let box = Node.MediaBox(
        elastic: media.elastic, floor: media.floor ?? (media.elastic ? app.mediaFloor : 0),
        ceiling: media.ceiling, aspect: media.aspect)
      close(open(.media(box), place))
    case .gap(let points), .reserve(let points):
      // In a stack gaps are spacing; one that stands in a row holds its place open like a reserve.
      close(open(.reserve(points), place))
    case .row(let row):
      append(row, place, spacingBefore: spacingBefore)
    case .stack(let stack):
      append(stack, place)
    case .alternatives(let alternatives):
      let node = open(.alternatives(alternatives.axes), place)
      for block in alternatives.blocks { append(block, spacingBefore: 0) }
      close(node)
    case .tallest(let reserve):
      let node = open(.tallest(leastHeight: reserve.leastHeight), place)
      for block in reserve.blocks { append(block, spacingBefore: 0) }
      close(node)
    case .list(let list):
      let kind = Node.Kind.list(spacing: list.spacing ?? app.spacing, count: count(of: list))
      let node = open(kind, place)
      append(list.row, Place(name: "row of \(block.name)", location: block.location))
      append(list.pager)
      close(node)
    case .sections(let sections):
      let node = open(.sections(spacing: sections.spacing ?? app.spacing), place)
      for section in sections.sections {
        append(section.stack, Place(name: section.name, location: section.location))
      }
      append(sections.pager)
      close(node)
    }
  }

  private mutating func append(_ pager: Pager) {
    let place = Place(name: "pager", location: pager.location, spacingBefore: app.spacing)
    let node = open(.row(spacing: app.spacing), place)
    for label in [pager.earlier, pager.later] {
      let control = Control(
        label: label, accessibleName: nil, icon: nil, padding: nil, diameter: nil,
        minimumTarget: nil)
      close(open(.control(box(control)), Place(name: "pager", location: pager.location)))
    }
    close(node)
  }

  private mutating func box(_ control: Control) -> Node.ControlBox {
    Node.ControlBox(
      label: control.label.map { box($0) }, padding: control.padding ?? app.control.padding,
      icon: control.icon, diameter: control.diameter,
      minimumTarget: control.minimumTarget ?? app.control.minimumTarget)
  }

  private func count(of list: PagedList) -> Int {
    if let count = list.count { return count }
    return list.row.blocks.lazy.compactMap { self.itemCount($0) }.max() ?? 1
  }

  private func itemCount(_ block: Block) -> Int? {
    func items(_ content: TextContent) -> Int? {
      if case .runs(let runs) = content {
        return runs.runs.lazy.compactMap { items($0.content) }.max()
      }
      return content.listName.flatMap { app.listOrSource($0, in: locale)?.itemCount }
    }
    guard let text = block.text else {
      return block.parts.lazy.compactMap { self.itemCount($0) }.max()
    }
    return items(text.content)
  }
}

/// Texts, their slots and their styles.
extension ScreenBuilder {
  private mutating func box(_ text: Text) -> Node.TextBox {
    if case .runs(let runs) = text.content { return box(runs, of: text) }
    return Node.TextBox(
      slot: slot(for: text), style: index(of: LineStyle(text.style)),
      maximumLines: text.maximumLines)
  }

  /// Prepares runs for every text size: where they grow apart, lines break anew.
  private mutating func box(_ runs: InlineRuns, of text: Text) -> Node.TextBox {
    let style = LineStyle(
      runs: runs.runs.map { run in
        let metrics = measure("", setting(run.style)).lineMetrics
        return LineStyle.Run(style: run.style, lift: metrics.ascent - metrics.descent)
      })
    return Node.TextBox(
      slot: slots(for: runs, of: text), slotStride: 1, style: index(of: style),
      maximumLines: text.maximumLines)
  }

  private mutating func index(of style: LineStyle) -> Int {
    if let known = styles.firstIndex(of: style) { return known }
    styles.append(style)
    return styles.count - 1
  }

  private func setting(_ style: Style) -> TextSetting {
    TextSetting(
      faces: family.faces(in: locale.language, bold: style.bold), locale: locale.language,
      estimatedAdvance: family.estimatedAdvance)
  }

  private mutating func slot(for text: Text) -> Int {
    let key = SlotKey(text.content, bold: text.style.bold)
    if let known = slotsByContent[key] { return known }
    let setting = setting(text.style)
    let slot = TextSlot(
      candidates: app.texts(of: text.content, in: locale).map {
        TextSlot.Candidate(authored: $0, measured: measure($0.text, setting))
      }, list: text.content.listName)
    slots.append(slot)
    slotsByContent[key] = slots.count - 1
    return slots.count - 1
  }

  /// Makes a slot for each text size; equal ones follow from one another.
  ///
  /// - Returns: The index of the first.
  private mutating func slots(for runs: InlineRuns, of text: Text) -> Int {
    let key = SlotKey(text.content, bold: false)
    if let known = slotsByContent[key] { return known }
    let settings = runs.runs.map { setting($0.style) }
    let texts = zip(app.texts(of: text.content, in: locale), app.pieces(of: runs, in: locale))
    var known: [[Double]: TextSlot] = [:]
    let first = slots.count
    for textSize in app.textSizes {
      let sizes = runs.runs.map { $0.style.resolved(at: textSize).size }
      let relative = sizes.map { $0 / sizes[0] }
      let slot =
        known[relative]
        ?? TextSlot(
          candidates: texts.map { authored, pieces in
            let spans = zip(runs.spanTexts(pieces), zip(settings, relative)).map {
              TextSpan(text: $0, setting: $1.0, relativeSize: $1.1)
            }
            return TextSlot.Candidate(authored: authored, measured: measureSpans(spans))
          }, list: nil, runs: runs)
      known[relative] = slot
      slots.append(slot)
    }
    slotsByContent[key] = first
    return first
  }
}
