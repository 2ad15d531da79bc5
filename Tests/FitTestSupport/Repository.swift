/// The files that the repository ships.
package enum Repository {
  /// The repository's folder.
  package static let folder: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/")
  }()
}
