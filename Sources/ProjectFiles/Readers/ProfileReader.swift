internal import ScreenModel

/// Reads a file of `Profiles/`.
struct ProfileReader {
  let log: ErrorLog

  private static let keys = [
    "checked-against", "overlong-word", "white-space", "trailing-newline-opens-line",
    "line-separator-breaks", "soft-hyphen-takes-width", "ascii-breaks", "fit",
    "break-locale", "kana", "breaks-after-every-space", "all-spaces-hang",
    "breaks-afresh-after-cut", "shapes-lines-anew",
    "halves-full-width-marks",
    "unicode", "uncertain-scripts", "font-lines",
  ]

  func read(_ root: Node, name: String) -> PlatformProfile {
    let fields = Fields(root, of: "a platform profile", keys: Self.keys, log: log)
    let checked = fields.text("checked-against")
    var profile = PlatformProfile(
      name: name, checkedAgainst: checked == "nothing" ? "" : checked,
      overlongWord: fields.choice("overlong-word") ?? .overflow,
      asciiBreaks: fields["ascii-breaks"].map { pairs($0, fields.values) },
      whiteSpace: fields.choice("white-space") ?? .collapse,
      trailingNewlineOpensLine: fields.flag("trailing-newline-opens-line"),
      lineSeparatorBreaks: fields.flag("line-separator-breaks"),
      softHyphenTakesWidth: fields.flag("soft-hyphen-takes-width"),
      fit: fields.required("fit").map(fit) ?? .exact,
      breakLocale: fields.optionalTitle("break-locale") ?? "",
      kana: fields.optionalChoice("kana") ?? .normal,
      breaksAfterEverySpace: fields.optionalFlag("breaks-after-every-space") ?? true,
      allSpacesHang: fields.optionalFlag("all-spaces-hang") ?? false,
      breaksAfreshAfterCut: fields.optionalFlag("breaks-afresh-after-cut") ?? true,
      shapesLinesAnew: fields.optionalFlag("shapes-lines-anew") ?? true,
      halvesFullWidthMarks: fields.optionalFlag("halves-full-width-marks") ?? false,
      unicode: fields.optionalWhole("unicode", in: 15...17) ?? 15)
    if let node = fields["uncertain-scripts"] {
      profile.uncertainScripts = scripts(node, fields.values)
    }
    if let node = fields["font-lines"] { profile.fontLines = fontLines(node) }
    return profile
  }

  private func fontLines(_ node: Node) -> FontLineRule {
    let fields = Fields(
      node, of: "“font-lines”", keys: ["rounding", "gap", "fallbacks-raise"], log: log)
    return FontLineRule(
      rounding: fields.choice("rounding") ?? .none, countsGap: fields.flag("gap"),
      fallbacksRaise: fields.flag("fallbacks-raise"))
  }

  private func scripts(
    _ node: Node, _ values: ValueReader
  ) -> Set<PlatformProfile.DictionaryScript> {
    let valid = PlatformProfile.DictionaryScript.allCases.map(\.rawValue)
    let items = values.items(node, as: "“uncertain-scripts”")
    let names = items.compactMap {
      values.lookUp($0, as: "an item of “uncertain-scripts”", noun: "script", among: valid)
    }
    return Set(names.compactMap { PlatformProfile.DictionaryScript(rawValue: $0) })
  }

  private func pairs(_ node: Node, _ values: ValueReader) -> Set<String> {
    var pairs: Set<String> = []
    for (pair, node) in values.names(node, as: "“ascii-breaks”", noun: "pair") {
      guard pair.utf8.count >= 2, pair.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
        log.add(
          .wrongType(
            of: "an item of “ascii-breaks”", found: node,
            expected: "two or more printable ASCII characters"))
        continue
      }
      pairs.insert(pair)
    }
    return pairs
  }

  private func fit(_ node: Node) -> FitArithmetic {
    let fields = Fields(
      node, of: "“fit”",
      keys: [
        "size-step", "raster-step", "width-step", "pixel-width-step", "pixel-allowance",
        "point-allowance",
      ],
      log: log)
    return FitArithmetic(
      sizeStep: fields.number("size-step", in: 0...10),
      widthStep: fields.number("width-step", in: 0...10),
      pixelAllowance: fields.number("pixel-allowance", in: 0...10),
      pointAllowance: fields.number("point-allowance", in: 0...10),
      rasterStep: fields.optionalNumber("raster-step", in: 0...10) ?? 0,
      pixelWidthStep: fields.optionalNumber("pixel-width-step", in: 0...10) ?? 0)
  }
}
