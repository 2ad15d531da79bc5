internal import FitReporting
internal import FitVerification
internal import ProjectFiles
internal import ScreenModel
internal import TextMeasure

extension Run {
  func compare() throws -> Answer {
    let workspace = try Workspace(arguments, at: arguments.operands.first)
    try workspace.checkFonts()
    let reports = workspace.apps.map { app in
      Comparison.run(
        app, filter: workspace.filter, measurer: workspace.measurer(for: app),
        calibrate: arguments.calibrate)
    }
    let isBad = reports.contains { !$0.lower.isEmpty || $0.unknown > 0 }
    return Answer(status: isBad ? .findings : .fits, findings: { FindingReport(reports) }) {
      try $0.text(of: reports)
    }
  }

  /// Scores the measure against a recording; what differs is a figure, not a finding.
  func score(_ file: String) throws -> Answer {
    let recording = try Recording.load(file)
    let workspace = try Workspace(
      arguments, at: arguments.operands.first, selecting: .apps([]))
    let profiles = workspace.project.profiles
    guard let named = profiles.first(where: { $0.name == recording.profile }) else {
      let names = profiles.map(\.name)
      throw FileErrors([
        FileError(
          .unknownName, file: file, "unknown profile “\(recording.profile)”",
          suggestion: "the project has \(list(names))", validNames: names)
      ])
    }
    let library = try library(of: recording, manifest: workspace.project.fonts)
    let profile = RecordingScorer.profile(named, in: recording.environment)
    let measurer = TextMeasurer(profile: profile, library: library)
    let report = RecordingScorer(recording, fit: profile.fit).score(listed: 200) {
      text, locale, font in
      measurer.measure(
        text, as: TextSetting(faces: [font], locale: locale, estimatedAdvance: 0.6))
    }
    return Answer(status: .fits) { try $0.text(of: report) }
  }

  private func library(
    of recording: Recording, manifest: FontManifest
  ) throws(FileErrors) -> FontLibrary {
    var faces: [String: FaceDeclaration] = [:]
    var errors: [FileError] = []
    // Listing every font file of a machine takes a while, and is rarely needed.
    lazy var folders = FontFolders(manifest)
    for (key, font) in recording.fonts.sorted(by: { $0.key < $1.key }) {
      let known = manifest.faces.values.filter { Self.isSame($0, font) }.min { $0.name < $1.name }
      let file = known?.file ?? font.path ?? font.file.flatMap { folders.path(ofFile: $0) }
      if file == nil {
        errors.append(
          FileError(
            .missingFile, file: recording.file,
            "the font “\(key)”, \(font.file ?? "a file"), is not on this machine",
            suggestion: font.package.isEmpty ? nil : "install the package \(font.package)"))
      }
      faces[key] = FaceDeclaration(
        name: key, file: file ?? "", index: known?.index ?? 0, package: font.package,
        sha256: font.sha256 ?? "", allowance: 0,
        location: SourceLocation(file: recording.file, line: 1, column: 1))
    }
    let manifest = FontManifest(folders: manifest.folders + ["."], faces: faces)
    let library = FontLibrary(manifest: manifest)
    if errors.isEmpty {
      errors = library.check(faces.keys.sorted()).map { FileError($0, in: manifest) }
    }
    guard errors.isEmpty else { throw FileErrors(errors) }
    return library
  }

  /// Whether a face of the manifest is the file that a recording was made with.
  private static func isSame(_ face: FaceDeclaration, _ font: Recording.Font) -> Bool {
    guard font.path == nil, let file = font.file else { return false }
    if let hash = font.sha256 { return face.sha256 == hash }
    return face.file == file || face.file.hasSuffix("/\(file)")
  }
}
