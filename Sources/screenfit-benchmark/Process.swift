#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Another program, run to its end.
struct Process {
  /// From start to end, in seconds.
  var wall: Double
  /// Of all its threads, in seconds.
  var cpu: Double
  /// The most memory that it held at once, in megabytes of 10⁶ bytes.
  var peakMemory: Double
  /// What it wrote to standard output.
  var output: String

  /// Runs a program; what it reports to standard error is shown.
  init(running arguments: [String]) throws(BenchmarkError) {
    guard let path = arguments.first, access(path, X_OK) == 0 else {
      throw BenchmarkError("\(arguments.first ?? "a program") is not built")
    }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw BenchmarkError("no pipe can be had") }
    defer { close(ends[0]) }
    let start = ContinuousClock.now
    let child = Self.spawn(path, arguments, output: ends)
    close(ends[1])
    guard let child else { throw BenchmarkError("\(path) cannot be started") }
    output = Self.readAll(ends[0])
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child, status & 0x7f == 0 else {
      throw BenchmarkError("\(path) did not end by itself")
    }
    wall = (ContinuousClock.now - start) / .seconds(1)
    cpu = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    #if canImport(Darwin)
      peakMemory = Double(usage.ru_maxrss) / 1e6
    #else
      peakMemory = Double(usage.ru_maxrss) * 1024 / 1e6
    #endif
  }

  private static func spawn(_ path: String, _ arguments: [String], output: [Int32]) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output[1], 1)
    posix_spawn_file_actions_addclose(&actions, output[0])
    posix_spawn_file_actions_addclose(&actions, output[1])
    var words = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var child: pid_t = 0
    return posix_spawn(&child, path, &actions, nil, &words, environ) == 0 ? child : nil
  }

  private static func readAll(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
