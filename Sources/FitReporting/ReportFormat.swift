package import FitVerification
package import ProjectFiles

/// A way to write reports; each format says the same about the same report.
package protocol ReportFormat: Sendable {
  func text(of report: ReplayReport) throws -> String
  func text(of reports: [CompareReport]) throws -> String
  func text(of report: RecordingReport) throws -> String
  func text(of reports: [BudgetReport]) throws -> String
  func text(of reports: [ContrastReport]) throws -> String
  func text(of reports: [WindowReport]) throws -> String
  func text(of reports: [LimitReport]) throws -> String
  func text(of report: FontReport) throws -> String
  func text(of report: MeasureReport) throws -> String
  func text(of diff: DiffReport) throws -> String
  func text(of errors: [FileError]) throws -> String
  func text(of rules: [RuleDescription]) throws -> String
}
