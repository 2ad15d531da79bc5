internal import ScreenModel

/// Pictures and videos: elastic ones with bounds, fixed ones with a height.
extension BlockReader {
  func media(_ main: Node, _ fields: Mapping<BlockKeys>) -> (Block.Kind, name: String) {
    let title = values.title(main, as: "“media”").text
    let errorCount = log.errors.count
    let isFixed = fields.fixed
    let isClear = log.errors.count == errorCount
    let aspect = fields.aspect.map(aspect)
    let floor = isFixed ? fixedHeight(fields) : fields.floor
    if !isFixed, isClear, let node = fields.node(\.height) {
      log.add(
        .contradiction(
          "elastic media has a “height”",
          "add “fixed: true”, or give “floor” and “ceiling” in its place", at: node.location))
    }
    let media = Media(
      elastic: !isFixed, floor: floor, ceiling: isFixed ? nil : ceiling(fields, floor: floor),
      aspect: aspect)
    return (.media(media), "media “\(title.shortened(to: 24))”")
  }

  /// Reads the height of fixed media; nil when it follows from the width.
  private func fixedHeight(_ fields: Mapping<BlockKeys>) -> Points? {
    for entry in fields.given(\.floor, \.ceiling) {
      log.add(
        .contradiction(
          "fixed media has a “\(entry.key)”",
          "only elastic media has one; give “height”, or remove “fixed”",
          at: entry.value.location))
    }
    if fields.isMissing(\.height) {
      if fields.aspect == nil {
        if fields.isMissing(\.aspect) {
          log.add(
            FileError(
              .missingKey, at: fields.location, "fixed media has neither “height” nor “aspect”",
              suggestion: "give its “height” in points, or its “aspect” such as 4:3",
              validNames: ["height", "aspect"]))
        }
      } else if !isWidthGiven {
        log.add(
          FileError(
            .missingKey, at: fields.location,
            "fixed media has an “aspect” but neither a height nor a width",
            suggestion: "give “height”, or a “width” in points or fill",
            validNames: ["height", "width"]))
      }
    }
    return fields.height
  }

  private func ceiling(_ fields: Mapping<BlockKeys>, floor: Points?) -> Points? {
    let errorCount = log.errors.count
    let ceiling = fields.ceiling
    guard let ceiling, let node = fields.node(\.ceiling), log.errors.count == errorCount else {
      return ceiling
    }
    if ceiling < floor ?? app.mediaFloor, floor != nil || isAppComplete {
      log.add(
        .contradiction(
          "the ceiling of the media is below its floor of "
            + NumberText.shown(floor ?? app.mediaFloor), "raise “ceiling” or lower “floor”",
          at: node.location))
    }
    return ceiling
  }

  /// Reads width over height, as `1.5` or as `3:2`.
  private func aspect(_ node: Node) -> Double {
    let range = Range.aspect
    guard case .scalar(let scalar) = node.content else {
      return values.number(node, as: "“aspect”", in: range)
    }
    let sides = scalar.text.split(separator: ":", omittingEmptySubsequences: false)
      .map { NumberText.read(String($0.filter { $0 != " " })) }
    if sides.count == 2, case .number(let width) = sides[0], case .number(let height) = sides[1],
      width > 0, height > 0
    {
      let ratio = width / height
      if range.contains(ratio) { return ratio }
      log.add(.outOfRange("“aspect”", found: node, range: "from 1:100 to 100:1"))
      return range.upperBound
    }
    if case .text(hint: nil) = NumberText.read(scalar.text) {
      let sides = scalar.text.split { "/:x×".contains($0) }
      log.add(
        .wrongType(
          of: "“aspect”", found: node, expected: "width over height, such as 4:3 or 1.5",
          suggestion: sides.count == 2 && sides.allSatisfy { Double($0) ?? 0 > 0 }
            ? "write \(sides[0]):\(sides[1])" : nil))
      return 1
    }
    return values.number(node, as: "“aspect”", in: range)
  }
}
