internal import FoundationEssentials
package import Testing

/// Expects a text to be that of a golden file beside the test: `Golden/NAME` in the folder of the test's file.
///
/// With `UPDATE_GOLDEN=1` in the environment the file is rewritten and the test fails, so that the change is looked at.
///
/// - Parameters:
///   - text: What the code under test wrote.
///   - name: The golden file.
///   - testFile: The file of the test.
///   - sourceLocation: Where a difference is reported.
/// - Throws: What writing the golden file throws.
package func expectGolden(
  _ text: String, _ name: String, testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let path = goldenFolder(besides: testFile) + "/" + name
  let expected = FileManager.default.contents(atPath: path).map {
    String(decoding: $0, as: UTF8.self)
  }
  guard text != expected else { return }
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
    try FileManager.default.createDirectory(
      atPath: goldenFolder(besides: testFile), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
    Issue.record("\(name) was rewritten; look at what changed", sourceLocation: sourceLocation)
    return
  }
  guard let expected else {
    Issue.record(
      "there is no golden file \(name); UPDATE_GOLDEN=1 writes it", sourceLocation: sourceLocation)
    return
  }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(lines, expectedLines).prefix { $0 == $1 }.count
  let found = line < lines.count ? String(lines[line]) : "(the end)"
  let wanted = line < expectedLines.count ? String(expectedLines[line]) : "(the end)"
  Issue.record(
    "\(name):\(line + 1) should be\n  \(wanted)\nbut is\n  \(found)", sourceLocation: sourceLocation
  )
}

/// Lists the golden files beside a test, in order.
package func goldenNames(besides testFile: String = #filePath) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: goldenFolder(besides: testFile)).sorted()
}

private func goldenFolder(besides testFile: String) -> String {
  let end = testFile.lastIndex(of: "/") ?? testFile.endIndex
  return testFile[..<end] + "/Golden"
}
