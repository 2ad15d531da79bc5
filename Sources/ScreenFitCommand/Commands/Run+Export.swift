internal import FitPictures
internal import FitReporting
internal import FitVerification
internal import ProjectFiles
internal import ScreenModel

extension Run {
  /// Writes a cell as a page that a browser lays out by itself.
  func export() throws -> Answer {
    let subject = try PictureSubject(arguments) { app, project in
      // A browser sets text by its own rules.
      project.profiles.first { $0.name == "web" }.map { app.profile = $0 }
    }
    let cell = try subject.worstCell()
    var page = HTMLPage(library: subject.workspace.library)
    let name = CellCaption(cell).text
    page.add(cell.layout, title: name)
    guard arguments.mainOutput != nil else {
      Tool.say("this is \(name)")
      return Answer(report: page.text)
    }
    return Answer(report: "\(HumanReport.shown(name))\n", file: Array(page.text.utf8))
  }
}
