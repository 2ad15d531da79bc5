import FitTestSupport
import FoundationEssentials
import ProjectFiles
import Testing

/// The shipped devices, faces and profiles with one app of `Tests/Fixtures`; removed with the value.
final class FixtureProject {
  let path: String
  let app: String

  init(_ app: String) throws {
    self.app = app
    let files = FileManager.default
    path = "\(files.temporaryDirectory.path)/screenfit-\(UInt64.random(in: 0 ... .max))"
    try files.createDirectory(atPath: "\(path)/Screens", withIntermediateDirectories: true)
    for folder in ["Devices", "Fonts", "Profiles", "TextScales"] {
      try files.copyItem(atPath: "\(Repository.folder)/\(folder)", toPath: "\(path)/\(folder)")
    }
    try files.copyItem(
      atPath: "\(Repository.folder)/Tests/Fixtures/\(app)", toPath: "\(path)/Screens/\(app)")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func load() throws -> Project {
    try Project.load(try #require(ProjectFolder.find(from: path)), selecting: .apps([app]))
  }

  /// The findings that the comments of the app's files expect, each as `ask.yml:3 F402`, sorted.
  func expected() throws -> [String] {
    var expected: [String] = []
    let folder = "\(path)/Screens/\(app)"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name.hasSuffix(".yml") {
      let data = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
      let lines = String(decoding: data, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard let comment = line.firstRange(of: "# expect:") else { continue }
        let codes = line[comment.upperBound...].split(separator: " ")
        expected += codes.map { "\(name):\(index + 1) \($0)" }
      }
    }
    return expected.sorted()
  }
}
