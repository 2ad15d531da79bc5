internal import FitReporting
internal import FitVerification
@testable internal import ProjectFiles
internal import ScreenModel
internal import TextMeasure

/// The readers of a project's own files; what they accept is verified, too.
enum Readers {
  static func screen(_ bytes: [UInt8]) {
    var app = Shipped.senior
    guard
      let screen: Screen = read(
        bytes,
        {
          ScreenReader(log: $1, app: app, isAppComplete: true)
            .read($0, id: "screen")
        })
    else { return }
    app.screens = [screen]
    verify(app)
  }

  static func app(_ bytes: [UInt8]) {
    let app: App? = read(bytes) { root, log in
      var app = AppReader(log: log, surroundings: Shipped.surroundings, screens: ["screen"])
        .read(root, id: "app")
      app.content = Shipped.senior.content
      guard log.errors.isEmpty else { return app }
      let screens = ErrorLog()
      let screen = ScreenReader(log: screens, app: app, isAppComplete: true)
        .read(Shipped.quiz, id: "screen")
      app.screens = screens.errors.isEmpty ? [screen] : []
      return app
    }
    if let app { verify(app) }
  }

  static func content(_ bytes: [UInt8]) {
    let _: Void? = read(bytes) { root, log in
      var reader = ContentReader(log: log)
      reader.read(root)
    }
  }

  static func devices(_ bytes: [UInt8]) {
    let list: DeviceList? = read(bytes) { DeviceListReader(log: $1).read($0, name: "list") }
    guard let list else { return }
    var app = Shipped.senior
    app.windows.windows = list.windows
    _ = WindowTable.of(app, windows: list.windows)
  }

  static func manifest(_ bytes: [UInt8]) {
    _ = read(bytes) { FontManifestReader(log: $1).read($0) }
  }

  static func profile(_ bytes: [UInt8]) {
    let profile = read(bytes) { ProfileReader(log: $1).read($0, name: "profile") }
    guard let profile else { return }
    let measurer = TextMeasurer(profile: profile, library: Shipped.library)
    let text = measurer.paragraph(
      "Read to me, 日本語 — a\u{AD}b\u{200B}c  d\n", as: TextEngine.setting(["inter"], "en"))
    for width in [0.5, 2, 10] { _ = text.lines(within: width) }
  }

  static func textScale(_ bytes: [UInt8]) {
    _ = read(bytes) { TextScaleReader(log: $1).read($0, name: "scale") }
  }

  static func tokens(_ bytes: [UInt8]) {
    let log = ErrorLog()
    guard let root = try? JSONDocument(bytes, file: "tokens.json", log: log).root else { return }
    _ = ColourTableReader(log: log) { _ in root }.read(Shipped.colours)
    show(log)
  }

  // MARK: -

  /// Reads a YAML text; nil when there is something wrong with it, which is then written as a report of mistakes.
  private static func read<Value>(
    _ bytes: [UInt8], _ body: (Node, ErrorLog) -> Value
  ) -> Value? {
    let log = ErrorLog()
    do throws(FileError) {
      let value = body(try YAMLDocument(bytes, file: "file.yml", log: log).root, log)
      guard !log.errors.isEmpty else { return value }
    } catch {
      log.add(error)
    }
    show(log)
    return nil
  }

  private static func show(_ log: ErrorLog) {
    let human = HumanReport(isColoured: false, isVerbose: true) { _ in nil }
    requireShowable(human.text(of: log.errors))
    requireShowable(ConciseReport().text(of: FindingReport(log.errors)))
  }

  /// Verifies an app in two windows, and writes what was found.
  private static func verify(_ app: App) {
    var filter = CellFilter()
    filter.windows = Shipped.windows
    filter.families = app.families.first.map { [$0.name] }
    filter.locales = [app.sourceLocale.id]
    let report = Replay.run([app], filter: filter, threads: 1) { app in
      TextMeasurer(profile: app.profile, library: Shipped.library)
    }
    let human = HumanReport(isColoured: false, isVerbose: true) { _ in nil }
    requireShowable(human.text(of: report))
    let findings = FindingReport(report)
    requireShowable(ConciseReport().text(of: findings))
    requireShowable(JUnitReport().text(of: findings))
    requireShowable(GitHubReport().text(of: findings))
  }

  /// Makes sure that a text holds nothing that moves a cursor.
  private static func requireShowable(_ text: String) {
    let isShowable = text.unicodeScalars.allSatisfy {
      $0 == "\n" || $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value)
    }
    require(isShowable, "a report holds a control character: \(text.debugDescription)")
  }
}
