import ScreenModel
import Testing

@Suite("A lock") struct LockTests {
  @Test("lets one thread at a time work with its value")
  func exclusion() async {
    /// Shares a lock, which cannot be copied.
    final class Shared: Sendable { let numbers = Lock<[Int]>([]) }
    let shared = Shared()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<1000 { shared.numbers.withLock { $0.append(task * 1000 + number) } }
        }
      }
    }
    #expect(shared.numbers.withLock { $0.sorted() } == Array(0..<8000))
  }

  @Test("is open again after a failure, and passes it on")
  func failure() {
    struct Failure: Error, Equatable {}
    let lock = Lock(1)
    #expect(throws: Failure()) {
      try lock.withLock { value throws(Failure) in
        value = 2
        throw Failure()
      }
    }
    #expect(lock.withLock { $0 } == 2)
  }

  @Test("lets go of its value when it is gone itself")
  func end() {
    final class Guest: Sendable {}
    weak var seen: Guest?
    do {
      let guest = Guest()
      seen = guest
      let lock = Lock(guest)
      #expect(lock.withLock { $0 } === guest)
    }
    #expect(seen == nil)
  }
}
