internal import FitPictures
package import FitReporting
package import FitVerification
internal import FoundationEssentials
internal import ScreenModel

/// The report as a static site: pages that a browser opens from disk, and the data that they show.
package struct SiteReport {
  /// A file of the site.
  package struct File: Sendable {
    /// Below the site's folder.
    package var path: String
    package var bytes: [UInt8]
  }

  /// What the first page begins with, by which a folder with an earlier report is known.
  package static let mark = "<title>ScreenFit report</title>"

  private let version: String
  private let replay: ReplayReport
  private let apps: [SiteApp]
  private let human: HumanReport

  /// Puts a report together.
  ///
  /// - Parameters:
  ///   - version: Of the tool, as it is shown.
  ///   - replay: With the grids of its screens.
  ///   - apps: Those of the replay, in their order.
  ///   - human: How findings are written.
  package init(version: String, replay: ReplayReport, apps: [SiteApp], human: HumanReport) {
    self.version = version
    self.replay = replay
    self.apps = apps
    self.human = human
  }

  /// Makes the files of the site, each as soon as it can be made: together they may be larger than memory.
  ///
  /// The pages say that the report is not finished until the last file is made, so that none shows what an earlier report left.
  ///
  /// - Parameters:
  ///   - threads: How many screens are drawn at once, at most; the files are the same for any number.
  ///   - body: Gets each file once, `data/report.js` twice: empty before the data of the screens, and last. It runs on any of the threads.
  /// - Throws: What the body throws, and what a number that JSON cannot hold makes of the encoder.
  package func makeFiles(
    threads: Int, _ body: @escaping @Sendable (File) throws -> Void
  ) throws {
    try body(File(path: "index.html", bytes: PackageResources.index_html))
    try body(Self.summary("null"))
    try body(File(path: "report.css", bytes: PackageResources.report_css))
    try body(File(path: "report.js", bytes: PackageResources.report_js))
    try body(File(path: "picture.js", bytes: PackageResources.picture_js))
    try draw(threads: threads, body)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = JSONReport.escapingControls(
      String(decoding: try encoder.encode(data()), as: UTF8.self))
    try body(Self.summary(data))
  }

  /// Makes the file that the pages begin with.
  private static func summary(_ json: String) -> File {
    File(path: "data/report.js", bytes: Array("screenfit.report = \(json)\n".utf8))
  }

  private func data() -> SiteData {
    SiteData(
      version: version, tally: TallyData(replay.tally),
      apps: zip(replay.apps, apps).map { summary, site in
        AppData(
          summary, site,
          findings: replay.findings.filter { $0.app == summary.id }.map {
            FindingData($0, in: summary, report: human)
          })
      })
  }

  /// What drawing the screens has come to so far.
  private struct Progress: Sendable {
    /// Of each app, by face.
    var glyphs: [String: [String: PictureTable.DrawnGlyphs]] = [:]
    var failure: (any Error)?
  }

  /// Draws every screen, then the glyphs of each app.
  private func draw(threads: Int, _ body: @escaping @Sendable (File) throws -> Void) throws {
    let screens = screens
    let progress = Lock(Progress())
    WorkerThreads.perform(screens.count, threads: threads) { number in
      guard progress.withLock({ $0.failure == nil }) else { return }
      let (site, screen, grid) = screens[number]
      let drawing = SiteScreen(screen, grid: grid, of: site.app, measurer: site.measurer)
      do {
        try body(Self.part("screen-\(screen.id)", of: site.app.id, drawing.json))
      } catch {
        progress.withLock { $0.failure = error }
      }
      progress.withLock {
        $0.glyphs[site.app.id, default: [:]].merge(drawing.glyphs) { $0.union($1) }
      }
    }
    let drawn = progress.withLock { $0 }
    if let failure = drawn.failure { throw failure }
    for (app, glyphs) in drawn.glyphs {
      try body(Self.part("glyphs", of: app, PictureTable.outlines(of: glyphs)))
    }
  }

  private var screens: [(site: SiteApp, screen: Screen, grid: CellGrid)] {
    zip(replay.apps, apps).flatMap {
      summary, site -> [(site: SiteApp, screen: Screen, grid: CellGrid)] in
      let known = Dictionary(grouping: site.app.screens, by: \.id)
      return summary.screens.compactMap { own in
        guard let screen = known[own.id]?.first, let grid = own.grid else { return nil }
        return (site, screen, grid)
      }
    }
  }

  /// Makes a file that a page loads as a script: from disk, nothing else may be read.
  private static func part(_ name: String, of app: String, _ json: String) -> File {
    return File(
      path: "data/\(app)/\(name).js",
      bytes: Array("screenfit.parts[\(Markup.json("\(app)/\(name)"))] = \(json)\n".utf8))
  }
}
