import FitTestSupport
import FitVerification
import ProjectFiles
import ScreenModel
import StackLayout
import TextMeasure

@testable import FitPictures

/// Cells to draw: small ones set without a font, and those of the shipped apps.
enum PictureSamples {
  static let measurer = FixedAdvanceMeasurer(advance: 1)

  /// Judges a screen in a window of 100 × 200 points, of which 10 at the top are covered.
  static func cell(
    _ blocks: [Block], window: Window = SampleApp.window(100, 200, top: 10),
    locale: AppLocale = "en", change: (inout App, inout Screen) -> Void = { _, _ in }
  ) -> JudgedCell? {
    var screen = SampleApp.screen(blocks)
    var app = SampleApp.make(screens: [screen])
    app.locales = [locale]
    change(&app, &screen)
    let prepared = PreparedScreen(
      screen, of: app, family: app.families[0], locale: locale, measurer: measurer)
    return JudgedCell(prepared, window: window, textSize: SampleApp.normal)
  }

  static func picture(
    of cell: JudgedCell, _ options: CellPicture.Options = CellPicture.Options()
  ) -> Picture {
    CellPicture(options, measurer: measurer).picture(of: cell)
  }

  /// Draws the worst cell of a shipped screen.
  static func shipped(_ app: String, _ screen: String, locale: String) throws -> Picture? {
    guard let folder = ProjectFolder.find(from: #filePath) else { return nil }
    let project = try Project.load(folder, selecting: .apps([app]))
    var filter = CellFilter()
    filter.locales = [locale]
    guard let app = project.apps.first, let screen = app.screens.first(where: { $0.id == screen })
    else { return nil }
    let measurer = ProjectMeasurers(project).measurer(for: app)
    return WorstCell.of(screen, in: app, filter: filter, measurer: measurer).map {
      CellPicture(CellPicture.Options(), measurer: measurer).picture(of: $0)
    }
  }
}

extension Picture {
  /// Every mark with the frame that it is drawn in, groups opened up.
  var boxes: [Mark.Box] { Self.boxes(of: marks, x: 0, y: 0, scale: 1) }

  private static func boxes(of marks: [Mark], x: Points, y: Points, scale: Double) -> [Mark.Box] {
    marks.flatMap { mark -> [Mark.Box] in
      switch mark {
      case .box(var box):
        box.frame = Frame(
          x: x + box.frame.x * scale, y: y + box.frame.y * scale, width: box.frame.width * scale,
          height: box.frame.height * scale)
        return [box]
      case .group(let group):
        return boxes(
          of: group.marks, x: x + group.x * scale, y: y + group.y * scale,
          scale: scale * group.scale)
      case .lines, .hatch, .glyphs: return []
      }
    }
  }
}
