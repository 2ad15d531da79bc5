/// Times a piece of work over several rounds, after one that warms up, by a clock that only moves forward.
///
/// - Parameters:
///   - rounds: How many are timed.
///   - prepare: Makes what a round works on, untimed.
///   - work: What is timed.
/// - Returns: The median, in nanoseconds.
func medianNanoseconds<Input>(
  rounds: Int, preparing prepare: () -> Input, _ work: (Input) -> Void
) -> Double {
  work(prepare())
  var times: [Double] = []
  for _ in 0..<rounds {
    let input = prepare()
    let start = ContinuousClock.now
    work(input)
    times.append((ContinuousClock.now - start) / .nanoseconds(1))
  }
  return times.median
}

/// Times a piece of work that needs nothing made anew for each round.
func medianNanoseconds(rounds: Int, _ work: () -> Void) -> Double {
  medianNanoseconds(rounds: rounds, preparing: {}, work)
}

/// Takes a result so that the work for it cannot be left out.
@inline(never)
func blackHole<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}

extension [Double] {
  /// The middle value of an array that is not empty.
  var median: Double { sorted()[count / 2] }
}
