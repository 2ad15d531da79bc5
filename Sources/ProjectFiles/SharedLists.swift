/// The lists of devices, faces, profiles and text scales that come with ScreenFit, for projects that have none of their own.
package struct SharedLists: Sendable {
  let folder: ProjectFolder

  /// Of the folder, absolute.
  package var path: String { folder.path }

  /// Where the schema of a kind of file lies; nil if it is not there.
  package func path(of schema: FileSchema) -> String? {
    let path = folder.path(of: "Schemas/\(schema.fileName)")
    return FileSystem.kind(of: path) == .file ? path : nil
  }

  private init(_ path: String) { folder = ProjectFolder(shared: path) }

  /// Finds the lists that belong to the running command.
  ///
  /// Those of an installed one lie in `../share/screenfit` from the folder of its file, symbolic links followed. One that
  /// was built and not installed lies somewhere in its repository, whose lists it takes.
  package static func ofCommand() -> SharedLists? {
    guard let executable = FileSystem.executable else { return nil }
    return find(fromExecutable: executable)
  }

  static func find(fromExecutable path: String) -> SharedLists? {
    let folder = FilePath.folder(of: path)
    let installed = FilePath.absolute("../share/screenfit", from: folder)
    if isShared(installed) { return SharedLists(installed) }
    var candidate: String? = folder
    while let path = candidate {
      if isShared(path) { return SharedLists(path) }
      candidate = FilePath.parent(of: path)
    }
    return nil
  }

  /// Finds the lists of the repository that a library was built from, which tests of other packages run with.
  package static func ofSources(_ file: String = #filePath) -> SharedLists? {
    let folder = FilePath.absolute("../../..", from: file)
    return isShared(folder) ? SharedLists(folder) : nil
  }

  private static func isShared(_ folder: String) -> Bool {
    FileSystem.kind(of: FilePath.join(folder, "Fonts/fonts.yml")) == .file
      && FileSystem.kind(of: FilePath.join(folder, "Profiles")) == .folder
  }
}
