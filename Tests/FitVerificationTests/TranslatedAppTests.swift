import FitTestSupport
import FitVerification
import ProjectFiles
import ScreenModel
import TextMeasure
import Testing

@Suite("The senior app's translations")
struct TranslatedAppTests {
  @Test("Home, quiz and settings fit in every locale, with nothing missing")
  func translations() throws {
    let project = try ShippedApp.project()
    let measurers = ProjectMeasurers(project)
    var filter = CellFilter()
    filter.screens = ["home", "quiz-question", "settings"]
    filter.textSizes = ["extra-large"]
    let app = try #require(project.apps.first)
    #expect(app.locales.map(\.id) == ["en", "de", "fi", "fr", "ar", "hi", "ja"])
    let report = Replay.run([app], filter: filter) { measurers.measurer(for: $0) }
    #expect(report.findings.map(\.message) == [])
    #expect(report.tally.cells == 3 * report.apps[0].windows * 3 * 7)
    #expect(report.tally.fits + report.tally.fragile == report.tally.cells)
  }

  @Test("Accents of the pseudo-locale are those that every family's own face has")
  func accents() throws {
    let project = try ShippedApp.project()
    let measurer = ProjectMeasurers(project).measurer(for: try #require(project.apps.first))
    var app = try #require(project.apps.first)
    app.locales.append(AppLocale(PseudoLocale(.accented), of: "en"))
    let accents = try #require(
      app.fittingAccents(measurer: measurer).locales.last?.pseudo?.accents)
    #expect(accents.count >= 40)
    for family in app.families {
      let setting = TextSetting(
        faces: Array(family.faces.prefix(1)), locale: "en", estimatedAdvance: 0.6)
      let text = String(accents.values.sorted())
      #expect(measurer.measure(text, as: setting).missing == [], "\(family.name)")
    }
  }

  @Test(
    "Each CJK locale is measured in its own regional face, each script in a face made for it",
    arguments: [
      ("ja", "noto-sans-cjk-jp"), ("ar", "noto-sans-arabic"), ("hi", "noto-sans-devanagari"),
    ])
  func faces(locale: String, face: String) throws {
    let app = try ShippedApp.senior()
    for family in app.families where family.name != "serif" {
      #expect(family.faces(in: locale).dropFirst().first == face)
    }
  }
}
