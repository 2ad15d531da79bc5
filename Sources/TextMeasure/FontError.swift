/// Why a face of the manifest cannot be used.
package enum FontError: Error, Hashable, Sendable {
  /// The manifest has no face of that name.
  case unknownFace(String)
  /// None of the places has a readable file; the package installs it.
  case fileMissing(face: String, places: [String], package: String)
  /// The file is not the one that was pinned; hashes are SHA-256 in hexadecimal.
  case hashDiffers(face: String, path: String, pinned: String, found: String, package: String)
  /// The file holds no font that can be read.
  case damaged(face: String, path: String)
  /// The collection has fewer faces than the index asks for.
  case noSuchIndex(face: String, path: String, index: Int, count: Int)
}

extension FontError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownFace(let face):
      "the font manifest has no face '\(face)'"
    case .fileMissing(let face, let places, let package):
      "the file of face '\(face)' is missing: \(places.joined(separator: ", ")); "
        + (package.isEmpty ? "install the font" : "install the package \(package)")
    case .hashDiffers(let face, let path, let pinned, let found, let package):
      "\(path) is not the file that face '\(face)' was pinned to: its SHA-256 is \(found), "
        + "pinned is \(pinned)"
        + (package.isEmpty ? "" : "; another version of the package \(package) is installed")
    case .damaged(let face, let path):
      "\(path) of face '\(face)' is not a font that can be read"
    case .noSuchIndex(let face, let path, let index, let count):
      "\(path) of face '\(face)' has \(count) faces, so index \(index) does not exist"
    }
  }
}
