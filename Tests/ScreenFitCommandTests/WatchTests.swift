import FitTestSupport
@testable import FitVerification
import FoundationEssentials
import ProjectFiles
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

  @Test("A screen that is gone is forgotten when its app is verified")
  func gone() {
    func report(_ screens: [String]) -> ReplayReport {
      var app = AppSummary(
        id: "a", name: "A", tally: Tally(), windows: 1, textSizes: [], families: [], locales: [],
        screens: [], unsupported: [])
      app.screens = screens.map { id in
        var tally = Tally()
        tally.add(id == "bad" ? .fails : .fits)
        return ScreenSummary(id: id, name: id, tally: tally, spareHeight: nil, spareWidth: nil)
      }
      return ReplayReport(apps: [app], findings: [], tally: Tally(), seconds: 0)
    }
    var board = WatchBoard()
    board.note(report(["bad", "good"]), isWhole: true)
    board.note(report(["good"]), isWhole: false)
    #expect(board.text.contains("a: 2 screens, bad does not fit"))
    board.note(report(["good"]), isWhole: true)
    #expect(board.text.contains("a: 1 screen, all fit"))
  }

  @Test(
    "What changed decides what is verified",
    arguments: [
      (["Screens/a/x.yml"], "[Screens/a/x.yml]"), (["Screens/a/app.yml"], "a"),
      (["Screens/a/content/en/x.yml", "Screens/b/app.yml"], "a b"),
      (["Fonts/fonts.yml", "Screens/a/app.yml"], "all"), (["Screens/stray.yml"], "all"),
    ])
  func selection(_ changes: [String], _ expected: String) {
    let found =
      switch WatchBoard.selection(of: changes, in: ".") {
      case .some(.screens(let paths, app: _)): "\(paths)"
      case .some(.apps(let names)): names.joined(separator: " ")
      case .some(.everything), .none: "all"
      }
    // Of screens that are not there the app is verified.
    #expect(found == (expected.hasPrefix("[") ? "a" : expected))
  }
}
