#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Times a piece of work over several rounds, after one that warms up.
///
/// The clock is the thread's processor time, which stands still while the machine does something else.
///
/// - Returns: The median, in nanoseconds.
func medianNanoseconds(rounds: Int, _ work: () -> Void) -> Double {
  medianNanoseconds(rounds: rounds, preparing: {}, work)
}

/// Times a piece of work that needs something made anew, untimed, for each round.
func medianNanoseconds<Input>(
  rounds: Int, preparing prepare: () -> Input, _ work: (Input) -> Void
) -> Double {
  work(prepare())
  return (0..<rounds).map { _ in nanoseconds(of: work, on: prepare()) }.median
}

/// Times two pieces of work in turn, so that what else the machine does weighs on both.
func medianNanoseconds<Input>(
  rounds: Int, preparing prepare: () -> Input, _ work: (Input) -> Void,
  against other: () -> Void
) -> (work: Double, other: Double) {
  work(prepare())
  other()
  let times = (0..<rounds).map { _ in
    (nanoseconds(of: work, on: prepare()), nanoseconds(of: other, on: ()))
  }
  return (times.map(\.0).median, times.map(\.1).median)
}

private func nanoseconds<Input>(of work: (Input) -> Void, on input: Input) -> Double {
  let start = processorTime()
  work(input)
  return processorTime() - start
}

/// The processor time that this thread has taken, in nanoseconds.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
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
