internal import FitVerification
internal import ProjectFiles

/// All parts of one run.
struct Parts {
  let origin: PartOrigin
  /// What the slowest took.
  let seconds: Double
  private let first: String
  private let results: [ShardResult]

  /// Reads the parts of a run.
  ///
  /// - Parameter files: In any order, as the user typed them; at least one.
  /// - Throws: What is wrong with one of them, that they are not of one run, or that one is missing.
  init(_ files: [String]) throws {
    do {
      let parts = try files.map { (file: $0, part: try Part.load($0)) }
      let first = parts[0]
      let count = first.part.shard.count
      var known: [Int: String] = [:]
      for (file, part) in parts {
        if part.shard.count != count {
          throw Self.stranger(
            file, "it is part \(part.shard), but \(first.file) is part \(first.part.shard)")
        }
        if let what = part.origin.difference(from: first.part.origin, called: first.file) {
          throw Self.stranger(file, what)
        }
        if let other = known.updateValue(file, forKey: part.shard.index) {
          throw Self.stranger(file, "\(other) is part \(part.shard), too", suggestion: nil)
        }
      }
      if let missing = (1...count).first(where: { known[$0] == nil }) {
        throw FileError(
          .missingFile, file: first.file, "part \(missing) of \(count) is missing beside it",
          suggestion: "make it with --shard \(missing)/\(count), and name all parts")
      }
      origin = first.part.origin
      seconds = parts.map(\.part.seconds).max() ?? 0
      self.first = first.file
      results = parts.map(\.part.result)
    } catch let error as FileError {
      throw FileErrors([error])
    }
  }

  /// Makes sure that the project is still the one that the parts are of.
  func check(against now: PartOrigin) throws(FileErrors) {
    guard let what = origin.difference(from: now, called: "this run") else { return }
    throw FileErrors([Self.stranger(first, what)])
  }

  /// Makes sure that places in files are told from the same folder as in the parts.
  ///
  /// - Parameter folder: Of the project; nil if there is none.
  /// - Throws: That the parts were made in another folder.
  func check(place folder: ProjectFolder?) throws(FileErrors) {
    guard let what = origin.difference(fromPlace: folder?.path, called: "this run") else { return }
    throw FileErrors([
      Self.stranger(first, what, suggestion: "run merge in the folder that the parts were made in")
    ])
  }

  /// The report of the whole run, but for its time.
  func report(
    of workspace: Workspace, filter: CellFilter, threads: Int
  ) throws(FileErrors) -> ReplayReport {
    let report = Replay.merge(
      results.flatMap(\.pieces), of: workspace.apps, filter: filter, threads: threads
    ) {
      workspace.measurer(for: $0)
    }
    return try whole(report)
  }

  /// The limits of the whole run.
  func limits(of workspace: Workspace) throws(FileErrors) -> [LimitReport] {
    try whole(
      LimitSearch.merge(
        results.flatMap(\.rows), of: workspace.apps, filter: workspace.filter))
  }

  private func whole<Report>(_ report: Report?) throws(FileErrors) -> Report {
    guard let report else {
      throw FileErrors([Self.stranger(first, "the parts do not make up a whole")])
    }
    return report
  }

  private static func stranger(
    _ file: String, _ what: String,
    suggestion: String? = "make all parts anew with the same flags, of the same project files"
  ) -> FileError {
    FileError(.badReport, file: file, what, suggestion: suggestion)
  }
}
