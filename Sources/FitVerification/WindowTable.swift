package import ScreenModel
internal import StackLayout

/// Tabulates the scale and the content box of windows.
package enum WindowTable {
  /// Computes a row for each window and text size.
  ///
  /// - Parameters:
  ///   - app: Whose scale and geometry count.
  ///   - windows: In the order of the rows.
  /// - Returns: The table; figures that depend on unknown insets are nil.
  package static func of(_ app: App, windows: [Window]) -> WindowReport {
    WindowReport(
      app: app.id, reference: app.reference,
      rows: windows.flatMap { window in
        app.textSizes.map { row(window, $0, app) }
      })
  }

  private static func row(_ window: Window, _ textSize: TextSize, _ app: App) -> WindowReport.Row {
    var row = WindowReport.Row(
      window: window, textSize: textSize.name, scale: nil, contentWidth: nil, contentHeight: nil,
      isBelowReference: DisplayScale.isBelowReference(window, in: app))
    guard
      let condition = LayoutCondition(window, textSize: textSize, app: app)
    else { return row }
    // An empty screen with a bar: what its stack is left is the content height.
    let empty = Screen(
      id: "", name: "",
      bar: Screen.Bar(
        leading: nil, trailing: .literal(AuthoredText(text: "", location: app.location)),
        location: app.location),
      stack: Stack(blocks: []), dock: nil, location: app.location)
    guard let family = app.families.first, let locale = app.locales.first else { return row }
    let prepared = PreparedScreen(
      empty, of: app, family: family, locale: locale, measurer: FixedAdvanceMeasurer())
    row.scale = condition.scale
    row.contentWidth = condition.contentWidth
    row.contentHeight = StackSolver(prepared, for: condition).available
    return row
  }
}
