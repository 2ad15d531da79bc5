import Testing

@testable import FitReporting

@Suite("Texts in a terminal") struct TerminalTextTests {
  @Test(
    "show what could command it as escapes",
    arguments: [
      ("plain “quoted” text", "plain “quoted” text"), ("a\nb\tc\r", "a\\nb\\tc\\r"),
      ("\r\n", "\\r\\n"), ("\u{1B}[2J", "\\u{1b}[2J"), ("\u{9B}31m", "\\u{9b}31m"),
      ("\u{202E}abc", "\\u{202e}abc"), ("a\u{2028}b", "a\\u{2028}b"), ("e\u{301}", "e\u{301}"),
      ("👩‍👩‍👧", "👩‍👩‍👧"), ("שלום", "\u{2068}שלום\u{2069}"),
    ])
  func escapes(_ text: String, _ shown: String) { #expect(TerminalText.shown(text) == shown) }

  @Test(
    "are shortened to columns",
    arguments: [
      ("abcdef", 6, "abcdef"), ("abcdefg", 6, "abcde…"), ("東京都", 6, "東京都"),
      ("東京都庁", 6, "東京…"), ("ab\u{1B}cd", 6, "ab…"), ("", 1, ""),
    ])
  func limits(_ text: String, _ limit: Int, _ shown: String) {
    #expect(TerminalText.shown(text, limit: limit) == shown)
  }

  @Test(
    "take two columns for wide characters and none for marks",
    arguments: [("abc", 3), ("東京", 4), ("e\u{301}", 1), ("👍", 2), ("ｱ", 1), ("Ａ", 2)])
  func columns(_ text: String, _ count: Int) {
    #expect(TerminalText.columnCount(of: text) == count)
  }

  @Test("stand in aligned columns without spaces at line ends")
  func tables() {
    var table = Table([.left, .right, .left])
    table.add(["name", "n", "remark"])
    table.add(["東京", "1,000", ""])
    table.add(["x"])
    #expect(
      table.lines(isColoured: false, indent: 1) == [
        " name      n  remark", " 東京  1,000", " x",
      ])
  }
}
