import Testing

@testable import FitReporting

@Suite("Prose") struct ProseTests {
  private func lines(_ markdown: String) -> [String] {
    Prose.lines(markdown, width: 12) { "<\($0)>" }
  }

  @Test(
    "is filled paragraph by paragraph",
    arguments: [
      ("one two three four", ["one two", "three four"]),
      ("one\ntwo\n\nthree", ["one two", "", "three"]),
      ("incomprehensibilities here", ["incomprehensibilities", "here"]), ("", [""]),
      ("a **b c.** d", ["a <b> <c.> d"]), ("ends **bold.**", ["ends <bold.>"]),
      ("- a list item that is kept\n- b", ["- a list item that is kept", "- b"]),
      ("text\n```\n  code  stays as it is\n```\nmore", ["text", "  code  stays as it is", "more"]),
      ("twelve chars **b**", ["twelve chars", "<b>"]),
    ])
  func filled(_ markdown: String, _ expected: [String]) { #expect(lines(markdown) == expected) }
}
