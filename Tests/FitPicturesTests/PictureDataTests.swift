import FitTestSupport
import FoundationEssentials
import ScreenModel
import Testing

@testable import FitPictures

@Suite("The pictures of a page as data") struct PictureDataTests {
  private func samples() throws -> [Picture] {
    let scrolling = try #require(
      PictureSamples.cell((1...20).map { SampleApp.text("line \($0)") }) { app, _ in
        app.overflow = .scroll
      })
    let clipped = try #require(
      PictureSamples.cell([
        SampleApp.text("<b>words & more of \"them\"</b>", lines: 1), SampleApp.media(floor: 170),
      ]))
    return [
      PictureSamples.picture(of: scrolling), PictureSamples.picture(of: clipped),
      try #require(try PictureSamples.shipped("senior", "quiz-question", locale: "ar")),
      try #require(try PictureSamples.shipped("call-for-help", "asking", locale: "en")),
    ]
  }

  @Test("holds what is the same once")
  func once() throws {
    let pictures = try samples()
    var data = PictureData()
    #expect(pictures.map { data.add($0) } == [0, 1, 2, 3])
    let json = data.json
    #expect(pictures.map { data.add($0) } == [0, 1, 2, 3])
    #expect(data.json == json)
  }

  @Test("is JSON that may stand in a page")
  func json() throws {
    var data = PictureData()
    for picture in try samples() { _ = data.add(picture) }
    struct Part: Decodable {
      init(from decoder: any Decoder) throws { _ = try decoder.unkeyedContainer() }
    }
    struct Decoded: Decodable {
      var glyphs: [String]
      var runs: [String]
      var looks: [String]
      var parts: [Part]
    }
    let decoded = try JSONDecoder().decode(Decoded.self, from: Data(data.json.utf8))
    #expect(!decoded.glyphs.isEmpty && !decoded.runs.isEmpty)
    #expect(Set(decoded.looks).count == decoded.looks.count)
    #expect(!data.json.contains("<"))
    #expect(decoded.parts.count > 0)
  }

  @Test("becomes the same SVG in a browser", .enabled(if: Browser.isWanted))
  func drawn() throws {
    let pictures = try samples()
    for picture in pictures {
      var data = PictureData()
      #expect(data.add(picture) == 0)
      let title = String(
        decoding: try JSONEncoder().encode(picture.title), as: UTF8.self)
      let page = """
        <!doctype html><meta charset="utf-8"><body><script type="application/json" id="data">\(data.json)</script>
        <script>
        \(PictureData.script)
        const out = document.createElement("pre")
        const text = pictureDrawing(JSON.parse(document.getElementById("data").textContent), 0, \(title))
        out.textContent = btoa(String.fromCharCode(...new TextEncoder().encode(text).slice(0, 60000)))
        document.body.append(out)
        </script>
        """
      let answer = try #require(Data(base64Encoded: try Browser.answer(of: page)))
      let expected = SVGWriter.document(of: picture)
        .replacing("id=\"c", with: "id=\"c0-").replacing("url(#c", with: "url(#c0-")
      #expect(String(decoding: answer, as: UTF8.self) == expected.prefix(60_000))
    }
  }
}
