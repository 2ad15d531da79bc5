internal import ScreenModel

/// The folder that holds `Screens`, `Devices`, `Fonts` and `Profiles`.
package struct ProjectFolder: Hashable, Sendable {
  /// The way the user would type it; `.` for the working directory.
  package let path: String
  let absolutePath: String
  /// What relative paths start from; nil where the user typed absolute ones.
  private let workingDirectory: String?
  /// With every symbolic link resolved.
  let resolvedPath: String

  /// Finds the project that a file, a folder or the working directory lies in.
  ///
  /// The project folder is the first folder upward that ``isProject(_:)``. Where none is found from the named path, the
  /// working directory is tried, so that a screen file may lie anywhere.
  ///
  /// - Parameter path: Relative to the working directory, or absolute; need not exist.
  /// - Returns: nil when there is no project.
  package static func find(from path: String? = nil) -> ProjectFolder? {
    find(from: path, workingDirectory: FileSystem.workingDirectory)
  }

  static func find(from path: String?, workingDirectory: String) -> ProjectFolder? {
    let start = FilePath.absolute(path ?? ".", from: workingDirectory)
    var folder: String? = start
    while let candidate = folder {
      if isProject(candidate) {
        let isTypedAbsolute = path?.hasPrefix("/") ?? false
        return ProjectFolder(
          path: isTypedAbsolute
            ? candidate : FilePath.relative(candidate, to: workingDirectory),
          absolutePath: candidate, workingDirectory: isTypedAbsolute ? nil : workingDirectory,
          resolvedPath: FileSystem.resolved(candidate) ?? candidate)
      }
      folder = FilePath.parent(of: candidate)
    }
    guard path != nil else { return nil }
    return find(from: nil, workingDirectory: workingDirectory)
  }

  /// Whether a folder holds an app, as `Screens/APP/app.yml`, or the faces of a project that has no app yet.
  ///
  /// A folder `Screens` alone is none: many a program keeps its source code in one.
  package static func isProject(_ folder: String) -> Bool {
    if FileSystem.kind(of: FilePath.join(folder, "Fonts/fonts.yml")) == .file { return true }
    let screens = FilePath.join(folder, "Screens")
    return ((try? FileSystem.names(in: screens)) ?? []).contains { name in
      FileSystem.kind(of: FilePath.join(screens, "\(name)/app.yml")) == .file
    }
  }

  /// A folder of lists that several projects share, by its absolute path.
  init(shared path: String) {
    self.path = path
    absolutePath = path
    workingDirectory = nil
    resolvedPath = FileSystem.resolved(path) ?? path
  }

  private init(
    path: String, absolutePath: String, workingDirectory: String?, resolvedPath: String
  ) {
    self.path = path
    self.absolutePath = absolutePath
    self.workingDirectory = workingDirectory
    self.resolvedPath = resolvedPath
  }

  /// Whether both are the same folder.
  func isSame(as other: ProjectFolder) -> Bool { resolvedPath == other.resolvedPath }

  /// The path of a file of the project as the user would type it.
  func path(of name: String) -> String {
    guard let workingDirectory else { return FilePath.join(path, name) }
    return FilePath.relative(FilePath.join(absolutePath, name), to: workingDirectory)
  }

  /// Makes the path of a file relative to the project folder.
  ///
  /// - Parameter file: As the user would type it.
  /// - Returns: As somebody in the project folder would type it.
  package func relativePath(of file: String) -> String {
    FilePath.relative(
      FilePath.absolute(file, from: FileSystem.workingDirectory), to: absolutePath)
  }

  /// Whether a path stays in the project once its symbolic links are followed.
  func contains(_ path: String) -> Bool {
    guard let resolved = FileSystem.resolved(path) else { return true }
    return FilePath.isInside(resolved, folder: resolvedPath)
  }
}
