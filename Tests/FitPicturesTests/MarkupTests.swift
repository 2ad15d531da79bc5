import Testing

@testable import FitPictures

@Suite("Markup") struct MarkupTests {
  @Test("lets words stand for themselves")
  func escaping() {
    #expect(
      Markup.escaped("<b>Tom & \"Jerry\"</b> it's\u{1}")
        == "&lt;b&gt;Tom &amp; &quot;Jerry&quot;&lt;/b&gt; it&#39;s")
  }

  @Test(
    "writes numbers in as few digits as they need",
    arguments: [
      (1.0, "1"), (-0.5, "-0.5"), (12.345, "12.35"), (0.004, "0"), (-0.004, "0"), (3.10, "3.1"),
      (100, "100"), (.infinity, "0"), (0.05, "0.05"),
    ])
  func numbers(_ value: Double, _ text: String) { #expect(Markup.number(value) == text) }
}
