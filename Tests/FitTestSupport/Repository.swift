internal import FoundationEssentials

/// The files that the repository ships.
package enum Repository {
  /// The repository's folder.
  package static let folder: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/")
  }()

  /// Reads a file of the repository.
  package static func text(of file: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(folder)/\(file)")), as: UTF8.self)
  }
}
