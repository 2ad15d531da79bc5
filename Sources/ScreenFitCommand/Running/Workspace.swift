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
  let library: FontLibrary
  private var measurers: [String: TextMeasurer] = [:]

  /// Loads the project that a command is about.
  ///
  /// - Parameters:
  ///   - arguments: Their filters are looked up in the project.
  ///   - place: A path inside the project, as the user typed it; nil: the working directory.
  ///   - selection: Which apps and screens to read; nil: what `place` and the arguments name.
  /// - Throws: Mistakes of the input files, or names that the project does not have.
  init(
    _ arguments: Arguments, at place: String? = nil, selecting selection: Project.Selection? = nil
  ) throws {
    let folder = try Self.folder(arguments, at: place)
    let chosen = try selection ?? Self.selection(arguments, in: folder, at: place)
    project = try Project.load(folder, selecting: chosen)
    apps = project.apps
    library = FontLibrary(manifest: project.fonts)
    try narrow(arguments)
  }

  /// Returns the measurer of an app's platform profile.
  func measurer(for app: App) -> TextMeasurer {
    if let measurer = measurers[app.profile.name] { return measurer }
    let measurer = TextMeasurer(profile: app.profile, library: library)
    measurers[app.profile.name] = measurer
    return measurer
  }

  /// Makes sure that every face that the apps set text in is there and is the pinned one.
  func checkFonts() throws(FileErrors) {
    var names: [String] = []
    for family in apps.flatMap(\.families) where filter.families?.contains(family.name) ?? true {
      for face in family.faces + family.boldFaces where !names.contains(face) {
        names.append(face)
      }
    }
    let errors = library.check(names).map { FileError($0, in: project.fonts) }
    guard errors.isEmpty else { throw FileErrors(errors) }
  }

  // MARK: - Finding the project

  private static func folder(
    _ arguments: Arguments, at place: String?
  ) throws -> ProjectFolder {
    if let named = arguments.project {
      let manifest = named.hasSuffix("/") ? "\(named)Fonts/fonts.yml" : "\(named)/Fonts/fonts.yml"
      guard Files.kind(of: manifest) == .file, let folder = ProjectFolder.find(from: named) else {
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
        suggestion: "a project folder holds Fonts/fonts.yml, Devices, Profiles and Screens")
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
    switch Files.kind(of: place) {
    case .folder: break
    case nil:
      throw FileErrors([FileError(.missingFile, file: place, "there is no such folder")])
    case .file, .other:
      throw UsageError("\(place) is no folder; screenfit verify \(place) verifies a screen")
    }
    guard
      let root = Files.resolved(folder.path), let path = Files.resolved(place),
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
    filter.locales = try known(arguments.locales, "locale", apps.flatMap(\.locales))
    let choice = try WindowChoice(arguments.windows, in: project)
    filter.windows = choice.named
    if filter.windows == nil, !choice.tags.isEmpty {
      for index in apps.indices {
        apps[index].windows.windows.removeAll { !choice.tags.isSubset(of: $0.tags) }
      }
      if apps.allSatisfy({ $0.windows.windows.isEmpty }) {
        filter.windows = project.windows.filter { choice.tags.isSubset(of: $0.tags) }
      }
    }
  }

  private func known(
    _ names: [String], _ noun: String, _ valid: [String]
  ) throws(UsageError) -> Set<String>? {
    guard !names.isEmpty else { return nil }
    var unique: [String] = []
    for name in valid where !unique.contains(name) { unique.append(name) }
    for name in names where !unique.contains(name) {
      throw .unknown(noun, name, among: unique)
    }
    return Set(names)
  }
}

extension FileError {
  /// Points at the face of the manifest that cannot be used.
  init(_ error: FontError, in manifest: FontManifest) {
    let face: String
    let code: Code
    let message: String
    var suggestion: String?
    switch error {
    case .unknownFace(let name):
      face = name
      code = .unknownName
      message = "the manifest has no face “\(name)”"
    case .fileMissing(let name, _, let package):
      face = name
      code = .missingFile
      message = "the font file of “\(name)” is not on this machine"
      suggestion = package.isEmpty ? "install the font" : "install the package \(package)"
    case .hashDiffers(let name, let path, let pinned, let found, let package):
      face = name
      code = .contradiction
      message =
        "\(path) is not the pinned file of “\(name)”: its SHA-256 is \(found.prefix(12))…, not \(pinned.prefix(12))…"
      suggestion =
        package.isEmpty
        ? "install the pinned file" : "install the version of \(package) that has the pinned file"
    case .damaged(let name, let path):
      face = name
      code = .unreadableFile
      message = "\(path) of “\(name)” is no font that can be read"
      suggestion = manifest.faces[name].map { "install the package \($0.package) again" }
    case .noSuchIndex(let name, let path, let index, let count):
      face = name
      code = .outOfRange
      message = "\(path) of “\(name)” has \(count) faces, so there is no index \(index)"
    }
    guard let location = manifest.faces[face]?.location else {
      self.init(code, file: "Fonts/fonts.yml", message, suggestion: suggestion)
      return
    }
    self.init(code, at: location, message, suggestion: suggestion)
  }
}
