/// The faces of a project, each pinned to one file by its hash.
package struct FontManifest: Sendable {
  /// Folders that relative files are looked up in, in order.
  package var folders: [String]
  package var faces: [String: FaceDeclaration]

  package init(folders: [String], faces: [String: FaceDeclaration]) {
    self.folders = folders
    self.faces = faces
  }
}

/// A face as the manifest declares it.
package struct FaceDeclaration: Hashable, Sendable {
  /// The key in the manifest, such as `inter`.
  package var name: String
  /// Relative to one of the manifest's folders, or absolute.
  package var file: String
  /// Which face of a collection, from 0.
  package var index: Int
  /// The Debian package that ships the file.
  package var package: String
  /// Lower-case hexadecimal.
  package var sha256: String
  /// How much wider the real face may be than this stand-in, as a share of the advance; 0 for the face itself.
  package var allowance: Double
  /// Of the real face, where this one stands in for it; nil: as the file says.
  package var lineMetrics: LineMetrics?
  package var location: SourceLocation

  package init(
    name: String, file: String, index: Int, package: String, sha256: String, allowance: Double,
    lineMetrics: LineMetrics? = nil, location: SourceLocation
  ) {
    self.name = name
    self.file = file
    self.index = index
    self.package = package
    self.sha256 = sha256
    self.allowance = allowance
    self.lineMetrics = lineMetrics
    self.location = location
  }
}
