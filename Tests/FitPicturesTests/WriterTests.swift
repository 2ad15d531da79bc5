import FitTestSupport
import ScreenModel
import Testing

@testable import FitPictures

@Suite("A written picture") struct WriterTests {
  private let colour = Colour(.sRGB, red: 1, green: 0, blue: 0, alpha: 0.5)

  private var picture: Picture {
    Picture(
      width: 30.2, height: 20, title: "Tom & <Jerry>",
      marks: [
        .group(
          Mark.Group(
            [.box(Mark.Box(Frame(x: 0, y: 0, width: 30, height: 20), fill: colour))],
            clip: Frame(x: 0, y: 0, width: 10, height: 10), x: 2, scale: 0.5, opacity: 0.25))
      ])
  }

  /// Reads the size of a PNG from its header.
  private func size(_ bytes: [UInt8]) -> [Int] {
    [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test(
    "has as many pixels as the scale says",
    arguments: [(1.0, 31, 20), (2, 61, 40), (0.5, 16, 10)])
  func pixels(_ scale: Double, _ width: Int, _ height: Int) throws {
    let bytes = try PNGWriter.bytes(of: picture, scale: scale)
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(size(bytes) == [width, height])
    #expect(try PNGWriter.bytes(of: picture, scale: scale) == bytes)
  }

  @Test("that would be too large is refused with what would do")
  func tooLarge() {
    var large = picture
    large.height = 40_000
    #expect {
      try PNGWriter.bytes(of: large, scale: 1)
    } throws: { error in
      (error as? PaintingError)?.message.contains("give a lower --scale") ?? false
    }
  }

  @Test("says in SVG what PNG paints: clip, place, scale and opacity")
  func svg() {
    let text = SVGWriter.document(of: picture)
    #expect(text.contains("width=\"30.2\" height=\"20\""))
    #expect(text.contains("<title>Tom &amp; &lt;Jerry&gt;</title>"))
    #expect(text.contains("fill=\"#ff0000\" fill-opacity=\"0.5\""))
    #expect(text.contains("transform=\"translate(2 0) scale(0.5)\" opacity=\"0.25\""))
    #expect(text.contains("clip-path=\"url(#c1)\""))
  }

  @Test("writes each glyph and each line of words once")
  func shared() throws {
    let picture = try #require(
      try PictureSamples.shipped("senior", "quiz-question", locale: "ar"))
    var writer = SVGWriter()
    let first = writer.drawing(of: picture)
    let definitions = writer.definitions
    let second = writer.drawing(of: picture)
    #expect(first.contains("<use href=\"#r0\""))
    #expect(first == second)
    #expect(writer.definitions == definitions)
    #expect(!first.contains("<defs>"))
    #expect(first.utf8.count < 10_000)
    #expect(definitions.contains("<path id=\"g0\""))
  }
}
