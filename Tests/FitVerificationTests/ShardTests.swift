import FitTestSupport
import FoundationEssentials
import ProjectFiles
import ScreenModel
import StackLayout
import Testing

@testable import FitVerification

@Suite("Shards") struct ShardTests {
  /// Puts parts together after they were written to files and read again, the last one first.
  private func merged(
    _ apps: [App], parts count: Int, filter: CellFilter = CellFilter(),
    measurer: (App) -> any TextMeasuring
  ) throws -> ReplayReport {
    let parts = try (1...count).reversed().map { index in
      let part = Replay.run(
        Shard(index, of: count), of: apps, filter: filter, measurer: measurer)
      return try JSONDecoder().decode(ShardResult.self, from: JSONEncoder().encode(part))
    }
    let report = Replay.merge(
      parts.flatMap(\.pieces), of: apps, filter: filter, measurer: measurer)
    return try #require(report)
  }

  @Test("Every piece of work is in one part, and parts differ by one piece at most")
  func pieces() {
    for total in 0...20 {
      for count in 1...25 {
        let parts = (1...count).map { Shard($0, of: count).pieces(of: total) }
        #expect(parts.joined().sorted() == Array(0..<total))
        let sizes = parts.map(\.count)
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
      }
    }
  }

  @Test("Numbers of cells come back as they were given")
  func runs() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let numbers = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        Int.random(in: 0...6, using: &generator)
      }
      let data = try JSONEncoder().encode(CellRuns(numbers))
      #expect(try JSONDecoder().decode(CellRuns.self, from: data).elementsEqual(numbers))
    }
    #expect(try JSONEncoder().encode(CellRuns(5..<900)) == Data("[5,895]".utf8))
  }

  @Test("Parts make the report of one run", arguments: [1, 2, 3, 7, 100])
  func report(count: Int) throws {
    var app = App.ofAllSorts
    app.exemptions = [
      SampleApp.exemption("stack-too-tall", screens: ["screen-11"]),
      SampleApp.exemption("row-too-narrow", screens: ["screen-11"]),
    ]
    let apps = [app, .ofAllSorts]
    let measurer = { (_: App) in FixedAdvanceMeasurer(advance: 1) }
    let one = Replay.run(apps, filter: CellFilter(), measurer: measurer)
    #expect(one.tally.fails > 0 && one.tally.allowed > 0 && one.tally.unknown > 0)
    let unused = one.findings.filter { $0.rule == .exemptionUnused }
    #expect(unused.map(\.block) == ["row-too-narrow"])
    #expect(one.apps.contains { $0.screens.contains { !$0.variants.isEmpty } })
    let report = try merged(apps, parts: count, measurer: measurer)
    #expect("\(report)" == "\(one)")
  }

  @Test("Parts make the report of one run, whatever rule is broken", arguments: RuleID.allCases)
  func rules(_ rule: RuleID) throws {
    let fixture = try RuleFixture(rule, "fires")
    let (app, measurers) = try fixture.load()
    let filter = RuleFixture.filter
    let one = Replay.run([app], filter: filter) { measurers.measurer(for: $0) }
    let report = try merged([app], parts: 3, filter: filter) { measurers.measurer(for: $0) }
    #expect("\(report)" == "\(one)")
  }

  @Test("Parts make the limits of one run", arguments: [1, 2, 7, 100])
  func limits(count: Int) throws {
    let apps = [App.ofAllSorts, .ofAllSorts]
    let measurer = FixedAdvanceMeasurer(advance: 1)
    let one = apps.map { LimitSearch.run($0, filter: CellFilter(), measurer: measurer) }
    let parts = try (1...count).map { index in
      let part = LimitSearch.run(Shard(index, of: count), of: apps, filter: CellFilter()) { _ in
        measurer
      }
      return try JSONDecoder().decode(ShardResult.self, from: JSONEncoder().encode(part))
    }
    let rows = parts.flatMap(\.rows)
    #expect(rows.count == 72)
    let merged = try #require(LimitSearch.merge(rows, of: apps, filter: CellFilter()))
    #expect("\(merged)" == "\(one)")
    #expect(LimitSearch.merge(Array(rows.dropLast()), of: apps, filter: CellFilter()) == nil)
  }

  @Test("What is not every piece once makes no report")
  func incomplete() {
    let apps = [App.ofAllSorts]
    let measurer = { (_: App) in FixedAdvanceMeasurer(advance: 1) }
    let pieces = Replay.run(
      Shard(1, of: 1), of: apps, filter: CellFilter(), measurer: measurer
    ).pieces
    for wrong in [[], Array(pieces.dropFirst()), pieces + pieces.prefix(1)] {
      #expect(Replay.merge(wrong, of: apps, filter: CellFilter(), measurer: measurer) == nil)
    }
  }
}
