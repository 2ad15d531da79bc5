package import ScreenModel

/// The one number by which an app multiplies its geometry in a window: from the window, never from a device model.
package enum DisplayScale {
  /// Computes the scale of a window: the lesser of its width and usable height over the reference's, clamped.
  ///
  /// - Parameters:
  ///   - window: Its safe area must be known.
  ///   - app: The app whose reference window and bounds count.
  /// - Returns: A factor within the app's bounds; nil if the safe area of the window is unknown.
  package static func of(_ window: Window, in app: App) -> Double? {
    guard let ratio = ratio(of: window, in: app) else { return nil }
    return min(max(ratio, app.scale.lowerBound), app.scale.upperBound)
  }

  /// Tells whether a window is narrower than the reference or has less usable height.
  ///
  /// - Parameters:
  ///   - window: The window in question.
  ///   - app: The app whose reference window counts.
  /// - Returns: nil if the safe area of the window is unknown and its width alone does not decide.
  package static func isBelowReference(_ window: Window, in app: App) -> Bool? {
    if window.width < app.reference.width { return true }
    guard let usable = window.usableHeight, let reference = app.reference.usableHeight else {
      return nil
    }
    return usable < reference
  }

  private static func ratio(of window: Window, in app: App) -> Double? {
    guard let usable = window.usableHeight, let reference = app.reference.usableHeight else {
      return nil
    }
    return min(window.width / app.reference.width, usable / reference)
  }
}
