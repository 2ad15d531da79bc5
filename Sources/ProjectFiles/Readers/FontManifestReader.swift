internal import ScreenModel

/// The font manifest with its named chains of faces.
struct FontFile {
  var manifest: FontManifest
  /// Chains of faces by name, in the order of the file.
  var fallbacks: [(name: String, faces: [String])]
}

/// Reads `Fonts/fonts.yml`.
struct FontManifestReader {
  let log: ErrorLog

  func read(_ root: Node) -> FontFile {
    let fields = Mapping(root, by: FontFileKeys.table, log: log)
    let folders = fields.folders.map(\.name)
    let entries = fields.faces
    var faces: [String: FaceDeclaration] = [:]
    for entry in entries { faces[entry.key] = face(entry) }
    let names = entries.map(\.key)
    return FontFile(
      manifest: FontManifest(folders: folders, faces: faces),
      fallbacks: fields.fallbacks.map { entry in
        let chain = fields.values.names(entry.value, as: "“\(entry.key)”", noun: "face")
        let known = chain.compactMap { item in
          fields.values.lookUp(item.node, as: "a face", noun: "face", among: names)
        }
        return (entry.key, known)
      })
  }

  private func face(_ entry: Named<FaceKeys>) -> FaceDeclaration {
    let fields = Mapping(entry.value.node, by: FaceKeys.table, log: log)
    let hash = fields.sha256
    if let node = fields.node(\.sha256), !hash.isEmpty, !Self.isHash(hash) {
      log.add(
        .wrongType(
          of: "“sha256”", found: node, expected: "64 hexadecimal digits, as sha256sum prints them"))
    }
    return FaceDeclaration(
      name: entry.key, file: fields.file, index: fields.index, package: fields.package,
      sha256: hash.lowercased(), allowance: fields.allowance,
      lineMetrics: fields.line.map(lineMetrics), location: entry.location)
  }

  private func lineMetrics(_ node: TableNode<LineMetricsKeys>) -> LineMetrics {
    let fields = Mapping(node, log: log)
    return LineMetrics(ascent: fields.ascent, descent: fields.descent, lineGap: fields.gap)
  }

  private static func isHash(_ text: String) -> Bool {
    text.utf8.count == 64 && text.allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
