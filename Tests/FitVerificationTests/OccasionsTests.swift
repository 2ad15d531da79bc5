import FitTestSupport
import FitVerification
import ScreenModel
import StackLayout
import Testing

@Suite("Occasions of rules") struct OccasionsTests {
  /// A rule whose occasions leave something out would keep its own fixture only by luck.
  @Test("leave no violation out, on screens that break a rule", arguments: RuleID.allCases)
  func nothingIsMissed(_ rule: RuleID) throws {
    let (app, measurers) = try RuleFixture(rule, "fires").load()
    for screen in app.screens where app.sourceLocale.includes(screen.id) {
      for family in app.families {
        let prepared = PreparedScreen(
          screen, of: app, family: family, locale: app.sourceLocale,
          measurer: measurers.measurer(for: app))
        for state in 0..<max(1, screen.states.count) {
          for condition in conditions(of: app, state: state) {
            var judge = CellJudge(prepared, for: condition)
            judge.check(condition)
            let found = judge.violations
            judge.check(condition, against: CellJudge.rules)
            #expect(found == judge.violations, "\(screen.id) in \(condition)")
          }
        }
      }
    }
  }

  private func conditions(of app: App, state: Int) -> [LayoutCondition] {
    app.windows.windows.flatMap { window in
      app.textSizes.compactMap { textSize in
        var condition = LayoutCondition(window, textSize: textSize, app: app)
        condition?.state = state
        return condition
      }
    }
  }
}
