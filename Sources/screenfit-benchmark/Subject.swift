internal import ProjectFiles
internal import ScreenModel
internal import StackLayout
internal import TextMeasure

/// The app that is measured, with the texts that its screens show.
struct Subject {
  let app: App
  let fonts: FontManifest
  let library: FontLibrary
  /// The screens of the app in each family and locale.
  let screens: [PreparedScreen]
  /// The shipped texts, each once in every family that the screens show it in.
  let texts: [SetText]

  /// A text and what it is set in.
  struct SetText: Hashable {
    var text: String
    var setting: TextSetting
  }

  /// Loads an app of the project around the working directory; says why if that cannot be done.
  init(app name: String) throws(BenchmarkError) {
    guard let folder = ProjectFolder.find(from: ".") else {
      throw BenchmarkError("no project folder here: run it in the repository")
    }
    let project: Project
    do throws(FileErrors) {
      project = try Project.load(folder, selecting: .apps([name]))
    } catch {
      throw BenchmarkError("the project has mistakes: run screenfit replay to see them")
    }
    guard let app = project.apps.first else { throw BenchmarkError("there is no app \(name)") }
    self.app = app
    fonts = project.fonts
    library = FontLibrary(manifest: project.fonts)
    guard library.check(app.families.flatMap(\.faces)).isEmpty else {
      throw BenchmarkError("a font is missing: run screenfit fonts to see which")
    }
    let measurer = TextMeasurer(profile: app.profile, library: library)
    screens = app.screens.flatMap { screen in
      app.families.flatMap { family in
        app.locales.filter { $0.includes(screen.id) }.map {
          PreparedScreen(screen, of: app, family: family, locale: $0, measurer: measurer)
        }
      }
    }
    var seen: Set<SetText> = []
    texts = screens.flatMap { screen in
      let setting = TextSetting(
        faces: screen.family.faces(in: screen.locale.language), locale: screen.locale.language,
        estimatedAdvance: screen.family.estimatedAdvance)
      return screen.slots.flatMap(\.candidates).map {
        SetText(text: $0.authored.text, setting: setting)
      }
    }.filter { seen.insert($0).inserted }
  }

  func measurer() -> TextMeasurer { TextMeasurer(profile: app.profile, library: library) }

  /// What the screens are laid out for, in the order of a replay: each window of the app that it promises to fit, at each text size.
  ///
  /// Windows of the same geometry, which a replay judges once, are one window here.
  func conditions() -> [LayoutCondition] {
    let windows = app.windows.windows.filter {
      DisplayScale.isBelowReference($0, in: app) == false
    }
    return app.textSizes.flatMap { textSize in
      let conditions = windows.map { LayoutCondition($0, textSize: textSize, app: app) }
      return LayoutCondition.order(conditions).compactMap { conditions[$0] }
        .reduce(into: [LayoutCondition]()) { if $0.last != $1 { $0.append($1) } }
    }
  }
}

/// Why something cannot be measured.
struct BenchmarkError: Error {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}
