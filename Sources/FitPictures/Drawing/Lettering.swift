package import ScreenModel
internal import TextMeasure

/// Sets words as marks: those of a screen, and the labels of a picture.
package struct Lettering {
  /// Words that were set within a width, line under line.
  struct Block {
    var lines: [SetLine] = []
    /// Of the widest line, in points.
    var width: Points = 0
    var height: Points = 0
    fileprivate var size: Points = 0
    fileprivate var lineHeight: Points = 0
    fileprivate var ascent: Points = 0

    /// Draws the words.
    ///
    /// - Parameters:
    ///   - x: The left edge, or the centre, in points.
    ///   - y: The top.
    ///   - colour: Of the ink.
    ///   - isCentred: Whether `x` is the centre.
    /// - Returns: A mark for each run of glyphs.
    func marks(x: Points, y: Points, _ colour: Colour, isCentred: Bool = false) -> [Mark] {
      lines.enumerated().flatMap { index, line in
        let start = isCentred ? x - line.width * size / 2 : x
        return line.marks(
          x: start, y: y + Double(index) * lineHeight + ascent, size: size, colour: colour)
      }
    }
  }

  private let measurer: any TextMeasuring
  private let setting: TextSetting

  /// Prepares the labels of an app's pictures, which are set in its first family.
  package init(_ app: App, measurer: any TextMeasuring) {
    self.measurer = measurer
    let family = app.families.first
    // Labels are English, but quote what the app says in its own languages.
    var faces = family?.faces(in: "en") ?? []
    for locale in app.locales {
      for face in family?.faces(in: locale.language) ?? [] where !faces.contains(face) {
        faces.append(face)
      }
    }
    setting = TextSetting(
      faces: faces, locale: "en", estimatedAdvance: family?.estimatedAdvance ?? 0.6)
  }

  /// Sets a label.
  func set(_ words: String, size: Points, within width: Points = .infinity) -> Block {
    let measured = measurer.measure(words, as: setting)
    let room = width.isFinite ? max(width / size, 0.1) : .infinity
    var block = Block(lines: measured.setLines(upTo: room), size: size)
    block.lineHeight = (size * 1.3).rounded(.up)
    let metrics = measured.lineMetrics
    block.ascent =
      (block.lineHeight - (metrics.ascent + metrics.descent) * size) / 2 + metrics.ascent * size
    block.width = (block.lines.lazy.map(\.width).max() ?? 0) * size
    block.height = Double(block.lines.count) * block.lineHeight
    return block
  }
}

extension MeasuredText {
  /// Sets the first lines at a width in em; of a text without a font they hold no glyphs.
  func setLines(upTo width: Double, most: Int = .max) -> [SetLine] {
    if let paragraph = self as? Paragraph {
      return paragraph.setLines(within: width, most: most)
    }
    return lines(within: width).prefix(most).map { SetLine(width: $0.width, reason: $0.reason) }
  }
}

extension SetLine {
  /// Draws the line from its left end, on a baseline; one without glyphs as a bar as high as small letters.
  func marks(x: Points, y: Points, size: Points, colour: Colour) -> [Mark] {
    if runs.isEmpty {
      guard width > 0 else { return [] }
      let bar = Frame(x: x, y: y - size / 2, width: width * size, height: size / 2)
      return [.box(Mark.Box(bar, fill: colour))]
    }
    return runs.filter { !$0.glyphs.isEmpty }.map { run in
      .glyphs(
        Mark.Glyphs(
          face: run.face, size: size * run.relativeSize, x: x, y: y, colour: colour,
          glyphs: run.glyphs.map {
            Glyph(id: $0.id, x: $0.x * size, y: $0.y * size)
          }))
    }
  }
}
