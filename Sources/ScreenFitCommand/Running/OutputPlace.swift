internal import ProjectFiles

/// Where a file would be written once every symbolic link is followed.
struct OutputPlace {
  private static let endings = [".yml", ".yaml"]
  /// As the user typed it.
  let path: String
  /// Absolute; nil where its folder is not there.
  private let resolved: String?

  init(_ path: String) {
    self.path = path
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    resolved = FileSystem.resolved(path) ?? Self.new(path)
  }

  /// A file that is not there yet lies in what its folder leads to; a link that leads nowhere is itself replaced.
  private static func new(_ path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !name.isEmpty else { return nil }
    let folder = parts.dropLast().joined(separator: "/")
    let start = parts.count == 1 ? "." : folder.isEmpty ? "/" : folder
    return FileSystem.resolved(start).map { $0 == "/" ? "/\(name)" : "\($0)/\(name)" }
  }

  /// Whether both names lead to the same file.
  func isSame(as other: String) -> Bool {
    path == other || resolved != nil && resolved == OutputPlace(other).resolved
  }

  /// Says why nothing may be written there; nil if it may.
  var danger: String? { dangerOfYAML ?? dangerOfFolder }

  private var dangerOfYAML: String? {
    guard let resolved, Self.endings.contains(where: resolved.lowercased().hasSuffix)
    else { return nil }
    return "it leads to \(shown(resolved)), which looks like a project's own file"
  }

  private var dangerOfFolder: String? {
    // The folder itself cannot be written to as a file.
    guard let resolved, let folder = ProjectFolder.inputFolder(of: resolved), folder != resolved
    else { return nil }
    return "it lies in \(shown(folder)), a folder of a project's own files"
  }

  /// A place by the words that the user knows it by, if they are in them.
  private func shown(_ place: String) -> String {
    guard let here = FileSystem.resolved("."), place.hasPrefix(here + "/") else { return place }
    return String(place.dropFirst(here.count + 1))
  }
}

extension Arguments {
  /// Makes sure that no report takes the place of what somebody wrote, whatever name leads there.
  ///
  /// - Throws: What would be replaced.
  func checkPlaces() throws(UsageError) {
    for (index, output) in outputs.enumerated() {
      let place = OutputPlace(output.path)
      try place.refuse("--output")
      // A device takes as many reports as somebody likes to send there.
      guard FileSystem.kind(of: output.path) != .other else { continue }
      if outputs[..<index].contains(where: { place.isSame(as: $0.path) }) {
        throw UsageError("two reports would be written to \(output.path)")
      }
      try checkInputs(of: place)
    }
    if let folder { try OutputPlace(folder).refuse("--output") }
    // What lies there is read as a baseline first, so that it may lie in any folder.
    if updatesBaseline, let baseline { try OutputPlace(baseline).refuseYAML("--update-baseline") }
  }

  /// Makes sure that no report replaces a file that the project was read from, wherever it lies.
  func checkPlaces(besides files: [String]) throws(UsageError) {
    for output in outputs where FileSystem.kind(of: output.path) == .file {
      let place = OutputPlace(output.path)
      if files.contains(where: place.isSame) {
        throw UsageError("--output would replace \(output.path), which the project is read from")
      }
    }
  }

  private func checkInputs(of place: OutputPlace) throws(UsageError) {
    if let baseline, place.isSame(as: baseline) {
      throw UsageError("--output would replace \(place.path), which is the baseline")
    }
    let read = command == .merge || command == .diff ? operands : []
    for file in read + (recorded.map { [$0] } ?? []) where place.isSame(as: file) {
      let what = command == .merge ? "which is a part" : "which this run reads"
      throw UsageError("--output would replace \(place.path), \(what)")
    }
  }
}

extension OutputPlace {
  fileprivate func refuse(_ flag: String) throws(UsageError) {
    if let danger { throw UsageError("\(flag) must not write to \(path): \(danger)") }
  }

  fileprivate func refuseYAML(_ flag: String) throws(UsageError) {
    if let danger = dangerOfYAML {
      throw UsageError("\(flag) must not write to \(path): \(danger)")
    }
  }
}
