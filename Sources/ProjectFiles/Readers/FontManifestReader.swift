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
    let fields = Fields(
      root, of: "the font manifest", keys: ["folders", "faces", "fallbacks"], log: log)
    let folders = fields.names("folders", noun: "folder").map(\.name)
    var faces: [String: FaceDeclaration] = [:]
    let entries = fields.named("faces")
    for entry in entries { faces[entry.key] = face(entry) }
    let names = entries.map(\.key)
    let fallbacks = fields["fallbacks"].map { fields.values.named($0, as: "“fallbacks”") } ?? []
    return FontFile(
      manifest: FontManifest(folders: folders, faces: faces),
      fallbacks: fallbacks.map { entry in
        let chain = fields.values.names(entry.value, as: "“\(entry.key)”", noun: "face")
        let known = chain.compactMap { item in
          fields.values.lookUp(item.node, as: "a face", noun: "face", among: names)
        }
        return (entry.key, known)
      })
  }

  private func face(_ entry: Node.Entry) -> FaceDeclaration {
    let fields = Fields(
      entry.value, of: "a face", keys: ["file", "index", "package", "sha256", "allowance", "line"],
      log: log)
    let hash = fields.title("sha256")
    if let node = fields["sha256"], !hash.isEmpty, !Self.isHash(hash) {
      log.add(
        .wrongType(
          of: "“sha256”", found: node, expected: "64 hexadecimal digits, as sha256sum prints them"))
    }
    return FaceDeclaration(
      name: entry.key, file: fields.title("file"),
      index: fields.optionalWhole("index", in: 0...1_000) ?? 0, package: fields.title("package"),
      sha256: hash.lowercased(), allowance: fields.optionalNumber("allowance", in: 0...1) ?? 0,
      lineMetrics: fields["line"].map(lineMetrics), location: entry.location)
  }

  private func lineMetrics(_ node: Node) -> LineMetrics {
    let fields = Fields(node, of: "“line”", keys: ["ascent", "descent", "gap"], log: log)
    return LineMetrics(
      ascent: fields.number("ascent", in: 0...10), descent: fields.number("descent", in: 0...10),
      lineGap: fields.optionalNumber("gap", in: 0...10) ?? 0)
  }

  private static func isHash(_ text: String) -> Bool {
    text.utf8.count == 64 && text.allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
