import FitTestSupport
import ScreenModel
import StackLayout
import Testing
import TextMeasure

@testable import FitPictures

@Suite("A page of HTML") struct HTMLPageTests {
  private func page(
    _ screen: Screen, textSize: TextSize = SampleApp.normal, locale: AppLocale = "en"
  ) throws -> String {
    var app = SampleApp.make(screens: [screen])
    app.locales = [locale]
    let prepared = PreparedScreen(
      screen, of: app, family: app.families[0], locale: locale,
      measurer: FixedAdvanceMeasurer(advance: 1))
    let condition = try #require(
      LayoutCondition(SampleApp.window(100, 200, top: 10), textSize: textSize, app: app))
    var page = HTMLPage(library: FontLibrary(manifest: FontManifest(folders: [], faces: [:])))
    page.add(StackSolver(prepared, for: condition), title: "A <screen>")
    return page.text
  }

  @Test("says how blocks are laid out and never where they stand")
  func structure() throws {
    let screen = SampleApp.screen(
      [
        SampleApp.text("words of two lines"), SampleApp.media("picture"),
        SampleApp.row([(.fixed(30), SampleApp.box("a", 9)), (.weight(1), SampleApp.control("b"))]),
      ])
    let page = try page(screen)
    let start = try #require(page.firstRange(of: "</style>\n")).upperBound
    let body = String(page[start...])
    try expectGolden(body, "page.html")
    #expect(!body.contains("absolute"))
    #expect(!body.contains("left:"))
    #expect(!body.contains("transform"))
  }

  @Test("shows words as they are, whatever they mean to HTML")
  func escaping() throws {
    let page = try page(SampleApp.screen([SampleApp.text("<b>&\"'")]))
    #expect(page.contains("\n&lt;b&gt;&amp;&quot;&#39;\n"))
    #expect(page.contains("<title>A &lt;screen&gt;</title>"))
    #expect(!page.contains("<b>"))
  }

  @Test("runs from right to left where the locale does")
  func direction() throws {
    let screen = SampleApp.screen([SampleApp.text("words")])
    #expect(try page(screen).contains("lang=\"en\" dir=\"ltr\""))
    #expect(try page(screen, locale: "ar").contains("lang=\"ar\" dir=\"rtl\""))
  }

}
