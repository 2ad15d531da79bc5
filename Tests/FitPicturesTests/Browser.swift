import FitTestSupport
import FoundationEssentials
import Testing

/// Headless Chromium, for the tests of `make test-browser`; without `SCREENFIT_BROWSER` in the environment they are not run.
enum Browser {
  static var isWanted: Bool { command != nil }

  private static var command: String? {
    ProcessInfo.processInfo.environment["SCREENFIT_BROWSER"]
  }

  /// Opens a page from disk with two device pixels for each of its own.
  ///
  /// - Parameter page: HTML whose script leaves its answer in an element `pre`.
  /// - Returns: The text of that element.
  /// - Throws: What starting the browser or reading its answer throws.
  static func answer(of page: String) throws -> String {
    let files = FileManager.default
    let folder = "\(files.temporaryDirectory.path)/screenfit-\(UInt64.random(in: 0 ... .max))"
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    try Data(page.utf8).write(to: URL(filePath: "\(folder)/page.html"))
    // Chromium starts no sandbox for root.
    let run = try ShellRun(
      [
        try #require(command), "--headless", "--no-sandbox", "--disable-gpu",
        "--user-data-dir=\(folder)/profile", "--virtual-time-budget=600000",
        "--force-device-scale-factor=2", "--font-render-hinting=none", "--dump-dom",
        "file://\(folder)/page.html",
      ], in: folder)
    let start = try #require(run.output.firstRange(of: "<pre>"), "\(run.errors)").upperBound
    let rest = run.output[start...]
    let end = try #require(rest.firstRange(of: "</pre>")).lowerBound
    return String(rest[..<end])
  }
}
