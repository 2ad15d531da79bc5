import FitTestSupport
import FoundationEssentials

/// A copy of the repository's project for one test, removed with the value.
final class ProjectCopy {
  let path: String

  init() throws {
    let files = FileManager.default
    path = "\(files.temporaryDirectory.path)/screenfit-\(UInt64.random(in: 0 ... .max))"
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    for folder in ["Devices", "Fonts", "Profiles", "Screens"] {
      try files.copyItem(atPath: "\(Repository.folder)/\(folder)", toPath: "\(path)/\(folder)")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func run(_ words: String...) throws -> ToolRun { try ToolRun(words, in: path) }

  func text(of file: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(path)/\(file)")), as: UTF8.self)
  }

  func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(file)"))
  }

  /// Replaces the first place of a text in a file.
  func change(_ file: String, _ old: String, to new: String) throws {
    struct NotFound: Error { var text: String }
    let text = try text(of: file)
    guard let range = text.firstRange(of: old) else { throw NotFound(text: old) }
    try write(text.replacingCharacters(in: range, with: new), to: file)
  }
}

extension String {
  fileprivate func replacingCharacters(
    in range: Range<String.Index>, with text: String
  ) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
