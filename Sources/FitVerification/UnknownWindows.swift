internal import ScreenModel

/// Puts together what the screens of an app say of windows with unknown insets: the cause is the window, not the screen.
enum UnknownWindows {
  /// Makes one finding for each window of those that every screen reports for itself.
  ///
  /// - Parameters:
  ///   - findings: Of one app.
  ///   - app: Where findings about windows are located.
  /// - Returns: The other findings as they were, then those about windows, in the order of the replay.
  static func grouped(_ findings: [Finding], of app: App) -> [Finding] {
    var kept: [Finding] = []
    var order: [Key] = []
    var groups: [Key: Finding] = [:]
    for finding in findings {
      guard finding.rule == .unknownInsets else {
        kept.append(finding)
        continue
      }
      for (position, cell) in finding.cells.enumerated() {
        let key = Key(window: cell.window, severity: finding.severity)
        if groups[key] == nil {
          order.append(key)
          groups[key] = self.finding(about: cell, like: finding, of: app)
        }
        groups[key]?.cells.append(cellAt: position, of: finding.cells)
        groups[key]?.cellsOfScreen += 1
      }
    }
    return kept + order.compactMap { groups[$0] }
  }

  private struct Key: Hashable {
    var window: String
    var severity: Finding.Severity
  }

  private static func finding(about cell: Cell, like finding: Finding, of app: App) -> Finding {
    var own = finding
    own.screen = nil
    own.block = cell.windowName
    own.location = app.windows.location ?? app.location
    own.message = UnknownInsets.message(windows: [cell.windowName])
    own.cells = CellList()
    own.cellsOfScreen = 0
    own.worst = cell
    return own
  }
}
