internal import FitVerification
internal import ProjectFiles
internal import ScreenModel

/// A project folder, read and ready to verify.
///
/// ```swift
/// @Test func theQuizFits() throws {
///   let report = try FitProject(at: "Design").verify(screens: "Design/Screens/senior/quiz-question.yml")
///   #expect(report.allFit)
/// }
/// ```
///
/// A project needs `Screens/` only: lists of devices, faces, profiles and text scales that it does not have are those of the
/// ScreenFit that the test is built with.
public struct FitProject {
  private let folder: ProjectFolder

  /// Finds a project.
  ///
  /// - Parameter path: The project folder or anything in it, absolute or relative to the working directory.
  /// - Throws: ``FitInputError`` if no folder from there upward holds `Screens/APP/app.yml`.
  public init(at path: String) throws(FitInputError) {
    guard let folder = ProjectFolder.find(from: path) else {
      throw FitInputError(messages: ["\(path): error: there is no project here"])
    }
    self.folder = folder
  }

  /// Verifies every screen of the project's apps in every window that they replay.
  ///
  /// - Parameters:
  ///   - app: The folder of one app; nil: all apps.
  ///   - windows: Only these, by id, name, tag or figures such as `390x844+47+34`; none: those that the apps list.
  /// - Returns: How many cells fit, and what is wrong with the others.
  /// - Throws: ``FitInputError`` with every mistake in the files that were read, every font that is missing, or a window
  ///   that there is not.
  /// - Complexity: Texts are measured once; then O(*n*) in cells.
  public func replay(
    app: String? = nil, windows: [String] = []
  ) throws(FitInputError) -> FitReport {
    try run(app.map { .apps([$0]) } ?? .everything, windows: windows)
  }

  /// Verifies single screens in every window that their app replays, or in some.
  ///
  /// - Parameters:
  ///   - files: Paths of screen files, absolute or relative to the working directory.
  ///   - windows: Only these, by id, name, tag or figures such as `390x844+47+34`; none: those that the app lists.
  /// - Returns: How many cells fit, and what is wrong with the others.
  /// - Throws: ``FitInputError`` with every mistake in the files that were read, every font that is missing, or a window
  ///   that there is not.
  public func verify(
    screens files: String..., windows: [String] = []
  ) throws(FitInputError) -> FitReport {
    try run(.screens(files, app: nil), windows: windows)
  }

  private func run(
    _ selection: Project.Selection, windows: [String]
  ) throws(FitInputError) -> FitReport {
    do throws(FileErrors) {
      var project = try Project.load(
        folder, selecting: selection, sharing: .ofSources() ?? .ofCommand())
      var filter = CellFilter()
      if !windows.isEmpty {
        let choice = try choice(of: windows, in: project)
        filter.windows = choice.named
        if choice.named == nil { choice.narrow(&project.apps) }
      }
      let measurers = ProjectMeasurers(project)
      try measurers.checkFaces(of: project.apps)
      try ExemptionBook.check(project.apps)
      filter.today = .today
      return FitReport(Replay.run(project.apps, filter: filter) { measurers.measurer(for: $0) })
    } catch {
      throw FitInputError(messages: error.errors.map(\.description))
    }
  }

  private func choice(
    of words: [String], in project: Project
  ) throws(FileErrors) -> WindowChoice {
    do throws(WindowChoice.Failure) {
      return try WindowChoice(words, in: project)
    } catch {
      throw FileErrors([FileError(error, in: folder)])
    }
  }
}

/// Mistakes in the files of a project.
public struct FitInputError: Error, CustomStringConvertible, Sendable {
  /// One for each mistake, each with its file, line and column.
  public let messages: [String]

  /// The mistakes, each on lines of its own.
  public var description: String { messages.joined(separator: "\n") }
}
