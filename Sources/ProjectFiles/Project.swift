package import ScreenModel

/// Everything that a run needs from a project folder.
package struct Project: Sendable {
  package var folder: ProjectFolder
  /// The file of the faces, as the user would type it.
  package var fontFile: String
  /// Where lists come from that the project does not have; nil: from nowhere.
  package var shared: SharedLists?
  /// In the order of their names.
  package var devices: [DeviceList]
  package var fonts: FontManifest
  /// In the order of their names.
  package var profiles: [PlatformProfile]
  /// Those that were selected, in the order of their names.
  package var apps: [App]
  /// Every file that was read for it, as the user would type it.
  package var files: [String]

  /// The windows of every device list; their ids are unique.
  package var windows: [Window] { devices.flatMap(\.windows) }

  /// Tells whether a file, by the name that locations give it, is one of the shared lists.
  package func isShared(_ file: String) -> Bool {
    shared.map { FilePath.isInside(file, folder: $0.path) } ?? false
  }

  /// What a run is about.
  package enum Selection: Sendable {
    /// Every app with every screen.
    case everything
    /// Apps with every screen of theirs, by the name of the folder.
    case apps([String])
    /// Screen files, each with its app: the one given here, or named by its key `app`, or whose folder it lies in.
    case screens([String], app: String?)
  }

  /// Loads a project.
  ///
  /// Devices, fonts and profiles are always loaded whole; of apps only what is selected.
  ///
  /// - Parameters:
  ///   - folder: Its own files win over shared ones of the same name, and its own windows over shared ones of the same id.
  ///   - selection: Which apps and screens to read.
  ///   - shared: Where to take lists from that the project does not have.
  /// - Returns: The project with what was selected.
  /// - Throws: Every mistake of every file that was read, not just the first.
  package static func load(
    _ folder: ProjectFolder, selecting selection: Selection = .everything,
    sharing shared: SharedLists? = nil
  ) throws(FileErrors) -> Project {
    let isOwn = shared.map { folder.isSame(as: $0.folder) } ?? false
    let loader = ProjectLoader(folder: folder, shared: isOwn ? nil : shared)
    let project = loader.load(selection)
    guard loader.log.errors.isEmpty else { throw FileErrors(loader.log.errors) }
    return project
  }
}
