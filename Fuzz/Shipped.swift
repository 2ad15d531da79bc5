internal import FitReporting
internal import FitVerification
internal import Glibc
@testable internal import ProjectFiles
internal import ScreenModel
internal import TextMeasure

/// What the repository ships, read once: what an input is put in place of.
enum Shipped {
  static let folder = must(ProjectFolder.find(), "run the fuzzer in the repository")
  static let project = must(
    try? Project.load(folder, selecting: .apps(["senior"])), "the project cannot be read")
  static let library = FontLibrary(manifest: project.fonts)
  /// The senior app without its screens.
  static let senior = {
    var app = project.apps[0]
    app.screens = []
    return app
  }()
  static let windows = project.windows.filter { ["iphone-se-3", "ipad-10"].contains($0.id) }
  /// The faces that are on this machine.
  static let faces = project.fonts.faces.keys.sorted().filter {
    (try? library.face(named: $0)) != nil
  }

  static let quiz = document("Screens/senior/quiz-question.yml")
  static let colours = must(
    document("Screens/call-for-help/app.yml").entries.first { $0.key == "colors" }?.value,
    "the app has no colours")
  static let surroundings = AppSurroundings(
    devices: project.devices,
    fonts: FontManifestReader(log: ErrorLog()).read(document("Fonts/fonts.yml")),
    profiles: project.profiles, textScales: ProjectLoader(folder: folder, shared: nil).textScales())
  static let replay = try? RecordedReplay("Tests/FitReportingTests/Golden/replay-failing.json")

  /// A few font files of several kinds.
  static let fontFiles = ["inter", "liberation-mono", "roboto"].compactMap {
    (try? library.face(named: $0)).flatMap { try? FileSystem.read($0.path, limit: 4 << 20) }
  }

  private static func document(_ path: String) -> Node {
    let bytes = must(try? FileSystem.read(path, limit: 1 << 20), "\(path) cannot be read")
    return must(
      try? YAMLDocument(bytes, file: path, log: ErrorLog()).root, "\(path) cannot be read")
  }

  private static func must<Value>(_ value: Value?, _ message: String) -> Value {
    guard let value else { fatalError(message) }
    return value
  }
}
