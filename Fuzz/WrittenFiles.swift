internal import FitReporting
internal import FitVerification
internal import Glibc
internal import ProjectFiles
internal import ScreenModel
internal import TextMeasure

/// The readers of files that the tool or its helpers wrote.
enum WrittenFiles {
  static func recording(_ bytes: [UInt8]) {
    guard let recording = try? Recording.load(write(bytes, as: "recording.json")) else { return }
    let layouts = recording.rows.reduce(recording.firstLines.count) { $0 + $1.lineCounts.count }
    guard layouts < 500, let web = Shipped.project.profiles.first(where: { $0.name == "web" })
    else { return }
    let profile = RecordingScorer.profile(web, in: recording.environment)
    let measurer = TextMeasurer(profile: profile, library: Shipped.library)
    let report = RecordingScorer(recording, fit: profile.fit).score(listed: 5) { text, locale, _ in
      measurer.measure(text, as: TextEngine.setting(["inter"], locale))
    }
    _ = HumanReport(isColoured: false, isVerbose: true) { _ in nil }.text(of: report)
  }

  /// Reads a baseline; what was read is written and read again as the same.
  static func baseline(_ bytes: [UInt8]) {
    guard let first = try? Baseline.load(write(bytes, as: "baseline")) else { return }
    let text = first.text
    guard let second = try? Baseline.load(write(Array(text.utf8), as: "baseline")) else {
      return require(false, "a baseline that was written cannot be read")
    }
    require(second.text == text, "a baseline changes by being read")
  }

  static func report(_ bytes: [UInt8]) {
    guard let report = try? RecordedReplay(write(bytes, as: "report.json")),
      let before = Shipped.replay
    else { return }
    for pair in [(before, report), (report, before), (report, report)] {
      let diff = DiffReport(before: pair.0, after: pair.1)
      _ = HumanReport(isColoured: false, isVerbose: true) { _ in nil }.text(of: diff)
      _ = FindingReport(diff)
    }
  }

  private static let folder = "/dev/shm/screenfit-fuzz-\(getpid())"

  /// Puts an input where it can be read from.
  static func write(_ bytes: [UInt8], as name: String) -> String {
    mkdir(folder, 0o700)
    let path = "\(folder)/\(name)"
    guard let file = fopen(path, "w") else { fatalError("\(path) cannot be written") }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    return path
  }
}
