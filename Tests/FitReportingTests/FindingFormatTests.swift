import FitTestSupport
import FitVerification
import FoundationEssentials
import Testing

@testable import FitReporting

@Suite("Reports for CI") struct FindingFormatTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var report: FindingReport
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "replay-failing", report: FindingReport(Samples.failing)),
    Case(name: "replay-clean", report: FindingReport(Samples.clean)),
    Case(name: "compare", report: FindingReport([Samples.compare])),
    Case(name: "budgets", report: FindingReport([Samples.budgets])),
    Case(name: "contrast", report: FindingReport([Samples.contrast])),
    Case(name: "errors", report: FindingReport(Samples.errors)),
    Case(name: "hostile", report: FindingReport(Samples.hostile)),
  ]

  private static let formats: [(ending: String, format: any FindingFormat)] = [
    ("concise", ConciseReport()), ("github", GitHubReport()), ("junit.xml", JUnitReport()),
    ("sarif", SARIFReport(version: "1.2.3")), ("md", MarkdownReport()),
  ]

  static var goldenNames: [String] {
    cases.flatMap { testCase in formats.map { "\(testCase.name).\($0.ending)" } }
  }

  @Test("keep their form", arguments: cases)
  func golden(_ testCase: Case) throws {
    for (ending, format) in Self.formats {
      try expectGolden(try format.text(of: testCase.report), "\(testCase.name).\(ending)")
    }
  }

  @Test("let no control character and no bidi override through", arguments: cases)
  func controls(_ testCase: Case) throws {
    for (ending, format) in Self.formats {
      let dangerous = try format.text(of: testCase.report).unicodeScalars.filter {
        ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value) || $0.value == 0x202E
      }
      #expect(dangerous.isEmpty, "\(ending)")
    }
  }

  @Test("write a file's name so that no annotation begins in it and nothing moves a cursor")
  func fileNames() {
    let name = "a\u{1B}[31m\u{9B}\u{202E},::error::\n.yml"
    let remark = Remark(
      level: .error, place: Remark.Place(file: name), message: "is bad", details: [])
    let check = FindingReport.Check(name: "check", remarks: [remark])
    let report = FindingReport(
      suites: [FindingReport.Suite(name: "app", verdict: "", checks: [check])], summary: "")
    #expect(
      GitHubReport().text(of: report)
        == "::error file=a\\u{1b}[31m\\u{9b}\\u{202e}%2C%3A%3Aerror%3A%3A%0A.yml::is bad\n")
  }

  @Test("say the same number of errors in each format", arguments: cases)
  func counts(_ testCase: Case) throws {
    let errors = testCase.report.remarks.count { $0.level == .error }
    let concise = ConciseReport().text(of: testCase.report).split(separator: "\n")
    #expect(concise.count { $0.contains("error: ") } == errors)
    let commands = GitHubReport().text(of: testCase.report).split(separator: "\n")
    #expect(commands.count { $0.hasPrefix("::error") } == errors)
    #expect(commands.allSatisfy { $0.hasPrefix("::") })
    let markdown = MarkdownReport().text(of: testCase.report).split(separator: "\n")
    #expect(
      markdown.count { $0.hasPrefix("  **error**: ") || $0.hasPrefix("- **error**: ") } == errors)
  }

  @Test("fail where something is wrong, and only there")
  func verdicts() {
    #expect(FindingReport(Samples.clean).isClean)
    #expect(!FindingReport(Samples.failing).isClean)
    var fragile = Samples.failing
    fragile.findings = [Samples.fragile]
    #expect(FindingReport(fragile).isClean)
    #expect(!FindingReport(fragile, failsOnFragile: true).isClean)
    let empty = FindingReport(Samples.clean, unverified: ["senior has no cell to verify"])
    #expect(!empty.isClean)
    #expect(JUnitReport().text(of: empty).contains("<failure message=\"senior has no cell"))
  }

  @Test("escape for GitHub what ends a command or a property")
  func gitHub() {
    #expect(GitHubReport.escaped("50 %\r\na:b,c", isProperty: false) == "50 %25%0D%0Aa:b,c")
    #expect(GitHubReport.escaped("50 %\na:b,c", isProperty: true) == "50 %25%0Aa%3Ab%2Cc")
  }

  @Test(
    "escape for Markdown what would be markup, a mention, a reference or a link",
    arguments: [
      ("a*b_c `d`", "a\\*b\\_c \\`d\\`"), ("<b>&amp;", "&#60;b&#62;&#38;amp;"),
      ("@team #12", "&#64;team &#35;12"), ("[x](http://y)", "\\[x\\](http&#58;//y)"),
      ("www.example.org", "www&#46;example.org"), ("a|b $x$ ~~y~~", "a\\|b \\$x\\$ \\~\\~y\\~\\~"),
      ("a: b", "a: b"), (":tada:", "&#58;tada:"), ("two\nlines", "two\\\\nlines"),
    ])
  func markdown(_ text: String, _ escaped: String) {
    #expect(MarkdownReport.escaped(text) == escaped)
  }

  @Test("write code in Markdown between more backticks than it holds")
  func code() {
    #expect(MarkdownReport.code("a.yml") == "`a.yml`")
    #expect(MarkdownReport.code("a``b`") == "``` a``b` ```")
  }

  @Test("keep a comment below the length that is refused, and count what is left out")
  func longComment() {
    var report = Samples.failing
    report.findings = Array(repeating: Samples.mediaBelowFloor, count: 500)
    let text = MarkdownReport().text(of: FindingReport(report))
    #expect(text.utf8.count < 65_536)
    #expect(text.contains("more findings\n"))
  }

  @Test("escape markup for XML and show what it cannot hold")
  func xml() {
    #expect(
      JUnitReport.escaped("<a b=\"c\">&\u{1B}\u{FFFF}\n")
        == "&lt;a b=&quot;c&quot;&gt;&amp;\\u{1b}\\u{ffff}\n")
  }

  @Test(
    "write paths as URIs",
    arguments: [
      ("Screens/a b.yml", "Screens/a%20b.yml"), ("/tmp/ü:%.yml", "file:///tmp/%C3%BC%3A%25.yml"),
      ("../x\n.yml", "../x%0A.yml"),
    ])
  func uri(_ path: String, _ uri: String) { #expect(SARIFURI.text(of: path) == uri) }

  @Test("give SARIF what the standard and code scanning require", arguments: cases)
  func sarif(_ testCase: Case) throws {
    let log = try JSONValue(text: SARIFReport(version: "1.2.3").text(of: testCase.report))
    #expect(log["version"] == .string("2.1.0"))
    #expect(log["$schema"]?.text?.hasSuffix("sarif-schema-2.1.0.json") == true)
    let run = try #require(log["runs"]?.items.first)
    let driver = try #require(run["tool"]?["driver"])
    #expect(driver["name"] == .string("screenfit"))
    let rules = driver["rules"]?.items ?? []
    #expect(Set(rules.map { $0["id"] }).count == rules.count)
    for rule in rules {
      #expect(rule["shortDescription"]?["text"]?.text?.isEmpty == false)
      #expect(rule["help"]?["text"]?.text?.isEmpty == false)
    }
    let results = run["results"]?.items ?? []
    #expect(results.count == testCase.report.remarks.count)
    for result in results {
      #expect(result["message"]?["text"]?.text?.isEmpty == false)
      #expect(["error", "warning", "note"].contains(result["level"]?.text))
      if case .number(let index)? = result["ruleIndex"] {
        #expect(rules[Int(index)]["id"] == result["ruleId"])
      }
      for location in result["locations"]?.items ?? [] {
        let physical = try #require(location["physicalLocation"])
        #expect(physical["artifactLocation"]?["uri"]?.text?.isEmpty == false)
        guard let region = physical["region"] else { continue }
        for key in ["startLine", "startColumn"] {
          guard case .number(let figure)? = region[key] else {
            Issue.record("\(key) is missing")
            continue
          }
          #expect(figure >= 1)
        }
      }
    }
  }

  @Test("take braces and links in a text for what they are in SARIF")
  func messages() throws {
    let text = try SARIFReport(version: "1").text(of: FindingReport(Samples.hostile))
    let log = try JSONValue(text: text)
    let messages = log["runs"]?.items.first?["results"]?.items.compactMap {
      $0["message"]?["text"]?.text
    }
    #expect(messages?.contains { $0.contains("{{0}}") && $0.contains("\\](https") } == true)
  }
}
