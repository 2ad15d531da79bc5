package import ProjectFiles
internal import ScreenModel

extension HumanReport {
  /// Writes what is wrong with input files, each with its line and what would be right.
  package func text(of errors: [FileError]) -> String {
    errors.flatMap { error in
      let place = error.isAboutWholeFile ? error.location.file : error.location.description
      let head =
        painted("\(TerminalText.shown(place)):", .strong) + " " + painted("error:", .bad)
        + " \(TerminalText.shown(error.message, limit: 200))"
        + painted(" [\(error.code.rawValue) \(error.code.name)]", .faint)
      let hint = error.suggestion.map { TerminalText.shown($0, limit: 200) } ?? ""
      if error.isAboutWholeFile { return [head] + (hint.isEmpty ? [] : ["      " + hint]) }
      return [head] + excerpt(at: error.location, note: hint, ink: .bad)
    }.asText
  }
}
