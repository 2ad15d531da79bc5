/// Which files a project consists of at one moment, and of which age they are.
package struct ProjectSnapshot: Equatable, Sendable {
  private static let folders = ["Devices", "Fonts", "Profiles", "Screens", "TextScales"]
  private static let endings = [".yml", ".json"]
  /// Deeper than any project is; a link that leads back up ends here.
  private static let depth = 8

  private var files: [String: FileSystem.Stamp] = [:]

  /// Looks at the files of a project.
  ///
  /// - Parameter folder: The project's, as the user would type it.
  package init(of folder: String) {
    for name in Self.folders { add(FilePath.join(folder, name), depth: Self.depth) }
  }

  /// Lists the files that are new, gone or written anew since an earlier moment, in order.
  package func changes(since earlier: ProjectSnapshot) -> [String] {
    Set(files.keys).union(earlier.files.keys)
      .filter { files[$0] != earlier.files[$0] }.sorted()
  }

  private mutating func add(_ path: String, depth: Int) {
    guard depth > 0, let names = try? FileSystem.names(in: path) else { return }
    for name in names {
      let file = FilePath.join(path, name)
      if Self.endings.contains(where: name.hasSuffix) {
        files[file] = FileSystem.stamp(of: file)
      } else {
        add(file, depth: depth - 1)
      }
    }
  }
}
