package import ScreenModel

/// Something wrong with an input file: where it is, what is wrong, and what would be right.
package struct FileError: Error, Hashable, Sendable {
  package var code: Code
  package var location: SourceLocation
  /// Whether the whole file is meant; the line and the column then say nothing.
  package var isAboutWholeFile: Bool
  /// One lower-case phrase without a full stop.
  package var message: String
  /// What would be right, as a phrase of its own.
  package var suggestion: String?
  /// Every name that would be valid in this place, in the order of the documentation; empty when names do not matter.
  package var validNames: [String]

  /// What kind of mistake it is; numbers and names are stable and never reused.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    case unreadableFile = "F901"
    case badYAML = "F902"
    case unknownKey = "F903"
    case wrongType = "F904"
    case outOfRange = "F905"
    case unknownName = "F906"
    case duplicate = "F907"
    case missingKey = "F908"
    case tooLarge = "F909"
    case missingFile = "F910"
    case contradiction = "F911"
    case badEncoding = "F912"
    case badRecording = "F913"
    case badJSON = "F914"
    case badBaseline = "F915"
    case badReport = "F916"

    /// The readable half, such as `unknown-key`.
    package var name: String {
      switch self {
      case .unreadableFile: "unreadable-file"
      case .badYAML: "bad-yaml"
      case .unknownKey: "unknown-key"
      case .wrongType: "wrong-type"
      case .outOfRange: "out-of-range"
      case .unknownName: "unknown-name"
      case .duplicate: "duplicate"
      case .missingKey: "missing-key"
      case .tooLarge: "too-large"
      case .missingFile: "missing-file"
      case .contradiction: "contradiction"
      case .badEncoding: "bad-encoding"
      case .badRecording: "bad-recording"
      case .badJSON: "bad-json"
      case .badBaseline: "bad-baseline"
      case .badReport: "bad-report"
      }
    }
  }

  package init(
    _ code: Code, at location: SourceLocation, wholeFile: Bool = false, _ message: String,
    suggestion: String? = nil, validNames: [String] = []
  ) {
    self.code = code
    self.location = location
    self.isAboutWholeFile = wholeFile
    self.message = message
    self.suggestion = suggestion
    self.validNames = validNames
  }

  package init(
    _ code: Code, file: String, _ message: String, suggestion: String? = nil,
    validNames: [String] = []
  ) {
    self.init(
      code, at: SourceLocation(file: file, line: 1, column: 1), wholeFile: true, message,
      suggestion: suggestion, validNames: validNames)
  }
}

extension FileError: CustomStringConvertible {
  /// The concise form, on one line.
  package var description: String {
    let place = isAboutWholeFile ? location.file : location.description
    let hint = suggestion.map { "; \($0)" } ?? ""
    return "\(place): error: \(message)\(hint) [\(code.rawValue) \(code.name)]"
  }
}

/// Everything that was wrong with the files of one run, by file, line and column.
package struct FileErrors: Error, Sendable {
  /// Never empty.
  package let errors: [FileError]

  package init(_ errors: [FileError]) {
    self.errors = errors.sorted {
      ($0.location, $0.code.rawValue, $0.message) < ($1.location, $1.code.rawValue, $1.message)
    }
  }

  /// Whether nothing is wrong but that files are not there.
  package var areAllMissingFiles: Bool { errors.allSatisfy { $0.code == .missingFile } }
}

/// Collects what is wrong while files are read, so that one run reports all of it.
///
/// Readers that log an error go on with a stand-in value; a load that logged anything never returns its values.
final class ErrorLog {
  private(set) var errors: [FileError] = []

  func add(_ error: FileError) { errors.append(error) }

  func add(contentsOf more: [FileError]) { errors.append(contentsOf: more) }
}
