internal import FitVerification
internal import ProjectFiles
internal import ScreenModel
internal import TextMeasure

/// A loaded project with what the filters of the command line leave of it.
final class Workspace {
  let project: Project
  /// With windows already narrowed by tags.
  private(set) var apps: [App]
  private(set) var filter = CellFilter()
  /// What was measured, for another look at the same fonts and profiles.
  let measurers: ProjectMeasurers

  /// Loads the project that a command is about.
  ///
  /// - Parameters:
  ///   - arguments: Their filters are looked up in the project.
  ///   - place: A path inside the project, as the user typed it; nil: the working directory.
  ///   - selection: Which apps and screens to read; nil: what `place` and the arguments name.
  ///   - known: What was measured with the same fonts and profiles before.
  /// - Throws: Mistakes of the input files, or names that the project does not have.
  init(
    _ arguments: Arguments, at place: String? = nil, selecting selection: Project.Selection? = nil,
    knowing known: ProjectMeasurers? = nil
  ) throws {
    let folder = try Self.folder(arguments, at: place)
    let chosen = try selection ?? Self.selection(arguments, in: folder, at: place)
    project = try Project.load(folder, selecting: chosen, sharing: .ofCommand())
    try arguments.checkPlaces(besides: project.files)
    apps = project.apps
    measurers = known ?? ProjectMeasurers(project)
    try narrow(arguments)
  }

  var library: FontLibrary { measurers.library }

  /// Returns the measurer of an app's platform profile.
  func measurer(for app: App) -> TextMeasurer { measurers.measurer(for: app) }

  /// Makes sure that every face that the apps set text in is there and is the pinned one.
  func checkFonts() throws(FileErrors) {
    try measurers.checkFaces(of: apps, filter: filter)
  }

  // MARK: - Finding the project

  /// Finds a path of the command line in the working directory, or else in the project that is named beside it.
  static func located(_ path: String, _ arguments: Arguments) -> String {
    guard let project = arguments.project, !path.hasPrefix("/"), FileSystem.kind(of: path) == nil
    else {
      return path
    }
    let inside = project.hasSuffix("/") ? project + path : "\(project)/\(path)"
    return FileSystem.kind(of: inside) == nil ? path : inside
  }

  /// Finds the project that a command is about.
  static func folder(
    _ arguments: Arguments, at place: String?
  ) throws -> ProjectFolder {
    if let named = arguments.project {
      guard ProjectFolder.isProject(named), let folder = ProjectFolder.find(from: named) else {
        throw noProject(at: named)
      }
      return folder
    }
    guard let folder = ProjectFolder.find(from: place) else { throw noProject(at: place ?? ".") }
    return folder
  }

  private static func noProject(at place: String) -> FileErrors {
    FileErrors([
      FileError(
        .missingFile, file: place, "there is no project here",
        suggestion:
          "name the folder that holds Screens/APP/app.yml with --project DIR, or begin with screenfit init"
      )
    ])
  }

  /// A folder of an app selects the app; another one the whole project.
  private static func selection(
    _ arguments: Arguments, in folder: ProjectFolder, at place: String?
  ) throws -> Project.Selection {
    let names = folder.appNames
    if let app = arguments.app {
      guard names.contains(app) else { throw UsageError.unknown("app", app, among: names) }
      return .apps([app])
    }
    guard let place else { return .everything }
    switch FileSystem.kind(of: place) {
    case .folder: break
    case nil:
      throw FileErrors([FileError(.missingFile, file: place, "there is no such folder")])
    case .file, .other:
      throw UsageError("\(place) is no folder; screenfit verify \(place) verifies a screen")
    }
    guard
      let root = FileSystem.resolved(folder.path), let path = FileSystem.resolved(place),
      path == root || path.hasPrefix(root + "/")
    else { throw noProject(at: place) }
    let parts = path.dropFirst(root.count).split(separator: "/")
    guard parts.count > 1, parts[0] == "Screens" else { return .everything }
    return .apps([String(parts[1])])
  }

  // MARK: - Looking names up

  private func narrow(_ arguments: Arguments) throws {
    filter.screens = try known(arguments.screens, "screen", apps.flatMap { $0.screens.map(\.id) })
    filter.textSizes = try known(
      arguments.textSizes, "text size", apps.flatMap { $0.textSizes.map(\.name) })
    filter.families = try known(
      arguments.families, "family", apps.flatMap { $0.families.map(\.name) })
    addPseudoLocales(arguments.locales)
    filter.states = try known(
      arguments.states, "state", apps.flatMap { $0.screens.flatMap(\.states) })
    filter.locales = try known(arguments.locales, "locale", apps.flatMap { $0.locales.map(\.id) })
    let choice = try windowChoice(arguments.windows)
    filter.windows = choice.named
    // A picture shows the very window that was asked for.
    let isPicture = arguments.command == .render || arguments.command == .export
    filter.windowsForTyping = isPicture ? [] : choice.withKeyboard
    if filter.windows == nil, !choice.tags.isEmpty {
      choice.narrow(&apps)
      filter.areWindowsNarrowed = true
      if apps.allSatisfy({ $0.windows.windows.isEmpty }) {
        filter.windows = project.windows.filter { !choice.tags.isDisjoint(with: $0.tags) }
      }
    }
  }

  private func windowChoice(_ words: [String]) throws(UsageError) -> WindowChoice {
    do throws(WindowChoice.Failure) {
      let choice = try WindowChoice(words, in: project)
      for word in choice.bare {
        Tool.say("all of \(word) counts as usable; insets go behind it, as in 390x844+47+34")
      }
      return choice
    } catch {
      switch error {
      case .figures(let message): throw UsageError(message)
      case .unknown(let word, let valid):
        throw .unknown("window", word, among: valid, hint: WindowChoice.hint)
      }
    }
  }

  /// Adds the pseudo-locales that are asked for to the apps that do not list them.
  private func addPseudoLocales(_ names: [String]) {
    for kind in PseudoLocale.Kind.allCases where names.contains(kind.rawValue) {
      for index in apps.indices
      where !apps[index].locales.contains(where: { $0.id == kind.rawValue }) {
        apps[index].locales.append(
          AppLocale(PseudoLocale(kind), of: apps[index].sourceLocale.language))
      }
    }
  }

  private func known(
    _ names: [String], _ noun: String, _ valid: [String]
  ) throws(UsageError) -> Set<String>? {
    guard !names.isEmpty else { return nil }
    for name in names where !valid.contains(name) {
      throw .unknown(noun, name, among: unique(valid))
    }
    return Set(names)
  }
}
