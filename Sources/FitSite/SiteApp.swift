package import FitVerification
package import ScreenModel

/// What the report tells of one app besides the verdicts: what the commands `budgets`, `contrast`, `compare` and
/// `verify --limits` find.
package struct SiteApp: Sendable {
  let app: App
  let measurer: any TextMeasuring
  /// Of the source locale; nil for an app without a known reference.
  let budgets: BudgetReport?
  let contrast: ContrastReport
  let compare: CompareReport
  let limits: LimitReport

  /// Looks at an app that was read without errors, with the measurer of its profile.
  package init(_ app: App, filter: CellFilter, measurer: any TextMeasuring, threads: Int) {
    self.app = app
    self.measurer = measurer
    budgets = Budgets.derive(app, filter: filter, measurer: measurer).first
    contrast = Contrast.check(app, filter: filter)
    compare = Comparison.run(app, filter: filter, measurer: measurer, calibrate: false)
    limits = LimitSearch.run(app, filter: filter, threads: threads, measurer: measurer)
  }
}
