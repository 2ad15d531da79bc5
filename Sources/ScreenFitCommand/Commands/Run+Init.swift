internal import FitReporting
internal import ProjectFiles

extension Run {
  /// Makes a small project that passes; nothing that is there already is touched.
  func initialize() throws -> Answer {
    let folder = arguments.operands.first ?? "."
    let files = StarterProject.files.map { (path: Self.path($0.path, in: folder), text: $0.text) }
    for file in files where FileSystem.isThere(file.path) {
      throw UsageError("\(file.path) is there already; init overwrites nothing and made nothing")
    }
    for file in files { try Files.create(file.path, with: file.text) }
    if SharedLists.ofCommand() == nil {
      Tool.say(
        "the lists that come with ScreenFit are not beside this command, in ../share/screenfit:"
          + " until they are there, or Profiles and TextScales in the project, replay fails")
    }
    let width = (files.map(\.path.count).max() ?? 0) + 2
    let made = zip(files, StarterProject.files).map { file, starter in
      let padding = String(repeating: " ", count: width - file.path.count)
      return "  \(file.path)\(padding)\(starter.purpose)"
    }
    let place = folder == "." ? "" : " --project \(ShellWord.quoted(folder))"
    let next = [
      "", "Next:", "  screenfit replay\(place)   verifies every screen in every window",
      "  screenfit fonts\(place)    tells which fonts are there, and how to get the others", "",
      "In the workflow, put in place of OWNER where you got ScreenFit from.",
    ]
    let lines = ["made a project of one screen:"] + made + next
    return Answer(report: lines.map { HumanReport.shown($0) }.joined(separator: "\n") + "\n")
  }

  private static func path(_ name: String, in folder: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
