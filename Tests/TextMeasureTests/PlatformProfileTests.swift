import ScreenModel
import TextMeasure
import Testing

/// What the profiles that nothing was measured for do, computed by hand: every character of Noto Sans Mono is 0.6 em wide.
@Suite("The profiles of iOS and Android")
struct PlatformProfileTests {
  private func measure(
    _ text: String, _ profile: String, faces: [String] = ["noto-sans-mono"], locale: String = "en"
  ) throws -> any MeasuredText {
    let measurer = TextMeasurer(
      profile: try Setup.profile(profile), library: try Setup.fonts.get())
    return measurer.measure(
      text, as: TextSetting(faces: faces, locale: locale, estimatedAdvance: 0.6))
  }

  @Test("say that they were checked against nothing", arguments: ["ios", "android"])
  func unchecked(profile: String) throws {
    #expect(try Setup.profile(profile).checkedAgainst.isEmpty)
  }

  @Test(
    "break where Unicode allows, move an overlong word down and cut it there",
    arguments: [
      ("aaaa bbbb", 9, ["aaaa bbbb"]), ("aaaa bbbb", 8, ["aaaa", "bbbb"]),
      ("ab cdefgh", 4, ["ab", "cdef", "gh"]), ("aaaa\n", 8, ["aaaa", ""]),
      ("aaaa\n\nbb", 8, ["aaaa", "", "bb"]), ("aa  bb", 5, ["aa", "bb"]),
      // Unlike in browsers a line may end after a mark or a slash.
      ("aaaa!bbbb", 6, ["aaaa!", "bbbb"]), ("aaaa/bbbb", 6, ["aaaa/", "bbbb"]),
    ], ["ios", "android"])
  func breaks(_ sample: (text: String, columns: Int, lines: [String]), profile: String) throws {
    let measured = try measure(sample.text, profile)
    let lines = measured.lines(within: Double(sample.columns) * 0.6 + 1e-6)
    #expect(lines.map(\.visibleText) == sample.lines)
  }

  @Test("differ in the line separator", arguments: [("ios", 2), ("android", 1)])
  func separator(profile: String, lines: Int) throws {
    #expect(try measure("aa\u{2028}bb", profile).lineCount(within: 20) == lines)
  }

  @Test(
    "differ in widths: Android's are whole device pixels", arguments: [("ios", 1), ("android", 2)])
  func widths(profile: String, lines: Int) throws {
    // 9 characters of 11 pt are 59.4 pt wide, in a box of 59.6 pt and 59 px.
    let fit = try Setup.profile(profile).fit
    let room = fit.emWidth(of: 59.6, size: 11, pixelScale: 1)
    #expect(try measure("aaaa bbbb", profile).lineCount(within: room) == lines)
  }

  @Test(
    "give lines the height of the faces on them: a fallback that is taller raises it",
    arguments: [
      (["roboto", "noto-sans-arabic"], "abc", 0.927734375, 0.244140625),
      (["roboto", "noto-sans-arabic"], "abc \u{634}", 1.374, 0.738),
      (["noto-sans-arabic", "roboto"], "abc", 1.374, 0.738),
      (["sf-stand-in"], "abc", 0.9521484375, 0.2412109375),
    ])
  func lines(faces: [String], text: String, ascent: Double, descent: Double) throws {
    let metrics = try measure(text, "android", faces: faces).lineMetrics
    #expect(metrics == LineMetrics(ascent: ascent, descent: descent, lineGap: 0))
  }

  @Test("A platform whose fallbacks do not raise lines keeps the family's own")
  func keepsOwn() throws {
    var profile = try Setup.profile("ios")
    profile.fontLines.fallbacksRaise = false
    let measurer = TextMeasurer(profile: profile, library: try Setup.fonts.get())
    let setting = TextSetting(
      faces: ["roboto", "noto-sans-arabic"], locale: "ar", estimatedAdvance: 0.6)
    #expect(measurer.measure("\u{634}", as: setting).lineMetrics.ascent == 0.927734375)
  }
}
