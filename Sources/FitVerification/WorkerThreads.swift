internal import ScreenModel
internal import Synchronization

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Spreads numbered pieces of work over threads.
package enum WorkerThreads {
  /// How many processors of the machine are at work; at least 1.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Does every piece of work once and returns when all are done; the calling thread takes part.
  ///
  /// Pieces are begun in their order, but nothing is promised of the order in which they end.
  ///
  /// - Parameters:
  ///   - count: The pieces are 0 ..< count.
  ///   - threads: How many work at once, at most; where the system grants fewer, those do it all.
  ///   - work: Does one piece.
  package static func perform(
    _ count: Int, threads: Int, _ work: @escaping @Sendable (_ piece: Int) -> Void
  ) {
    let crew = Crew(count: count, work: work)
    let helpers = (1..<max(1, min(threads, count))).compactMap { _ in start(crew) }
    crew.work()
    for helper in helpers { pthread_join(helper, nil) }
  }

  /// Transforms each element on one of several threads; the results are in the order of the elements.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], threads: Int,
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Lock([Result?](repeating: nil, count: elements.count))
    perform(elements.count, threads: threads) { index in
      let result = transform(elements[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  /// What the threads share.
  fileprivate final class Crew: Sendable {
    private let count: Int
    private let piece: @Sendable (Int) -> Void
    private let taken = Atomic(0)

    init(count: Int, work: @escaping @Sendable (Int) -> Void) {
      self.count = count
      piece = work
    }

    /// Takes one piece after another until none is left.
    func work() {
      while true {
        let next = taken.wrappingAdd(1, ordering: .relaxed).oldValue
        guard next < count else { return }
        piece(next)
      }
    }
  }

  /// As large as a main thread's, so that what nests deeply works alike on every thread.
  private static let stackSize = 8 << 20

  private static func start(_ crew: Crew) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let context = Unmanaged.passRetained(crew)
    let status = pthread_create(&thread, &attributes, { runCrew($0) }, context.toOpaque())
    guard status == 0 else {
      context.release()
      return nil
    }
    return thread
  }
}

/// What a thread starts with.
private func runCrew(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let context { Unmanaged<WorkerThreads.Crew>.fromOpaque(context).takeRetainedValue().work() }
  return nil
}
