/// Which plural cases languages have, after the cardinal rules of CLDR 44 (`supplemental/plurals.xml`).
///
/// Only cases that whole numbers below a million need: “many” of French, Spanish and their kin is for millions, that of Czech, Slovak
/// and Lithuanian for fractions.
package enum PluralCases {
  /// Every case, in CLDR's order.
  package static let all = ["zero", "one", "two", "few", "many", general]

  /// The case that every language has.
  package static let general = "other"

  private static let languages: [(cases: [String], tags: String)] = [
    (
      ["one", "other"],
      """
      af ak am an as asa ast az bal bem bez bg bho bn brx ca ce ceb cgg chr ckb da de doi dv ee el en eo es et eu fa ff fi fil \
      fo fr fur fy gl gsw gu guw ha haw hi hu hy ia io is it jgo jmc ka kab kaj kcg kk kkj kl kn ks ksb ku ky lb lg lij lld ln \
      mas mg mgo mk ml mn mr nah nb nd ne nl nn nnh no nr nso ny nyn om or os pa pap pcm ps pt rm rof rwk saq sc scn sd sdh \
      seh si sn so sq ss ssy st sv sw syr ta te teo ti tig tk tl tn tr ts tzm ug ur uz ve vec vo vun wa wae xh xog yi zu
      """
    ),
    (["zero", "one", "other"], "blo ksh lag lv prg"),
    (["one", "two", "other"], "he iu iw naq sat se sma smi smj smn sms"),
    (["one", "few", "other"], "bs cs hr lt mo ro sh shi sk sr"),
    (["one", "two", "few", "other"], "dsb gd hsb sl"),
    (["one", "few", "many", "other"], "be pl ru uk"),
    (["one", "two", "few", "many", "other"], "br ga gv mt"),
    (["zero", "one", "two", "few", "many", "other"], "ar ars cy kw"),
  ]

  private static let casesByLanguage: [Substring: [String]] = Dictionary(
    uniqueKeysWithValues: languages.flatMap { cases, tags in
      tags.split(separator: " ").map { ($0, cases) }
    })

  /// The cases that texts of a language need, by its BCP 47 tag.
  ///
  /// - Returns: Only “other” for a language that has no others, or that CLDR does not know.
  package static func needed(by language: String) -> [String] {
    let subtag = language.lowercased().prefix { $0 != "-" }
    return casesByLanguage[subtag] ?? ["other"]
  }
}
