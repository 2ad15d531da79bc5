import Testing

@testable import FitReporting

@Suite("Figures in reports") struct FigureTextTests {
  @Test(
    "group digits by three",
    arguments: [(0, "0"), (999, "999"), (1_248, "1,248"), (-1_000_000, "-1,000,000")])
  func counts(_ count: Int, _ text: String) { #expect(FigureText.count(count) == text) }

  @Test(
    "show one decimal, or as many as tell them from zero",
    arguments: [
      (0, "0.0"), (24, "24.0"), (343.26, "343.3"), (-0.06, "-0.1"), (0.04, "0.04"),
      (-0.004, "-0.004"), (0.00004, "under 0.0001"), (.infinity, "∞"), (-.infinity, "-∞"),
      (.nan, "?"), (561.5, "561.5"),
    ])
  func points(_ length: Double, _ text: String) { #expect(FigureText.points(length) == text) }

  @Test(
    "keep a fixed number of decimals",
    arguments: [(1.048, 2, "1.05"), (2, 2, "2.00"), (0.001, 2, "0.00"), (12.5, 0, "13")])
  func fixed(_ number: Double, _ decimals: Int, _ text: String) {
    #expect(FigureText.fixed(number, decimals: decimals) == text)
  }

  @Test("have no figure in JSON where there is no number")
  func figures() {
    #expect(figure(.infinity) == nil)
    #expect(figure(-.infinity) == nil)
    #expect(figure(.nan) == nil)
    #expect(figure(nil) == nil)
    #expect(figure(0.1 + 0.2) == 0.3)
    #expect(figure(.greatestFiniteMagnitude) == .greatestFiniteMagnitude)
  }

  @Test("name items as prose does")
  func lists() {
    #expect(FigureText.list([]) == "")
    #expect(FigureText.list(["a"]) == "a")
    #expect(FigureText.list(["a", "b", "c"]) == "a, b and c")
    #expect(FigureText.list(["a", "b", "c", "d"], atMost: 3) == "a, b and 2 more")
  }
}
