internal import FitPictures
internal import FitVerification
internal import ProjectFiles
internal import ScreenModel

extension Run {
  /// Writes a cell as a page that a browser lays out by itself.
  func export() throws -> Answer {
    let subject = try PictureSubject(arguments) { app, project in
      // A browser sets text by its own rules.
      project.profiles.first { $0.name == "web" }.map { app.profile = $0 }
    }
    let cell = try subject.worstCell()
    var page = HTMLPage(library: subject.workspace.library)
    let name = CellCaption(cell).text
    page.add(cell.layout, title: name)
    guard arguments.mainOutput != nil else {
      Tool.say("this is \(name)")
      return Answer(report: page.text)
    }
    return Answer(report: "\(name)\n", file: Array(page.text.utf8))
  }
}

/// The screen that a picture is asked of.
struct PictureSubject {
  let workspace: Workspace
  let app: App
  let screen: Screen

  /// Finds the screen that the command line names, by its file or by its name.
  ///
  /// - Parameters:
  ///   - arguments: With one operand.
  ///   - change: Changes the app before anything is measured.
  /// - Throws: Mistakes of the input files, or that there is no such screen.
  init(
    _ arguments: Arguments, change: (inout App, Project) -> Void = { _, _ in }
  ) throws {
    let word = arguments.operands[0]
    let path = Workspace.located(word, arguments)
    let isFile = word.contains("/") || word.hasSuffix(".yml") || FileSystem.kind(of: path) == .file
    if isFile {
      workspace = try Workspace(
        arguments, at: path, selecting: .screens([path], app: arguments.app))
    } else {
      workspace = try Workspace(arguments)
    }
    let found = workspace.apps.flatMap { app in
      app.screens.filter { isFile || $0.id == word }.map { (app, $0) }
    }
    guard let (first, screen) = found.first else {
      throw UsageError.unknown(
        "screen", word, among: unique(workspace.apps.flatMap { $0.screens.map(\.id) }))
    }
    guard found.count == 1 else {
      let apps = found.map { "--app \($0.0.id)" }
      throw UsageError("several apps have a screen “\(word)”; add \(list(apps, "or"))")
    }
    var app = first
    change(&app, workspace.project)
    self.app = app
    self.screen = screen
    try workspace.checkFonts()
  }

  /// The cell with the least room among those that the command line asks for.
  func worstCell() throws(UsageError) -> JudgedCell {
    let cell = WorstCell.of(
      screen, in: app, filter: workspace.filter, measurer: workspace.measurer(for: app))
    if let cell { return cell }
    let windows = workspace.filter.windows ?? []
    if let window = windows.first(where: { $0.safeArea == nil }) {
      throw UsageError(
        "the insets of \(window.name) are unknown, so nothing can be laid out in it")
    }
    throw UsageError("\(screen.id) has no cell with such a window, text size, family and locale")
  }
}
