import FitTestSupport
import FitVerification
import ProjectFiles
import ScreenModel
import StackLayout
import TextMeasure
import Testing

@Suite("RecordingScorer")
struct RecordingScorerTests {
  /// Scores a recording of the repository, whose fonts are named as in the manifest.
  private func score(_ file: String) throws -> RecordingReport {
    let project = try ShippedApp.project()
    let recording = try Recording.load("\(Repository.folder)/Tests/Recordings/\(file)")
    let profile = try #require(project.profiles.first { $0.name == recording.profile })
    for (name, font) in recording.fonts {
      let face = try #require(project.fonts.faces[name])
      try #require(font.sha256 == face.sha256, "\(name) was recorded with another file")
    }
    let measurer = TextMeasurer(
      profile: RecordingScorer.profile(profile, in: recording.environment),
      library: FontLibrary(manifest: project.fonts))
    return RecordingScorer(recording, fit: profile.fit).score(listed: 50) { text, locale, font in
      measurer.measure(
        text, as: TextSetting(faces: [font], locale: locale, estimatedAdvance: 0.6))
    }
  }

  @Test("Chromium's line counts of the shipped texts come out, but for one word that is cut")
  func shippedTexts() throws {
    let report = try score("senior-chromium.json")
    #expect(report.total.comparable > 150_000)
    #expect(report.total.comparable == report.total.layouts)
    #expect(report.total.wrong <= 1, "\(report.differences)")
    let rest = try #require(report.groups.first { $0.name == "rest" })
    #expect(rest.score.wrong == 0, "\(report.differences)")
  }

  @Test("A recording is scored by group; what differs is listed")
  func groups() throws {
    let recording = Recording(
      file: "test.json", profile: "exact",
      environment: Recording.Environment(
        engine: "", devicePixelRatio: 1, flags: [], css: "", hinting: "", note: ""),
      fonts: [:], texts: ["en": ["aa bb", "aaaa", "漢 字"]],
      rows: [
        // Three columns: two lines, a word that is cut in two, one line.
        Recording.Row(
          locale: "en", font: "x", size: 10, width: 30, lineCounts: [2, 1, 2])
      ], firstLines: [])
    let report = RecordingScorer(recording, fit: .exact).score(listed: 9) { text, _, _ in
      FixedAdvanceText(text, advance: 1)
    }
    #expect(report.total.layouts == 3)
    #expect(report.total.wrong == 2)
    #expect(report.total.tooFew == 1)
    #expect(report.total.tooMany == 1)
    #expect(report.groups.map(\.name) == ["overlongWord", "cjk", "rest"])
    #expect(report.groups.map(\.score.wrong) == [1, 1, 0])
    #expect(report.differences.map(\.text) == ["aaaa", "漢 字"])
  }

  @Test("A recorded tightest width may stand for one that is up to 1/64 point wider")
  func firstLines() {
    let recording = Recording(
      file: "test.json", profile: "exact",
      environment: Recording.Environment(
        engine: "", devicePixelRatio: nil, flags: [], css: "", hinting: "", note: ""),
      fonts: [:], texts: [:], rows: [],
      firstLines: [
        Recording.FirstLine(
          locale: "en", font: "x", size: 10, width: 50, characters: 5, text: "aa bb cc"),
        Recording.FirstLine(
          locale: "en", font: "x", size: 10, width: 49.99, characters: 5, text: "aa bb cc"),
        Recording.FirstLine(
          locale: "en", font: "x", size: 10, width: 49.98, characters: 5, text: "aa bb cc"),
      ])
    let report = RecordingScorer(recording, fit: .exact).score(listed: 9) { text, _, _ in
      FixedAdvanceText(text, advance: 1)
    }
    #expect(report.total.wrong == 1)
    #expect(report.differences.map(\.width) == [49.98])
  }
}
