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
  /// The project folder is the first folder upward that holds `Fonts/fonts.yml`. Where none is found from the
  /// named path, the working directory is tried, so that a screen file may lie anywhere.
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
      if FileSystem.kind(of: FilePath.join(candidate, "Fonts/fonts.yml")) == .file {
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
