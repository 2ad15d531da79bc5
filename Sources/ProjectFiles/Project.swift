package import ScreenModel

/// Everything that a run needs from a project folder.
package struct Project: Sendable {
  package var folder: ProjectFolder
  /// In the order of their names.
  package var devices: [DeviceList]
  package var fonts: FontManifest
  /// In the order of their names.
  package var profiles: [PlatformProfile]
  /// Those that were selected, in the order of their names.
  package var apps: [App]

  /// The windows of every device list; their ids are unique.
  package var windows: [Window] { devices.flatMap(\.windows) }

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
  /// - Throws: Every mistake of every file that was read, not just the first.
  package static func load(
    _ folder: ProjectFolder, selecting selection: Selection = .everything
  ) throws(FileErrors) -> Project {
    let loader = ProjectLoader(folder: folder)
    let project = loader.load(selection)
    guard loader.log.errors.isEmpty else { throw FileErrors(loader.log.errors) }
    return project
  }
}
