import FitTestSupport
import ScreenModel
import StackLayout

extension App {
  /// Screens that fit, fail, shed, choose, lack texts, and are allowed to fail, in several locales.
  static var ofAllSorts: App {
    var screens: [Screen] = []
    for index in 0..<12 {
      let words = String(repeating: "word ", count: index)
      var screen = SampleApp.screen([
        SampleApp.text(words + "end"),
        SampleApp.alternatives([SampleApp.text("a long choice"), SampleApp.text("short")]),
        SampleApp.box("note", Points(10 * index)).drop(1), SampleApp.drawn("notes"),
        SampleApp.media(floor: Points(8 * index)),
      ])
      screen.id = "screen-\(index)"
      screens.append(screen)
    }
    var app = SampleApp.make(
      screens: screens, lists: ["notes": ["One", "Two of them", "Three"]],
      windows: (1...9).map { SampleApp.window(Points(30 * $0), Points(40 * $0)) })
    app.locales = ["en", "de", "fi"]
    app.content["de"] = SampleApp.content(["notes": ["Eins", "Zweitens"]], locale: "de")
    app.content["fi"] = SampleApp.content(
      ["notes": ["Yksi", "Kaksi niistä", "Kolme"]], locale: "fi")
    return app
  }
}

extension SampleApp {
  /// What allows a rule to be broken on some screens.
  static func exemption(_ rule: String, screens: Set<String>) -> Exemption {
    Exemption(
      rule: rule, ruleLocation: location, screens: screens, blocks: nil, windows: nil,
      textSizes: nil, families: nil, locales: nil, reason: "for a test", owner: "Mia",
      expires: nil, location: location)
  }
}
