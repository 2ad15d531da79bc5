/// The faces of a project's manifest, as they resolved on this machine.
package struct FontReport: Sendable {
  package var faces: [Face]
  /// The file that declares them, as the user would type it.
  package var manifest: String
  /// Whether that is the one that comes with ScreenFit, as the project has none.
  package var isShared: Bool

  package init(faces: [Face], manifest: String, isShared: Bool) {
    self.faces = faces
    self.manifest = manifest
    self.isShared = isShared
  }

  /// Whether every face is the pinned one.
  package var isComplete: Bool { faces.allSatisfy { $0.state == .pinned } }

  package struct Face: Sendable {
    /// The key in the manifest.
    package var name: String
    /// As declared in the manifest.
    package var file: String
    /// The file that was found; nil when none was.
    package var path: String?
    package var package: String
    /// How much wider the real face may be than this stand-in, as a share of the advance.
    package var allowance: Double
    package var state: State
    /// nil where the file cannot be used.
    package var metrics: Metrics?

    package init(
      name: String, file: String, path: String?, package: String, allowance: Double, state: State,
      metrics: Metrics?
    ) {
      self.name = name
      self.file = file
      self.path = path
      self.package = package
      self.allowance = allowance
      self.state = state
      self.metrics = metrics
    }
  }

  /// Whether the file on this machine is the one that the manifest means.
  package enum State: Hashable, Sendable {
    case pinned
    case missing
    /// Another file than the pinned one: its SHA-256 is given.
    case differs(found: String)
    /// No font can be read from the file, and why.
    case unreadable(String)
  }

  /// Figures of a face, in font units.
  package struct Metrics: Hashable, Sendable {
    package var unitsPerEm: Int
    package var ascent: Int
    /// Below the baseline, as a positive number.
    package var descent: Int
    package var lineGap: Int
    /// How many characters of Unicode it maps to a glyph.
    package var characters: Int

    package init(unitsPerEm: Int, ascent: Int, descent: Int, lineGap: Int, characters: Int) {
      self.unitsPerEm = unitsPerEm
      self.ascent = ascent
      self.descent = descent
      self.lineGap = lineGap
      self.characters = characters
    }
  }
}
