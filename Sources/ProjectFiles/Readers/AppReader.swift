internal import ScreenModel

/// What an app's file may refer to.
struct AppSurroundings {
  var devices: [DeviceList]
  var fonts: FontFile
  /// In the order of their names.
  var profiles: [PlatformProfile]
  /// In the order of their names.
  var textScales: [TextScale]
}

/// Reads `app.yml`; content, colours and screens are filled in later.
struct AppReader {
  let log: ErrorLog
  let surroundings: AppSurroundings
  /// The ids of the app's screens.
  let screens: [String]

  func read(_ root: Node, id: String) -> App {
    let fields = Mapping(root, by: AppKeys.table, log: log)
    let type = TypeReader(log: log, scales: surroundings.textScales)
    let text = type.textSizes(fields)
    let own = type.styles(fields, text)
    let styles = own.styles
    let reference = fields.reference.map { self.reference($0, app: id) }
    var app = App(
      id: id, name: fields.app, reference: reference ?? window(app: id),
      scale: fields.scale.map(scale) ?? 1...1,
      padding: fields.padding.map(padding) ?? .zero,
      spacing: fields.spacing,
      bar: fields.bar.map { bar($0, styles) } ?? bar,
      control: fields.control.map(control)
        ?? ControlGeometry(padding: 0, minimumTarget: 0),
      mediaFloor: fields.media.map { Mapping($0, log: log).floor } ?? 0, styles: styles,
      textSizes: text.sizes,
      families: families(fields, styles),
      roles: fields.roles.map { role($0, styles) },
      locales: fields.locales.map(LocaleReader(log: log, screens: screens).read) ?? [],
      budget: BudgetRule(wrapLoss: fields.budget.map { Mapping($0, log: log).wrapLoss } ?? 7),
      profile: profile(fields) ?? fallbackProfile,
      windows: fields.windows.map(windows)
        ?? WindowSelection(windows: [], belowReference: .list, unknownInsets: .list),
      remedies: fields.remedies.map { remedies($0, fields.values) } ?? Remedy.allCases,
      content: [:], screens: [], location: root.location)
    if let items = fields.allow {
      app.exemptions = ExemptionReader(
        log: log, textSizes: app.textSizes.map(\.name), families: app.families.map(\.name),
        locales: app.locales.map(\.id), windows: app.windows.windows
      ).read(items)
    }
    app.scaleSizes = text.scale?.sizes ?? []
    app.typeCaps = own.caps
    app.exemptionClaims = own.exemptionClaims
    app.textSizesLocation = fields.node(\.textSizes)?.location
    app.overflow =
      fields.overflow.map {
        TextSizeNames(log: log, app: app, isAppComplete: !text.sizes.isEmpty).overflow($0)
      } ?? .never
    readPromises(fields, into: &app, isComplete: !text.sizes.isEmpty)
    return app
  }

  private func readPromises(
    _ fields: Mapping<AppKeys>, into app: inout App, isComplete: Bool
  ) {
    if let node = fields.type {
      let type = Mapping(node, log: log)
      app.minimumType = type.minimum
      app.forbidsCaps = type.caps == .fail
    }
    let reader = PromiseReader(log: log)
    app.margin = fields.margin.map(reader.margin)
    app.meaning = fields.meaning.map { reader.meaning($0, screens: screens) }
    if let items = fields.mustShow {
      app.mustShow = reader.mustShow(
        items, of: fields.node(\.mustShow), app: app, isAppComplete: isComplete, screens: screens)
    }
  }

  // MARK: Geometry

  private func reference(_ node: TableNode<ReferenceKeys>, app: String) -> Window {
    let fields = Mapping(node, log: log)
    let errorCount = log.errors.count
    var window = window(app: app)
    window.width = fields.width
    window.height = fields.height
    let insets = Insets(
      top: fields.top, leading: fields.left, bottom: fields.bottom, trailing: fields.right)
    window.safeArea = insets
    window.pixelScale = fields.pixelScale
    window.orientation = window.height >= window.width ? .portrait : .landscape
    window.tags = ["reference", window.orientation.rawValue]
    let isEmpty =
      insets.top + insets.bottom >= window.height
      || insets.leading + insets.trailing >= window.width
    if isEmpty, log.errors.count == errorCount {
      log.add(
        .contradiction(
          "the insets of “reference” leave nothing of the window", "give smaller insets",
          at: node.location))
    }
    return window
  }

  private func window(app: String) -> Window {
    Window(
      id: "reference", name: "Reference window of \(app)", platform: .web, width: 1, height: 1,
      safeArea: .zero, pixelScale: 2, orientation: .portrait, tags: [], system: "",
      source: "the app's own file", confidence: .high)
  }

  private func scale(_ node: TableNode<ScaleKeys>) -> ClosedRange<Double> {
    let errorCount = log.errors.count
    let fields = Mapping(node, log: log)
    let minimum = fields.minimum
    let maximum = fields.maximum
    if minimum > maximum, log.errors.count == errorCount {
      log.add(
        .contradiction(
          "the minimum of “scale” is above its maximum", "swap the two", at: node.location))
    }
    return minimum...max(minimum, maximum)
  }

  private func padding(_ node: TableNode<PaddingKeys>) -> Insets {
    let fields = Mapping(node, log: log)
    let sides = fields.sides
    return Insets(top: fields.top, leading: sides, bottom: fields.bottom, trailing: sides)
  }

  /// Stands in for a bar that could not be read.
  private var bar: BarGeometry {
    BarGeometry(style: Style(name: "", size: 1, lineHeight: 1), padding: 0, spacingBelow: 0)
  }

  private func bar(_ node: TableNode<BarGeometryKeys>, _ styles: [Style]) -> BarGeometry {
    let fields = Mapping(node, log: log)
    let style = fields.style.flatMap { self.style($0, among: styles) }
    return BarGeometry(
      style: style ?? bar.style, padding: fields.padding, spacingBelow: fields.below)
  }

  private func control(_ node: TableNode<ControlGeometryKeys>) -> ControlGeometry {
    let fields = Mapping(node, log: log)
    var geometry = ControlGeometry(padding: fields.padding, minimumTarget: fields.target)
    geometry.minimumGap = fields.gap
    if let node = fields.floors {
      let floors = Mapping(node, log: log)
      for rank in ControlRank.allCases {
        geometry.floors[rank] = floors.value(\.floor, of: rank)
      }
    }
    return geometry
  }

  // MARK: Type

  private func style(_ node: Node, among styles: [Style]) -> Style? {
    // Where no style could be read, that is the mistake to report.
    guard !styles.isEmpty else { return nil }
    let name = ValueReader(log: log).lookUp(
      node, as: "“style”", noun: "style", among: styles.map(\.name))
    return styles.first { $0.name == name }
  }

  private func role(_ entry: Named<RoleKeys>, _ styles: [Style]) -> Role {
    let fields = Mapping(entry.value, log: log)
    let style = fields.style.flatMap { self.style($0, among: styles) }
    return Role(name: entry.key, style: style ?? bar.style, lines: fields.lines)
  }

  /// Reads the families, once for each setting of bold text.
  private func families(_ fields: Mapping<AppKeys>, _ styles: [Style]) -> [Family] {
    let settings = fields.boldText.map { items in
      items.map { fields.values.flag($0, as: "an item of “bold-text”") }
    }
    let hasBoldText = settings?.contains(true) ?? false
    let families = fields.families.compactMap { entry in
      family(entry, styles, needsBold: hasBoldText)
    }
    guard let settings, !settings.isEmpty else { return families }
    return settings.uniqued().flatMap { isBold in
      isBold ? families.map(\.withBoldText) : families
    }
  }

  private func family(
    _ entry: Named<FamilyKeys>, _ styles: [Style], needsBold: Bool
  ) -> Family? {
    let fields = Mapping(entry.value, log: log)
    let valid = surroundings.fonts.manifest.faces.keys.sorted()
    func face(_ node: Node) -> String? {
      valid.isEmpty ? nil : fields.values.lookUp(node, as: "a face", noun: "face", among: valid)
    }
    let regular = fields.face.flatMap(face)
    let bold = (needsBold ? fields.required(\.boldFace) : fields.boldFace).flatMap(face)
    let fallbacks = fields.fallback.map { self.fallbacks($0, fields.values) } ?? [:]
    // Bold letters are wider than those of a regular face, so a bold text has such only on request.
    let boldFallbacks = fields.boldFallback.map { self.fallbacks($0, fields.values) } ?? [:]
    if !needsBold, let style = styles.first(where: \.bold), fields.boldFace == nil {
      log.add(
        .contradiction(
          "family “\(entry.key)” has no “bold-face”, but style “\(style.name)” is bold",
          "add “bold-face”; only a bold face tells how wide bold text is", at: entry.location))
    }
    let estimate = fields.estimate
    guard let regular else { return nil }
    func pair(_ key: String) -> Family.FacePair {
      func chain(_ chains: [String: [String]]) -> [String] {
        chains[key] ?? chains[Self.usualFallback] ?? []
      }
      return Family.FacePair(
        regular: ([regular] + chain(fallbacks)).uniqued(),
        bold: ([bold ?? regular] + chain(boldFallbacks)).uniqued())
    }
    let usual = pair(Self.usualFallback)
    let local = Set(fallbacks.keys).union(boldFallbacks.keys).subtracting([Self.usualFallback])
    return Family(
      name: entry.key, faces: usual.regular, boldFaces: usual.bold,
      localFaces: Dictionary(uniqueKeysWithValues: local.map { ($0, pair($0)) }),
      estimatedAdvance: estimate)
  }

  /// The key of the chain for locales that have none of their own.
  private static let usualFallback = "default"

  /// Reads the name of a chain, or a mapping of such names by language tag; the keys come back in lower case.
  private func fallbacks(_ node: Node, _ values: ValueReader) -> [String: [String]] {
    let chains = surroundings.fonts.fallbacks
    func chain(_ node: Node) -> [String]? {
      let name = values.lookUp(
        node, as: "“fallback”", noun: "fallback", among: chains.map(\.name))
      return chains.first { $0.name == name }?.faces
    }
    guard case .mapping = node.content else {
      return chain(node).map { [Self.usualFallback: $0] } ?? [:]
    }
    var fallbacks: [String: [String]] = [:]
    for entry in values.named(node, as: "“fallback”") {
      if entry.key != Self.usualFallback {
        let key = Node(
          content: .scalar(Node.Scalar(text: entry.key, isPlain: true)), location: entry.location)
        LocaleReader.check(entry.key, key, log)
      }
      fallbacks[entry.key.lowercased()] = chain(entry.value)
    }
    return fallbacks
  }

  // MARK: Surroundings

  private func profile(_ fields: Mapping<AppKeys>) -> PlatformProfile? {
    guard let node = fields.profile else { return nil }
    let name = fields.values.lookUp(
      node, as: "“profile”", noun: "profile", among: surroundings.profiles.map(\.name))
    return surroundings.profiles.first { $0.name == name }
  }

  /// Stands in for a profile that could not be read.
  private var fallbackProfile: PlatformProfile {
    PlatformProfile(
      name: "", checkedAgainst: "", overlongWord: .overflow, asciiBreaks: nil,
      whiteSpace: .collapse, trailingNewlineOpensLine: false, lineSeparatorBreaks: false,
      softHyphenTakesWidth: false, fit: .exact)
  }

  private func windows(_ node: TableNode<WindowKeys>) -> WindowSelection {
    let fields = Mapping(node, log: log)
    let names = surroundings.devices.map(\.name)
    let lists = fields.lists.compactMap { item in
      fields.values.lookUp(item.node, as: "a window list", noun: "window list", among: names)
    }
    let orientations = fields.orientations.map { items in
      items.compactMap { item in
        fields.values.choice(item.node, as: "orientation", of: Window.Orientation.self)
      }
    }
    let windows = lists.flatMap { name in
      surroundings.devices.first { $0.name == name }?.windows ?? []
    }
    var selection = WindowSelection(
      windows: windows.filter {
        (orientations ?? Window.Orientation.allCases).contains($0.orientation)
      },
      belowReference: fields.belowReference,
      unknownInsets: fields.unknownInsets)
    let asking = selection.unknownInsets == .replay ? fields.given(\.unknownInsets).first : nil
    selection.location = asking?.location ?? fields.location
    return selection
  }

  private func remedies(
    _ items: [(name: String, node: Node)], _ values: ValueReader
  ) -> [Remedy] {
    items.compactMap { item in
      values.choice(item.node, as: "remedy", of: Remedy.self)
    }
  }
}
