extension ProjectFolder {
  /// Lists the folders in `Screens` that hold an `app.yml`, in order; none where the folder cannot be read.
  package var appNames: [String] {
    let screens = path(of: "Screens")
    let names = (try? FileSystem.names(in: screens)) ?? []
    return names.filter { name in
      FileSystem.kind(of: FilePath.join(screens, "\(name)/app.yml")) == .file
    }
  }

  /// The folders whose files somebody wrote for a project.
  private static let inputs = ["Screens", "Devices", "Fonts", "Profiles", "TextScales", "Schemas"]

  /// Finds the folder of a project's own files that a path lies in.
  ///
  /// - Parameter path: Absolute, with its symbolic links resolved; need not exist.
  /// - Returns: Its absolute path, of whichever project; nil if the path lies in none.
  package static func inputFolder(of path: String) -> String? {
    var folder = path
    while let parent = FilePath.parent(of: folder) {
      if inputs.contains(FilePath.lastName(of: folder)), isProject(parent) { return folder }
      folder = parent
    }
    return nil
  }
}
