import FitTestSupport
import ScreenModel
import StackLayout
import Testing

@testable import FitVerification

@Suite("Threads")
struct ThreadsTests {
  @Test(
    "Every piece of work is done once, however many threads there are",
    arguments: [0, 1, 2, 7, 1000], [1, 2, 3, 64])
  func perform(count: Int, threads: Int) {
    let done = Lock([Int](repeating: 0, count: count))
    WorkerThreads.perform(count, threads: threads) { piece in
      done.withLock { $0[piece] += 1 }
    }
    #expect(done.withLock { $0 } == [Int](repeating: 1, count: count))
  }

  @Test("Threads have room for what nests deeply")
  func stackSize() {
    @Sendable func depth(_ left: Int) -> Int { left == 0 ? 0 : 1 + depth(left - 1) }
    let sum = Lock(0)
    WorkerThreads.perform(4, threads: 4) { _ in
      let deep = depth(20_000)
      sum.withLock { $0 += deep }
    }
    #expect(sum.withLock { $0 } == 80_000)
  }

  @Test("The report is the same for any number of threads")
  func report() {
    func report(threads: Int) -> ReplayReport {
      Replay.run([.ofAllSorts, .ofAllSorts], filter: CellFilter(), threads: threads) { _ in
        FixedAdvanceMeasurer(advance: 1)
      }
    }
    let one = report(threads: 1)
    #expect(one.tally.fits > 0 && one.tally.fails > 0 && one.tally.unknown > 0)
    #expect(one.findings.count > 20)
    for threads in [2, 3, 8] { #expect("\(report(threads: threads))" == "\(one)", "\(threads)") }
  }
}
