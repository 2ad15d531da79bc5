internal import FitReporting
internal import FitVerification
internal import ProjectFiles
internal import ScreenModel

/// The baseline of a run: read before anything is verified, and written anew where that is asked for.
struct KnownFindings {
  private let file: String
  private let isUpdating: Bool
  private let folder: ProjectFolder
  private let scope: Baseline.Scope
  private var baseline: Baseline

  /// Reads the baseline that the command line names; nil without one.
  ///
  /// - Throws: What is wrong with it. One that is to be updated need not be there yet.
  init?(_ arguments: Arguments, in workspace: Workspace) throws {
    guard let file = arguments.baseline else { return nil }
    self.file = file
    isUpdating = arguments.updatesBaseline
    folder = workspace.project.folder
    let apps = workspace.apps.map(\.id)
    let isWhole =
      arguments.command != .verify && !arguments.isFiltered && arguments.states.isEmpty
    scope = !isWhole ? .part : apps == folder.appNames ? .everything : .apps(Set(apps))
    if isUpdating { try Files.checkWritable(file) }
    let isNew = isUpdating && FileSystem.kind(of: file) == nil
    baseline = isNew ? Baseline() : try Baseline.load(file)
  }

  /// Marks what is known, after writing the findings to the file if that is asked for.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - replacing: Whether something was verified; else the file stays as it is.
  /// - Throws: That the file cannot be written.
  mutating func mark(_ report: inout ReplayReport, replacing: Bool) throws {
    if isUpdating, replacing { try update(from: report) }
    baseline.mark(&report, file: file, scope: scope) { folder.relativePath(of: $0) }
  }

  private mutating func update(from report: ReplayReport) throws {
    let found = Baseline(report) { folder.relativePath(of: $0) }
    let next =
      switch scope {
      case .everything, .part: found
      case .apps(let apps): baseline.replacing(apps: apps, from: found)
      }
    try Files.replace(file, with: Array(next.text.utf8))
    let added = baseline.additions(in: next)
    let gone = next.additions(in: baseline)
    let count = next.entries.count
    Tool.say(
      "\(file) holds \(count == 1 ? "1 finding" : "\(count) findings"): "
        + "\(added) new or changed, \(gone) gone or changed")
    baseline = next
  }
}
