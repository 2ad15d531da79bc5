package import ScreenModel
internal import StackLayout

/// Compares estimated with measured line counts: an estimate that is lower is a defect of the fit model.
package enum Comparison {
  /// Compares every text in every place that shows it, at the reference window.
  ///
  /// - Parameters:
  ///   - app: Read without errors.
  ///   - filter: Which screens, text sizes, families and locales to look at, the source locale unless others are named;
  ///     windows are not looked at.
  ///   - measurer: Of real fonts.
  ///   - calibrate: Whether to find the smallest safe advance of each family.
  /// - Returns: Counts, and each estimate that is too low.
  package static func run(
    _ app: App, filter: CellFilter, measurer: any TextMeasuring, calibrate: Bool
  ) -> CompareReport {
    let app = app.fittingAccents(measurer: measurer)
    var report = CompareReport(
      app: app.id, compared: 0, equal: 0, higher: [:], lower: [], unknown: 0, calibration: [])
    for family in filter.families(of: app) {
      let pairs = pairs(app, filter: filter, family: family, measurer: measurer)
      for pair in pairs {
        guard pair.measuredText.missing.isEmpty else {
          report.unknown += 1
          continue
        }
        report.compared += 1
        let estimated = pair.estimate(advance: family.estimatedAdvance)
        switch estimated - pair.row.measured {
        case 0:
          report.equal += 1
        case 1...:
          report.higher[estimated - pair.row.measured, default: 0] += 1
        default:
          var row = pair.row
          row.estimated = estimated
          row.deciding = pair.deciding(allowed: estimated)
          report.lower.append(row)
        }
      }
      if calibrate {
        report.calibration.append(
          calibration(of: family, pairs.filter(\.measuredText.missing.isEmpty)))
      }
    }
    report.lower.sort {
      ($0.text.location, $0.family, $0.textSize) < ($1.text.location, $1.family, $1.textSize)
    }
    return report
  }

  /// A text in a place, measured and ready to be estimated with any advance.
  private struct Pair {
    var row: CompareReport.Row
    var measuredText: any MeasuredText
    var columns: FixedAdvanceText
    /// The width of the box in em of the size asked for.
    var room: Double
    /// The same as the platform's arithmetic sees it.
    var measuredRoom: Double
    var size: Points

    func estimate(advance: Double) -> Int { columns.lineCount(within: room / advance) }

    func deciding(allowed: Int) -> Finding.DecidingText? {
      DecidingTextSearch.deciding(
        row.text, measuredText, room: measuredRoom, size: size, allowed: allowed)
    }
  }

  private struct Place: Hashable {
    var text: AuthoredText
    var locale: String
    var width: Points
    var size: Points
  }

  private static func pairs(
    _ app: App, filter: CellFilter, family: Family, measurer: any TextMeasuring
  ) -> [Pair] {
    var pairs: [Pair] = []
    var seen: Set<Place> = []
    for screen in filter.screens(of: app) {
      for locale in filter.estimatedLocales(of: app) where locale.includes(screen.id) {
        let prepared = PreparedScreen(
          screen, of: app, family: family, locale: locale, measurer: measurer)
        for textSize in filter.textSizes(of: app) {
          guard
            let condition = LayoutCondition(
              app.reference, textSize: textSize, app: app)
          else { continue }
          let layout = StackSolver(prepared, for: condition)
          for text in prepared.index.texts where layout.placed[text.node].isShown {
            let (node, box) = (text.node, text.box)
            let placed = layout.placed[node]
            // Text that is given all the width it asks for has no box to be compared in.
            guard placed.boxWidth > 0, placed.slack < .infinity else { continue }
            // No app estimates texts of several sizes.
            guard box.slotStride == 0 else { continue }
            let size =
              prepared.styles.size(of: box.style, at: condition.textSize).size * condition.scale
            for candidate in layout.slot(of: box).candidates {
              let place = Place(
                text: candidate.authored, locale: locale.id, width: placed.boxWidth, size: size)
              guard seen.insert(place).inserted else { continue }
              let row = CompareReport.Row(
                text: candidate.authored, family: family.name, textSize: textSize.name,
                block: prepared.nodes[node].name, screen: screen.id, estimated: 0,
                measured: candidate.measured.lineCount(within: placed.room), deciding: nil)
              pairs.append(
                Pair(
                  row: row, measuredText: candidate.measured,
                  columns: FixedAdvanceText(candidate.authored.text, advance: 1),
                  room: placed.boxWidth / size, measuredRoom: placed.room, size: placed.size))
            }
          }
        }
      }
    }
    return pairs
  }

  /// Finds the smallest advance, in steps of a thousandth of an em, that makes no estimate too low.
  private static func calibration(of family: Family, _ pairs: [Pair]) -> CompareReport.Calibration {
    func isSafe(_ thousandths: Int) -> Bool {
      pairs.allSatisfy { $0.estimate(advance: Double(thousandths) / 1000) >= $0.row.measured }
    }
    // Fewer columns never make fewer lines, so the safe advances are all those from some one on.
    var unsafe = 1
    var safe = 2000
    while safe - unsafe > 1 {
      let middle = (safe + unsafe) / 2
      if isSafe(middle) { safe = middle } else { unsafe = middle }
    }
    let advance = Double(safe) / 1000
    return CompareReport.Calibration(
      family: family.name, declared: family.estimatedAdvance, smallestSafe: advance,
      higher: pairs.count { $0.estimate(advance: advance) > $0.row.measured })
  }
}
