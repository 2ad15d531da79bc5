import FitTestSupport
import FoundationEssentials
import Testing

@testable import FitVerification

/// For every rule screens that break it, and screens that nearly do.
@Suite("Rule fixtures") struct RuleFixtureTests {
  private static let fixtures = "\(Repository.folder)/Tests/Fixtures/rules"

  @Test("Every folder of fixtures is that of a rule")
  func complete() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.fixtures)
    let folders = Set(names).subtracting(["Devices", "app.yml"])
    #expect(folders.sorted() == RuleID.allCases.map(\.name).sorted())
  }

  @Test("Screens that break a rule are found where their comments say", arguments: RuleID.allCases)
  func fires(_ rule: RuleID) throws {
    let fixture = try RuleFixture(rule, "fires")
    #expect(fixture.expected.contains { $0.hasSuffix(" \(rule.code)") })
    let found = try fixture.found()
    #expect(
      found.contains { $0.hasSuffix(" \(rule.code)") },
      "is it asked? CellJudge.rules lists the rules that look at a laid out cell")
    #expect(found == fixture.expected)
  }

  @Test("Screens that nearly break a rule are left alone", arguments: RuleID.allCases)
  func nearly(_ rule: RuleID) throws {
    let fixture = try RuleFixture(rule, "nearly")
    #expect(fixture.expected.isEmpty)
    let found = try fixture.found()
    #expect(found.isEmpty)
  }
}
