/// Finds the file that somebody most likely meant.
package enum NearestFile {
  /// Finds the file at the nearest existing name of each part of a path.
  ///
  /// - Parameter path: Absolute, or relative to the working directory.
  /// - Returns: An existing file, written as the path was; nil when a part is like nothing that is there.
  package static func of(_ path: String) -> String? {
    var found = path.hasPrefix("/") ? "/" : "."
    for part in path.split(separator: "/") {
      let exact = FilePath.join(found, String(part))
      if FileSystem.kind(of: exact) != nil {
        found = exact
        continue
      }
      guard let names = try? FileSystem.names(in: found),
        let name = NearestName.of(String(part), among: names)
      else { return nil }
      found = FilePath.join(found, name)
    }
    return found != path && FileSystem.kind(of: found) == .file ? found : nil
  }
}
