package import ProjectFiles
package import ScreenModel
package import TextMeasure

extension FileError {
  /// Points at the face of the manifest that cannot be used.
  package init(_ error: FontError, in manifest: FontManifest) {
    let face: String
    let code: Code
    let message: String
    var suggestion: String?
    switch error {
    case .unknownFace(let name):
      face = name
      code = .unknownName
      message = "the manifest has no face “\(name)”"
    case .fileMissing(let name, let places, let package):
      face = name
      code = .missingFile
      message = "the font file of “\(name)” is not on this machine"
      let install = package.isEmpty ? "install the font" : "install the package \(package)"
      // A near name beside it is a slip of the finger; the package is most likely there.
      suggestion =
        places.lazy.compactMap(NearestFile.of).first.map { "did you mean \($0)?" } ?? install
    case .hashDiffers(let name, let path, let pinned, let found, let package):
      face = name
      code = .contradiction
      message =
        "\(path) is not the pinned file of “\(name)”: its SHA-256 is \(found), not \(pinned)"
      suggestion =
        package.isEmpty
        ? "install the pinned file" : "install the version of \(package) that has the pinned file"
    case .damaged(let name, let path):
      face = name
      code = .unreadableFile
      message = "\(path) of “\(name)” is no font that can be read"
      suggestion = manifest.faces[name].map { "install the package \($0.package) again" }
    case .noSuchIndex(let name, let path, let index, let count):
      face = name
      code = .outOfRange
      message = "\(path) of “\(name)” has \(count) faces, so there is no index \(index)"
    }
    guard let location = manifest.faces[face]?.location else {
      self.init(code, file: "Fonts/fonts.yml", message, suggestion: suggestion)
      return
    }
    self.init(code, at: location, message, suggestion: suggestion)
  }
}
