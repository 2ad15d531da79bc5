import FitTestSupport
import FoundationEssentials
import FitVerification
import ProjectFiles
import ScreenModel
import StackLayout
import Testing
import TextMeasure

@testable import FitPictures

/// The independent check of the layout: Chromium lays the exported screens out by itself.
@Suite("Exported HTML", .enabled(if: Browser.isWanted)) struct FrameAgreementTests {
  /// What Chromium answers of a page.
  private struct Answer: Decodable {
    struct Difference: Decodable {
      var cell: String
      var block: String
      var ours: [Double]
      var theirs: [Double]
      var by: Double
    }

    var frames: Int
    var greatest: Double
    var fonts: [String]
    var differences: [Difference]
  }

  private static let script = """
    <script>
    (async () => {
      const answer = { frames: 0, greatest: 0, fonts: [], differences: [] }
      for (const face of document.fonts) {
        await face.load().catch(() => {})
        if (face.status !== "loaded") answer.fonts.push(face.family)
      }
      for (const window of document.querySelectorAll(".window")) {
        const origin = window.getBoundingClientRect()
        for (const block of window.querySelectorAll("[data-frame]")) {
          if (block.closest("[aria-hidden]")) continue
          const ours = block.dataset.frame.split(" ").map(Number)
          const rect = block.getBoundingClientRect()
          const theirs = [rect.x - origin.x, rect.y - origin.y, rect.width, rect.height]
          const by = Math.max(...ours.map((figure, at) => Math.abs(figure - theirs[at])))
          answer.frames += 1
          answer.greatest = Math.max(answer.greatest, by)
          if (by > 0.5) {
            answer.differences.push({ cell: window.dataset.block, block: block.dataset.block, ours, theirs, by })
          }
        }
      }
      const out = document.createElement("pre")
      out.textContent = JSON.stringify(answer)
      document.body.replaceChildren(out)
    })()
    </script>
    """

  @Test("has every block within half a point of where the layout puts it", arguments: appNames)
  func frames(_ name: String) throws {
    let folder = try #require(ProjectFolder.find(from: #filePath))
    let project = try Project.load(folder, selecting: .apps([name]))
    var app = try #require(project.apps.first)
    app.profile = try #require(project.profiles.first { $0.name == "web" })
    try check(app, fonts: project.fonts)
  }

  @Test("has every kind of block where the layout puts it", arguments: KindsOfBlocks.screens)
  func kinds(_ screen: KindsOfBlocks) throws {
    let project = try screen.project()
    try check(try #require(project.apps.first), fonts: project.fonts)
  }

  /// Lays the cells of an app out in Chromium, and compares the frames.
  private func check(_ app: App, fonts: FontManifest) throws {
    let library = FontLibrary(manifest: fonts)
    var page = HTMLPage(library: library)
    let cells = Self.cells(of: app, library: library)
    for cell in cells {
      let names = cell.cell
      page.add(
        cell.layout,
        title: [
          names.screen, names.state ?? "", names.window, names.textSize, names.family, names.locale,
        ]
        .joined(separator: " "))
    }
    let answer = try JSONDecoder().decode(
      Answer.self, from: Data(Browser.answer(of: page.text + Self.script).utf8))
    #expect(answer.fonts == [])
    #expect(answer.frames > cells.count)
    for difference in answer.differences.prefix(20) {
      Issue.record(
        """
        \(difference.cell): \(difference.block) is at \(difference.ours) and in Chromium at \
        \(difference.theirs)
        """)
    }
    #expect(answer.differences.count == 0)
    print(
      "\(app.id): \(answer.frames) frames of \(cells.count) cells, the greatest difference is \(answer.greatest) pt"
    )
  }

  private static let appNames: [String] = {
    ProjectFolder.find(from: #filePath)?.appNames ?? []
  }()

  /// Lays every screen out in three windows and two text sizes, in up to three families, in every locale.
  private static func cells(of app: App, library: FontLibrary) -> [JudgedCell] {
    let measurer = TextMeasurer(profile: app.profile, library: library)
    var cells: [JudgedCell] = []
    for screen in app.screens {
      for family in app.families.prefix(3) {
        for locale in app.locales where locale.includes(screen.id) {
          let prepared = PreparedScreen(
            screen, of: app, family: family, locale: locale, measurer: measurer)
          cells += Self.cells(of: prepared)
        }
      }
    }
    return cells
  }

  private static func cells(of prepared: PreparedScreen) -> [JudgedCell] {
    let app = prepared.app
    var cells: [JudgedCell] = []
    for textSize in Set([0, app.textSizes.count - 1]).sorted() {
      for window in windows(of: app) {
        for state in 0..<max(1, prepared.screen.states.count) {
          let cell = JudgedCell(
            prepared, window: window, textSize: app.textSizes[textSize], state: state)
          if let cell { cells.append(cell) }
        }
      }
    }
    return cells
  }

  /// The smallest window, the largest and one between them, with the pixels of the browser.
  private static func windows(of app: App) -> [Window] {
    let replayed: [Window] = CellFilter().windows(of: app).replayed
    let known = replayed.filter { $0.safeArea != nil }.sorted { (a: Window, b: Window) -> Bool in
      let areas = (a.width * a.height, b.width * b.height)
      return areas.0 == areas.1 ? a.id < b.id : areas.0 < areas.1
    }
    let chosen: Set<Int> = [0, known.count / 2, known.count - 1]
    return chosen.sorted().map { (index: Int) -> Window in
      var window = known[index]
      window.pixelScale = 2
      return window
    }
  }
}
