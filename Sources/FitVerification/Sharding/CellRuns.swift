/// Numbers of cells, written as runs: neighbouring cells mostly come to the same.
struct CellRuns: Codable, Sendable {
  /// In turn the first number of a run and how many follow one another from there.
  private var runs: [Int] = []

  init(_ numbers: some Sequence<Int>) {
    for number in numbers {
      if let start = runs.dropLast().last, let count = runs.last, start + count == number {
        runs[runs.count - 1] += 1
      } else {
        runs += [number, 1]
      }
    }
  }

  init(from decoder: any Decoder) throws { runs = try [Int](from: decoder) }

  func encode(to encoder: any Encoder) throws { try runs.encode(to: encoder) }

  /// The numbers, in the order in which they were given.
  var numbers: [Int] {
    stride(from: 0, to: runs.count, by: 2).flatMap { runs[$0]..<(runs[$0] + runs[$0 + 1]) }
  }
}
