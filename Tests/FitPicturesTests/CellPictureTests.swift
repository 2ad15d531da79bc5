import FitTestSupport
import FitVerification
import ScreenModel
import StackLayout
import Testing

@testable import FitPictures

@Suite("The picture of a cell") struct CellPictureTests {
  private static let palette = Palette(ColourTheme(name: "light", tokens: [:]))

  /// A screen with as many faults as fit on it.
  private func faulty() throws -> JudgedCell {
    try #require(
      PictureSamples.cell([
        SampleApp.text("three lines at least of words", lines: 1),
        SampleApp.text("awordthatiswiderthanthewindow"),
        SampleApp.text("dropped").drop(1),
        SampleApp.alternatives([SampleApp.text("much too long a name"), SampleApp.text("short")]),
        SampleApp.control("c", target: 10),
        SampleApp.row([
          (.content, SampleApp.control("much too wide")), (.content, SampleApp.control("row")),
        ]),
        SampleApp.media(floor: 90),
      ]))
  }

  @Test("marks every fault and every loss on the spot and beside it")
  func notes() throws {
    let cell = try faulty()
    let palette = Self.palette
    let screen = ScreenPicture(
      cell, palette: palette,
      lettering: Lettering(cell.app, measurer: PictureSamples.measurer), showsOverlay: false)
    let notes = CellNotes(cell, in: screen, palette: palette).notes
    let heads = notes.map(\.head)
    for rule in Set(cell.violations.map(\.rule)) {
      #expect(heads.contains { $0.hasPrefix(rule.code) }, "\(rule)")
    }
    #expect(heads.contains("left out: dropped"))
    #expect(heads.contains("in place of much too long a name: short"))
    #expect(heads.contains { $0.hasPrefix("F202 row-too-narrow · ") && $0.hasSuffix(" pt") })
    #expect(notes.count > 5)
  }

  @Test("has no label on another, and all of it inside")
  func labels() throws {
    let picture = PictureSamples.picture(of: try faulty())
    let ink = [Self.palette.finding, Self.palette.shed, Self.palette.ink, Self.palette.faint]
    // Words without a font are drawn as bars half as high as their size.
    let bars = picture.boxes.filter { box in
      box.stroke == nil && box.radius == 0 && [5, 5.5, 6, 8].contains(box.frame.height)
        && ink.contains { $0 == box.fill }
    }.map(\.frame)
    #expect(bars.count > 12)
    for (index, bar) in bars.enumerated() {
      #expect(bar.x >= 0 && bar.right <= picture.width && bar.bottom <= picture.height)
      for other in bars[(index + 1)...] {
        let isApart =
          bar.right <= other.x || other.right <= bar.x || bar.bottom <= other.y
          || other.bottom <= bar.y
        #expect(isApart, "\(bar) \(other)")
      }
    }
  }

  @Test("draws the first lines of a text without end, and tints the room of the others")
  func endless() throws {
    let words = Array(repeating: "words", count: 700).joined(separator: " ")
    let cell = try #require(PictureSamples.cell([SampleApp.text(words)]))
    let placed = cell.layout.placed[cell.layout.prepared.content + 1]
    for showsOverlay in [false, true] {
      var options = CellPicture.Options()
      options.showsOverlay = showsOverlay
      options.showsCaption = false
      options.showsNotes = false
      let boxes = PictureSamples.picture(of: cell, options).boxes
      // Words without a font are drawn as bars half as high as their size.
      let lines = boxes.count { $0.frame.height == placed.size / 2 }
      #expect(lines == CellPainter.mostLines)
      let rest = Double(placed.lines - lines) * placed.lineHeight
      #expect(boxes.contains { ($0.frame.height - rest).magnitude < 0.01 })
      #expect(boxes.count < 4 * lines)
    }
  }

  @Test("is written as SVG in the same bytes every time")
  func golden() throws {
    let cell = try #require(
      PictureSamples.cell([
        SampleApp.text("words of two lines"), SampleApp.media("picture"),
        SampleApp.row([(.fixed(30), SampleApp.box("a", 9)), (.weight(1), SampleApp.control("b"))]),
        SampleApp.control("", diameter: 30),
      ]))
    try expectGolden(
      SVGWriter.document(of: PictureSamples.picture(of: cell)), "cell.svg")
    var options = CellPicture.Options()
    options.showsOverlay = true
    options.showsCaption = false
    options.isGrey = true
    try expectGolden(
      SVGWriter.document(of: PictureSamples.picture(of: cell, options)), "overlay.svg")
  }

  @Test("shows what has to be scrolled to below the window")
  func scrolling() throws {
    let cell = try #require(
      PictureSamples.cell((1...20).map { SampleApp.text("line \($0)") }) { app, _ in
        app.overflow = .scroll
      })
    let picture = PictureSamples.picture(of: cell)
    #expect(cell.layout.scrollableOverflow > 80)
    #expect(picture.height > 200 + cell.layout.scrollableOverflow)
  }

  @Test("has the colours that blocks name, or the greys of the same luminance")
  func colours() throws {
    let red = try #require(Colour(hexadecimal: "#c00000"))
    let name = ColourName(name: "alarm", location: SampleApp.location)
    var block = SampleApp.control("b")
    block.colours = BlockColours()
    block.colours?.background = name
    let cell = try #require(PictureSamples.cell([block]))
    var options = CellPicture.Options()
    options.theme = ColourTheme(name: "", tokens: ["alarm": .known(red)])
    #expect(PictureSamples.picture(of: cell, options).boxes.contains { $0.fill == red })
    options.isGrey = true
    let greys = PictureSamples.picture(of: cell, options).boxes.compactMap(\.fill)
    #expect(greys.allSatisfy { $0.red == $0.green && $0.green == $0.blue })
    #expect(greys.contains(red.desaturated))
  }

  @Test("lets rows run from the right where the locale does")
  func mirrored() throws {
    let row = SampleApp.row([
      (.fixed(30), SampleApp.control("b")), (.weight(1), SampleApp.text("w")),
    ])
    func control(_ locale: AppLocale) throws -> Points {
      let cell = try #require(PictureSamples.cell([row], locale: locale))
      var options = CellPicture.Options()
      options.showsCaption = false
      let control = PictureSamples.picture(of: cell, options).boxes.first {
        $0.fill == Self.palette.control
      }
      return try #require(control).frame.x
    }
    #expect(try control("en") < 21)
    #expect(try control("ar") > 89)
  }

  @Test("goes on a sheet with others, none on another")
  func sheet() throws {
    let windows = [
      SampleApp.window(100, 200), SampleApp.window(300, 220), SampleApp.window(90, 400),
    ]
    let cells = windows.compactMap { PictureSamples.cell([SampleApp.text("a")], window: $0) }
    #expect(cells.count == 3)
    let pictures = CellPicture(CellPicture.Options(), measurer: PictureSamples.measurer)
    let sheet = ContactSheet(.windows, pictures).picture(of: cells, title: "A sheet")
    let pages = sheet.boxes.filter { $0.fill == Self.palette.page && $0.stroke == nil }.map(\.frame)
    #expect(pages.map(\.width).sorted() == [45, 50, 150])
    for (index, page) in pages.enumerated() {
      #expect(page.right <= sheet.width && page.bottom <= sheet.height)
      for other in pages[(index + 1)...] {
        #expect(
          page.right <= other.x || other.right <= page.x || page.bottom <= other.y
            || other.bottom <= page.y)
      }
    }
  }
}
