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

  private static let keys = [
    "app", "profile", "reference", "scale", "padding", "spacing", "bar", "control", "media",
    "styles", "text-sizes", "families", "roles", "budget", "locales", "windows", "remedies",
    "colors", "allow", "bold-text", "overflow", "type", "must-show", "margin", "meaning",
  ]

  func read(_ root: Node, id: String) -> App {
    let fields = Fields(root, of: "an app", keys: Self.keys, log: log)
    let type = TypeReader(log: log, scales: surroundings.textScales)
    let text = type.textSizes(fields)
    let own = type.styles(fields, text)
    let styles = own.styles
    let reference = fields.required("reference").map { self.reference($0, app: id) }
    var app = App(
      id: id, name: fields.title("app"), reference: reference ?? window(app: id),
      scale: fields.required("scale").map(scale) ?? 1...1,
      padding: fields.required("padding").map(padding) ?? .zero,
      spacing: fields.number("spacing", in: Range.length),
      bar: fields.required("bar").map { bar($0, styles) } ?? bar,
      control: fields.required("control").map(control)
        ?? ControlGeometry(padding: 0, minimumTarget: 0),
      mediaFloor: fields.required("media").map(mediaFloor) ?? 0, styles: styles,
      textSizes: text.sizes,
      families: families(fields, styles),
      roles: fields["roles"].map { roles($0, styles, fields.values) } ?? [],
      locales: fields.required("locales").map(LocaleReader(log: log, screens: screens).read) ?? [],
      budget: fields["budget"].map(budget) ?? BudgetRule(wrapLoss: 7),
      profile: profile(fields) ?? fallbackProfile,
      windows: fields.required("windows").map(windows)
        ?? WindowSelection(windows: [], belowReference: .list, unknownInsets: .list),
      remedies: fields["remedies"].map { remedies($0, fields.values) } ?? Remedy.allCases,
      content: [:], screens: [], location: root.location)
    if let node = fields["allow"] {
      app.exemptions = ExemptionReader(
        log: log, textSizes: app.textSizes.map(\.name), families: app.families.map(\.name),
        locales: app.locales.map(\.id), windows: app.windows.windows
      ).read(node)
    }
    app.scaleSizes = text.scale?.sizes ?? []
    app.typeCaps = own.caps
    app.exemptionClaims = own.exemptionClaims
    app.textSizesLocation = fields["text-sizes"]?.location
    app.overflow =
      fields["overflow"].map {
        TextSizeNames(log: log, app: app, isAppComplete: !text.sizes.isEmpty).overflow($0)
      } ?? .never
    readPromises(fields, into: &app, isComplete: !text.sizes.isEmpty)
    return app
  }

  private enum CapHandling: String, CaseIterable { case warn, fail }

  private func readPromises(_ fields: Fields, into app: inout App, isComplete: Bool) {
    if let node = fields["type"] {
      let type = Fields(node, of: "“type”", keys: ["minimum", "caps"], log: log)
      app.minimumType = type.optionalNumber("minimum", in: Range.positiveLength)
      let caps: CapHandling? = type.optionalChoice("caps")
      app.forbidsCaps = caps == .fail
    }
    let reader = PromiseReader(log: log)
    app.margin = fields["margin"].map(reader.margin)
    app.meaning = fields["meaning"].map { reader.meaning($0, screens: screens) }
    if let node = fields["must-show"] {
      app.mustShow = reader.mustShow(node, app: app, isAppComplete: isComplete, screens: screens)
    }
  }

  // MARK: Geometry

  private func reference(_ node: Node, app: String) -> Window {
    let fields = Fields(
      node, of: "“reference”",
      keys: ["width", "height", "top", "bottom", "left", "right", "pixel-scale"], log: log)
    let errorCount = log.errors.count
    var window = window(app: app)
    window.width = fields.number("width", in: Range.positiveLength)
    window.height = fields.number("height", in: Range.positiveLength)
    let insets = Insets(
      top: fields.optionalNumber("top", in: Range.length) ?? 0,
      leading: fields.optionalNumber("left", in: Range.length) ?? 0,
      bottom: fields.optionalNumber("bottom", in: Range.length) ?? 0,
      trailing: fields.optionalNumber("right", in: Range.length) ?? 0)
    window.safeArea = insets
    window.pixelScale = fields.optionalNumber("pixel-scale", in: Range.pixelScale) ?? 2
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

  private func scale(_ node: Node) -> ClosedRange<Double> {
    let errorCount = log.errors.count
    let fields = Fields(node, of: "“scale”", keys: ["minimum", "maximum"], log: log)
    let minimum = fields.number("minimum", in: Range.multiplier)
    let maximum = fields.number("maximum", in: Range.multiplier)
    if minimum > maximum, log.errors.count == errorCount {
      log.add(
        .contradiction(
          "the minimum of “scale” is above its maximum", "swap the two", at: node.location))
    }
    return minimum...max(minimum, maximum)
  }

  private func padding(_ node: Node) -> Insets {
    let fields = Fields(node, of: "“padding”", keys: ["top", "sides", "bottom"], log: log)
    let sides = fields.number("sides", in: Range.length)
    return Insets(
      top: fields.number("top", in: Range.length), leading: sides,
      bottom: fields.number("bottom", in: Range.length), trailing: sides)
  }

  /// Stands in for a bar that could not be read.
  private var bar: BarGeometry {
    BarGeometry(style: Style(name: "", size: 1, lineHeight: 1), padding: 0, spacingBelow: 0)
  }

  private func bar(_ node: Node, _ styles: [Style]) -> BarGeometry {
    let fields = Fields(node, of: "“bar”", keys: ["style", "padding", "below"], log: log)
    var geometry = bar
    if let node = fields.required("style"), let style = style(node, among: styles) {
      geometry.style = style
    }
    geometry.padding = fields.number("padding", in: Range.length)
    geometry.spacingBelow = fields.number("below", in: Range.length)
    return geometry
  }

  private func control(_ node: Node) -> ControlGeometry {
    let fields = Fields(
      node, of: "“control”", keys: ["padding", "target", "gap", "floors"], log: log)
    var geometry = ControlGeometry(
      padding: fields.number("padding", in: Range.length),
      minimumTarget: fields.number("target", in: Range.length))
    geometry.minimumGap = fields.optionalNumber("gap", in: Range.length) ?? 0
    if let node = fields["floors"] {
      let floors = Fields(
        node, of: "“floors”", keys: ControlRank.allCases.map(\.rawValue), log: log)
      for rank in ControlRank.allCases {
        geometry.floors[rank] = floors.optionalNumber(rank.rawValue, in: Range.length)
      }
    }
    return geometry
  }

  private func mediaFloor(_ node: Node) -> Points {
    Fields(node, of: "“media”", keys: ["floor"], log: log).number("floor", in: Range.length)
  }

  // MARK: Type

  private func style(_ node: Node, among styles: [Style]) -> Style? {
    // Where no style could be read, that is the mistake to report.
    guard !styles.isEmpty else { return nil }
    let name = ValueReader(log: log).lookUp(
      node, as: "“style”", noun: "style", among: styles.map(\.name))
    return styles.first { $0.name == name }
  }

  private func roles(_ node: Node, _ styles: [Style], _ values: ValueReader) -> [Role] {
    values.named(node, as: "“roles”").map { entry in
      let fields = Fields(
        entry.value, of: "role “\(entry.key)”", keys: ["style", "lines"], log: log)
      let style = fields.required("style").flatMap { self.style($0, among: styles) }
      return Role(
        name: entry.key, style: style ?? bar.style, lines: fields.whole("lines", in: Range.lines))
    }
  }

  /// Reads the families, once for each setting of bold text.
  private func families(_ fields: Fields, _ styles: [Style]) -> [Family] {
    let settings = fields["bold-text"].map { node in
      fields.values.items(node, as: "“bold-text”").map {
        fields.values.flag($0, as: "an item of “bold-text”")
      }
    }
    let hasBoldText = settings?.contains(true) ?? false
    let families = fields.named("families").compactMap { entry in
      family(entry, styles, needsBold: hasBoldText)
    }
    guard let settings, !settings.isEmpty else { return families }
    return settings.uniqued().flatMap { isBold in
      isBold ? families.map(\.withBoldText) : families
    }
  }

  private func family(_ entry: Node.Entry, _ styles: [Style], needsBold: Bool) -> Family? {
    let fields = Fields(
      entry.value, of: "family “\(entry.key)”",
      keys: ["face", "bold-face", "fallback", "bold-fallback", "estimate"], log: log)
    let valid = surroundings.fonts.manifest.faces.keys.sorted()
    func face(_ node: Node) -> String? {
      valid.isEmpty ? nil : fields.values.lookUp(node, as: "a face", noun: "face", among: valid)
    }
    let regular = fields.required("face").flatMap(face)
    let bold = (needsBold ? fields.required("bold-face") : fields["bold-face"]).flatMap(face)
    let fallbacks = fields["fallback"].map { self.fallbacks($0, fields.values) } ?? [:]
    // Bold letters are wider than those of a regular face, so a bold text has such only on request.
    let boldFallbacks = fields["bold-fallback"].map { self.fallbacks($0, fields.values) } ?? [:]
    if !needsBold, let style = styles.first(where: \.bold), fields["bold-face"] == nil {
      log.add(
        .contradiction(
          "family “\(entry.key)” has no “bold-face”, but style “\(style.name)” is bold",
          "add “bold-face”; only a bold face tells how wide bold text is", at: entry.location))
    }
    let estimate = fields.number("estimate", in: 0.01...10)
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

  private func budget(_ node: Node) -> BudgetRule {
    let fields = Fields(node, of: "“budget”", keys: ["wrap-loss"], log: log)
    return BudgetRule(wrapLoss: fields.whole("wrap-loss", in: 0...1_000))
  }

  // MARK: Surroundings

  private func profile(_ fields: Fields) -> PlatformProfile? {
    guard let node = fields.required("profile") else { return nil }
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

  private func windows(_ node: Node) -> WindowSelection {
    let fields = Fields(
      node, of: "“windows”", keys: ["lists", "orientations", "below-reference", "unknown-insets"],
      log: log)
    let names = surroundings.devices.map(\.name)
    let lists = fields.names("lists", noun: "window list").compactMap { item in
      fields.values.lookUp(item.node, as: "a window list", noun: "window list", among: names)
    }
    let orientations = fields["orientations"].map { node in
      fields.values.names(node, as: "“orientations”", noun: "orientation").compactMap { item in
        fields.values.choice(item.node, as: "orientation", of: Window.Orientation.self)
      }
    }
    let windows = lists.flatMap { name in
      surroundings.devices.first { $0.name == name }?.windows ?? []
    }
    return WindowSelection(
      windows: windows.filter {
        (orientations ?? Window.Orientation.allCases).contains($0.orientation)
      },
      belowReference: fields.optionalChoice("below-reference") ?? .list,
      unknownInsets: fields.optionalChoice("unknown-insets") ?? .list)
  }

  private func remedies(_ node: Node, _ values: ValueReader) -> [Remedy] {
    values.names(node, as: "“remedies”", noun: "remedy").compactMap { item in
      values.choice(item.node, as: "remedy", of: Remedy.self)
    }
  }
}
