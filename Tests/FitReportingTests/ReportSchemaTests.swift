import FitTestSupport
import Testing

@testable import FitReporting

@Suite("The schema of JSON reports") struct ReportSchemaTests {
  private static func schema(isStrict: Bool = false) throws -> JSONSchema {
    let text = try Repository.text(of: "Schemas/reports.schema.json")
    return JSONSchema(try JSONValue(text: text), isStrict: isStrict)
  }

  @Test("describes every report, with every key that is written", arguments: ReportTests.cases)
  func reports(_ testCase: ReportTests.Case) throws {
    let report = try JSONValue(text: testCase.text(JSONReport()))
    #expect(try Self.schema(isStrict: true).faults(of: report) == [])
  }

  @Test("lets keys be added", arguments: ReportTests.cases.prefix(1))
  func additions(_ testCase: ReportTests.Case) throws {
    guard case .object(var members) = try JSONValue(text: testCase.text(JSONReport())) else {
      Issue.record("the report is no object")
      return
    }
    members["new"] = .bool(true)
    #expect(try Self.schema().faults(of: .object(members)) == [])
    #expect(try !Self.schema(isStrict: true).faults(of: .object(members)).isEmpty)
  }

  @Test(
    "refuses a report that lacks a key, has one of another type or is of no known format",
    arguments: [
      ("\"cells\" : 1274,", ""), ("\"cells\" : 1274", "\"cells\" : \"1274\""),
      ("\"severity\" : \"error\"", "\"severity\" : \"bad\""),
      ("screenfit-replay/1", "screenfit-replay/2"), ("\"line\" : 3", "\"line\" : 0"),
    ])
  func wrong(_ old: String, _ new: String) throws {
    let text = try JSONReport().text(of: Samples.failing)
    #expect(text.contains(old))
    let report = try JSONValue(text: text.replacing(old, with: new, maxReplacements: 1))
    #expect(try !Self.schema().faults(of: report).isEmpty)
  }

  @Test("has no key that is not documented")
  func documented() throws {
    let text = try Repository.text(of: "Sources/ScreenFit/ScreenFit.docc/JSONReports.md")
    for name in try Self.schema().propertyNames.sorted() {
      #expect(text.contains("`\(name)`"), "\(name)")
    }
  }
}
