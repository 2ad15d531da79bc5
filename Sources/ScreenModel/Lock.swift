#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// A value that one thread at a time works with.
///
/// It is the system's own lock, which thread sanitizers know. They see nothing of `Synchronization.Mutex` on Linux, and call
/// every use of what it guards a race.
// @unchecked: whoever reaches the value holds the lock.
package struct Lock<Value: Sendable>: ~Copyable, @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let value: UnsafeMutablePointer<Value>

  package init(_ value: Value) {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    let status = pthread_mutex_init(mutex, nil)
    precondition(status == 0, "the system has no lock left")
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Works with the value while no other thread does; waits until that is so.
  ///
  /// - Parameter body: Must not use the same lock: it would wait for ever.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  package borrowing func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value.pointee)
  }
}
