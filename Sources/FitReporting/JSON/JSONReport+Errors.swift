package import ProjectFiles
internal import ScreenModel

extension JSONReport {
  package func text(of errors: [FileError]) throws -> String {
    try encoded(ErrorsJSON(errors: errors.map { ErrorJSON($0) }))
  }
}

private struct ErrorsJSON: Encodable {
  var format = "screenfit-errors/1"
  var errors: [ErrorJSON]
}

private struct ErrorJSON: Encodable {
  var code, error, file: String
  /// Left out when the whole file is meant.
  var line, column: Int?
  var message: String
  var suggestion: String?
  var validNames: [String]

  init(_ error: FileError) {
    code = error.code.rawValue
    self.error = error.code.name
    file = error.location.file
    line = error.isAboutWholeFile ? nil : error.location.line
    column = error.isAboutWholeFile ? nil : error.location.column
    message = error.message
    suggestion = error.suggestion
    validNames = error.validNames
  }
}
