import FitTestSupport
import FoundationEssentials

extension ShellRun {
  /// Runs the binary that was built beside the tests.
  ///
  /// - Parameters:
  ///   - words: Of the command line, without the tool's own name.
  ///   - folder: The working directory.
  ///   - plumbing: How the shell connects it; `"$@"` stands for the command.
  /// - Throws: ``CannotRun``, or what reading the output throws.
  init(tool words: [String], in folder: String, plumbing: String = "exec \"$@\"") throws {
    try self.init([Self.binary] + words, in: folder, plumbing: plumbing)
  }

  /// The test runner lies in the folder that products are built into.
  static let binary: String = {
    let runner =
      FileManager.default.fileExists(atPath: "/proc/self/exe")
      ? (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) : nil
    let start = runner ?? #filePath
    let end = start.lastIndex(of: "/") ?? start.endIndex
    return start[..<end] + "/screenfit"
  }()
}

extension ShippedProject {
  /// Runs the tool in the project's folder.
  func run(_ words: String...) throws -> ShellRun { try run(words) }

  /// Runs the tool in a folder of the project.
  func run(
    _ words: [String], below folder: String = "", plumbing: String = "exec \"$@\""
  ) throws -> ShellRun {
    // The copy is removed with the value, which must outlive the run.
    try withExtendedLifetime(self) {
      try ShellRun(tool: words, in: "\(path)/\(folder)", plumbing: plumbing)
    }
  }
}
