package import ProjectFiles
package import ScreenModel
package import TextMeasure

/// The measurers of a project: one for each platform profile, over one library of faces.
package final class ProjectMeasurers {
  package let library: FontLibrary
  private let manifest: FontManifest
  private var measurers: [String: TextMeasurer] = [:]

  package init(_ project: Project) {
    manifest = project.fonts
    library = FontLibrary(manifest: project.fonts)
  }

  /// Returns the measurer of an app's platform profile.
  package func measurer(for app: App) -> TextMeasurer {
    if let measurer = measurers[app.profile.name] { return measurer }
    let measurer = TextMeasurer(profile: app.profile, library: library)
    measurers[app.profile.name] = measurer
    return measurer
  }

  /// Makes sure that every face that some apps set text in is there and is the pinned one.
  ///
  /// - Parameters:
  ///   - apps: The apps that are to be measured.
  ///   - families: The families that will be looked at; nil: all.
  /// - Throws: An error for each face that cannot be used.
  package func checkFaces(
    of apps: [App], families: Set<String>? = nil
  ) throws(FileErrors) {
    var names: [String] = []
    for family in apps.flatMap(\.families) where families?.contains(family.name) ?? true {
      for face in family.faces + family.boldFaces where !names.contains(face) {
        names.append(face)
      }
    }
    let errors = library.check(names).map { FileError($0, in: manifest) }
    guard errors.isEmpty else { throw FileErrors(errors) }
  }
}
