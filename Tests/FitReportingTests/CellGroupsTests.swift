import FitVerification
import Testing

@testable import FitReporting

@Suite("Cells of a finding") struct CellGroupsTests {
  private func phrases(_ cells: [Cell], atMost limit: Int = .max) -> [String] {
    CellGroups(cells, in: Samples.clean.apps[0]).phrases(atMost: limit)
  }

  private func cells(_ windows: [Int], _ sizes: [String], _ families: [String]) -> [Cell] {
    families.flatMap { family in
      sizes.flatMap { size in windows.map { Samples.cell($0, size, family) } }
    }
  }

  @Test("are not described when there is one, which the worst cell is")
  func one() { #expect(phrases(cells([0], ["large"], ["sans"])).isEmpty) }

  @Test("say “every” of what is complete")
  func every() {
    #expect(
      phrases(cells([0, 1], ["large", "extra-large"], ["sans", "mono"]))
        == ["iPhone SE (3rd gen) and iPhone 6 / 6s / 7 / 8 · every text size · every family"])
    #expect(
      phrases(cells([0, 1, 2, 3], ["large"], ["mono"])) == ["every window · large · mono"])
  }

  @Test("name two windows and count the others")
  func many() {
    let names = (0..<5).map { number in
      Cell(
        screen: "x", window: Samples.window("\(number)", "Phone \(number)"), textSize: "large",
        family: "sans", locale: "en")
    }
    #expect(phrases(names) == ["Phone 0, Phone 1 and 3 more windows · large · sans"])
  }

  @Test("list appearances that are no product of sizes and families")
  func uneven() {
    let uneven = cells([0], ["large", "extra-large"], ["mono"]) + cells([0], ["large"], ["sans"])
    #expect(
      phrases(uneven) == ["iPhone SE (3rd gen) · large · mono, sans; extra-large · mono"])
  }

  @Test("quote a name that has a comma, which is none between names")
  func commas() {
    let names = ["iPad Pro 13-inch (M4, M5)", "iPhone 8"].map { name in
      Cell(
        screen: "x", window: Samples.window(name, name), textSize: "large", family: "sans",
        locale: "en")
    }
    #expect(phrases(names) == ["“iPad Pro 13-inch (M4, M5)” and iPhone 8 · large · sans"])
  }

  @Test("are cut to a number of lines")
  func limited() {
    let different =
      cells([0], ["large"], ["sans"]) + cells([1], ["large"], ["mono"])
      + cells([0, 1], ["extra-large"], ["sans"])
    #expect(phrases(different).count == 3)
    #expect(
      phrases(different, atMost: 1)
        == ["iPhone SE (3rd gen) · large · sans", "2 more combinations (--verbose lists all)"])
  }
}
