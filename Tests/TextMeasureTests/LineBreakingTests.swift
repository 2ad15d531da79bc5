import ScreenModel
import TextMeasure
import Testing

/// The lines that Chromium 156 set texts in, recorded at 2 device pixels a point without hinting.
struct RecordedLines: Sendable, CustomTestStringConvertible {
  var rule: String
  var text: String
  var locale = "en"
  var face = "roboto"
  var size = 16.0
  var width: Double
  /// What is seen: without hanging spaces and soft hyphens, with the hyphens shown.
  var lines: [String]
  var testDescription: String { rule }

  static let all = [
    RecordedLines(
      rule: "Trailing spaces hang", text: "aaaa bbbb      ", width: 60, lines: ["aaaa", "bbbb"]),
    RecordedLines(
      rule: "No break at a no-break space", text: "aaaa\u{A0}bbbb cccc", width: 80,
      lines: ["aaaa\u{A0}bbbb", "cccc"]),
    RecordedLines(
      rule: "A break between a hyphen or bar and a no-break space",
      text: "aaaa -\u{A0}bbbb|\u{A0}cccc", width: 48,
      lines: ["aaaa -", "\u{A0}bbbb|", "\u{A0}cccc"]),
    RecordedLines(
      rule: "The break before a no-break space holds in a word that is cut",
      text: "Bindestrich-\u{A0}nein", locale: "de", face: "inter", size: 28, width: 97,
      lines: ["Bindes", "trich-", "\u{A0}nein"]),
    RecordedLines(
      rule: "Lam and alef stay together in a word that is cut", text: "لالالا", locale: "ar",
      face: "noto-sans-arabic", width: 16, lines: ["لا", "لا", "لا"]),
    RecordedLines(
      rule: "An accent that stood on a space stands alone at a line's start",
      text: "\u{301} a\u{301} \u{301}b \u{301} a\u{301} \u{301}b", face: "liberation-mono",
      size: 20, width: 52,
      lines: ["\u{301} a\u{301} \u{301}b", "\u{301} a\u{301} \u{301}b"]),
    RecordedLines(
      rule: "A break at a zero-width space", text: "aaaa\u{200B}bbbb\u{200B}cccc", width: 80,
      lines: ["aaaabbbb", "cccc"]),
    RecordedLines(
      rule: "A hyphen is shown at a soft hyphen",
      text: "Donau\u{AD}dampf\u{AD}schiff", width: 100, lines: ["Donaudampf-", "schiff"]),
    RecordedLines(
      rule: "A tab is a space", text: "aaaa\tbbbb\tcccc", width: 80, lines: ["aaaa bbbb", "cccc"]),
    RecordedLines(
      rule: "A run of spaces is one", text: "aaaa      bbbb", width: 80, lines: ["aaaa bbbb"]),
    RecordedLines(
      rule: "A newline is a space", text: "aaaa\nbbbb", width: 80, lines: ["aaaa bbbb"]),
    RecordedLines(
      rule: "Brackets and stops stay with their words in Japanese",
      text: "漢字漢字。漢字「漢字」、漢字（漢字）", locale: "ja", face: "noto-sans-cjk-jp", width: 80,
      lines: ["漢字漢字。", "漢字「漢", "字」、漢字", "（漢字）"]),
    RecordedLines(
      rule: "A long vowel mark and small kana may start a line",
      text: "サーバーチェック", locale: "ja", face: "noto-sans-cjk-jp", width: 48,
      lines: ["サーバ", "ーチェ", "ック"]),
    RecordedLines(
      rule: "Thai breaks between the dictionary's words, afresh after a cut",
      text: "กรุงเทพมหานครเป็นเมืองหลวงของประเทศไทย", locale: "th", face: "noto-sans-thai", width: 100,
      lines: ["กรุงเทพมหานค", "รเป็นเมืองหลวง", "ของประเทศไทย"]),
    RecordedLines(
      rule: "Arabic joins within its words", text: "مرحبا بالعالم، هذه جملة قصيرة للاختبار",
      locale: "ar", face: "noto-sans-arabic", width: 100,
      lines: ["مرحبا بالعالم،", "هذه جملة", "قصيرة للاختبار"]),
    RecordedLines(
      rule: "Hebrew breaks after a maqaf or hyphen only where it must",
      text: "בית־ספר אי-אפשר שלום עולם", locale: "he", face: "noto-sans-hebrew", width: 70,
      lines: ["בית־ספר", "אי-אפשר", "שלום", "עולם"]),
    RecordedLines(
      rule: "Hindi keeps its syllables", text: "नमस्ते दुनिया, यह एक छोटा वाक्य है।", locale: "hi",
      face: "noto-sans-devanagari", width: 90,
      lines: ["नमस्ते दुनिया,", "यह एक छोटा", "वाक्य है।"]),
    RecordedLines(
      rule: "A word wider than the box moves down and is cut",
      text: "Die Donaudampfschifffahrtsgesellschaft hier", width: 128,
      lines: ["Die", "Donaudampfschif", "ffahrtsgesellscha", "ft hier"]),
    RecordedLines(
      rule: "Kerning across a break goes", text: "AV-To. VA-Ty.", size: 64, width: 128,
      lines: ["AV-", "To.", "VA-", "Ty."]),
    RecordedLines(
      rule: "No break after a slash or an exclamation mark", text: "aaaa/bbbb!cccc", width: 80,
      lines: ["aaaa/bbbb", "!cccc"]),
    RecordedLines(
      rule: "A break beside a quote between East Asian characters only",
      text: "漢字“漢字”漢字", face: "noto-sans-cjk-jp", width: 58, lines: ["漢字“漢", "字”漢字"]),
    RecordedLines(
      rule: "No break after a dash that starts a word", text: "so – and –ly", width: 40,
      lines: ["so –", "and", "–ly"]),
    RecordedLines(
      rule:
        "A line separator is as wide as a space, does not hang, and may end a line whatever follows",
      text: "one\u{2028}two \u{2029}“three”", face: "noto-sans", width: 33,
      lines: ["one\u{2028}", "two", "\u{2029}", "“thr", "ee”"]),
    RecordedLines(
      rule: "A cut that leaves a hair of room beside a letter that was kerned is not taken",
      text: "PTÖAÅÖ", size: 22, width: 27, lines: ["P", "T", "Ö", "A", "Å", "Ö"]),
    RecordedLines(
      rule: "A letter after a cut and before one is rounded on both sides",
      text: "PAJVKTRYYOWTWC", face: "noto-serif", width: 20,
      lines: ["P", "AJ", "V", "K", "T", "R", "Y", "Y", "O", "W", "T", "W", "C"]),
    RecordedLines(
      rule: "The rest of a cut word is measured without its kerning to the space after it",
      text: "UVTQT QV", width: 20, lines: ["U", "VT", "Q", "T", "Q", "V"]),
    RecordedLines(
      rule: "A wave dash does not start a line in Japanese", text: "漢字漢字漢〜字漢字漢", locale: "ja",
      face: "noto-sans-cjk-jp", size: 20, width: 102, lines: ["漢字漢字", "漢〜字漢字", "漢"]),
    RecordedLines(
      rule: "A middle dot beside Hangul is not drawn as Korean", text: "날씨가·!", locale: "ko",
      face: "noto-sans-cjk-kr", size: 23.5, width: 83.5, lines: ["날씨가", "·!"]),
    RecordedLines(
      rule: "A middle dot beside Hangul and an East Asian bracket is", text: "폰·「인용」·i",
      locale: "ko",
      face: "noto-sans-cjk-kr", width: 75, lines: ["폰·「인용」·i"]),
    RecordedLines(
      rule: "A kana that is kerned to the next line needs a hair of room", text: "漢字漢えて",
      locale: "ja",
      face: "noto-sans-cjk-jp", width: 64, lines: ["漢字漢", "えて"]),
    RecordedLines(
      rule: "A bracket that is halved at a line's end does, too", text: "』「はい」と・東京", locale: "ja",
      face: "noto-sans-cjk-jp", width: 64, lines: ["』「は", "い」と・", "東京"]),
    RecordedLines(
      rule: "A mark before one that is whole again on the next line does, too",
      text: "歌曲吗？，《红楼梦》（是）、", locale: "zh-CN", face: "noto-sans-cjk-sc", width: 80,
      lines: ["歌曲", "吗？，《红", "楼梦》", "（是）、"]),
    RecordedLines(
      rule: "A word that is cut at a soft hyphen shows it", text: "№5\u{AD}“q”", face: "inter",
      width: 31, lines: ["№", "5“q", "”"]),
    RecordedLines(
      rule: "A mark that starts a line after a cut does not know of the number before it",
      text: "￥1,000。￥1,000\u{A0}50", locale: "ja", face: "noto-sans-cjk-jp", width: 64,
      lines: ["￥1,000", "。", "￥1,000\u{A0}", "50"]),
    RecordedLines(
      rule: "A slash does not, either", text: "000/№5000", locale: "ru", width: 31,
      lines: ["000", "/", "№5", "000"]),
    RecordedLines(
      rule: "A break between a number's slash and a degree sign", text: "aaa-rc4/°C", face: "inter",
      size: 20, width: 82, lines: ["aaa-rc4/", "°C"]),
    RecordedLines(
      rule: "A break at a zero-width space before a quote", text: "+3\u{200B}“q”/", face: "inter",
      width: 31, lines: ["+3", "“q”/"]),
    RecordedLines(
      rule: "An em space does not hang", text: "aaaa\u{2003}bbbb", face: "noto-sans", width: 42,
      lines: ["aaaa", "\u{2003}", "bbbb"]),
  ]
}

enum RecordedEdges {
  /// How many lines Chromium 156 sets texts of 40 points in, by width.
  static let all: [(text: String, counts: [Double: Int])] = [
    ("日本 \u{3000}東京", [80: 3, 100: 3, 120: 2, 211: 2, 212: 1]),
    ("a \u{3000}word", [39: 5, 56: 4, 95: 3, 134: 3, 135: 2, 168: 2, 169: 1]),
    ("a\u{3000} word", [94: 3, 95: 2, 169: 1]),
    ("a \u{3000} word", [95: 3, 146: 2, 180: 1]),
    ("a \u{3000}", [20: 2, 73: 2, 74: 1]),
    ("word\u{AD}", [39: 4, 56: 2, 100: 2, 108: 2, 109: 1]),
    ("Σας \u{AD}", [85: 2, 97: 2, 98: 1]),
    ("word\u{AD} well", [75: 3, 100: 3, 108: 3, 109: 2, 179: 2, 180: 1]),
    ("世界。\u{AD} well", [95: 3, 125: 3, 134: 3, 135: 2, 206: 1]),
  ]
}

@Suite("Lines")
struct LineBreakingTests {
  @Test("are those that Chromium sets", arguments: RecordedLines.all)
  func chromium(_ recorded: RecordedLines) throws {
    let lines = try Setup.lines(
      recorded.text, width: recorded.width, size: recorded.size, faces: [recorded.face],
      locale: recorded.locale)
    #expect(lines == recorded.lines)
  }

  @Test(
    "are as many as Chromium sets where white space or a soft hyphen ends them",
    arguments: RecordedEdges.all)
  func edges(_ text: String, _ counts: [Double: Int]) throws {
    for (width, lines) in counts {
      let found = try Setup.lines(
        text, width: width, size: 40, faces: ["inter", "noto-sans-cjk-jp"])
      #expect(found.count == lines, "\(width): \(found)")
    }
  }

  @Test("say why they end")
  func reasons() throws {
    let text = try Setup.measure("aaaa bbbbbbbbbb\ncc", by: "flutter")
    let lines = text.lines(within: 3)
    #expect(lines.map(\.reason) == [.regular, .emergency, .mandatory, .end])
    let wide = text.lines(within: 6)
    #expect(wide.map(\.reason) == [.regular, .mandatory, .end])
    #expect(wide.map(\.range) == [0..<5, 5..<16, 16..<18])
  }

  @Test("keep an emoji sequence whole even where it is wider than the box")
  func emoji() throws {
    // No face here has emoji, so that the text is unknown; its lines still never split a sequence.
    let text = try Setup.measure("👨‍👩‍👧‍👦👨‍👩‍👧‍👦🇺🇸🇯🇵")
    #expect(text.missing.map(\.character) == ["👨‍👩‍👧‍👦", "🇺🇸", "🇯🇵"])
    #expect(text.missing.first?.faces == ["roboto", "noto-sans-cjk-jp"])
    #expect(text.lines(within: 0.1).map(\.visibleText) == ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦", "🇺🇸", "🇯🇵"])
  }

  @Test("are wider by the kerning that a break takes away")
  func kerning() throws {
    let whole = try Setup.measure("AV\u{200B}AV", faces: ["roboto"])
    let pair = try Setup.measure("AV", faces: ["roboto"])
    // Engines round what they shape anew up: a hair of room is needed.
    let lines = whole.lines(within: pair.profile.naturalWidth + 0.002)
    #expect(lines.map(\.width) == [pair.profile.naturalWidth, pair.profile.naturalWidth])
    let kerned = try Setup.measure("AVAV", faces: ["roboto"]).profile.naturalWidth
    #expect(kerned < 2 * pair.profile.naturalWidth)
  }

  @Test("inside a ligature are as wide as what is on them")
  func ligature() throws {
    let letter = try Setup.measure("f", faces: ["roboto"]).profile.naturalWidth
    let lines = try Setup.measure("ffi", faces: ["roboto"]).lines(within: letter)
    #expect(lines.map(\.visibleText) == ["f", "f", "i"])
    #expect(lines.prefix(2).map(\.width) == [letter, letter])
  }

  @Test("of a text that falls back are shaped in the first face that has each character")
  func fallback() throws {
    let mixed = try Setup.measure("ab漢字")
    let latin = try Setup.measure("ab", faces: ["roboto"]).profile.naturalWidth
    #expect(mixed.missing == [])
    #expect(abs(mixed.profile.naturalWidth - latin - 2) < 1e-9)
  }

  @Test("are none for an empty text on the web, one in Flutter")
  func empty() throws {
    #expect(try Setup.measure("").lineCount(within: 10) == 0)
    #expect(try Setup.measure("", by: "flutter").lineCount(within: 10) == 1)
  }
}

@Suite("Flutter's lines")
struct FlutterLineTests {
  @Test("end after a space that passes the width, even before a mark that Unicode holds back")
  func heldSpace() throws {
    // Recorded with skia-python 144.1: the space after the bracket passes 208 points, the semicolon starts a line.
    let text = "for NOME [in PALAVRAs ...] ; do COMANDOS; done"
    #expect(
      try Setup.lines(text, width: 208, size: 17, by: "flutter", faces: ["roboto"])
        == ["for NOME [in PALAVRAs ...]", "; do COMANDOS; done"])
    #expect(
      try Setup.lines(text, width: 143, size: 12, by: "flutter", faces: ["roboto"])
        == ["for NOME [in", "PALAVRAs ...] ; do", "COMANDOS; done"])
  }

  @Test("keep the kerning of the whole text")
  func kerning() throws {
    let whole = try Setup.measure("ネー\u{200B}ジ", by: "flutter", faces: ["noto-sans-cjk-jp"])
    let lines = whole.lines(within: 2)
    #expect(lines.map(\.visibleText) == ["ネー", "ジ"])
    let text = try Setup.measure("マネージャー", by: "flutter", faces: ["noto-sans-cjk-jp"], locale: "ja")
    let first = try #require(text.lines(within: 3).first)
    #expect(first.visibleText == "マネー")
    #expect(first.width < 3)
  }
}
