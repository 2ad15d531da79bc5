extension JSONReport {
  package func text(of report: FontReport) throws -> String {
    try encoded(
      FontsJSON(
        manifest: report.manifest, isShared: report.isShared,
        faces: report.faces.map { FaceJSON($0) }))
  }
}

private struct FontsJSON: Encodable {
  var format = "screenfit-fonts/1"
  var manifest: String
  var isShared: Bool
  var faces: [FaceJSON]
}

private struct FaceJSON: Encodable {
  var face, file: String
  var path: String?
  var package: String
  var allowance: Double?
  /// `pinned`, `missing`, `differs` or `unreadable`.
  var state: String
  /// The SHA-256 of a file that differs.
  var foundSHA256: String?
  var unitsPerEm, ascent, descent, lineGap, characters: Int?

  init(_ row: FontReport.Face) {
    face = row.name
    file = row.file
    path = row.path
    package = row.package
    allowance = figure(row.allowance, decimals: 6)
    switch row.state {
    case .pinned: state = "pinned"
    case .missing: state = "missing"
    case .differs(let found):
      state = "differs"
      foundSHA256 = found
    case .unreadable: state = "unreadable"
    }
    unitsPerEm = row.metrics?.unitsPerEm
    ascent = row.metrics?.ascent
    descent = row.metrics?.descent
    lineGap = row.metrics?.lineGap
    characters = row.metrics?.characters
  }
}
