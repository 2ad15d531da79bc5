import ProjectFiles
import ScreenModel
import Testing

@testable import TextMeasure

@Suite("A text measurer")
struct TextMeasurerTests {
  @Test("prepares a text once")
  func once() throws {
    #expect(try Setup.measure("once") === Setup.measure("once"))
    #expect(try Setup.measure("once") !== Setup.measure("once", locale: "de"))
    #expect(try Setup.measure("once") !== Setup.measure("once", faces: ["inter"]))
  }

  @Test("keeps a text as long as it is used, and others as long as there is room")
  func room() throws {
    let setting = TextSetting(faces: ["inter"], locale: "en", estimatedAdvance: 0.6)
    let measurer = TextMeasurer(
      profile: try Setup.profile("web"), library: try Setup.fonts.get(), keeping: 10_000)
    let used = measurer.paragraph("used, and cut where it is narrow", as: setting)
    let lines = used.lines(within: 3)
    weak let breaker = used.breaker
    weak let other = measurer.paragraph("other", as: setting)
    #expect(other != nil)
    for number in 0..<10 { _ = measurer.paragraph("text \(number)", as: setting) }
    #expect(measurer.paragraph("used, and cut where it is narrow", as: setting) === used)
    #expect(breaker == nil)
    #expect(used.lines(within: 3) == lines)
    #expect(lines.contains { $0.reason == .emergency })
    #expect(other == nil)
  }

  @Test("goes with all of its texts but those in use")
  func end() throws {
    let setting = TextSetting(faces: ["inter"], locale: "en", estimatedAdvance: 0.6)
    func measured() throws -> (kept: Paragraph, gone: () -> Paragraph?) {
      let measurer = TextMeasurer(
        profile: try Setup.profile("web"), library: try Setup.fonts.get())
      weak let gone = measurer.paragraph("gone", as: setting)
      return (measurer.paragraph("kept in use", as: setting), { gone })
    }
    let (kept, gone) = try measured()
    #expect(gone() == nil)
    let lines = kept.lines(within: 3)
    kept.letGo()
    #expect(kept.lines(within: 3) == lines)
  }

  @Test("shapes a letter with thousands of marks in parts, of the width of the letter")
  func marks() throws {
    let marked = try Setup.measure("a" + String(repeating: "\u{301}", count: 20_000) + " b")
    #expect(marked.breaker.shaped.runs.allSatisfy { $0.range.count <= 4096 })
    #expect(marked.profile.naturalWidth == (try Setup.measure("á b").profile.naturalWidth))
  }

  @Test("tells texts apart that read alike but are written with other characters")
  func equivalent() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    #expect(try Setup.measure(composed) !== Setup.measure(decomposed))
    #expect(try Setup.measure(composed).lines(within: 9).map(\.range) == [0..<5])
    #expect(try Setup.measure(decomposed).lines(within: 9).map(\.range) == [0..<6])
  }

  @Test("answers the same from many threads at once")
  func threads() async throws {
    let texts = (0..<200).map { "Text number \($0) של office 漢字 well-known" }
    let setting = TextSetting(
      faces: ["inter", "noto-sans-hebrew", "noto-sans-cjk-jp"], locale: "en", estimatedAdvance: 0.6)
    let library = try Setup.fonts.get()
    let profile = try Setup.profile("web")
    let alone = TextMeasurer(profile: profile, library: library)
    let expected = texts.map { alone.measure($0, as: setting).profile }
    let shared = TextMeasurer(profile: profile, library: library)
    await withTaskGroup(of: [LineProfile].self) { group in
      for _ in 0..<8 {
        group.addTask { texts.map { shared.measure($0, as: setting).profile } }
      }
      for await profiles in group { #expect(profiles == expected) }
    }
  }

  @Test("passes on the largest allowance among the faces used")
  func allowance() throws {
    let project = try Setup.project.get()
    var fonts = project.fonts
    fonts.faces["noto-sans-cjk-jp"]?.allowance = 0.04
    let measurer = TextMeasurer(
      profile: try Setup.profile("web"), library: FontLibrary(manifest: fonts))
    func allowance(_ text: String) -> Double {
      measurer.measure(
        text,
        as: TextSetting(
          faces: ["roboto", "noto-sans-cjk-jp"], locale: "ja", estimatedAdvance: 0.6)
      ).allowance
    }
    #expect(allowance("abc") == 0)
    #expect(allowance("abc漢") == 0.04)
  }

  @Test("walks a word of a megabyte in narrow lines", arguments: ["web", "flutter"])
  func longWord(profile: String) throws {
    let text = try Setup.measure(String(repeating: "a", count: 1_000_000), by: profile)
    let letter = try Setup.measure("a", by: profile).profile.naturalWidth
    #expect(text.lineCount(within: 10 * letter) == 100_000)
  }
}

@Suite("The arithmetic of fitting")
struct FitArithmeticTests {
  @Test(
    "takes font sizes as Chromium on FreeType does",
    // Measured with Chromium 156: the width of a thousand letters over their advance.
    arguments: [
      (15.3, 1.0, 15.296875), (15.35, 1, 15.34375), (13.37, 1, 13.359375),
      (23.1067352, 1, 23.09375),
      (20.9838238, 1, 20.96875), (30.59, 1, 30.578125), (15.299, 1, 15.28125), (15.3, 2, 30.59375),
      (13.37, 2, 26.734375), (23.1067352, 2, 46.203125), (20.9838238, 2, 41.953125),
    ])
  func sizes(size: Double, pixelScale: Double, pixels: Double) throws {
    let fit = try Setup.profile("web").fit
    #expect(fit.realSize(of: size, pixelScale: pixelScale) * pixelScale == pixels)
  }

  @Test("cuts a Flutter box to whole points and keeps half a hundredth")
  func flutter() throws {
    let fit = try Setup.profile("flutter").fit
    #expect(abs(fit.emWidth(of: 143.5, size: 14, pixelScale: 2) - 143.005 / 14) < 1e-12)
  }

  @Test("gives a web box 1/64 device pixel more")
  func web() throws {
    let fit = try Setup.profile("web").fit
    #expect(abs(fit.emWidth(of: 143.5, size: 14, pixelScale: 2) - (143.5 + 1 / 128) / 14) < 1e-12)
  }
}
