internal import FitPictures
internal import FitVerification
internal import ScreenModel
internal import StackLayout

/// The pictures of one screen: in each window and at each text size its worst cell.
struct SiteScreen {
  /// What the file of the screen holds, as JSON.
  private(set) var json = ""
  private(set) var glyphs: [String: PictureTable.DrawnGlyphs] = [:]

  private struct Captions {
    private(set) var texts: [String] = []
    private var numbers: [String: Int] = [:]

    mutating func number(of text: String) -> Int {
      if let known = numbers[text] { return known }
      numbers[text] = texts.count
      texts.append(text)
      return texts.count - 1
    }
  }

  /// Draws a screen.
  ///
  /// - Parameters:
  ///   - screen: A screen of the app.
  ///   - grid: What was found of its cells.
  ///   - app: As it was replayed.
  ///   - measurer: That of the app.
  init(_ screen: Screen, grid: CellGrid, of app: App, measurer: any TextMeasuring) {
    let prepared = grid.cells.appearances.map { appearance in
      Self.prepared(screen, appearance, of: app, measurer: measurer)
    }
    var options = CellPicture.Options()
    options.showsCaption = false
    let painter = CellPicture(options, measurer: measurer)
    var table = PictureTable()
    var captions = Captions()
    var cells: [String] = []
    var spares: [String] = []
    var worst: (window: Int, textSize: Int, entry: CellGrid.Entry)?
    for (sizeIndex, name) in grid.cells.textSizes.enumerated() {
      let textSize = app.textSizes.first { $0.name == name }
      for (index, window) in grid.cells.windows.enumerated() {
        guard let place = grid.worst(window: index, textSize: sizeIndex) else {
          cells.append("0")
          spares.append("null")
          continue
        }
        let entry = grid.entries[
          grid.cells.number(
            appearance: place.appearance, textSize: sizeIndex, state: place.state, window: index)]
        spares.append(
          entry.spare.isFinite ? Markup.number(Double(entry.spare), decimals: 1) : "null")
        if worst.map({ entry.isWorse(than: $0.entry) }) ?? true {
          worst = (index, sizeIndex, entry)
        }
        let state = screen.states.firstIndex { $0 == grid.cells.states[place.state] } ?? 0
        guard let textSize, let prepared = prepared[place.appearance],
          let cell = JudgedCell(prepared, window: window, textSize: textSize, state: state)
        else {
          cells.append("0")
          continue
        }
        let picture = table.add(painter.picture(of: cell))
        let note = entry.mark == .allowed ? ", as the app allows" : ""
        let caption = captions.number(of: CellCaption(cell).text + note)
        cells.append("[\(picture),\(caption)]")
      }
    }
    json = """
      {\(table.json),
      "captions":[\(captions.texts.map(Markup.json).joined(separator: ",\n"))],
      "cells":[\(cells.joined(separator: ","))],
      "spares":[\(spares.joined(separator: ","))],
      "worst":[\(worst?.window ?? 0),\(worst?.textSize ?? 0)]}
      """
    glyphs = table.glyphs
  }

  private static func prepared(
    _ screen: Screen, _ appearance: ScreenCells.Appearance, of app: App,
    measurer: any TextMeasuring
  ) -> PreparedScreen? {
    let family = app.families.first { $0.name == appearance.family }
    let locale = app.locales.first { $0.id == appearance.locale }
    guard let family, let locale else { return nil }
    return PreparedScreen(screen, of: app, family: family, locale: locale, measurer: measurer)
  }
}
