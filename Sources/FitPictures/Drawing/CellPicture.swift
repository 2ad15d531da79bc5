package import FitVerification
package import ScreenModel
internal import StackLayout

/// Draws judged cells: every mark comes from the one layout that was judged.
package struct CellPicture {
  /// What is drawn besides the screen itself.
  package struct Options: Sendable {
    /// Baselines, line boxes, the content box and the gaps between blocks.
    package var showsOverlay = false
    /// What the cell is called and came to, above the window.
    package var showsCaption = true
    /// What it breaks and leaves out, on the spot and beside the window.
    package var showsNotes = true
    package var isGrey = false
    /// The app's first where none is given.
    package var theme: ColourTheme?

    package init() {}
  }

  private let options: Options
  private let measurer: any TextMeasuring

  private static let margin: Points = 20
  private static let gutter: Points = 250

  /// Prepares to draw.
  ///
  /// - Parameters:
  ///   - options: What to draw.
  ///   - measurer: That of the cells' app.
  package init(_ options: Options, measurer: any TextMeasuring) {
    self.options = options
    self.measurer = measurer
  }

  /// Draws a cell in its window, with its name above and what there is to say of it beside.
  package func picture(of cell: JudgedCell) -> Picture {
    let palette = palette(of: cell.app)
    let lettering = Lettering(cell.app, measurer: measurer)
    let screen = ScreenPicture(
      cell, palette: palette, lettering: lettering, showsOverlay: options.showsOverlay)
    let caption = CellCaption(cell)
    let notes =
      options.showsNotes ? CellNotes(cell, in: screen, palette: palette).notes : []
    let gutter = notes.isEmpty ? 0 : Self.gutter
    let least: Points = options.showsCaption ? 280 : 0
    let width = max(screen.width + gutter, least) + 2 * Self.margin
    var marks: [Mark] = []
    var top = Self.margin
    if options.showsCaption {
      let header = CaptionBlock(caption, palette: palette, lettering: lettering)
      top = header.append(
        to: &marks, x: Self.margin, y: Self.margin, width: width - 2 * Self.margin, theme: palette)
    }
    let origin = Mark.Corner(x: Self.margin - screen.left, y: top)
    marks.append(.group(Mark.Group(screen.marks, x: origin.x, y: origin.y)))
    let column = NoteColumn(notes, lettering: lettering)
    var height = top + screen.height
    if !notes.isEmpty {
      let end = column.append(
        to: &marks, window: origin, right: screen.right, width: Self.gutter)
      height = max(height, end)
    }
    height += Self.margin
    let ground = Frame(x: 0, y: 0, width: width, height: height)
    marks.insert(.box(Mark.Box(ground, fill: palette.canvas)), at: 0)
    return finished(Picture(width: width, height: height, title: caption.text, marks: marks))
  }

  func palette(of app: App) -> Palette {
    Palette(
      options.theme ?? Palette.themes(of: app).first ?? ColourTheme(name: "light", tokens: [:]))
  }

  func finished(_ picture: Picture) -> Picture { options.isGrey ? picture.desaturated : picture }

  func lettering(of app: App) -> Lettering { Lettering(app, measurer: measurer) }

  func screen(_ cell: JudgedCell, _ palette: Palette, _ lettering: Lettering) -> ScreenPicture {
    ScreenPicture(
      cell, palette: palette, lettering: lettering, showsOverlay: options.showsOverlay)
  }
}

/// The words above a picture.
struct CaptionBlock {
  let caption: CellCaption
  let palette: Palette
  let lettering: Lettering

  init(_ caption: CellCaption, palette: Palette, lettering: Lettering) {
    self.caption = caption
    self.palette = palette
    self.lettering = lettering
  }

  /// Appends the screen's name, its window, its appearance and the verdict.
  ///
  /// - Returns: Where what is below may begin, in points.
  func append(
    to marks: inout [Mark], x: Points, y: Points, width: Points, theme: Palette
  ) -> Points {
    var top = y
    let rows: [(String, Points, Colour)] = [
      (caption.screen, 16, palette.ink), (caption.place, 11, palette.faint),
      ("\(caption.appearance) · \(theme.name)", 11, palette.faint),
      (caption.verdict, 12, caption.isBad ? palette.finding : palette.ink),
    ]
    for (words, size, colour) in rows {
      let block = lettering.set(words, size: size, within: width)
      marks += block.marks(x: x, y: top, colour)
      top += block.height + 1
    }
    return top + 12
  }
}

/// The notes beside a window, each with a line to the place it is about.
struct NoteColumn {
  private let notes: [CellNotes.Note]
  private let lettering: Lettering

  init(_ notes: [CellNotes.Note], lettering: Lettering) {
    self.notes = notes
    self.lettering = lettering
  }

  /// Appends the outlines of places in the window, and the notes in a column right of it, none on another.
  ///
  /// - Returns: Where the last note ends, in points.
  func append(
    to marks: inout [Mark], window: Mark.Corner, right: Points, width: Points
  ) -> Points {
    let indent: Points = 28
    let left = window.x + right + indent
    // In the order of their places, so that no line crosses another.
    let ordered = notes.enumerated().sorted {
      ($0.element.anchor, $0.offset) < ($1.element.anchor, $1.offset)
    }.map(\.element)
    var end = window.y
    for note in ordered {
      let stroke = Mark.Stroke(note.colour, width: 2, isDashed: note.isDashed)
      for frame in note.frames {
        let place = Frame(
          x: window.x + frame.x, y: window.y + frame.y, width: frame.width, height: frame.height)
        marks.append(.box(Mark.Box(place, radius: 2, stroke: stroke)))
      }
      let head = lettering.set(note.head, size: 11, within: width - indent)
      let body =
        note.body.isEmpty ? nil : lettering.set(note.body, size: 10, within: width - indent)
      let anchor = window.y + note.anchor
      let top = max(end, anchor - head.height / 2)
      marks += leader(
        from: Mark.Corner(x: window.x + note.right, y: anchor),
        to: Mark.Corner(x: left - 5, y: top + head.height / 2), note.colour,
        bend: window.x + right + 8)
      marks += head.marks(x: left, y: top, note.colour)
      end = top + head.height
      if let body {
        marks += body.marks(x: left, y: end, note.colour)
        end += body.height
      }
      end += 10
    }
    return end
  }

  private func leader(
    from start: Mark.Corner, to end: Mark.Corner, _ colour: Colour, bend: Points
  ) -> [Mark] {
    let edge = Mark.Corner(x: max(bend, start.x), y: start.y)
    let dot = Frame(x: start.x - 2.5, y: start.y - 2.5, width: 5, height: 5)
    // Faint over the window: what it crosses there is to be read.
    return [
      .lines([[start, edge]], Mark.Stroke(colour.faded(0.3))),
      .lines([[edge, end]], Mark.Stroke(colour)), .box(Mark.Box(dot, radius: 2.5, fill: colour)),
    ]
  }
}

extension CellNotes.Note {
  /// The right end of the first place.
  fileprivate var right: Points { frames.first?.right ?? 0 }
}
