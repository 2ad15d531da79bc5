internal import FitVerification
internal import ScreenModel

/// Runs whole processes: the replay of an app from cold, and of ever more synthetic screens.
struct ProcessBenchmark {
  /// The folder of the built programs, this one among them.
  private let folder: String
  private let program: String

  init() {
    let program = CommandLine.arguments[0]
    self.program = program
    folder = program.lastIndex(of: "/").map { String(program[...$0]) } ?? "./"
  }

  /// Replays an app from cold.
  func replay(app: String) throws(BenchmarkError) -> [Measurement] {
    var runs: [Process] = []
    for _ in 0..<9 {
      runs.append(try Process(running: ["\(folder)screenfit", "replay", "--app", app]))
    }
    return [
      Measurement("wall time", runs.map(\.wall).median, .seconds, .atMost(0.4)),
      Measurement("processor time", runs.map(\.cpu).median, .seconds),
      Measurement("peak memory", runs.map(\.peakMemory).median, .megabytes, .atMost(150)),
    ]
  }

  /// Replays every shipped app twice from cold: once they have fewer cells than the bar is about.
  func replayAll() throws(BenchmarkError) -> [Measurement] {
    try TwofoldProject.with { project throws(BenchmarkError) in
      var measurements: [Measurement] = []
      for threads in [1, 2] {
        var runs: [Process] = []
        for _ in 0..<5 {
          runs.append(
            try Process(running: [
              "\(folder)screenfit", "replay", "--project", project, "--threads", "\(threads)",
            ]))
        }
        if measurements.isEmpty {
          measurements.append(
            Measurement("cells", Self.cells(in: runs[0].output), .cells, .atLeast(100_000)))
        }
        let bar: Measurement.Bar? = threads == 2 ? .atMost(1.5) : nil
        measurements += [
          Measurement("wall time, threads: \(threads)", runs.map(\.wall).median, .seconds, bar),
          Measurement(
            "peak memory, threads: \(threads)", runs.map(\.peakMemory).median, .megabytes),
        ]
      }
      return measurements
    }
  }

  /// The number that the last line of a replay's report starts with; 0 if there is none.
  private static func cells(in report: String) -> Double {
    let count = report.split(separator: "\n").last?.split(separator: " ").first
    return count.flatMap { Double(String($0.filter { $0 != "," })) } ?? 0
  }

  /// Replays ever more synthetic cells, each number of them in a process of its own so that its peak memory is known.
  ///
  /// - Parameter most: The counts are the powers of ten from a thousand to this.
  /// - Returns: The time of a cell and the peak memory of each count, and both of the last by those of the first.
  /// - Throws: What could not be run.
  func growth(upTo most: Int) throws(BenchmarkError) -> [Measurement] {
    let counts = sequence(first: 1000) { $0 * 10 }.prefix { $0 <= most }
    var costs: [Double] = []
    var peaks: [Double] = []
    var measurements: [Measurement] = []
    for count in counts {
      let run = try Process(running: [program, "--cells", String(count)])
      guard let line = run.output.split(separator: "\n").last, let cost = Double(line) else {
        throw BenchmarkError("\(count) synthetic cells could not be judged")
      }
      costs.append(cost)
      peaks.append(run.peakMemory)
      measurements += [
        Measurement("a cell of \(count)", cost, .nanoseconds),
        Measurement("peak memory of \(count)", run.peakMemory, .megabytes),
      ]
    }
    if let first = costs.first, let last = costs.last {
      measurements.append(
        Measurement("time of a cell, last to first", last / first, .times, .atMost(1.25)))
    }
    if let first = peaks.first, let last = peaks.last {
      measurements.append(
        Measurement("peak memory, last to first", last / first, .times, .atMost(2)))
    }
    return measurements
  }

  /// Replays synthetic cells in this process and prints the time of one in nanoseconds.
  static func printCost(cells: Int, like subject: Subject) throws(BenchmarkError) {
    var synthetic = SyntheticApp(like: subject.app)
    let app = synthetic.make(cells: cells)
    var tally = Tally()
    let time = medianNanoseconds(
      rounds: max(1, 100_000 / cells), preparing: subject.measurer
    ) { measurer in
      tally = Replay.run([app], filter: CellFilter(), threads: 1) { _ in measurer }.tally
    }
    // What does not fit costs more, and is no part of what is measured here.
    let amiss = tally.cells - tally.fits - tally.fragile
    guard amiss <= cells / 100_000 else {
      throw BenchmarkError("\(amiss) synthetic cells do not fit")
    }
    print(time / Double(tally.cells))
  }
}
