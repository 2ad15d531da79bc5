internal import FitVerification
internal import ProjectFiles
internal import ScreenModel

/// A project folder, read and ready to verify.
///
/// ```swift
/// let report = try FitProject(at: "path/to/project").verify(screen: "Screens/senior/quiz-question.yml")
/// #expect(report.allFit, "\(report)")
/// ```
public struct FitProject {
  private let folder: ProjectFolder

  /// Finds a project.
  ///
  /// - Parameter path: The project folder or anything in it, absolute or relative to the working directory.
  /// - Throws: ``FitInputError`` if no folder from there upward holds `Fonts/fonts.yml`.
  public init(at path: String) throws(FitInputError) {
    guard let folder = ProjectFolder.find(from: path) else {
      throw FitInputError(messages: ["\(path): error: there is no project here"])
    }
    self.folder = folder
  }

  /// Verifies every screen of the project's apps in every window that they replay.
  ///
  /// - Parameter app: The folder of one app; nil: all apps.
  /// - Returns: How many cells fit, and what is wrong with the others.
  /// - Throws: ``FitInputError`` with every mistake in the files that were read, and every font that is missing.
  /// - Complexity: Texts are measured once; then O(*n*) in cells.
  public func replay(app: String? = nil) throws(FitInputError) -> FitReport {
    try run(app.map { .apps([$0]) } ?? .everything)
  }

  /// Verifies single screens in every window that their app replays.
  ///
  /// - Parameter files: Paths of screen files, absolute or relative to the working directory.
  /// - Returns: How many cells fit, and what is wrong with the others.
  /// - Throws: ``FitInputError`` with every mistake in the files that were read, and every font that is missing.
  public func verify(screens files: String...) throws(FitInputError) -> FitReport {
    try run(.screens(files, app: nil))
  }

  private func run(_ selection: Project.Selection) throws(FitInputError) -> FitReport {
    do throws(FileErrors) {
      let project = try Project.load(folder, selecting: selection)
      let measurers = ProjectMeasurers(project)
      try measurers.checkFaces(of: project.apps)
      try ExemptionBook.check(project.apps)
      var filter = CellFilter()
      filter.today = .today
      return FitReport(Replay.run(project.apps, filter: filter) { measurers.measurer(for: $0) })
    } catch {
      throw FitInputError(messages: error.errors.map(\.description))
    }
  }
}

/// Mistakes in the files of a project.
public struct FitInputError: Error, CustomStringConvertible, Sendable {
  /// One for each mistake, each with its file, line and column.
  public let messages: [String]

  public var description: String { messages.joined(separator: "\n") }
}
