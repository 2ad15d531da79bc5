import FoundationEssentials
import ScreenModel

@testable import FitVerification

/// What the comments of fixtures expect: `# expect: F201 F203`, on the line that the findings point at.
enum FixtureComments {
  /// Reads the files of a folder and those inside it.
  ///
  /// - Returns: Each as `screen.yml:3 F201`, sorted.
  static func expected(in folder: String) throws -> [String] {
    var expected: [String] = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where path.hasSuffix(".yml") {
      let data = try Data(contentsOf: URL(filePath: "\(folder)/\(path)"))
      let lines = String(decoding: data, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let name = path.split(separator: "/").last ?? ""
      for (index, line) in lines.enumerated() {
        guard let comment = line.firstRange(of: "# expect:") else { continue }
        let codes = line[comment.upperBound...].split(separator: " ")
        expected += codes.map { "\(name):\(index + 1) \($0)" }
      }
    }
    return expected.sorted()
  }

  /// Writes a finding as the comments would.
  static func place(_ location: ScreenModel.SourceLocation, _ rule: RuleID) -> String {
    "\(location.file.split(separator: "/").last ?? ""):\(location.line) \(rule.code)"
  }
}
