/// What the benchmark was asked to do.
///
/// Without arguments it prints a table of all figures; the other modes are its own and `Scripts/count-instructions`'s.
enum Command {
  case table
  /// Replays ever more synthetic cells, up to so many.
  case synthetic(upTo: Int)
  /// Replays so many synthetic cells.
  case cells(Int)
  case instructions(InstructionCount)

  init(_ words: [String]) throws(BenchmarkError) {
    switch (words.first, words.dropFirst().first) {
    case (nil, _):
      self = .table
    case ("--synthetic", let count):
      guard let cells = Int(count ?? "1000000"), cells >= 1000 else { throw Self.usage }
      self = .synthetic(upTo: cells)
    case ("--cells", let count?):
      guard let cells = Int(count), cells > 0 else { throw Self.usage }
      self = .cells(cells)
    case ("--instructions", let name?):
      guard let kind = InstructionCount(rawValue: name) else { throw Self.usage }
      self = .instructions(kind)
    default:
      throw Self.usage
    }
  }

  private static var usage: BenchmarkError {
    let kinds = InstructionCount.allCases.map(\.rawValue).joined(separator: " | ")
    return BenchmarkError(
      "usage: screenfit-benchmark [--synthetic [COUNT] | --cells COUNT | --instructions \(kinds)]")
  }

  func run() throws(BenchmarkError) {
    switch self {
    case .synthetic(let most):
      Self.printGrowth(try ProcessBenchmark().growth(upTo: most))
    case .cells(let count):
      try ProcessBenchmark.printCost(cells: count, like: Subject(app: Self.app))
    case .instructions(let kind):
      print(try kind.run(Subject(app: Self.app)))
    case .table:
      try Self.printTable()
    }
  }

  private static let app = "senior"

  private static func printGrowth(_ measurements: [Measurement]) {
    let table = Table()
    table.printTitle("Replaying synthetic screens, with preparing them")
    table.print(measurements)
  }

  private static func printTable() throws(BenchmarkError) {
    let table = Table()
    // Processes go first: on Linux one starts with the peak memory of the one that started it.
    let processes = ProcessBenchmark()
    table.printTitle("screenfit replay --app \(app), from cold")
    table.print(try processes.replay(app: app))
    table.printTitle("screenfit replay of every shipped app twice, from cold")
    table.print(try processes.replayAll())
    printGrowth(try processes.growth(upTo: 1_000_000))

    let subject = try Subject(app: app)
    table.printTitle("Laying out a text that is known")
    table.print(TextLayoutBenchmark(subject, queries: 20_000).run())
    table.printTitle("Preparing a text that is new (\(subject.texts.count) texts)")
    table.print(try PreparationBenchmark(subject).run())
    let cells = CellBenchmark(subject)
    table.printTitle("Judging the \(cells.cells) cells of \(app), all prepared")
    table.print(try cells.run())
    table.printTitle("Judging a screen of alternatives")
    table.print(try AlternativesBenchmark(subject).run())
  }
}
