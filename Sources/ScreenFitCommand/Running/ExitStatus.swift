internal import FitReporting

/// What the tool tells the shell.
enum ExitStatus: Int32, Sendable {
  case fits = 0
  case findings = 1
  case usage = 64
  case badInput = 65
  case missingInput = 66
  case toolFault = 70
  case unwritableReport = 73
}

/// The report of a command, to be written in any format, and what came out of it.
struct Answer {
  var status: ExitStatus
  /// Writes the report for people or for programs.
  var text: (any ReportFormat) throws -> String
  /// Makes what the formats for CI write, where one is asked for; nil for commands that have no findings.
  var findings: (() -> FindingReport)?
  /// What goes to the file that is asked for, where that is not the report.
  var file: [UInt8]?

  init(
    status: ExitStatus, findings: (() -> FindingReport)? = nil,
    text: @escaping (any ReportFormat) throws -> String
  ) {
    self.status = status
    self.findings = findings
    self.text = text
  }

  /// Makes the answer of a command that knows only one form.
  init(report: String, file: [UInt8]? = nil) {
    self.init(status: .fits) { _ in report }
    self.file = file
  }
}
