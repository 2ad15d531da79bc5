import ScreenModel
import Testing

@Suite("AppLocale")
struct AppLocaleTests {
  @Test(
    "The script of a tag, or else its language, tells the direction",
    arguments: [
      ("en", false), ("ar", true), ("ar-EG", true), ("AR", true), ("he", true), ("fa-IR", true),
      ("ur", true), ("ja", false), ("hi", false), ("az", false), ("az-Arab", true),
      ("ar-Latn", false), ("uz-Arab-AF", true), ("arn", false), ("de-CH", false),
    ])
  func direction(tag: String, isRightToLeft: Bool) {
    #expect(AppLocale(tag).isRightToLeft == isRightToLeft)
  }

  @Test("Pseudo-locales are measured as the source locale; only the mirrored one changes direction")
  func pseudo() {
    #expect(AppLocale(PseudoLocale(.long), of: "en").id == "pseudo-long")
    #expect(AppLocale(PseudoLocale(.long), of: "en").language == "en")
    #expect(!AppLocale(PseudoLocale(.long), of: "en").isRightToLeft)
    #expect(AppLocale(PseudoLocale(.mirrored), of: "en").isRightToLeft)
  }

  @Test(
    "A family's faces for a language are those of the longest beginning of its tag",
    arguments: [
      ("en", "usual"), ("zh-TW", "taiwan"), ("ZH-tw-x-a", "taiwan"), ("zh-HK", "chinese"),
      ("zh", "chinese"), ("zhx", "usual"), ("ja-JP", "japanese"),
    ])
  func faces(language: String, expected: String) {
    func pair(_ name: String) -> Family.FacePair {
      Family.FacePair(regular: [name], bold: ["\(name)-bold"])
    }
    let family = Family(
      name: "sans", faces: ["usual"], boldFaces: ["usual-bold"],
      localFaces: [
        "zh": pair("chinese"), "zh-tw": pair("taiwan"), "ja": pair("japanese"),
      ], estimatedAdvance: 1)
    #expect(family.faces(in: language) == [expected])
    #expect(family.faces(in: language, bold: true) == ["\(expected)-bold"])
  }
}
