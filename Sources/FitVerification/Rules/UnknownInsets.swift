/// A window's safe area is not known.
///
/// **What it checks.** Whether the device list tells what bars, cutouts and indicators cover in a window that is to be replayed.
///
/// **Why it matters.** Without it nobody knows how much height a screen has. Unknown is never taken for zero and never a pass.
///
/// **What to do.** Measure the insets on the device and add them to its entry in `Devices/`, or leave the window out of the replay.
enum UnknownInsets {
  static func message(windows: [String]) -> String {
    "no source tells the safe area of \(windows.joined(separator: ", "))"
  }
}
