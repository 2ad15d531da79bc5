package import FitVerification
internal import ScreenModel

/// Many cells on one sheet, all to the same scale, each with a label below.
package struct ContactSheet {
  /// What tells the cells of a sheet apart.
  package enum Subject: Sendable {
    /// One screen in several windows.
    case windows
    /// Several screens in one window.
    case screens
  }

  private let pictures: CellPicture
  private let subject: Subject

  /// How large a point of a window is on the sheet.
  private static let scale = 0.5
  private static let margin: Points = 20
  private static let space: Points = 16
  private static let leastWidth: Points = 130

  /// Prepares a sheet.
  package init(_ subject: Subject, _ pictures: CellPicture) {
    self.subject = subject
    self.pictures = pictures
  }

  private struct Entry {
    var screen: ScreenPicture
    var labels: [(block: Lettering.Block, colour: Colour)]
    var width: Points
    var height: Points
    var labelHeight: Points
  }

  /// Draws the cells in their order, in rows.
  ///
  /// - Parameters:
  ///   - cells: Of one app; at least one.
  ///   - title: What the sheet is called.
  /// - Returns: The sheet.
  package func picture(of cells: [JudgedCell], title: String) -> Picture {
    guard let app = cells.first?.app else {
      return Picture(width: 1, height: 1, title: title, marks: [])
    }
    let palette = pictures.palette(of: app)
    let lettering = pictures.lettering(of: app)
    let entries = cells.map { entry(of: $0, palette, lettering) }
    let rowWidth = rowWidth(of: entries)
    var marks: [Mark] = []
    let heading = lettering.set(title, size: 18, within: rowWidth)
    marks += heading.marks(x: Self.margin, y: Self.margin, palette.ink)
    var y = Self.margin + heading.height + Self.space
    var widest = heading.width
    var row: [Entry] = []
    var used: Points = 0
    func finishRow() {
      guard !row.isEmpty else { return }
      y = append(row, at: y, to: &marks)
      widest = max(widest, used - Self.space)
      row = []
      used = 0
    }
    for entry in entries {
      if used + entry.width > rowWidth { finishRow() }
      row.append(entry)
      used += entry.width + Self.space
    }
    finishRow()
    let width = widest + 2 * Self.margin
    let ground = Frame(x: 0, y: 0, width: width, height: y)
    marks.insert(.box(Mark.Box(ground, fill: palette.canvas)), at: 0)
    return pictures.finished(Picture(width: width, height: y, title: title, marks: marks))
  }

  /// Finds a width for rows that makes the sheet somewhat wider than high, and no narrower than its widest cell.
  private func rowWidth(of entries: [Entry]) -> Points {
    let area = entries.reduce(0) {
      $0 + ($1.width + Self.space) * ($1.height + $1.labelHeight + Self.space)
    }
    let widest = entries.lazy.map(\.width).max() ?? 0
    return max(widest, (area * 1.6).squareRoot(), 400)
  }

  /// Appends a row of cells that stand on one line, with their labels below it.
  private func append(_ row: [Entry], at y: Points, to marks: inout [Mark]) -> Points {
    let height = row.lazy.map(\.height).max() ?? 0
    let labelHeight = row.lazy.map(\.labelHeight).max() ?? 0
    var x = Self.margin
    for entry in row {
      let top = y + height - entry.height
      let origin = x - entry.screen.left * Self.scale
      marks.append(.group(Mark.Group(entry.screen.marks, x: origin, y: top, scale: Self.scale)))
      var labelY = y + height + 4
      for (block, colour) in entry.labels {
        marks += block.marks(x: x, y: labelY, colour)
        labelY += block.height
      }
      x += entry.width + Self.space
    }
    return y + height + labelHeight + Self.space
  }

  private func entry(
    of cell: JudgedCell, _ palette: Palette, _ lettering: Lettering
  ) -> Entry {
    let screen = pictures.screen(cell, palette, lettering)
    let width = max(screen.width * Self.scale, Self.leastWidth)
    let caption = CellCaption(cell)
    let name = subject == .windows ? caption.place : caption.screen
    let words: [(String, Points, Colour)] = [
      (name, 10, palette.ink), (caption.appearance, 9, palette.faint),
      (caption.verdict, 9, caption.isBad ? palette.finding : palette.faint),
    ]
    let labels = words.map { (lettering.set($0.0, size: $0.1, within: width), $0.2) }
    return Entry(
      screen: screen, labels: labels.map { (block: $0.0, colour: $0.1) }, width: width,
      height: screen.height * Self.scale,
      labelHeight: labels.reduce(4) { $0 + $1.0.height })
  }
}
