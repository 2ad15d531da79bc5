import Testing

@testable import FitPictures

@Suite("Markup") struct MarkupTests {
  @Test("lets words stand for themselves")
  func escaping() {
    #expect(
      Markup.escaped("<b>Tom & \"Jerry\"</b> it's\u{1}")
        == "&lt;b&gt;Tom &amp; &quot;Jerry&quot;&lt;/b&gt; it&#39;s")
  }

  @Test("keeps words from ending a string of a script, its element, or a line")
  func scripts() {
    #expect(
      Markup.json("</script>\u{9B}1m\n\u{2028}") == #""\u003c/script\u003e\u009b1m\u000a\u2028""#)
  }

  @Test("keeps the name of a face from ending a string of CSS, its line or its element")
  func names() {
    #expect(
      HTMLPage.quoted("a</style>'\"\\\r\n\u{C}\u{0}é")
        == #"a\3c /style\3e \27 \22 \5c \d \a \c é"#)
  }

  @Test(
    "writes numbers in as few digits as they need",
    arguments: [
      (1.0, "1"), (-0.5, "-0.5"), (12.345, "12.35"), (0.004, "0"), (-0.004, "0"), (3.10, "3.1"),
      (100, "100"), (.infinity, "0"), (0.05, "0.05"),
    ])
  func numbers(_ value: Double, _ text: String) { #expect(Markup.number(value) == text) }
}
