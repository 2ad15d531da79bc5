internal import ScreenModel

/// Reads the files of a project in a fixed order and collects what is wrong with them.
final class ProjectLoader {
  let folder: ProjectFolder
  /// Where lists come from that the project does not have.
  let shared: SharedLists?
  let log = ErrorLog()
  private var files: Set<String> = []

  init(folder: ProjectFolder, shared: SharedLists?) {
    self.folder = folder
    self.shared = shared
  }

  func load(_ selection: Project.Selection) -> Project {
    let devices = withoutSharedDuplicates(
      lists(in: "Devices").map { file, root in
        DeviceListReader(log: log).read(root, name: FilePath.stem(of: file))
      })
    refuseDuplicateWindows(devices)
    let fontFile = fontFile
    let fonts =
      document(fontFile.path, in: fontFile.folder).map(FontManifestReader(log: log).read)
      ?? FontFile(manifest: FontManifest(folders: [], faces: [:]), fallbacks: [])
    let profiles = lists(in: "Profiles").map { file, root in
      ProfileReader(log: log).read(root, name: FilePath.stem(of: file))
    }
    let surroundings = AppSurroundings(
      devices: devices, fonts: fonts, profiles: profiles, textScales: textScales())
    let names = appNames()
    let apps: [App] =
      switch selection {
      case .everything: names.compactMap { app($0, surroundings) }
      case .apps(let chosen):
        chosen.uniqued().sorted().compactMap { name in
          isKnown(name, among: names) ? app(name, surroundings) : nil
        }
      case .screens(let paths, let app): screens(paths, of: app, names, surroundings)
      }
    return Project(
      folder: folder, fontFile: fontFile.path, shared: shared, devices: devices,
      fonts: fonts.manifest, profiles: profiles, apps: apps, files: files.sorted())
  }

  // MARK: Files

  /// Reads a YAML file; nil when something is wrong with it as a whole.
  ///
  /// - Parameters:
  ///   - path: As the user would type it.
  ///   - owner: Where it must lie once symbolic links are followed; nil: in the project.
  ///   - expected: What would be right if it cannot be read.
  ///   - mayLieOutside: Whether it may lie anywhere.
  /// - Returns: What it holds.
  func document(
    _ path: String, in owner: ProjectFolder? = nil, expected: String = "check the path",
    mayLieOutside: Bool = false
  ) -> Node? {
    let bytes = bytes(of: path, in: owner, expected: expected, mayLieOutside: mayLieOutside)
    guard let bytes else { return nil }
    do throws(FileError) {
      return try YAMLDocument(bytes, file: path, log: log).root
    } catch {
      log.add(error)
      return nil
    }
  }

  /// Reads the bytes of a file; nil when it cannot be read or lies where it must not.
  func bytes(
    of path: String, in owner: ProjectFolder? = nil, expected: String, mayLieOutside: Bool = false
  ) -> [UInt8]? {
    if !mayLieOutside, !(owner ?? folder).contains(path) {
      log.add(.leadsOut(path))
      return nil
    }
    do throws(FileFailure) {
      let bytes = try FileSystem.read(path, limit: YAMLLimits().bytes)
      files.insert(path)
      return bytes
    } catch {
      log.add(.unreadable(path, error, expected: expected))
      return nil
    }
  }

  /// Lists the YAML files of a folder of the project, or of the shared lists, in the order of their names.
  func yamlFiles(in name: String, of owner: ProjectFolder? = nil) -> [String] {
    let owner = owner ?? folder
    let path = owner.path(of: name)
    guard owner.contains(path) else {
      log.add(.leadsOut(path))
      return []
    }
    do throws(FileFailure) {
      return try FileSystem.names(in: path).compactMap { name in
        let file = FilePath.join(path, name)
        let spelling = name.lowercased()
        if spelling.hasSuffix(".yaml") || spelling.hasSuffix(".yml") && !name.hasSuffix(".yml") {
          log.add(
            FileError(
              .unreadableFile, file: file, "the file would not be read",
              suggestion: "let its name end in .yml"))
        }
        return name.hasSuffix(".yml") ? file : nil
      }
    } catch {
      log.add(.unreadableFolder(path, error, name: name))
      return []
    }
  }

  /// Reads the lists of a kind: the project's own, and the shared ones whose names it does not have.
  private func lists(in name: String) -> [(file: String, root: Node)] {
    let hasOwn = FileSystem.kind(of: folder.path(of: name)) != nil
    let sharedFolder = shared?.folder.path(of: name)
    let hasShared = sharedFolder.map { FileSystem.kind(of: $0) == .folder } ?? false
    let sharedFiles = hasShared ? yamlFiles(in: name, of: shared?.folder) : []
    let ownFiles = hasOwn || !hasShared ? yamlFiles(in: name) : []
    if hasOwn { refuseHidden(in: name) }
    let names = Set(ownFiles.map { FilePath.lastName(of: $0) })
    let others = sharedFiles.filter { !names.contains(FilePath.lastName(of: $0)) }
    let files = ownFiles.map { ($0, folder) } + others.map { ($0, shared?.folder ?? folder) }
    return files.sorted { FilePath.lastName(of: $0.0) < FilePath.lastName(of: $1.0) }
      .compactMap { file, owner in document(file, in: owner).map { (file, $0) } }
  }

  /// The faces of the project, or the shared ones if it has none.
  private var fontFile: (path: String, folder: ProjectFolder) {
    let name = "Fonts/fonts.yml"
    let own = folder.path(of: name)
    guard FileSystem.kind(of: own) == nil, let shared else { return (own, folder) }
    return (shared.folder.path(of: name), shared.folder)
  }

  /// Reads the text scales; a project whose apps have text sizes of their own needs no folder for them.
  func textScales() -> [TextScale] {
    let folders = [folder, shared?.folder].compactMap { $0?.path(of: "TextScales") }
    guard folders.contains(where: { FileSystem.kind(of: $0) == .folder }) else { return [] }
    return lists(in: "TextScales").map { file, root in
      TextScaleReader(log: log).read(root, name: FilePath.stem(of: file))
    }
  }

  /// Leaves out of shared lists the windows that the project has itself.
  private func withoutSharedDuplicates(_ devices: [DeviceList]) -> [DeviceList] {
    guard let shared else { return devices }
    func isShared(_ list: DeviceList) -> Bool {
      FilePath.isInside(list.location.file, folder: shared.path)
    }
    let own = Set(devices.filter { !isShared($0) }.flatMap { $0.entries.map(\.window.id) })
    return devices.map { list in
      guard isShared(list) else { return list }
      var list = list
      list.entries.removeAll { own.contains($0.window.id) }
      return list
    }
  }

  private func refuseDuplicateWindows(_ devices: [DeviceList]) {
    var first: [String: SourceLocation] = [:]
    var reported: Set<SourceLocation> = []
    for entry in devices.flatMap(\.entries) where !entry.window.id.isEmpty {
      guard let place = first[entry.window.id] else {
        first[entry.window.id] = entry.location
        continue
      }
      // A device given twice has every window twice: one message is enough.
      if reported.insert(entry.location).inserted {
        log.add(
          .duplicateName(entry.window.id, noun: "window", first: place, at: entry.location))
      }
    }
  }

  // MARK: Apps

  /// The names of the folders in `Screens` that hold an `app.yml`; what else there is of screens is refused.
  private func appNames() -> [String] {
    let path = folder.path(of: "Screens")
    do throws(FileFailure) {
      return try FileSystem.names(in: path).filter { name in
        let app = FilePath.join(path, name)
        guard FileSystem.kind(of: app) == .folder else {
          if Self.looksLikeYAML(app) {
            log.add(
              FileError(
                .unreadableFile, file: app, "the file would not be read",
                suggestion: "move it into the folder of an app"))
          }
          return false
        }
        if FileSystem.kind(of: FilePath.join(app, "app.yml")) == .file { return true }
        do throws(FileFailure) {
          _ = try FileSystem.names(in: app)
        } catch {
          log.add(.unreadableFolder(app, error, name: name))
          return false
        }
        log.add(
          FileError(
            .missingFile, file: FilePath.join(app, "app.yml"), "there is no such file",
            suggestion: "every folder in Screens is an app with an app.yml"))
        return false
      }
    } catch {
      log.add(.unreadableFolder(path, error, name: "Screens"))
      return []
    }
  }

  func isKnown(_ app: String, among names: [String]) -> Bool {
    if names.contains(app) { return true }
    log.add(
      FileError(
        .unknownName, file: folder.path(of: "Screens"), "unknown app “\(app)”",
        suggestion: FileError.hint(for: app, among: names, noun: "apps"), validNames: names))
    return false
  }

  private func app(_ name: String, _ surroundings: AppSurroundings) -> App? {
    guard case (var app, let isComplete)? = appWithoutScreens(name, surroundings)
    else { return nil }
    refuseHidden(in: "Screens/\(name)", besides: "content")
    let reader = ScreenReader(log: log, app: app, isAppComplete: isComplete)
    app.screens = yamlFiles(in: "Screens/\(name)").compactMap { file in
      guard FilePath.lastName(of: file) != "app.yml", let root = document(file) else { return nil }
      return reader.read(root, id: FilePath.stem(of: file))
    }
    refuseUnknownIds(in: app)
    return app
  }

  /// Refuses promises of an app about blocks that none of its screens has.
  private func refuseUnknownIds(in app: App) {
    guard !app.mustShow.isEmpty else { return }
    let ids = Set(app.screens.flatMap(\.ids))
    for promise in app.mustShow {
      for id in promise.ids where !ids.contains(id) {
        log.add(.unknownName(id, noun: "id", valid: ids.sorted(), at: promise.location))
      }
    }
  }

  /// Reads the file and the content of an app, and tells whether there was nothing wrong with them.
  func appWithoutScreens(
    _ name: String, _ surroundings: AppSurroundings
  ) -> (app: App, isComplete: Bool)? {
    let errorCount = log.errors.count
    guard let root = document(folder.path(of: "Screens/\(name)/app.yml")) else { return nil }
    var app = AppReader(log: log, surroundings: surroundings, screens: screenNames(of: name))
      .read(root, id: name)
    app.content = content(of: app, root)
    app.colours = colours(of: root, app: name)
    return (app, log.errors.count == errorCount)
  }

  /// The ids of the screens in an app's folder; what is wrong with the folder is reported when they are read.
  private func screenNames(of app: String) -> [String] {
    let names = try? FileSystem.names(in: folder.path(of: "Screens/\(app)"))
    return names?.filter { $0.hasSuffix(".yml") && $0 != "app.yml" }.map { FilePath.stem(of: $0) }
      ?? []
  }

  /// Reads the content of every locale of an app; an app without a content folder has none.
  private func content(of app: App, _ root: Node) -> [String: [String: ContentList]] {
    let path = "Screens/\(app.id)/content"
    guard FileSystem.kind(of: folder.path(of: path)) == .folder else { return [:] }
    refuseUnlistedLocales(in: folder.path(of: path), of: app)
    var content: [String: [String: ContentList]] = [:]
    for locale in app.translatedLocales {
      guard hasFolder(locale.id, in: path, root) else { continue }
      var reader = ContentReader(log: log)
      refuseHidden(in: "\(path)/\(locale.id)")
      for file in yamlFiles(in: "\(path)/\(locale.id)") {
        if let root = document(file) { reader.read(root) }
      }
      content[locale.id] = reader.lists
      if let source = content[app.sourceLocale.id], !source.isEmpty {
        refuseUnknownLists(reader.lists, among: source)
      }
    }
    return content
  }

  /// Whether a locale has a folder of texts; points at the locale in the app's file where it has none.
  private func hasFolder(_ locale: String, in path: String, _ root: Node) -> Bool {
    let name = "\(path)/\(locale)"
    if FileSystem.kind(of: folder.path(of: name)) != nil { return true }
    let list = root.entries.first { $0.key == "locales" }?.value
    var nodes: [Node] = []
    if case .sequence(let items)? = list?.content {
      nodes = items.map { item in item.entries.first { $0.key == "locale" }?.value ?? item }
    }
    let node = nodes.first { node in
      if case .scalar(let scalar) = node.content { scalar.text == locale } else { false }
    }
    log.add(
      FileError(
        .missingFile, at: node?.location ?? root.location,
        "locale “\(locale)” has no folder of texts",
        suggestion: "add the folder \(folder.path(of: name)), or remove the locale"))
    return false
  }

  /// Refuses lists of a translation that no screen could draw from, such as misspelt ones.
  private func refuseUnknownLists(
    _ lists: [String: ContentList], among source: [String: ContentList]
  ) {
    for (name, list) in lists.sorted(by: { $0.key < $1.key }) where source[name] == nil {
      guard let place = list.texts.first?.location else { continue }
      log.add(
        .unknownName(name, noun: "content list", valid: source.keys.sorted(), at: place))
    }
  }

  /// Refuses the files in folders of a folder of lists, screens or texts, which no run would look at.
  private func refuseHidden(in name: String, besides known: String? = nil) {
    let path = folder.path(of: name)
    for inner in (try? FileSystem.names(in: path)) ?? [] where inner != known {
      guard let file = firstFile(below: FilePath.join(path, inner)) else { continue }
      log.add(
        FileError(
          .unreadableFile, file: file, "the file would not be read",
          suggestion: "move it to \(name)"))
    }
  }

  /// Finds a YAML file in a folder or the folders in it; nil where there is none, or no folder.
  private func firstFile(below place: String) -> String? {
    guard FileSystem.kind(of: place) == .folder else { return nil }
    let files = ((try? FileSystem.names(in: place)) ?? []).map { FilePath.join(place, $0) }
    if let file = files.first(where: Self.looksLikeYAML) { return file }
    // A link may lead back to where it lies.
    return files.lazy.filter { !FileSystem.isSymbolicLink($0) }.compactMap {
      self.firstFile(below: $0)
    }.first
  }

  private static func looksLikeYAML(_ file: String) -> Bool {
    [".yml", ".yaml"].contains(where: file.lowercased().hasSuffix)
      && FileSystem.kind(of: file) != .folder
  }

  /// Refuses content that no run would look at.
  private func refuseUnlistedLocales(in path: String, of app: App) {
    let names: [String]
    do throws(FileFailure) {
      names = try FileSystem.names(in: path)
    } catch {
      log.add(.unreadableFolder(path, error, name: "content"))
      return
    }
    // Where the locales could not be read, that is the mistake to report.
    let locales = app.translatedLocales.map(\.id)
    for name in names where !locales.isEmpty && !locales.contains(name) {
      let file = FilePath.join(path, name)
      if FileSystem.kind(of: file) == .folder {
        log.add(
          FileError(
            .unknownName, file: file, "“\(name)” is not among the locales of the app",
            suggestion: "add it to “locales” in app.yml, or move the folder away",
            validNames: locales))
      } else if name.hasSuffix(".yml") {
        log.add(
          FileError(
            .unreadableFile, file: file, "the file would not be read",
            suggestion: "move it into the folder of a locale"))
      }
    }
  }
}
