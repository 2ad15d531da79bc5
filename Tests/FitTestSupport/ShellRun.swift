internal import FoundationEssentials

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// One run of a shell command in a folder, with nothing on its standard input.
package struct ShellRun {
  package var output: String
  package var errors: String
  /// The exit status, or the number of the signal that ended the command, negated.
  package var status: Int32

  package struct CannotRun: Error { package var code: Int32 }

  /// Runs a command and waits for its end.
  ///
  /// - Parameters:
  ///   - words: Of the command line.
  ///   - folder: The working directory.
  ///   - plumbing: How the shell connects it; `"$@"` stands for the command.
  /// - Throws: ``CannotRun``, or what reading the output throws.
  package init(
    _ words: [String], in folder: String, plumbing: String = "exec \"$@\""
  ) throws {
    let scratch = "\(FileManager.default.temporaryDirectory.path)/\(UInt64.random(in: 0 ... .max))"
    let paths = ["\(scratch).out", "\(scratch).err"]
    defer { for path in paths { unlink(path) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (descriptor, path) in zip([Int32(1), 2], paths) {
      posix_spawn_file_actions_addopen(&actions, descriptor, path, O_WRONLY | O_CREAT, 0o600)
    }
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The thread that runs a test may hold signals back; a command that is to be ended must not inherit that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments =
      (["sh", "-c", "cd \"$1\" && shift && \(plumbing)", "sh", folder] + words)
      .map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, &arguments, environ)
    guard code == 0 else { throw CannotRun(code: code) }
    var result: Int32 = 0
    while waitpid(process, &result, 0) < 0, errno == EINTR {}
    // The low seven bits name the signal that ended the process.
    status = result & 0x7F == 0 ? (result >> 8) & 0xFF : -(result & 0x7F)
    output = try Self.text(paths[0])
    errors = try Self.text(paths[1])
  }

  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }
}
