import Testing
import ProjectFiles
import ScreenModel
import TextMeasure

/// The repository's own fonts and profiles, read once.
enum Setup {
  static let project = Result {
    let folder = try #require(ProjectFolder.find(from: #filePath), "the project's folder")
    return try Project.load(folder, selecting: .apps([]))
  }

  static let fonts = Result { FontLibrary(manifest: try project.get().fonts) }

  static let web = Result { try newMeasurer("web") }
  static let flutter = Result { try newMeasurer("flutter") }

  static func profile(_ name: String) throws -> PlatformProfile {
    try #require(project.get().profiles.first { $0.name == name })
  }

  private static func measurer(_ name: String) throws -> TextMeasurer {
    switch name {
    case "web": try web.get()
    case "flutter": try flutter.get()
    default: try newMeasurer(name)
    }
  }

  private static func newMeasurer(_ name: String) throws -> TextMeasurer {
    TextMeasurer(profile: try profile(name), library: try fonts.get())
  }

  /// Measures a text by the rules of a profile of the repository.
  static func measure(
    _ text: String, by profile: String = "web", faces: [String] = ["roboto", "noto-sans-cjk-jp"],
    locale: String = "en"
  ) throws -> Paragraph {
    try measurer(profile).paragraph(
      text, as: TextSetting(faces: faces, locale: locale, estimatedAdvance: 0.6))
  }

  /// Returns what a reader sees on each line at a width in points.
  static func lines(
    _ text: String, width: Double, size: Double = 16, by profile: String = "web",
    faces: [String] = ["roboto", "noto-sans-cjk-jp"], locale: String = "en"
  ) throws -> [String] {
    let room = try Setup.profile(profile).fit.emWidth(of: width, size: size, pixelScale: 2)
    return try measure(text, by: profile, faces: faces, locale: locale).lines(within: room)
      .map(\.visibleText)
  }
}
