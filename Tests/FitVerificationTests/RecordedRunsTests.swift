import FitTestSupport
internal import FoundationEssentials
import ProjectFiles
import ScreenModel
import StackLayout
import Testing
import TextMeasure

/// Texts of several sizes as Chromium set them; made by Scripts/record-runs.
private struct RunsRecording: Decodable {
  var rows: [Row]

  struct Row: Decodable {
    var locale: String
    var runs: [Run]
    var width: Double
    var lines: Int
    var height: Double

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      locale = try values.decode(String.self)
      runs = try values.decode([Run].self)
      width = try values.decode(Double.self)
      lines = try values.decode(Int.self)
      height = try values.decode(Double.self)
    }
  }

  struct Run: Decodable {
    var text: String
    var face: String
    var style: Style

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      text = try values.decode(String.self)
      face = try values.decode(String.self)
      let size = try values.decode(Double.self)
      style = Style(name: face, size: size, lineHeight: try values.decode(Double.self))
    }
  }
}

@Suite("Recorded runs")
struct RecordedRunsTests {
  @Test("Runs take the lines that Chromium gives them, and never less height")
  func chromium() throws {
    let shipped = try ShippedProject()
    let project = try withExtendedLifetime(shipped) {
      try Project.load(try #require(ProjectFolder.find(from: shipped.path)), selecting: .apps([]))
    }
    let web = try #require(project.profiles.first { $0.name == "web" })
    let measurer = TextMeasurer(profile: web, library: FontLibrary(manifest: project.fonts))
    let data = try Data(
      contentsOf: URL(filePath: Repository.folder + "/Tests/Recordings/runs-chromium.json"))
    let rows = try JSONDecoder().decode(RunsRecording.self, from: data).rows
    var sums = (ours: 0.0, recorded: 0.0)
    var compared = 0
    for row in rows {
      let first = row.runs[0].style.size
      let spans = row.runs.map {
        TextSpan(
          text: $0.text,
          setting: TextSetting(faces: [$0.face], locale: row.locale, estimatedAdvance: 0.6),
          relativeSize: $0.style.size / first)
      }
      let room = web.fit.emWidth(of: row.width, realSize: first, pixelScale: 2)
      let measured = measurer.measure(spans)
      // Chromium takes what a face lacks from fonts of the system.
      guard measured.missing.isEmpty else { continue }
      compared += 1
      let lines = measured.lineCount(within: room)
      #expect(lines == row.lines, "\(row.runs.map(\.text)) at \(row.width)")
      #expect(measured.lines(within: room).count == lines)
      let style = LineStyle(
        runs: zip(row.runs, spans).map { run, span in
          let metrics = measurer.measure("", as: span.setting).lineMetrics
          return LineStyle.Run(style: run.style, lift: metrics.ascent - metrics.descent)
        })
      let resolved = style.resolved(at: TextSize.fixed)
      // Recorded at two pixels a point.
      let rounding = resolved.mayRoundUp ? 2 / 2.0 : 0
      let height = (try #require(resolved.lineHeight) + rounding) * Double(lines)
      #expect(height >= row.height - 0.05, "\(row.runs.map(\.text)) at \(row.width)")
      sums.ours += height
      sums.recorded += row.height
    }
    #expect(compared >= 1000)
    // Lines without the tallest run are lower than we say: a ninth of all heights together.
    #expect(sums.ours <= sums.recorded * 10 / 9, "\(sums)")
  }
}
