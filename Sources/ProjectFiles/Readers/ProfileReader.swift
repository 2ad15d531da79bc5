internal import ScreenModel

/// Reads a file of `Profiles/`.
struct ProfileReader {
  let log: ErrorLog

  func read(_ root: Node, name: String) -> PlatformProfile {
    let fields = Mapping(root, by: ProfileKeys.table, log: log)
    let checked = fields.checkedAgainst
    var profile = PlatformProfile(
      name: name, checkedAgainst: checked == "nothing" ? "" : checked,
      overlongWord: fields.overlongWord ?? .overflow,
      asciiBreaks: fields.asciiBreaks.map(pairs), whiteSpace: fields.whiteSpace ?? .collapse,
      trailingNewlineOpensLine: fields.trailingNewlineOpensLine,
      lineSeparatorBreaks: fields.lineSeparatorBreaks,
      softHyphenTakesWidth: fields.softHyphenTakesWidth, fit: fields.fit.map(fit) ?? .exact,
      breakLocale: fields.breakLocale ?? "", kana: fields.kana,
      breaksAfterEverySpace: fields.breaksAfterEverySpace, allSpacesHang: fields.allSpacesHang,
      breaksAfreshAfterCut: fields.breaksAfreshAfterCut, shapesLinesAnew: fields.shapesLinesAnew,
      halvesFullWidthMarks: fields.halvesFullWidthMarks, unicode: fields.unicode)
    profile.separatorsAreSpaces = fields.separatorsAreSpaces
    profile.uncertainScripts = scripts(fields.uncertainScripts, fields.values)
    if let node = fields.fontLines { profile.fontLines = fontLines(node) }
    return profile
  }

  private func fontLines(_ node: TableNode<FontLineKeys>) -> FontLineRule {
    let fields = Mapping(node, log: log)
    return FontLineRule(
      rounding: fields.rounding ?? .none, countsGap: fields.gap,
      fallbacksRaise: fields.fallbacksRaise)
  }

  private func scripts(
    _ items: [Node], _ values: ValueReader
  ) -> Set<PlatformProfile.DictionaryScript> {
    let valid = PlatformProfile.DictionaryScript.allCases.map(\.rawValue)
    let names = items.compactMap {
      values.lookUp($0, as: "an item of “uncertain-scripts”", noun: "script", among: valid)
    }
    return Set(names.compactMap { PlatformProfile.DictionaryScript(rawValue: $0) })
  }

  private func pairs(_ items: [(name: String, node: Node)]) -> Set<String> {
    var pairs: Set<String> = []
    for (pair, node) in items {
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

  private func fit(_ node: TableNode<FitKeys>) -> FitArithmetic {
    let fields = Mapping(node, log: log)
    return FitArithmetic(
      sizeStep: fields.sizeStep, widthStep: fields.widthStep,
      pixelAllowance: fields.pixelAllowance, pointAllowance: fields.pointAllowance,
      rasterStep: fields.rasterStep, pixelWidthStep: fields.pixelWidthStep)
  }
}
