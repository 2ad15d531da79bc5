internal import ScreenModel

/// Reads the text sizes of an app, and its styles, which follow them.
struct TypeReader {
  let log: ErrorLog
  let scales: [TextScale]

  /// The text sizes of an app and the scale that they are of.
  struct TextSizes {
    var sizes: [TextSize]
    /// nil for sizes of the app's own, and for an app of one fixed size.
    var scale: TextScale?
  }

  // MARK: Text sizes

  func textSizes(_ fields: Mapping<AppKeys>) -> TextSizes {
    guard let node = fields.textSizes else { return TextSizes(sizes: []) }
    switch node.content {
    case .scalar(let scalar) where scalar.text == "fixed":
      return TextSizes(sizes: [.fixed])
    case .mapping where node.entry(of: ScaledSizesKeys.table.keys.scale) != nil:
      return sizesOfScale(node)
    case .mapping:
      let sizes = fields.values.named(node, as: "“text-sizes”").map { entry in
        TextSize(
          name: entry.key,
          multiplier: fields.values.number(
            entry.value, as: "text size “\(entry.key)”", in: Range.multiplier))
      }
      return TextSizes(sizes: sizes)
    default:
      log.add(
        .wrongType(
          of: "“text-sizes”", found: node, expected: "a mapping",
          suggestion:
            "give names with multipliers, a scale such as { scale: ios-dynamic-type }, or fixed"))
      return TextSizes(sizes: [])
    }
  }

  private func sizesOfScale(_ node: Node) -> TextSizes {
    let fields = Mapping(node, by: ScaledSizesKeys.table, log: log)
    let name = fields.scale.flatMap { node in
      fields.values.lookUp(node, as: "“scale”", noun: "text scale", among: scales.map(\.name))
    }
    guard let scale = scales.first(where: { $0.name == name }) else {
      return TextSizes(sizes: [])
    }
    guard let chosen = fields.sizes, let place = fields.node(\.sizes)?.location else {
      return TextSizes(sizes: scale.sizes, scale: scale)
    }
    var first: [String: SourceLocation] = [:]
    let sizes = chosen.compactMap { item in
      size(item.node, as: "a text size", of: scale)
    }.filter { size in
      guard let earlier = first[size.name] else {
        first[size.name] = place
        return true
      }
      log.add(.duplicateName(size.name, noun: "text size", first: earlier, at: place))
      return false
    }
    return TextSizes(sizes: sizes, scale: scale)
  }

  private func size(_ node: Node, as what: String, of scale: TextScale) -> TextSize? {
    guard case .scalar(let scalar) = node.content, !node.isEmpty else {
      log.add(.wrongType(of: what, found: node, expected: "a name"))
      return nil
    }
    if let size = scale.size(named: scalar.text) { return size }
    log.add(
      .unknownName(
        scalar.text, noun: "text size", valid: scale.sizes.map(\.name), at: node.location))
    return nil
  }

  // MARK: Styles

  /// The styles of an app, and what it says of some of them.
  struct Styles {
    var styles: [Style] = []
    var caps: [TypeCap] = []
    /// Where the exemption of large text is claimed.
    var exemptionClaims: [SourceLocation] = []
  }

  func styles(_ fields: Mapping<AppKeys>, _ text: TextSizes) -> Styles {
    var found = Styles()
    for entry in fields.styles {
      let own = Mapping(entry.value, log: log)
      let style = style(entry.key, own, text)
      found.styles.append(style)
      found.exemptionClaims += ColourTableReader.claim(own.exemption)
      switch style.scaling {
      case .follows: break
      case .fixed:
        found.caps.append(TypeCap(style: style.name, size: nil, location: entry.location))
      case .capped(let size):
        found.caps.append(TypeCap(style: style.name, size: size, location: entry.location))
      }
    }
    return found
  }

  private func style(
    _ name: String, _ fields: Mapping<StyleKeys>, _ text: TextSizes
  ) -> Style {
    let named = textStyle(fields, text.scale)
    let size = fields.size
    let followsFaces = isFont(fields.lineHeight)
    let lineHeight =
      followsFaces
      ? nil
      : fields.lineHeight.map {
        fields.values.number($0, as: "“line-height”", in: Range.type)
      }
    if named == nil, fields.textStyle == nil {
      if size == nil { _ = fields.required(\.size) }
      if lineHeight == nil, !followsFaces { _ = fields.required(\.lineHeight) }
    }
    var use: Style.TextStyleUse?
    if let named {
      use = Style.TextStyleUse(
        name: named.name, setsSize: size == nil,
        setsLineHeight: lineHeight == nil && !followsFaces)
    } else if case .textStyles(_, let relative)? = text.scale?.kind {
      use = Style.TextStyleUse(name: relative, setsSize: false, setsLineHeight: false)
    }
    return Style(
      name: name, size: size ?? named?.size ?? 1,
      lineHeight: followsFaces ? nil : lineHeight ?? named?.lineHeight ?? 1,
      bold: fields.bold ?? named?.bold ?? false, textStyle: use,
      scaling: scaling(fields, text))
  }

  /// Whether a line height is left to the metrics of the faces.
  private func isFont(_ node: Node?) -> Bool {
    guard case .scalar(let scalar)? = node?.content else { return false }
    return scalar.text == StyleKeys.ofFaces
  }

  private func textStyle(
    _ fields: Mapping<StyleKeys>, _ scale: TextScale?
  ) -> TextScale.TextStyle? {
    guard let node = fields.textStyle else { return nil }
    guard case .textStyles(let styles, _)? = scale?.kind else {
      log.add(
        .contradiction(
          "the text sizes of the app have no text styles",
          "give a size and a line-height, or text sizes of a scale with text styles",
          at: node.location))
      return nil
    }
    let name = fields.values.lookUp(
      node, as: "“text-style”", noun: "text style", among: styles.map(\.name))
    return styles.first { $0.name == name }
  }

  private func scaling(_ fields: Mapping<StyleKeys>, _ text: TextSizes) -> Style.Scaling {
    let following = fields.scaling
    guard let node = fields.cap else { return following == .fixed ? .fixed : .follows }
    if following == .fixed {
      log.add(
        .contradiction(
          "a style of fixed size cannot be capped", "remove “cap” or “scaling”", at: node.location))
      return .fixed
    }
    if let scale = text.scale {
      return size(node, as: "“cap”", of: scale).map { .capped($0) } ?? .follows
    }
    // Where no text size could be read, that is the mistake to report.
    guard !text.sizes.isEmpty else { return .follows }
    let name = fields.values.lookUp(
      node, as: "“cap”", noun: "text size", among: text.sizes.map(\.name))
    return text.sizes.first { $0.name == name }.map { .capped($0) } ?? .follows
  }
}
