internal import FitReporting
internal import FitVerification
internal import ProjectFiles

extension Run {
  /// How long to wait before files are looked at again.
  private static let pause = Duration.milliseconds(15)
  /// How long to wait for the rest of a file that is not right yet.
  private static let patience = Duration.milliseconds(60)

  /// Verifies everything once, then what changes, until the process is ended.
  func watch() throws -> Answer {
    let folder = try Workspace.folder(arguments, at: nil).path
    var known = ProjectSnapshot(of: folder)
    var board = WatchBoard()
    var measurers: ProjectMeasurers?
    // What is not verified since it changed last; nil: everything.
    var pending: [String]?
    let first = outcome(of: pending, in: folder, start, &measurers)
    if case .failure(let error as UsageError) = first { throw error }
    if try show(first, of: pending, in: folder, on: &board) { pending = [] }
    while true {
      Files.sleep(for: Self.pause)
      var now = ProjectSnapshot(of: folder)
      guard !changes(in: folder, from: known, to: now).isEmpty else { continue }
      let saved = ContinuousClock.now
      var paths = pending.map { $0 + changes(in: folder, from: known, to: now) }
      var result = outcome(of: paths, in: folder, saved, &measurers)
      if case .failure = result {
        // An editor may still be writing, or between removing a file and putting the new one in its place.
        Files.sleep(for: Self.patience)
        now = ProjectSnapshot(of: folder)
        paths = pending.map { $0 + changes(in: folder, from: known, to: now) }
        result = outcome(of: paths, in: folder, saved, &measurers)
      }
      known = now
      pending =
        try show(result, of: paths, in: folder, on: &board) ? [] : paths.map { Set($0).sorted() }
    }
  }

  /// Lists what changed, but for other apps than the one asked for.
  private func changes(
    in folder: String, from known: ProjectSnapshot, to now: ProjectSnapshot
  ) -> [String] {
    let changes = now.changes(since: known)
    guard let app = arguments.app else { return changes }
    let screens = folder == "." ? "Screens/" : "\(folder)/Screens/"
    return changes.filter { !$0.hasPrefix(screens) || $0.hasPrefix("\(screens)\(app)/") }
  }

  /// Verifies what changed; texts that were measured before are not measured again unless fonts or profiles may have changed.
  private func outcome(
    of changes: [String]?, in folder: String, _ saved: ContinuousClock.Instant,
    _ measurers: inout ProjectMeasurers?
  ) -> Result<ReplayReport, any Error> {
    let selection = changes.flatMap { WatchBoard.selection(of: $0, in: folder) }
    if selection == nil { measurers = nil }
    return Result {
      let workspace = try Workspace(arguments, selecting: selection, knowing: measurers)
      let report = try replayed(workspace, since: saved)
      measurers = workspace.measurers
      return report
    }
  }

  // MARK: - On the terminal

  /// Shows what was found, or why nothing could be.
  ///
  /// - Returns: Whether everything that changed is verified.
  private func show(
    _ result: Result<ReplayReport, any Error>, of changes: [String]?, in folder: String,
    on board: inout WatchBoard
  ) throws -> Bool {
    switch result {
    case .success(let report):
      board.note(report, of: changes.flatMap { WatchBoard.selection(of: $0, in: folder) })
      try redraw(human.text(of: report) + "\n" + board.text)
      return true
    case .failure(let mistake):
      try tell(mistake)
      return false
    }
  }

  private func tell(_ mistake: any Error) throws {
    switch mistake {
    case let errors as FileErrors:
      try redraw(human.text(of: errors.errors) + "\nwatching; Ctrl-C ends\n")
    case let error as UsageError: try redraw(error.message + "\nwatching; Ctrl-C ends\n")
    default: throw mistake
    }
  }

  private func redraw(_ text: String) throws {
    // Home, and clear what is below: on a terminal the new table stands where the old one was.
    let start = Files.isTerminal(1) ? "\u{1B}[H\u{1B}[J" : ""
    try Files.write(start + text, to: 1)
  }

  private var human: HumanReport {
    HumanReport(isColoured: arguments.isColoured(1), isVerbose: arguments.isVerbose) {
      TextFile.excerptLines(of: $0)
    }
  }
}

/// What is known of every screen that was verified while watching.
struct WatchBoard {
  private struct Known {
    var screens: [String: Tally] = [:]
    /// Errors that are in no cell, such as of exemptions, budgets and contrast, each with the screen that it is about, if any.
    var errors: [(rule: RuleID, screen: String?)] = []
  }

  private var apps: [String] = []
  private var known: [String: Known] = [:]

  /// Finds what has to be verified after some files changed.
  ///
  /// - Parameters:
  ///   - changes: Paths as the user would type them.
  ///   - folder: The project's.
  /// - Returns: The screens if only screens changed, else their apps; nil for everything that is watched.
  static func selection(of changes: [String], in folder: String) -> Project.Selection? {
    let prefix = folder == "." ? "Screens/" : "\(folder)/Screens/"
    var apps: [String] = []
    var areScreens = true
    for path in changes {
      let parts = path.dropFirst(prefix.count).split(separator: "/")
      guard path.hasPrefix(prefix), parts.count > 1 else { return nil }
      let app = String(parts[0])
      // The app may be called something else now, or be gone: then it is no longer told of.
      guard FileSystem.kind(of: "\(prefix)\(app)/app.yml") == .file else { return nil }
      if !apps.contains(app) { apps.append(app) }
      // A screen that is gone concerns its app: another one may be misnamed.
      let isScreen =
        parts.count == 2 && parts[1].hasSuffix(".yml") && parts[1] != "app.yml"
        && FileSystem.kind(of: path) == .file && !FileSystem.isSymbolicLink(path)
      areScreens = areScreens && isScreen
    }
    return areScreens ? .screens(changes, app: nil) : .apps(apps)
  }

  /// Notes what was found of a selection, nil being everything; of what was verified whole nothing is kept, for screens and
  /// apps may be gone.
  mutating func note(_ report: ReplayReport, of selection: Project.Selection?) {
    let areScreens = if case .screens = selection { true } else { false }
    if selection == nil { (apps, known) = ([], [:]) }
    for app in report.apps {
      if known[app.id] == nil { apps.append(app.id) }
      var own = areScreens ? known[app.id] ?? Known() : Known()
      let verified = Set(app.screens.map(\.id))
      own.errors.removeAll { $0.screen.map(verified.contains) ?? false }
      let errors = report.findings.filter { finding in
        finding.app == app.id && finding.severity == .error && finding.cells.isEmpty
          && (!areScreens || finding.screen.map(verified.contains) ?? false)
      }
      own.errors += errors.map { ($0.rule, $0.screen) }
      for screen in app.screens { own.screens[screen.id] = screen.tally }
      known[app.id] = own
    }
  }

  /// A line for each app: which of its screens do not fit, and what else is wrong.
  var text: String {
    apps.map { app in
      let own = known[app] ?? Known()
      guard !own.screens.isEmpty else { return "\(app): no screen to verify\n" }
      let bad = own.screens.filter { $0.value.fails + $0.value.unknown > 0 }.keys.sorted()
      var parts = ["\(own.screens.count) \(own.screens.count == 1 ? "screen" : "screens")"]
      if !bad.isEmpty {
        parts.append("\(bad.joined(separator: ", ")) \(bad.count == 1 ? "does" : "do") not fit")
      }
      let rules = Set(own.errors.map(\.rule)).sorted { $0.code < $1.code }
      parts += rules.map { rule in
        let count = own.errors.count { $0.rule == rule }
        return "\(rule.code) \(rule.name)\(count > 1 ? " × \(count)" : "")"
      }
      if parts.count == 1 { parts.append("all fit") }
      return "\(app): \(parts.joined(separator: ", "))\n"
    }.joined() + "watching; Ctrl-C ends\n"
  }
}
