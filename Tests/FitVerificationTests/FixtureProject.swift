import FitTestSupport
import FoundationEssentials
import ProjectFiles
import Testing

/// The shipped project with one app of `Tests/Fixtures` besides; removed with the value.
final class FixtureProject {
  private let shipped: ShippedProject
  let app: String

  init(_ app: String) throws {
    self.app = app
    shipped = try ShippedProject()
    try FileManager.default.copyItem(
      atPath: "\(Repository.folder)/Tests/Fixtures/\(app)", toPath: folder)
  }

  private var folder: String { "\(shipped.path)/Screens/\(app)" }

  func load() throws -> Project {
    try Project.load(try #require(ProjectFolder.find(from: shipped.path)), selecting: .apps([app]))
  }

  /// The findings that the comments of the app's files expect, each as `ask.yml:3 F402`, sorted.
  func expected() throws -> [String] {
    var expected: [String] = []
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
