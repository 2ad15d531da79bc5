package import ScreenModel

/// The faces of a manifest, opened when first asked for; only files that are opened are hashed.
package final class FontLibrary: Sendable {
  private let manifest: FontManifest
  private let opened = Lock(Opened())

  private struct Opened: Sendable {
    var faces: [String: Result<FontFace, FontError>] = [:]
    /// By path, as collections hold several faces; the hash is computed when a face pins one.
    var files: [String: (file: FontFile, hash: String?)] = [:]
  }

  package init(manifest: FontManifest) { self.manifest = manifest }

  /// Finds a face by its key in the manifest.
  ///
  /// A face that pins no hash (an empty one) is opened as it is.
  package func face(named name: String) throws(FontError) -> FontFace {
    try opened.withLock { opened in
      if let known = opened.faces[name] { return known }
      let result = Result { () throws(FontError) in try open(name, in: &opened) }
      opened.faces[name] = result
      return result
    }.get()
  }

  /// Opens faces and returns what is wrong with them, one error for each face that cannot be used.
  package func check(_ names: some Sequence<String>) -> [FontError] {
    var errors: [FontError] = []
    for name in names {
      do throws(FontError) { _ = try face(named: name) } catch { errors.append(error) }
    }
    return errors
  }

  private func open(_ name: String, in opened: inout Opened) throws(FontError) -> FontFace {
    guard let declaration = manifest.faces[name] else { throw FontError.unknownFace(name) }
    let places =
      declaration.file.hasPrefix("/")
      ? [declaration.file] : manifest.folders.map { "\($0)/\(declaration.file)" }
    for path in places {
      guard let file = opened.files[path]?.file ?? FontFile(path: path) else { continue }
      guard file.bytes.count <= FontFile.byteLimit else {
        throw FontError.damaged(face: name, path: path)
      }
      try check(file, against: declaration, in: &opened)
      return try FontFace(
        file: file, index: declaration.index, name: name, allowance: declaration.allowance,
        lineMetrics: declaration.lineMetrics)
    }
    throw FontError.fileMissing(face: name, places: places, package: declaration.package)
  }

  private func check(
    _ file: FontFile, against declaration: FaceDeclaration, in opened: inout Opened
  ) throws(FontError) {
    var hash = opened.files[file.path]?.hash
    if hash == nil, !declaration.sha256.isEmpty { hash = SHA256.hexadecimal(of: file.bytes) }
    opened.files[file.path] = (file, hash)
    guard !declaration.sha256.isEmpty, hash != declaration.sha256 else { return }
    throw FontError.hashDiffers(
      face: declaration.name, path: file.path, pinned: declaration.sha256,
      found: hash ?? "unknown", package: declaration.package)
  }
}
