#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Why a file or folder cannot be read.
package enum FileFailure: Error, Hashable {
  case missing
  case folder
  case notAFile
  case tooLarge(limit: Int)
  /// What the system says, such as `Permission denied`.
  case system(String)
}

/// The few things that ScreenFit asks of the file system.
package enum FileSystem {
  package enum Kind { case file, folder, other }

  /// Returns what is at a path, following symbolic links; nil when there is nothing.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Reads a whole file; one of more bytes than the limit is an error.
  static func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    // Asked before it is opened: opening a pipe waits for somebody to write to it.
    switch kind(of: path) {
    case .file: break
    case .folder: throw .folder
    case .other: throw .notAFile
    case nil: throw lastFailure()
    }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw lastFailure() }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw lastFailure() }
    guard Int(status.st_size) <= limit else { throw .tooLarge(limit: limit) }
    // One more than its size, so that the end shows and a file that grows meanwhile does too.
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    var length = 0
    while true {
      let count = bytes.withUnsafeMutableBytes { buffer in
        Glue.read(file, buffer.baseAddress.map { $0 + length }, buffer.count - length)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw lastFailure()
      }
      length += count
      if count == 0 { break }
      if length == bytes.count {
        guard length <= limit else { throw .tooLarge(limit: limit) }
        bytes.append(contentsOf: repeatElement(0, count: length))
      }
    }
    bytes.removeLast(bytes.count - length)
    return bytes
  }

  /// Lists the names in a folder in order, without hidden ones.
  package static func names(in folder: String) throws(FileFailure) -> [String] {
    guard let stream = opendir(folder) else { throw lastFailure() }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee))
        { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// By what a file is known to be the one that it was.
  struct Stamp: Hashable, Sendable {
    var seconds, nanoseconds: Int
    var size: Int
    /// Editors that replace a file give it another.
    var node: UInt64
  }

  /// Looks when a file was last written, or a link that leads nowhere; nil if neither is there.
  static func stamp(of path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 || lstat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size),
      node: UInt64(status.st_ino))
  }

  /// Resolves every symbolic link of a path; nil when nothing is there.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether there is anything at a path, even a symbolic link that leads nowhere.
  package static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  package static func isSymbolicLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The file of the running program, symbolic links followed; nil where the system does not tell.
  static var executable: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return buffer.withUnsafeBufferPointer {
        $0.baseAddress.flatMap { resolved(String(cString: $0)) }
      }
    #else
      resolved("/proc/self/exe")
    #endif
  }

  /// The absolute path of the working directory.
  static var workingDirectory: String { resolved(".") ?? "/" }

  private static func lastFailure() -> FileFailure {
    let code = errno
    if code == ENOENT || code == ENOTDIR { return .missing }
    guard let text = strerror(code) else { return .system("error \(code)") }
    return .system(String(cString: text))
  }

  /// Keeps the system's `read` apart from this type's.
  private enum Glue {
    static func read(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
      #if canImport(Darwin)
        Darwin.read(file, buffer, count)
      #elseif canImport(Musl)
        Musl.read(file, buffer, count)
      #else
        Glibc.read(file, buffer, count)
      #endif
    }
  }
}
