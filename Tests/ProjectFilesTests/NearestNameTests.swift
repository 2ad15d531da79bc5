import Testing

@testable import ProjectFiles

@Suite struct NearestNameTests {
  @Test(
    "A misspelt name finds the one that was meant",
    arguments: [
      ("rol", "role"), ("orle", "role"), ("rolle", "role"), ("Style", "style"),
      ("line_height", "line-height"), ("lineHeight", "line-height"), ("head", "heading"),
      ("quiz-qestion", "quiz-question"),
    ])
  func finds(_ written: String, _ meant: String) {
    let names = ["style", "role", "line-height", "heading", "quiz-question", "x"]
    #expect(NearestName.of(written, among: names) == meant)
  }

  @Test(
    "A name that is like none finds none",
    arguments: ["colour", "", "y", "footer", String(repeating: "role", count: 1_000)])
  func findsNone(_ written: String) {
    #expect(NearestName.of(written, among: ["style", "role", "heading", "x"]) == nil)
  }

  @Test("Of equally near names the first is taken")
  func first() { #expect(NearestName.of("bat", among: ["cat", "hat"]) == "cat") }

  @Test(
    "Edits are insertions, deletions, substitutions and swaps of neighbours",
    arguments: [
      ("", "", 0), ("", "ab", 2), ("ab", "", 2), ("ab", "ba", 1), ("abcd", "acbd", 1),
      ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func edits(_ a: String, _ b: String, _ count: Int) {
    #expect(NearestName.edits(from: Array(a), to: Array(b)) == count)
    #expect(NearestName.edits(from: Array(b), to: Array(a)) == count)
  }
}
