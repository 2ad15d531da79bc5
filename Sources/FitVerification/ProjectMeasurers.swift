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
  ///   - filter: Which families and locales will be looked at.
  /// - Throws: An error for each face that cannot be used.
  package func checkFaces(
    of apps: [App], filter: CellFilter = CellFilter()
  ) throws(FileErrors) {
    var names: [String] = []
    for app in apps {
      for family in filter.families(of: app) {
        for locale in filter.locales(of: app) {
          let faces = [false, true].flatMap { family.faces(in: locale.language, bold: $0) }
          for face in faces where !names.contains(face) { names.append(face) }
        }
      }
    }
    let errors = library.check(names).map { FileError($0, in: manifest) }
    guard errors.isEmpty else { throw FileErrors(errors) }
  }
}
