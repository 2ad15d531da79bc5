internal import ProjectFiles

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// The few things that the command itself asks of the system.
enum Files {
  /// Why a report cannot be written, and where.
  struct WriteFailure: Error, Hashable {
    var what = "the report"
    var place = "standard output"
    /// A phrase for the user.
    var reason: String

    var message: String { "\(what) cannot be written to \(place): \(reason)" }
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  static func sleep(for duration: Duration) {
    let (seconds, attoseconds) = duration.components
    var time = timespec(
      tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    nanosleep(&time, nil)
  }

  /// Makes writing into a closed pipe an error in place of the end of the process.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Writes a text to standard output (1) or standard error (2).
  ///
  /// Nobody listening is not a failure: `screenfit replay | head` is a fair use.
  static func write(_ text: String, to descriptor: Int32) throws(WriteFailure) {
    try write(Array(text.utf8), to: descriptor)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(WriteFailure) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno == EPIPE || errno == EBADF {
        return
      } else if errno != EINTR {
        throw lastFailure()
      }
    }
  }

  /// Finds out early whether a file can be written, before anything is computed for it.
  static func checkWritable(_ path: String) throws(WriteFailure) {
    try named(path) { () throws(WriteFailure) in try check(path) }
  }

  /// Says in a failure which file is meant.
  private static func named(
    _ path: String, what: String = "the report", _ body: () throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    do throws(WriteFailure) {
      try body()
    } catch {
      throw WriteFailure(what: what, place: path, reason: error.reason)
    }
  }

  private static func check(_ path: String) throws(WriteFailure) {
    switch FileSystem.kind(of: path) {
    case .folder: throw WriteFailure(reason: "it is a folder")
    case .other, .file:
      guard access(path, W_OK) == 0 else { throw lastFailure() }
    case nil: break
    }
    let folder = folder(of: path)
    guard FileSystem.kind(of: folder) == .folder else {
      throw WriteFailure(reason: "there is no folder \(folder)")
    }
    if FileSystem.kind(of: path) != .other, access(folder, W_OK) != 0 { throw lastFailure() }
  }

  /// Writes a new file, in folders that are made if need be; one that is there already is a failure.
  static func create(_ path: String, with text: String) throws(WriteFailure) {
    try named(path, what: "the project") { () throws(WriteFailure) in
      try makeFolders(folder(of: path))
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw lastFailure() }
      defer { close(file) }
      try write(Array(text.utf8), to: file)
    }
  }

  /// Makes a folder and those that it lies in, where they are not there.
  private static func makeFolders(_ path: String) throws(WriteFailure) {
    guard FileSystem.kind(of: path) != .folder else { return }
    let parent = folder(of: path)
    if parent != path { try makeFolders(parent) }
    try makeFolder(path)
  }

  /// Puts bytes in place of a file's content: readers see the old or the new content, never a part.
  static func replace(_ path: String, with bytes: [UInt8]) throws(WriteFailure) {
    try named(path) { () throws(WriteFailure) in try put(bytes, into: path) }
  }

  private static func put(_ bytes: [UInt8], into path: String) throws(WriteFailure) {
    if FileSystem.kind(of: path) == .other {
      // A device or pipe has no content to keep whole.
      let file = open(path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw lastFailure() }
      defer { close(file) }
      return try write(bytes, to: file)
    }
    // What a symbolic link leads to is replaced, not the link.
    let target = FileSystem.resolved(path) ?? path
    var status = stat()
    let mode = stat(target, &status) == 0 ? status.st_mode & 0o777 : 0o666
    let (file, temporary) = try openTemporary(in: folder(of: target), mode: mode)
    do throws(WriteFailure) {
      defer { close(file) }
      try write(bytes, to: file)
      // Else a machine that stops may keep the new name with nothing in it.
      if fsync(file) != 0, errno != EINVAL { throw lastFailure() }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
      let failure = lastFailure()
      unlink(temporary)
      throw failure
    }
  }

  /// Opens a new file beside the one that it is to replace.
  ///
  /// A killed run leaves its own behind, and in a container every run may have the same number; so others are tried.
  private static func openTemporary(
    in folder: String, mode: mode_t
  ) throws(WriteFailure) -> (file: Int32, path: String) {
    for attempt in 0..<100 {
      let path = "\(folder)/.screenfit-\(getpid())-\(attempt).tmp"
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if file >= 0 { return (file, path) }
      if errno != EEXIST { break }
    }
    throw lastFailure()
  }

  /// Writes a file below a folder; the folders that it needs are made.
  static func write(
    _ bytes: [UInt8], to path: String, in folder: String
  ) throws(WriteFailure) {
    let parts = path.split(separator: "/")
    var place = folder
    try makeFolder(place)
    for part in parts.dropLast() {
      place += "/" + part
      try makeFolder(place)
    }
    let file = "\(folder)/\(path)"
    if let danger = OutputPlace(file).danger { throw WriteFailure(place: file, reason: danger) }
    try replace(file, with: bytes)
  }

  private static func makeFolder(_ path: String) throws(WriteFailure) {
    try named(path) { () throws(WriteFailure) in
      if mkdir(path, 0o777) != 0, errno != EEXIST { throw lastFailure() }
    }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func lastFailure() -> WriteFailure {
    let code = errno
    guard let text = strerror(code) else { return WriteFailure(reason: "error \(code)") }
    return WriteFailure(reason: String(cString: text).lowercased())
  }

  private static func systemWrite(
    _ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer, count)
    #else
      Glibc.write(descriptor, buffer, count)
    #endif
  }
}
