package import ScreenModel

extension App {
  /// Narrows pseudo-locales to letters that the first face of every family has.
  ///
  /// - Parameter measurer: Of real fonts.
  /// - Returns: The app with its pseudo-locales changed.
  package func fittingAccents(measurer: any TextMeasuring) -> App {
    guard locales.contains(where: { $0.pseudo?.kind == .accented }) else { return self }
    var app = self
    let chains = Set(
      families.flatMap { family in
        [false, true].compactMap { family.faces(in: sourceLocale.language, bold: $0).first }
      }
    ).sorted()
    let accents = PseudoLocale.accents { letter in
      chains.allSatisfy { face in
        let setting = TextSetting(
          faces: [face], locale: sourceLocale.language, estimatedAdvance: 1)
        return measurer.measure(String(letter), as: setting).missing.isEmpty
      }
    }
    for index in app.locales.indices { app.locales[index].pseudo?.accents = accents }
    return app
  }
}
