internal import FitPictures
internal import FitReporting
internal import FitVerification
internal import ProjectFiles
internal import ScreenModel

extension Run {
  /// Draws a cell, or many on a sheet.
  func render() throws -> Answer {
    if arguments.operands.isEmpty { return try sheetOfScreens() }
    let subject = try PictureSubject(arguments)
    let pictures = try pictures(of: subject.app, in: subject.workspace)
    guard arguments.wantsSheet else {
      let cell = try subject.worstCell()
      return try drawn(pictures.picture(of: cell), "\(HumanReport.shown(CellCaption(cell).text))\n")
    }
    let cells = WorstCell.inEachWindow(
      subject.screen, of: subject.app, filter: subject.workspace.filter,
      measurer: subject.workspace.measurer(for: subject.app))
    guard !cells.isEmpty else { throw subject.noCell }
    let sheet = ContactSheet(.windows, pictures)
    let title = "\(subject.app.name): \(subject.screen.name)"
    return try drawn(
      sheet.picture(of: cells, title: title),
      "\(HumanReport.shown(title)) in \(count(cells.count, "window"))\n")
  }

  /// Draws every screen of an app in one window.
  private func sheetOfScreens() throws -> Answer {
    let workspace = try Workspace(arguments)
    guard let app = workspace.apps.first, workspace.apps.count == 1 else {
      let names = workspace.apps.map { "--app \($0.id)" }
      throw UsageError("several apps could be meant; add \(list(names, "or"))")
    }
    try workspace.checkFonts()
    let windows = workspace.filter.windows ?? app.windows.windows
    guard windows.count == 1, let window = windows.first else {
      throw UsageError("a sheet of all screens is of one window, not of \(windows.count)")
    }
    let measurer = workspace.measurer(for: app)
    let cells = app.screens.compactMap {
      WorstCell.of($0, in: app, filter: workspace.filter, measurer: measurer)
    }
    guard !cells.isEmpty else {
      throw UsageError("\(app.id) has no cell with such a window, text size, family and locale")
    }
    let sheet = ContactSheet(.screens, try pictures(of: app, in: workspace))
    let title = "\(app.name): \(window.name)"
    return try drawn(
      sheet.picture(of: cells, title: title),
      "\(HumanReport.shown(title)), \(count(cells.count, "screen"))\n")
  }

  private func pictures(of app: App, in workspace: Workspace) throws(UsageError) -> CellPicture {
    var options = CellPicture.Options()
    options.showsOverlay = arguments.showsOverlay
    options.isGrey = arguments.isGrey
    if let name = arguments.theme {
      let themes = Palette.themes(of: app)
      guard let theme = themes.first(where: { $0.name == name }) else {
        throw .unknown("theme", name, among: themes.map(\.name))
      }
      options.theme = theme
    }
    return CellPicture(options, measurer: workspace.measurer(for: app))
  }

  private func drawn(_ picture: Picture, _ report: String) throws(UsageError) -> Answer {
    guard arguments.pictureFormat == .png else {
      return Answer(
        report: report, file: Array(SVGWriter.document(of: picture).utf8))
    }
    do throws(PaintingError) {
      let bytes = try PNGWriter.bytes(of: picture, scale: arguments.scale ?? 2)
      return Answer(report: report, file: bytes)
    } catch {
      throw UsageError(error.message)
    }
  }

  func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
