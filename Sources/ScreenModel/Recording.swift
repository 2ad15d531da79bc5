/// What a real engine did with real strings: the truth that a measure is scored against.
package struct Recording: Sendable {
  /// The path of the file as the user would type it.
  package var file: String
  /// The name of the platform profile to score with.
  package var profile: String
  package var environment: Environment
  /// By the key that rows use.
  package var fonts: [String: Font]
  /// The strings of each locale, in the order of the counts in rows.
  package var texts: [String: [String]]
  package var rows: [Row]
  package var firstLines: [FirstLine]

  package init(
    file: String, profile: String, environment: Environment, fonts: [String: Font],
    texts: [String: [String]], rows: [Row], firstLines: [FirstLine]
  ) {
    self.file = file
    self.profile = profile
    self.environment = environment
    self.fonts = fonts
    self.texts = texts
    self.rows = rows
    self.firstLines = firstLines
  }

  /// What the recording was made in; a score under another environment is another score.
  package struct Environment: Hashable, Sendable {
    package var engine: String
    /// Device pixels per point; nil when the recorder did not say.
    package var devicePixelRatio: Double?
    package var flags: [String]
    /// Empty when the recorder did not say.
    package var css: String
    /// Empty when the recorder did not say.
    package var hinting: String
    /// Empty when there is none.
    package var note: String

    package init(
      engine: String, devicePixelRatio: Double?, flags: [String], css: String, hinting: String,
      note: String
    ) {
      self.engine = engine
      self.devicePixelRatio = devicePixelRatio
      self.flags = flags
      self.css = css
      self.hinting = hinting
      self.note = note
    }
  }

  /// A font file that the engine was given: looked for by name, or found beside the recording.
  package struct Font: Hashable, Sendable {
    /// A name that is looked for in the folders of the font manifest; nil when a path is given.
    package var file: String?
    /// As the user would type it, already joined with the recording's folder; nil when a name is given.
    package var path: String?
    /// The Debian package that ships the file; empty when the recorder did not say.
    package var package: String
    /// Lower-case hexadecimal; nil when the recorder did not pin the file.
    package var sha256: String?

    package init(file: String?, path: String?, package: String, sha256: String?) {
      self.file = file
      self.path = path
      self.package = package
      self.sha256 = sha256
    }
  }

  /// The line counts of a locale's strings in one font, size and width.
  package struct Row: Hashable, Sendable {
    package var locale: String
    package var font: String
    /// In points.
    package var size: Points
    /// In points.
    package var width: Points
    /// One for each string of the locale, in order.
    package var lineCounts: [Int]

    package init(
      locale: String, font: String, size: Points, width: Points, lineCounts: [Int]
    ) {
      self.locale = locale
      self.font = font
      self.size = size
      self.width = width
      self.lineCounts = lineCounts
    }
  }

  /// The tightest width at which so many characters of a text stay on its first line.
  package struct FirstLine: Hashable, Sendable {
    package var locale: String
    package var font: String
    /// In points.
    package var size: Points
    /// In points; 0: the first line is one unbreakable stretch.
    package var width: Points
    package var characters: Int
    package var text: String

    package init(
      locale: String, font: String, size: Points, width: Points, characters: Int, text: String
    ) {
      self.locale = locale
      self.font = font
      self.size = size
      self.width = width
      self.characters = characters
      self.text = text
    }
  }
}
