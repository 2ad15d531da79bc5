internal import FitVerification
internal import ProjectFiles
internal import ScreenModel

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
    guard let cell else { throw noCell }
    return cell
  }

  /// Why there is no cell to draw.
  var noCell: UsageError {
    let windows = workspace.filter.windows ?? []
    if let window = windows.first(where: { $0.safeArea == nil }) {
      return UsageError(
        "the insets of \(window.name) are unknown, so nothing can be laid out in it")
    }
    return UsageError("\(screen.id) has no cell with such a window, text size, family and locale")
  }
}
