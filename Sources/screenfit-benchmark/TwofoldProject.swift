#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// A copy of the project in which every app is there twice.
enum TwofoldProject {
  /// Copies the project in the working directory for as long as a piece of work takes.
  ///
  /// - Parameter body: Gets the copy's folder.
  /// - Returns: What the work returns.
  /// - Throws: What the work throws, or that the copy cannot be made.
  static func with<Result>(
    _ body: (_ path: String) throws(BenchmarkError) -> Result
  ) throws(BenchmarkError) -> Result {
    var template = Array("/tmp/screenfit-benchmark-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw BenchmarkError("/tmp takes no folder") }
    let path = template.withUnsafeBufferPointer { buffer in
      String(decoding: buffer.lazy.map { UInt8(bitPattern: $0) }.dropLast(), as: UTF8.self)
    }
    defer { _ = try? Process(running: ["/bin/rm", "-r", path]) }
    let script = """
      cp -r Devices Fonts Profiles TextScales Screens "$0" &&
      for app in Screens/*/; do cp -r "$app" "$0/${app%/}-again"; done && echo done
      """
    let copying = try Process(running: ["/bin/sh", "-c", script, path])
    guard copying.output == "done\n" else {
      throw BenchmarkError("the project cannot be copied to \(path)")
    }
    return try body(path)
  }
}
