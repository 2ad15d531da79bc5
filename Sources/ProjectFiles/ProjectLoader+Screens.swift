internal import ScreenModel

/// Reads screens that are named one by one.
extension ProjectLoader {
  func screens(
    _ paths: [String], of chosen: String?, _ names: [String], _ surroundings: AppSurroundings
  ) -> [App] {
    if let chosen, !isKnown(chosen, among: names) { return [] }
    var roots: [String: [(file: String, root: Node)]] = [:]
    for path in paths.uniqued().sorted() {
      guard isScreenFile(path, names), let root = document(path, mayLieOutside: true) else {
        continue
      }
      guard let app = chosen ?? appName(of: root, path, names) else { continue }
      roots[app, default: []].append((path, root))
    }
    return roots.keys.sorted().compactMap { name in
      guard let (shell, isComplete) = appWithoutScreens(name, surroundings) else { return nil }
      var app = shell
      app.hasAllScreens = false
      let reader = ScreenReader(log: log, app: app, isAppComplete: isComplete)
      app.screens = (roots[name] ?? []).map { file, root in
        reader.read(root, id: FilePath.stem(of: file))
      }
      return app
    }
  }

  /// Tells whether a path can be that of a screen, and logs what it is otherwise.
  private func isScreenFile(_ path: String, _ apps: [String]) -> Bool {
    let kind = FileSystem.kind(of: path)
    if kind == nil {
      log.add(.unreadable(path, .missing, expected: meant(by: path, apps)))
      return false
    }
    if kind == .folder {
      log.add(
        .unreadable(
          path, .folder, expected: "screenfit replay \(path) verifies all screens of an app"))
      return false
    }
    if FilePath.lastName(of: path) == "app.yml" {
      log.add(
        FileError(
          .contradiction, file: path, "this is the file of an app, not of a screen",
          suggestion: "name its screens"))
      return false
    }
    if kind == .file, !path.hasSuffix(".yml") {
      log.add(
        FileError(
          .unreadableFile, file: path, "this is no screen file: its name does not end in .yml",
          suggestion: example(apps)))
      return false
    }
    return true
  }

  /// Names the screen file that is most like a missing one.
  private func meant(by path: String, _ apps: [String]) -> String {
    if let near = NearestFile.of(path), near.hasSuffix(".yml") { return "did you mean \(near)?" }
    let files = screenFiles(of: apps)
    let name = NearestName.of(FilePath.stem(of: path), among: files.map(FilePath.stem))
    guard let file = files.first(where: { FilePath.stem(of: $0) == name }) else {
      return example(apps)
    }
    return "did you mean \(file)?"
  }

  private func example(_ apps: [String]) -> String {
    screenFiles(of: apps).first.map { "name a screen file such as \($0)" }
      ?? "name a screen file of a folder in Screens"
  }

  private func screenFiles(of apps: [String]) -> [String] {
    apps.flatMap { app in
      let path = folder.path(of: "Screens/\(app)")
      return ((try? FileSystem.names(in: path)) ?? [])
        .filter { $0.hasSuffix(".yml") && $0 != "app.yml" }.map { FilePath.join(path, $0) }
    }
  }

  /// Finds the app of a screen file: the one it names, else the one whose folder it lies in.
  private func appName(of root: Node, _ path: String, _ names: [String]) -> String? {
    if let entry = root.entry(of: ScreenKeys.table.keys.app) {
      return ValueReader(log: log).lookUp(entry.value, as: "“app”", noun: "app", among: names)
    }
    let absolute = FilePath.absolute(path, from: FileSystem.workingDirectory)
    let screens = FilePath.join(folder.absolutePath, "Screens")
    if FilePath.isInside(absolute, folder: screens) {
      let name = FilePath.relative(absolute, to: screens).split(separator: "/").first
      if let name = name.map(String.init), names.contains(name) { return name }
    }
    log.add(
      FileError(
        .missingKey, file: path, "the screen lies in no app's folder and names no app",
        suggestion: "add a key such as “app: \(names.first ?? "senior")”", validNames: names))
    return nil
  }
}
