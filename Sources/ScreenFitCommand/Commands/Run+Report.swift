internal import FitReporting
internal import FitSite
internal import FitVerification
internal import ProjectFiles
internal import ScreenModel

extension Run {
  /// Writes the report as pages for a browser.
  func report() throws -> Answer {
    let folder = arguments.folder ?? ""
    try checkFree(folder)
    let workspace = try Workspace(arguments, at: arguments.operands.first)
    let replay = try replayed(workspace, since: start, keepsCells: true)
    let human = HumanReport(isColoured: false, isVerbose: true) {
      TextFile.excerptLines(of: $0)
    }
    let apps = workspace.apps.map {
      SiteApp($0, filter: workspace.filter, measurer: workspace.measurer(for: $0), threads: threads)
    }
    let site = SiteReport(
      version: "screenfit \(HelpText.version)", replay: replay, apps: apps, human: human)
    let size = Lock(0)
    try site.makeFiles(threads: threads) { file in
      try Files.write(file.bytes, to: file.path, in: folder)
      size.withLock { $0 += file.bytes.count }
    }
    let megabytes = Self.megabytes(size.withLock { $0 })
    return Answer(
      report: "\(folder)/index.html: \(count(replay.tally.cells, "cell")), \(megabytes) MB\n")
  }

  /// Makes sure that a folder is new, empty, or holds an earlier report.
  private func checkFree(_ folder: String) throws {
    switch FileSystem.kind(of: folder) {
    case nil: return
    case .folder:
      let first = TextFile.excerptLines(of: "\(folder)/index.html") ?? []
      if try FileSystem.names(in: folder).isEmpty || first.contains(SiteReport.mark) { return }
      throw UsageError("\(folder) holds other files; name a folder that is new or empty")
    case .file, .other:
      throw Files.WriteFailure(place: folder, reason: "it is no folder")
    }
  }

  private static func megabytes(_ bytes: Int) -> String {
    let tenths = (bytes + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
