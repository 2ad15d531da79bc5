internal import FoundationEssentials

/// A copy of the project that the repository ships, removed with the value.
///
/// Whoever adds screens or apps to the repository changes nothing here: of `Screens` only the senior app is copied, with the
/// screens named below.
package final class ShippedProject: Sendable {
  /// Of the copy, absolute.
  package let path: String

  /// The screens of the senior app.
  package static let screens = [
    "audio-description", "faces", "home", "media-list", "music-quiz", "photo", "quiz-feedback",
    "quiz-question", "reminders", "settings", "story-quote", "video", "voice-log",
  ]

  package init() throws {
    let files = FileManager.default
    path = "\(files.temporaryDirectory.path)/screenfit-\(UInt64.random(in: 0 ... .max))"
    try files.createDirectory(atPath: "\(path)/Screens", withIntermediateDirectories: true)
    for folder in ["Devices", "Fonts", "Profiles", "TextScales", "Screens/senior"] {
      try files.copyItem(atPath: "\(Repository.folder)/\(folder)", toPath: "\(path)/\(folder)")
    }
    let kept = Set((Self.screens + ["app"]).map { "\($0).yml" })
    for name in try files.contentsOfDirectory(atPath: "\(path)/Screens/senior")
    where name.hasSuffix(".yml") && !kept.contains(name) {
      try files.removeItem(atPath: "\(path)/Screens/senior/\(name)")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package func text(of file: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(path)/\(file)")), as: UTF8.self)
  }

  /// Writes a file; its folder is made if need be.
  package func write(_ text: String, to file: String) throws {
    let target = URL(filePath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: target)
  }

  /// Removes a file or a folder with all that is in it.
  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  /// Replaces the first place of a text in a file.
  package func change(_ file: String, _ old: String, to new: String) throws {
    struct NotFound: Error { var text: String }
    let text = try text(of: file)
    guard let range = text.firstRange(of: old) else { throw NotFound(text: old) }
    try write(text[..<range.lowerBound] + new + text[range.upperBound...], to: file)
  }
}
