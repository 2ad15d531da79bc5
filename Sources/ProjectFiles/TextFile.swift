/// Text files that are no YAML.
package enum TextFile {
  /// No list of findings is longer.
  private static let byteLimit = 128 << 20

  /// Reads the lines of a file in UTF-8, without what ends them.
  ///
  /// - Parameters:
  ///   - file: As the user typed it.
  ///   - expected: What would be right if it cannot be read, as a phrase.
  /// - Returns: The lines; an end of line at the end of the file begins no other.
  /// - Throws: Why it cannot be read.
  package static func lines(of file: String, expected: String) throws(FileError) -> [String] {
    let bytes = try bytes(of: file, expected: expected)
    let start = try TextEncoding.check(bytes, file: file)
    var lines = bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self)
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Reads the lines of a file that a message points into; nil when it cannot be read or is no source file for its size.
  package static func excerptLines(of file: String) -> [String]? {
    guard let bytes = try? FileSystem.read(file, limit: 4 << 20) else { return nil }
    return bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self)
    }
  }

  /// Reads the bytes of a file.
  package static func bytes(of file: String, expected: String) throws(FileError) -> [UInt8] {
    do throws(FileFailure) {
      return try FileSystem.read(file, limit: byteLimit)
    } catch {
      throw .unreadable(file, error, expected: expected)
    }
  }
}
