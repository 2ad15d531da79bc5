internal import FitVerification
internal import ScreenModel
internal import StackLayout

/// Judges every cell of an app again and again on one core: layout, rules, margin, and the layouts under stress.
struct CellBenchmark {
  private let screens: [PreparedScreen]
  private let conditions: [LayoutCondition]

  init(_ subject: Subject) {
    screens = subject.screens
    conditions = subject.conditions()
  }

  var cells: Int { screens.count * conditions.count }

  func run() throws(BenchmarkError) -> [Measurement] {
    var judges = try judges()
    let nanoseconds = medianNanoseconds(rounds: 31) { blackHole(judgeAll(&judges)) }
    let each = nanoseconds / Double(cells)
    return [
      Measurement("a known screen in a new window", each, .nanoseconds),
      Measurement("cells on one core", 1e9 / each, .perSecond, .atLeast(300_000)),
    ]
  }

  /// Makes the judges of all screens; each has its working memory.
  func judges() throws(BenchmarkError) -> [CellJudge] {
    guard let first = conditions.first else {
      throw BenchmarkError("the app promises no window anything")
    }
    return screens.map { CellJudge($0, for: first) }
  }

  /// Judges all cells; returns how many fit.
  @inline(never)
  func judgeAll(_ judges: inout [CellJudge]) -> Int {
    var fitting = 0
    for index in judges.indices {
      for condition in conditions where judges[index].judge(condition).verdict == .fits {
        fitting += 1
      }
    }
    return fitting
  }
}
