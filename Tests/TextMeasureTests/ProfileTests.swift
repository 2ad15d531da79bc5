import ProjectFiles
import ScreenModel
import Testing

@Suite("The repository's platform profiles")
struct ProfileTests {
  @Test("hold the rules that Chromium was found to follow")
  func web() throws {
    var profile = try Setup.profile("web")
    let pairs = try #require(profile.asciiBreaks)
    #expect(pairs.contains("!(<[{"))
    #expect(pairs.contains { $0.hasPrefix("?") && $0.contains("a") && !$0.contains("\"") })
    profile.asciiBreaks = []
    #expect(profile.uncertainScripts == [.khmer])
    profile.uncertainScripts = []
    #expect(profile.separatorsAreSpaces)
    profile.separatorsAreSpaces = false
    #expect(
      profile
        == PlatformProfile(
          name: "web", checkedAgainst: profile.checkedAgainst, overlongWord: .moveThenCut,
          asciiBreaks: [], whiteSpace: .collapse, trailingNewlineOpensLine: false,
          lineSeparatorBreaks: false, softHyphenTakesWidth: true,
          fit: FitArithmetic(
            sizeStep: 0.01, widthStep: 0, pixelAllowance: 1 / 64, pointAllowance: 0,
            rasterStep: 1 / 64),
          breakLocale: "", kana: .normal, breaksAfterEverySpace: true, allSpacesHang: false,
          breaksAfreshAfterCut: true, shapesLinesAnew: true, halvesFullWidthMarks: true,
          unicode: 17))
  }

  @Test("hold the rules that SkParagraph was found to follow")
  func flutter() throws {
    var profile = try Setup.profile("flutter")
    #expect(profile.uncertainScripts == [.khmer])
    profile.uncertainScripts = []
    #expect(
      profile
        == PlatformProfile(
          name: "flutter", checkedAgainst: profile.checkedAgainst, overlongWord: .cutInPlace,
          asciiBreaks: nil, whiteSpace: .preserve, trailingNewlineOpensLine: true,
          lineSeparatorBreaks: true, softHyphenTakesWidth: false,
          fit: FitArithmetic(
            sizeStep: 0, widthStep: 1, pixelAllowance: 0, pointAllowance: 0.005, rasterStep: 1 / 64),
          breakLocale: "en", kana: .normal, breaksAfterEverySpace: false, allSpacesHang: true,
          breaksAfreshAfterCut: false, shapesLinesAnew: false, halvesFullWidthMarks: false,
          unicode: 15))
  }

  @Test("are held to their rules by a test, each")
  func complete() throws {
    let names = try Setup.project.get().profiles.map(\.name)
    #expect(
      names.sorted() == ["android", "flutter", "ios", "web"],
      "a new profile is named here once a test holds it to what its file says")
  }

  @Test("say what they were checked against", arguments: ["web", "flutter"])
  func checked(name: String) throws {
    #expect(try !Setup.profile(name).checkedAgainst.isEmpty)
  }
}
