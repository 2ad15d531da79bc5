import FoundationEssentials
import ScreenModel

@testable import ProjectFiles

/// A project folder of its own for one test, removed with the value.
final class TemporaryProject {
  let path: String

  /// Writes the files of `Samples.project` with changes: by path, `nil` to leave one out.
  init(_ files: [String: String?] = [:]) throws {
    let name = "screenfit-\(UInt64.random(in: 0...UInt64.max))"
    // Resolved, because the system's folder for temporary files may be a symbolic link.
    let folder = FileManager.default.temporaryDirectory.path
    path = (FileSystem.resolved(folder) ?? folder) + "/" + name
    let all = Samples.project.merging(files.map { ($0.key, $0.value) }) { _, new in new }
    for (name, text) in all.sorted(by: { $0.key < $1.key }) {
      if let text { try write(text, to: name) }
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = "\(path)/\(name)"
    if let folder = FilePath.parent(of: file) {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    }
    try Data(bytes).write(to: URL(filePath: file))
  }

  func folder() throws -> ProjectFolder {
    struct NoProject: Error {}
    guard let folder = ProjectFolder.find(from: path, workingDirectory: path) else {
      throw NoProject()
    }
    return folder
  }

  func load(_ selection: Project.Selection = .everything) throws -> Project {
    try Project.load(try folder(), selecting: selection)
  }

  /// The messages of a load in order, with paths relative to the project.
  func messages(_ selection: Project.Selection = .everything) throws -> [String] {
    do {
      _ = try load(selection)
      return []
    } catch let errors as FileErrors {
      return errors.errors.map {
        String($0.description.replacing("\(path)/", with: ""))
      }
    }
  }
}
