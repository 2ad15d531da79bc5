package import ScreenModel
internal import StackLayout

/// Which cells to look at; what is nil is not filtered.
package struct CellFilter: Sendable {
  package var screens: Set<String>?
  /// In place of the app's own selection; replayed even below the reference.
  package var windows: [Window]?
  /// The same windows with the keyboard up: looked at, too, where words are typed.
  package var windowsForTyping: [Window] = []
  /// Whether the windows of the apps themselves are fewer than their files say.
  package var areWindowsNarrowed = false
  package var textSizes: Set<String>?
  package var families: Set<String>?
  package var locales: Set<String>?
  /// Of screens that have states; the others are looked at anyway.
  package var states: Set<String>?
  /// Against which exemptions expire; nil: none do.
  package var today: CalendarDay?

  package init() {}

  /// Whether every cell of every screen is looked at.
  var isWhole: Bool {
    screens == nil && windows == nil && !areWindowsNarrowed && textSizes == nil && families == nil
      && locales == nil
      && states == nil
  }

  package func screens(of app: App) -> [Screen] { app.screens.filter { admits($0.id, screens) } }
  package func textSizes(of app: App) -> [TextSize] {
    app.textSizes.filter { admits($0.name, textSizes) }
  }
  package func families(of app: App) -> [Family] {
    app.families.filter { admits($0.name, families) }
  }
  package func locales(of app: App) -> [AppLocale] { app.locales.filter { admits($0.id, locales) } }

  /// The locales to look at where only what the app estimates is looked at: the source locale, unless others are named.
  func estimatedLocales(of app: App) -> [AppLocale] {
    locales == nil ? [app.sourceLocale] : locales(of: app)
  }

  /// The states of a screen to look at, each with its index among them all; a screen without states has a single one, without a name.
  func states(of screen: Screen) -> [(index: Int, name: String?)] {
    screen.states.isEmpty
      ? [(0, nil)]
      : screen.states.enumerated().filter { admits($0.element, states) }.map { ($0, $1) }
  }

  private func admits(_ name: String, _ names: Set<String>?) -> Bool {
    names?.contains(name) ?? true
  }

  /// Sorts the windows of an app's lists into those to replay and those that it makes no promise for.
  package func windows(of app: App) -> (replayed: [Window], unsupported: [UnsupportedWindow]) {
    let takesText = screens(of: app).contains(where: \.takesText)
    if let windows {
      let replayed = windows + (takesText ? windowsForTyping : [])
      return (replayed, takesText ? Self.windowsOfUnknownKeyboards(among: replayed) : [])
    }
    var replayed: [Window] = []
    var unsupported: [UnsupportedWindow] = []
    for window in app.windows.windows where takesText || window.keyboardHeight == 0 {
      let reason: UnsupportedWindow.Reason?
      switch DisplayScale.isBelowReference(window, in: app) {
      case true?:
        reason = app.windows.belowReference == .list ? .belowReference : nil
      case nil:
        reason = app.windows.unknownInsets == .list ? .unknownInsets : nil
      case false?:
        reason = nil
      }
      if let reason {
        unsupported.append(UnsupportedWindow(id: window.id, name: window.name, reason: reason))
      } else {
        replayed.append(window)
      }
    }
    if takesText { unsupported += Self.windowsOfUnknownKeyboards(among: replayed) }
    return (replayed, unsupported)
  }

  /// Whether a screen is looked at in a window: with the keyboard up only where words are typed, or where the window was asked for.
  func admits(_ window: Window, on screen: Screen) -> Bool {
    window.keyboardHeight == 0 || screen.takesText
      || windows?.contains { $0.id == window.id } ?? false
  }

  private static func windowsOfUnknownKeyboards(among windows: [Window]) -> [UnsupportedWindow] {
    let known = Set(windows.compactMap(\.uncovered))
    return windows.filter { $0.keyboardHeight == 0 && !known.contains($0.id) }
      .map { UnsupportedWindow(id: $0.id, name: $0.name, reason: .unknownKeyboard) }
  }
}
