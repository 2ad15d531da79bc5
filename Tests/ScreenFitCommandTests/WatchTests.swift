import FitTestSupport
@testable import FitVerification
import FoundationEssentials
import ProjectFiles
import ScreenModel
import StackLayout
import Testing

@testable import ScreenFitCommand

@Suite("Watching")
struct WatchTests {
  private static let screen = "Screens/senior/quiz-question.yml"

  /// Watches one cell of each screen while a shell script changes files, then ends it.
  private func watch(
    _ script: String, after preparation: String = ":", in project: ShippedProject
  ) throws -> ShellRun {
    try project.run(
      [
        "watch", "--app", "senior", "--window", "iphone-se-3", "--family", "mono", "--text-size",
        "extra-large", "--locale", "en",
      ],
      plumbing: """
        \(preparation)
        ("$@" > watched 2>&1 & echo $! > pid)
        after() { i=0; while [ $i -lt 600 ]; do grep -q "$1" watched && return; sleep 0.05; i=$((i+1)); done; echo "no $1"; }
        after "watching"
        \(script)
        kill $(cat pid); cat watched
        """)
  }

  @Test("A saved screen is verified alone, and once more when it is mended")
  func screen() throws {
    let project = try ShippedProject()
    let run = try watch(
      """
      cp \(Self.screen) kept
      sed 's/repeat: 4/repeat: 5/' kept > \(Self.screen)
      after "quiz-question does not fit"
      cp kept new && mv new \(Self.screen)
      i=0; while [ $(grep -c "all fit" watched) -lt 3 ] && [ $i -lt 600 ]; do sleep 0.05; i=$((i+1)); done
      """, in: project)
    #expect(!run.output.contains("no "), "\(run.output)")
    #expect(run.output.contains("13 screens, all fit\nwatching"))
    #expect(run.output.contains("F203"))
    #expect(run.output.contains("senior: 13 screens, quiz-question does not fit"))
    #expect(run.output.contains("1 cell in "))
    #expect(run.output.hasSuffix("senior: 13 screens, all fit\nwatching; Ctrl-C ends\n"))
  }

  @Test("A half-written file is told, and watching goes on")
  func halfWritten() throws {
    let project = try ShippedProject()
    let run = try watch(
      """
      cp \(Self.screen) kept
      head -c 300 kept > \(Self.screen)
      after "error:"
      cat kept > \(Self.screen)
      i=0; while [ $(grep -c "watching;" watched) -lt 3 ] && [ $i -lt 600 ]; do sleep 0.05; i=$((i+1)); done
      """, in: project)
    #expect(run.output.contains("\(Self.screen):"))
    #expect(run.output.hasSuffix("senior: 13 screens, all fit\nwatching; Ctrl-C ends\n"))
  }

  @Test("A file that is broken at the start is told, and everything is verified once it is mended")
  func brokenAtStart() throws {
    let project = try ShippedProject()
    let run = try watch(
      """
      after "error:"
      cat kept > \(Self.screen)
      after "all fit"
      """, after: "cp \(Self.screen) kept; head -c 300 kept > \(Self.screen)", in: project)
    #expect(run.output.hasSuffix("senior: 13 screens, all fit\nwatching; Ctrl-C ends\n"))
  }

  @Test("A screen that cannot be read stays told while others are saved")
  func staysBroken() throws {
    let project = try ShippedProject()
    let run = try watch(
      """
      cp \(Self.screen) kept
      head -c 300 kept > \(Self.screen)
      after "error:"
      echo "# saved" >> Screens/senior/home.yml
      i=0; while [ $(grep -c "error:" watched) -lt 2 ] && [ $i -lt 600 ]; do sleep 0.05; i=$((i+1)); done
      cat kept > \(Self.screen)
      i=0; while [ $(grep -c "all fit" watched) -lt 4 ] && [ $i -lt 600 ]; do sleep 0.05; i=$((i+1)); done
      """, in: project)
    let parts = run.output.components(separatedBy: "watching; Ctrl-C ends\n")
    #expect(parts.count == 5, "\(run.output)")
    #expect(parts.dropFirst().prefix(2).allSatisfy { $0.contains("\(Self.screen):") })
    #expect(parts[3].contains("2 cells in "), "both screens are verified together")
  }

  private func report(_ id: String, _ screens: [String], errors: [Finding] = []) -> ReplayReport {
    var app = AppSummary(
      id: id, name: "A", tally: Tally(), windows: 1, textSizes: [], families: [], locales: [],
      screens: [], unsupported: [])
    app.screens = screens.map { screen in
      var tally = Tally()
      tally.add(screen == "bad" ? .fails : .fits)
      return ScreenSummary(
        id: screen, name: screen, tally: tally, spareHeight: nil, spareWidth: nil)
    }
    return ReplayReport(apps: [app], findings: errors, tally: Tally(), seconds: 0)
  }

  private func error(_ rule: RuleID, app: String, screen: String? = nil) -> Finding {
    Finding(
      rule: rule, severity: .error, stress: .none, app: app, screen: screen, block: "",
      location: ScreenModel.SourceLocation(file: "app.yml", line: 1, column: 1), message: "",
      shortfall: nil,
      cells: CellList(), cellsOfScreen: 0, worst: nil, deciding: nil, owners: [], remedies: [])
  }

  @Test("A screen that is gone is forgotten when its app is verified, an app when everything is")
  func gone() {
    var board = WatchBoard()
    board.note(report("a", ["bad", "good"]), of: nil)
    board.note(report("a", ["good"]), of: .screens([], app: nil))
    #expect(board.text.contains("a: 2 screens, bad does not fit\n"))
    board.note(report("a", ["good"]), of: .apps(["a"]))
    #expect(board.text.contains("a: 1 screen, all fit\n"))
    board.note(report("b", ["good"]), of: .apps(["b"]))
    #expect(board.text.contains("a: 1 screen, all fit\nb: 1 screen, all fit\n"))
    board.note(report("c", ["good"]), of: nil)
    #expect(board.text == "c: 1 screen, all fit\nwatching; Ctrl-C ends\n")
  }

  @Test("Errors that are in no cell stay told until what they are about is verified without them")
  func errors() {
    var board = WatchBoard()
    let expired = error(.exemptionExpired, app: "a")
    let long = error(.stringOverBudget, app: "a", screen: "good")
    board.note(report("a", ["good", "fine"], errors: [expired, long, long]), of: nil)
    let both = "a: 2 screens, F102 string-over-budget × 2, F501 exemption-expired\n"
    #expect(board.text.hasPrefix(both))
    board.note(report("a", ["fine"]), of: .screens([], app: nil))
    #expect(board.text.hasPrefix(both))
    board.note(report("a", ["good"]), of: .screens([], app: nil))
    #expect(board.text.hasPrefix("a: 2 screens, F501 exemption-expired\n"))
    board.note(report("b", ["good"]), of: .apps(["b"]))
    #expect(board.text.hasPrefix("a: 2 screens, F501 exemption-expired\nb: 1 screen, all fit\n"))
    board.note(report("a", ["good"]), of: .apps(["a"]))
    #expect(board.text.hasPrefix("a: 1 screen, all fit\n"))
  }

  @Test(
    "What changed decides what is verified: of links, new and lost files everything they are part of",
    arguments: [
      (["Screens/senior/home.yml"], "[1]"),
      (["Screens/senior/new.yml"], "senior"), (["Screens/senior/link.yml"], "senior"),
      (["Screens/senior/app.yml"], "senior"),
      (["Screens/senior/content/en/x.yml", "Screens/senior/home.yml"], "senior"),
      (["Fonts/fonts.yml", "Screens/senior/app.yml"], "all"), (["Screens/stray.yml"], "all"),
      (["Screens/gone/home.yml"], "all"),
    ])
  func selection(_ changes: [String], _ expected: String) throws {
    let project = try ShippedProject()
    try FileManager.default.createSymbolicLink(
      atPath: "\(project.path)/Screens/senior/link.yml", withDestinationPath: "home.yml")
    let found =
      switch WatchBoard.selection(of: changes.map { "\(project.path)/\($0)" }, in: project.path) {
      case .some(.screens(let paths, app: _)): "[\(paths.count)]"
      case .some(.apps(let names)): names.joined(separator: " ")
      case .some(.everything), .none: "all"
      }
    #expect(found == expected)
  }
}
