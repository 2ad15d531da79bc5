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

  /// Makes the files of the site.
  ///
  /// - Parameter threads: How many screens are drawn at once, at most; the files are the same for any number.
  /// - Returns: The pages, then their data.
  /// - Throws: What a number that JSON cannot hold makes of the encoder.
  package func files(threads: Int) throws -> [File] {
    var files = [
      File(path: "index.html", bytes: PackageResources.index_html),
      File(path: "report.css", bytes: PackageResources.report_css),
      File(path: "report.js", bytes: PackageResources.report_js),
      File(path: "picture.js", bytes: PackageResources.picture_js),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = JSONReport.escapingControls(
      String(decoding: try encoder.encode(data()), as: UTF8.self))
    files.append(File(path: "data/report.js", bytes: Array("screenfit.report = \(data)\n".utf8)))
    return files + drawings(threads: threads)
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

  /// Draws every screen, and collects the glyphs of each app.
  private func drawings(threads: Int) -> [File] {
    let screens = zip(replay.apps, apps).flatMap { summary, site in
      summary.screens.compactMap { own -> (site: SiteApp, screen: Screen, grid: CellGrid)? in
        guard let screen = site.app.screens.first(where: { $0.id == own.id }), let grid = own.grid
        else { return nil }
        return (site, screen, grid)
      }
    }
    let drawings = WorkerThreads.map(screens, threads: threads) { site, screen, grid in
      SiteScreen(screen, grid: grid, of: site.app, measurer: site.measurer)
    }
    var files: [File] = []
    var glyphs: [String: [String: PictureTable.DrawnGlyphs]] = [:]
    for ((site, screen, _), drawing) in zip(screens, drawings) {
      files.append(part("screen-\(screen.id)", of: site.app.id, drawing.json))
      glyphs[site.app.id, default: [:]].merge(drawing.glyphs) { $0.union($1) }
    }
    for (app, glyphs) in glyphs.sorted(by: { $0.key < $1.key }) {
      files.append(part("glyphs", of: app, PictureTable.outlines(of: glyphs)))
    }
    return files
  }

  /// Makes a file that a page loads as a script: from disk, nothing else may be read.
  private func part(_ name: String, of app: String, _ json: String) -> File {
    return File(
      path: "data/\(app)/\(name).js",
      bytes: Array("screenfit.parts[\(Markup.json("\(app)/\(name)"))] = \(json)\n".utf8))
  }
}
