internal import TextMeasure

/// A fixed amount of work of one kind, for a tool that counts instructions.
enum InstructionCount: String, CaseIterable {
  case textLayouts = "text-layouts"
  case preparedTexts = "prepared-texts"
  case cells

  /// Does the work once and returns of how many pieces it consists.
  func run(_ subject: Subject) throws(BenchmarkError) -> Int {
    switch self {
    case .textLayouts:
      let count = 100_000
      let benchmark = TextLayoutBenchmark(subject, queries: count)
      countedWork { blackHole(benchmark.linesByProfile()) }
      return count
    case .preparedTexts:
      let benchmark = PreparationBenchmark(subject)
      let measurer = benchmark.warmMeasurer()
      var count = 0
      countedWork { count = benchmark.prepareAll(with: measurer) }
      return count
    case .cells:
      let benchmark = CellBenchmark(subject)
      var judges = try benchmark.judges()
      countedWork { blackHole(benchmark.judgeAll(&judges)) }
      return benchmark.cells
    }
  }
}

/// Counting starts and ends with this function; its name is what `Scripts/count-instructions` looks for.
@inline(never)
private func countedWork(_ work: () -> Void) {
  work()
}
