/// Writes JUnit XML: a suite for each app, a test case for each screen, role or pair of colours.
///
/// All errors of a test case stand in one `failure`, as many readers show the first only. What is no error does not fail the
/// test case and stands in its `system-out`.
package struct JUnitReport: FindingFormat {
  package init() {}

  package func text(of report: FindingReport) -> String {
    let checks = report.suites.flatMap(\.checks)
    let kind = report.isInputWrong ? "error" : "failure"
    let time = report.seconds.map { [("time", FigureText.fixed($0, decimals: 3))] } ?? []
    let total = [("name", "screenfit")] + Self.counts(of: checks, kind) + time
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites\(Self.attributes(total))>",
    ]
    for suite in report.suites {
      let counts = [("name", suite.name)] + Self.counts(of: suite.checks, kind)
      lines.append("  <testsuite\(Self.attributes(counts))>")
      lines += suite.checks.flatMap { Self.testCase($0, in: suite, kind) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).asText
  }

  private static func counts(
    of checks: [FindingReport.Check], _ kind: String
  ) -> [(String, String)] {
    let failed = String(checks.count(where: \.isFailed))
    return [
      ("tests", String(checks.count)), ("failures", kind == "failure" ? failed : "0"),
      ("errors", kind == "error" ? failed : "0"), ("skipped", "0"),
    ]
  }

  private static func testCase(
    _ check: FindingReport.Check, in suite: FindingReport.Suite, _ kind: String
  ) -> [String] {
    let errors = check.remarks.filter { $0.level == .error }
    let others = check.remarks.filter { $0.level != .error }
    let place = (errors.first ?? others.first)?.place
    var names = [("classname", suite.name), ("name", check.name)]
    if let place { names.append(("file", place.file)) }
    if let line = place?.line { names.append(("line", String(line))) }
    let start = "    <testcase" + attributes(names)
    guard !check.remarks.isEmpty else { return [start + "/>"] }
    var lines = [start + ">"]
    if let first = errors.first {
      let more = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
      var names = [("message", first.message + more)]
      if !first.title.isEmpty { names.append(("type", first.title)) }
      lines.append("      <\(kind)\(attributes(names))>\(escaped(text(of: errors)))</\(kind)>")
    }
    if !others.isEmpty {
      lines.append("      <system-out>\(escaped(text(of: others)))</system-out>")
    }
    return lines + ["    </testcase>"]
  }

  /// The remarks in full, with an empty line between them.
  private static func text(of remarks: [Remark]) -> String {
    remarks.map { remark in
      var bare = remark
      bare.details = []
      return ([ConciseReport.line(bare)] + remark.details).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private static func attributes(_ pairs: [(String, String)]) -> String {
    pairs.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }

  /// Escapes markup, and shows as escapes such as `\u{1b}` what XML 1.0 has no way to write.
  static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var result = ""
      for scalar in line.map(TerminalText.escaped).joined().unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "\u{FFFE}", "\u{FFFF}": result += "\\u{\(String(scalar.value, radix: 16))}"
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result
    }.joined(separator: "\n")
  }
}
