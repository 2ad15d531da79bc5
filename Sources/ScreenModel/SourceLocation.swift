/// A place in a project file, for messages that point at it.
package struct SourceLocation: Hashable, Codable, Sendable {
  /// The path as the user would type it, relative to where the command runs.
  package var file: String
  /// 1-based.
  package var line: Int
  /// 1-based, in Unicode scalars.
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable, CustomStringConvertible {
  package static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }

  package var description: String { "\(file):\(line):\(column)" }
}
