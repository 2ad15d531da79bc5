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

/// The report of a command and what came out of it.
struct Answer {
  var report: String
  var status: ExitStatus
  /// What goes to the file that is asked for, where that is not the report.
  var file: [UInt8]?
}
