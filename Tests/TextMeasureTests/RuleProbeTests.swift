import ScreenModel
import TextMeasure
import Testing

/// How many lines real engines set short texts in, at six widths; 16 pt Roboto, with Noto Sans CJK for what it lacks.
///
/// Recorded with Chromium 156 (`white-space: normal`) and skia-python 144.1. Left out are texts with emoji, as no face
/// here has any.
struct Probe: Sendable, CustomTestStringConvertible {
  static let widths: [Double] = [20, 34, 48, 64, 90, 128]

  var name: String
  var text: String
  var web: [Int]
  var flutter: [Int]
  var testDescription: String { name }

  init(_ name: String, _ text: String, web: [Int], flutter: [Int]) {
    self.name = name
    self.text = text
    self.web = web
    self.flutter = flutter
  }

  static let all = [
    Probe(
      "trailing spaces hang", "aaaa bbbb      ",
      web: [4, 4, 2, 2, 1, 1], flutter: [4, 3, 2, 2, 1, 1]),
    Probe(
      "many inner spaces", "aaaa      bbbb",
      web: [4, 4, 2, 2, 1, 1], flutter: [4, 4, 2, 2, 2, 1]),
    Probe(
      "only spaces", "        ",
      web: [0, 0, 0, 0, 0, 0], flutter: [1, 1, 1, 1, 1, 1]),
    Probe(
      "leading spaces", "    aaaa bbbb",
      web: [4, 4, 2, 2, 1, 1], flutter: [5, 4, 3, 2, 2, 1]),
    Probe(
      "nbsp", "aaaa\u{A0}bbbb cccc",
      web: [7, 4, 3, 2, 2, 1], flutter: [6, 4, 3, 2, 2, 1]),
    Probe(
      "nbsp overlong", "aaaaaaa\u{A0}bbbbbbb\u{A0}ccccccc",
      web: [12, 7, 5, 4, 3, 2], flutter: [12, 7, 5, 3, 3, 2]),
    Probe(
      "narrow nbsp 202F", "aaaa\u{202F}bbbb cccc",
      web: [7, 4, 3, 2, 2, 1], flutter: [6, 4, 3, 2, 2, 1]),
    Probe(
      "word joiner 2060", "aaaa\u{2060}bbbb cccc",
      web: [6, 4, 3, 2, 2, 1], flutter: [6, 4, 3, 2, 2, 1]),
    Probe(
      "zwsp", "aaaa\u{200B}bbbb\u{200B}cccc",
      web: [6, 5, 3, 3, 2, 1], flutter: [6, 4, 3, 3, 2, 1]),
    Probe(
      "soft hyphen", "aaaa\u{AD}bbbb\u{AD}cccc",
      web: [8, 5, 3, 3, 2, 1], flutter: [6, 4, 3, 3, 2, 1]),
    Probe(
      "soft hyphen inside overlong",
      "Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}gesell\u{AD}schaft",
      web: [18, 12, 8, 6, 4, 3], flutter: [17, 10, 6, 6, 4, 3]),
    Probe(
      "hyphen-minus", "aaaa-bbbb-cccc",
      web: [8, 5, 3, 3, 2, 1], flutter: [8, 4, 3, 3, 2, 1]),
    Probe(
      "hyphen before digit", "aaaa-2024-11-30",
      web: [8, 6, 3, 3, 2, 1], flutter: [8, 4, 3, 2, 2, 1]),
    Probe(
      "nb hyphen 2011", "aaaa\u{2011}bbbb\u{2011}cccc",
      web: [7, 4, 3, 2, 2, 1], flutter: [7, 4, 3, 2, 2, 1]),
    Probe(
      "en dash", "aaaa–bbbb–cccc",
      web: [7, 5, 3, 3, 2, 1], flutter: [8, 5, 3, 3, 2, 1]),
    Probe(
      "em dash", "aaaa—bbbb—cccc",
      web: [8, 5, 3, 3, 2, 2], flutter: [8, 5, 3, 3, 2, 2]),
    Probe(
      "slash url", "https://example.com/aaaa/bbbb/cccc",
      web: [18, 9, 7, 5, 4, 3], flutter: [19, 10, 7, 6, 4, 3]),
    Probe(
      "slash word", "aaaa/bbbb/cccc",
      web: [7, 4, 3, 2, 2, 1], flutter: [8, 4, 3, 3, 2, 1]),
    Probe(
      "query url", "example.com?aaa=bbb&ccc=ddd",
      web: [16, 9, 6, 5, 4, 3], flutter: [16, 9, 6, 4, 3, 3]),
    Probe(
      "underscore", "aaaa_bbbb_cccc",
      web: [7, 4, 3, 2, 2, 1], flutter: [7, 4, 3, 2, 2, 1]),
    Probe(
      "dot", "aaaa.bbbb.cccc",
      web: [7, 4, 3, 2, 2, 1], flutter: [7, 4, 3, 2, 2, 1]),
    Probe(
      "email", "someone.name@example-domain.com",
      web: [20, 10, 7, 6, 4, 3], flutter: [20, 10, 7, 5, 4, 3]),
    Probe(
      "paren", "aaaa(bbbb)cccc",
      web: [7, 4, 3, 2, 2, 1], flutter: [7, 4, 3, 2, 2, 1]),
    Probe(
      "open bracket space", "aaaa (bbbb) [cccc]",
      web: [8, 6, 3, 3, 2, 2], flutter: [8, 5, 3, 3, 2, 2]),
    Probe(
      "newline", "aaaa\nbbbb\ncccc",
      web: [6, 5, 3, 3, 2, 1], flutter: [6, 5, 3, 3, 3, 3]),
    Probe(
      "trailing newline", "aaaa\nbbbb\n",
      web: [4, 4, 2, 2, 1, 1], flutter: [5, 5, 3, 3, 3, 3]),
    Probe(
      "double newline", "aaaa\n\nbbbb",
      web: [4, 4, 2, 2, 1, 1], flutter: [5, 5, 3, 3, 3, 3]),
    Probe(
      "crlf", "aaaa\r\nbbbb",
      web: [4, 4, 2, 2, 1, 1], flutter: [4, 4, 2, 2, 2, 2]),
    Probe(
      "u2028", "aaaa\u{2028}bbbb",
      web: [5, 4, 2, 2, 1, 1], flutter: [4, 4, 2, 2, 2, 2]),
    Probe(
      "tab", "aaaa\tbbbb\tcccc",
      web: [6, 5, 3, 3, 2, 1], flutter: [6, 4, 3, 3, 2, 1]),
    Probe(
      "overlong", "Donaudampfschifffahrtsgesellschaft",
      web: [16, 9, 6, 5, 3, 3], flutter: [16, 9, 6, 5, 3, 3]),
    Probe(
      "overlong after word", "Die Donaudampfschifffahrtsgesellschaft hier",
      web: [20, 11, 8, 6, 5, 4], flutter: [20, 11, 8, 6, 4, 3]),
    Probe(
      "currency", "aaaa $100 €200",
      web: [6, 6, 3, 3, 2, 1], flutter: [6, 5, 3, 3, 2, 1]),
    Probe(
      "percent", "aaaa 100% bbbb",
      web: [7, 6, 3, 3, 2, 1], flutter: [7, 5, 3, 3, 2, 1]),
    Probe(
      "number sep", "1,234,567.89",
      web: [6, 3, 3, 2, 2, 1], flutter: [6, 3, 3, 2, 2, 1]),
    Probe(
      "date", "2024/11/30",
      web: [5, 3, 2, 2, 1, 1], flutter: [5, 3, 2, 2, 1, 1]),
    Probe(
      "time", "10:30–11:45",
      web: [6, 4, 3, 2, 2, 1], flutter: [6, 4, 3, 2, 2, 1]),
    Probe(
      "ellipsis", "aaaa…bbbb…cccc",
      web: [8, 5, 3, 3, 2, 1], flutter: [8, 5, 3, 3, 2, 1]),
    Probe(
      "quotes", "aaaa “bbbb” cccc",
      web: [7, 5, 3, 3, 2, 1], flutter: [7, 4, 3, 3, 2, 1]),
    Probe(
      "german quotes", "aaaa „bbbb“ cccc",
      web: [7, 5, 3, 3, 2, 1], flutter: [7, 4, 3, 3, 2, 1]),
    Probe(
      "french guillemets", "aaaa « bbbb » cccc",
      web: [8, 5, 3, 3, 2, 2], flutter: [8, 5, 3, 3, 2, 2]),
    Probe(
      "question quote", "aaaa?\"bbbb\"",
      web: [6, 3, 2, 2, 1, 1], flutter: [6, 3, 2, 2, 1, 1]),
    Probe(
      "exclaim", "aaaa!bbbb!cccc",
      web: [7, 4, 3, 2, 2, 1], flutter: [8, 4, 3, 3, 2, 1]),
    Probe(
      "ideographic space", "漢字\u{3000}漢字\u{3000}漢字",
      web: [6, 3, 3, 2, 2, 1], flutter: [6, 3, 3, 2, 2, 1]),
    Probe(
      "small kana", "チェックアウトチェックアウト",
      web: [14, 7, 5, 4, 3, 2], flutter: [14, 7, 5, 4, 3, 2]),
    Probe(
      "long vowel", "ユーザーサーバーデータ",
      web: [11, 6, 4, 3, 3, 2], flutter: [11, 6, 4, 3, 3, 2]),
    Probe(
      "kinsoku close", "漢字漢字。漢字漢字、漢字",
      web: [12, 7, 5, 4, 3, 2], flutter: [12, 7, 5, 4, 3, 2]),
    Probe(
      "kinsoku open", "漢字「漢字」漢字（漢字）",
      web: [12, 6, 5, 3, 2, 2], flutter: [12, 6, 5, 3, 3, 2]),
    Probe(
      "hangul", "안녕하세요 반갑습니다",
      web: [10, 5, 4, 3, 2, 2], flutter: [10, 5, 4, 3, 2, 2]),
    Probe(
      "latin+cjk", "abc漢字abc漢字def",
      web: [10, 5, 4, 3, 2, 2], flutter: [10, 5, 4, 3, 2, 2]),
    Probe(
      "combining", "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}",
      web: [4, 2, 2, 2, 1, 1], flutter: [4, 2, 2, 2, 1, 1]),
  ]
}

@Suite("Line breaking by a platform's rules")
struct RuleProbeTests {
  @Test("sets probes of Chromium's rules in as many lines", arguments: Probe.all)
  func web(_ probe: Probe) throws {
    #expect(try counts(probe, by: "web") == probe.web)
  }

  @Test("sets probes of SkParagraph's rules in as many lines", arguments: Probe.all)
  func flutter(_ probe: Probe) throws {
    #expect(try counts(probe, by: "flutter") == probe.flutter)
  }

  private func counts(_ probe: Probe, by profile: String) throws -> [Int] {
    let text = try Setup.measure(probe.text, by: profile)
    #expect(text.missing == [])
    let fit = try Setup.profile(profile).fit
    return Probe.widths.map {
      text.lineCount(within: fit.emWidth(of: $0, size: 16, pixelScale: 1))
    }
  }
}
