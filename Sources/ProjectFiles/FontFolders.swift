package import ScreenModel

/// The font files below the folders of a manifest, found by name alone.
package struct FontFolders: Sendable {
  private var paths: [String: String] = [:]
  /// How deep folders are looked into; links to folders are not followed, so that there are no cycles.
  private static let depth = 8

  /// Lists the folders of a manifest; those that are not there are passed over.
  package init(_ manifest: FontManifest) {
    for folder in manifest.folders { add(folder, depth: 0) }
  }

  /// Returns the path of a file by its name, which may begin with folders; of several the one in the first folder, then of the first path.
  package func path(ofFile name: String) -> String? {
    guard let last = name.split(separator: "/").last, let path = paths[String(last)] else {
      return nil
    }
    return path == name || path.hasSuffix("/\(name)") ? path : nil
  }

  private mutating func add(_ folder: String, depth: Int) {
    guard depth <= Self.depth, let names = try? FileSystem.names(in: folder) else { return }
    for name in names {
      let path = FilePath.join(folder, name)
      switch FileSystem.kind(of: path) {
      case .folder:
        if !FileSystem.isSymbolicLink(path) { add(path, depth: depth + 1) }
      case .file: if paths[name] == nil { paths[name] = path }
      case .other, nil: break
      }
    }
  }
}
