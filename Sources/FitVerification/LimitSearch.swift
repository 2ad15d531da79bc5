package import ScreenModel
internal import StackLayout

/// How far screens of an app can be stretched before they do not fit.
package struct LimitReport: Sendable {
  package var app: String
  package var screens: [Screen]

  package struct Screen: Sendable {
    package var screen: String
    package var name: String
    package var rows: [Row]
  }

  /// A screen in one family and locale.
  package struct Row: Codable, Sendable {
    package var family: String
    package var locale: String
    /// The largest text size up to which it fits every window that is replayed; nil if it does at none.
    package var largest: String?
    /// The next text size, and the first window that it does not fit; nil if it fits at every size tried.
    package var breaking: Breaking?
    /// At each text size of the app.
    package var windows: [Edges]

    /// The greatest of the narrowest widths, with its text size; nil if at some text size none was found.
    package var narrowest: (textSize: String, width: Points)? {
      worst(\.narrowest).map { ($0, $1) }
    }

    /// The greatest of the shortest heights, with its text size; nil if at some text size none was found.
    package var shortest: (textSize: String, height: Points)? {
      worst(\.shortest).map { ($0, $1) }
    }

    private func worst(_ edge: KeyPath<Edges, Points?>) -> (String, Points)? {
      var worst: (String, Points)?
      for edges in windows {
        guard let points = edges[keyPath: edge] else { return nil }
        if points > worst?.1 ?? 0 { worst = (edges.textSize, points) }
      }
      return worst
    }
  }

  package struct Breaking: Hashable, Codable, Sendable {
    package var textSize: String
    package var window: String
    package var windowName: String
  }

  /// The smallest windows of a text size that it fits, with the reference's insets, in points.
  package struct Edges: Hashable, Codable, Sendable {
    package var textSize: String
    /// As high as the reference; nil if it fits at no width tried.
    package var narrowest: Points?
    /// As wide as the reference; nil if it fits at no height tried.
    package var shortest: Points?
  }
}

/// Finds the breaking points of screens with the same layout and rules as a replay.
///
/// Nothing is assumed of their order: sizes are tried one by one from the smallest up, and widths and heights in steps of
/// a point, down from it to the first that does not fit, or up to the first that does.
package enum LimitSearch {
  /// The most that a width or height is tried at, in references.
  private static let farthest = 4.0

  /// Finds how far the screens of an app can be stretched.
  ///
  /// - Parameters:
  ///   - app: Read without errors.
  ///   - filter: Which screens, windows, families, locales and states to look at. Of text sizes all of the app's scale are
  ///     tried, or multipliers in steps of 0.05 where they are the app's own.
  ///   - threads: How many rows are looked for at once, at most.
  ///   - measurer: Of real fonts.
  /// - Returns: Screens in the order of the app; exemptions are not looked at.
  package static func run(
    _ app: App, filter: CellFilter, threads: Int = WorkerThreads.processorCount,
    measurer: any TextMeasuring
  ) -> LimitReport {
    let plan = LimitPlan(app, filter: filter)
    let rows = WorkerThreads.map(plan.pieces, threads: threads) {
      row($0, of: plan, measurer: measurer)
    }
    return plan.report(of: rows)
  }

  /// Finds a part of what ``run(_:filter:threads:measurer:)`` finds of several apps, for ``merge(_:of:filter:)`` to put together.
  package static func run(
    _ shard: Shard, of apps: [App], filter: CellFilter,
    threads: Int = WorkerThreads.processorCount, measurer: (App) -> any TextMeasuring
  ) -> ShardResult {
    let pieces = apps.flatMap { app in
      let plan = LimitPlan(app, filter: filter)
      let measurer = measurer(app)
      return plan.pieces.map { (plan: plan, measurer: measurer, piece: $0) }
    }
    let own = shard.pieces(of: pieces.count)
    let rows = WorkerThreads.map(own, threads: threads) { number in
      let (plan, measurer, piece) = pieces[number]
      return LimitPiece(number: number, row: row(piece, of: plan, measurer: measurer))
    }
    return .limits(total: pieces.count, rows: rows)
  }

  /// Puts together what the parts of a run found.
  ///
  /// - Parameters:
  ///   - rows: Every row of the run once, in any order.
  ///   - apps: As the parts had them, as is the filter.
  ///   - filter: Which screens, families and locales were looked at.
  /// - Returns: The report of each app; nil if these are not the run's rows.
  package static func merge(
    _ rows: [LimitPiece], of apps: [App], filter: CellFilter
  ) -> [LimitReport]? {
    let plans = apps.map { LimitPlan($0, filter: filter) }
    let found = rows.sorted { $0.number < $1.number }
    guard found.map(\.number) == Array(0..<plans.reduce(0) { $0 + $1.pieces.count }) else {
      return nil
    }
    var rest = found.map(\.row)[...]
    return plans.map { plan in
      defer { rest = rest.dropFirst(plan.pieces.count) }
      return plan.report(of: rest.prefix(plan.pieces.count))
    }
  }

  private static func row(
    _ piece: LimitPlan.Piece, of plan: LimitPlan, measurer: any TextMeasuring
  ) -> LimitReport.Row {
    var stretched = plan.app
    stretched.textSizes = sizes(of: plan.app)
    let filter = plan.filter
    var trial = Trial(
      piece.screen, of: stretched, family: piece.family, locale: piece.locale,
      states: filter.states(of: piece.screen).map(\.index), measurer: measurer)
    return row(
      &trial, piece.family, piece.locale,
      windows: plan.windows.filter { filter.admits($0, on: piece.screen) },
      textSizes: filter.textSizes(of: plan.app))
  }

  /// Lists what to try, ascending: the whole scale, or multipliers up to four, and the app's own sizes.
  private static func sizes(of app: App) -> [TextSize] {
    var sizes = app.textSizes
    let others =
      app.scaleSizes.isEmpty && app.textSizes != [.fixed]
      ? (20...80).map { step in
        let hundredths = step * 5
        let digits = hundredths % 100
        return TextSize(
          name: "×\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits)",
          multiplier: Double(hundredths) / 100)
      } : app.scaleSizes
    for size in others where !sizes.contains(where: { $0.order == size.order }) {
      sizes.append(size)
    }
    return sizes.sorted { $0.order < $1.order }
  }

  private static func row(
    _ trial: inout Trial, _ family: Family, _ locale: AppLocale, windows: [Window],
    textSizes: [TextSize]
  ) -> LimitReport.Row {
    var row = LimitReport.Row(family: family.name, locale: locale.id, windows: [])
    for textSize in trial.app.textSizes {
      if let window = windows.first(where: { !trial.fits($0, textSize) }) {
        row.breaking = LimitReport.Breaking(
          textSize: textSize.name, window: window.id, windowName: window.name)
        break
      }
      row.largest = textSize.name
    }
    let reference = trial.app.reference
    row.windows = textSizes.map { textSize in
      LimitReport.Edges(
        textSize: textSize.name,
        narrowest: edge(of: reference.width) { width in
          var window = reference
          window.width = width
          return trial.fits(window, textSize)
        },
        shortest: edge(of: reference.height) { height in
          var window = reference
          window.height = height
          return trial.fits(window, textSize)
        })
    }
    return row
  }

  /// Finds the least length down to which all fit, or, where not even the start does, the first above it that fits.
  private static func edge(of start: Points, fits: (Points) -> Bool) -> Points? {
    let step: Points = 1
    var length = start
    guard fits(length) else {
      while length < start * farthest {
        length += step
        if fits(length) { return length }
      }
      return nil
    }
    while length - step > 0, fits(length - step) { length -= step }
    return length
  }
}

/// What there is to find of an app, piece by piece.
private struct LimitPlan: Sendable {
  /// A screen in one family and locale.
  struct Piece: Sendable {
    /// Its place among the screens.
    var index: Int
    var screen: Screen
    var family: Family
    var locale: AppLocale
  }

  let app: App
  let filter: CellFilter
  /// Those whose safe area is known.
  let windows: [Window]
  /// In the order of screens, families and locales.
  let pieces: [Piece]
  private let screens: [Screen]

  init(_ app: App, filter: CellFilter) {
    self.app = app
    self.filter = filter
    windows = filter.windows(of: app).replayed.filter { $0.safeArea != nil }
    screens = filter.screens(of: app)
    pieces = screens.enumerated().flatMap { index, screen in
      filter.families(of: app).flatMap { family in
        filter.locales(of: app).filter { $0.includes(screen.id) }.map {
          Piece(index: index, screen: screen, family: family, locale: $0)
        }
      }
    }
  }

  /// Puts rows together, which are in the order of the pieces.
  func report(of rows: some Sequence<LimitReport.Row>) -> LimitReport {
    let own = Dictionary(grouping: zip(pieces, rows), by: \.0.index)
    return LimitReport(
      app: app.id,
      screens: screens.enumerated().map { index, screen in
        LimitReport.Screen(
          screen: screen.id, name: screen.name, rows: own[index, default: []].map(\.1))
      })
  }
}

/// A screen in one appearance that is tried in one window after another.
private struct Trial {
  let app: App
  private let prepared: PreparedScreen
  private let states: [Int]
  private var judge: CellJudge?

  init(
    _ screen: Screen, of app: App, family: Family, locale: AppLocale, states: [Int],
    measurer: any TextMeasuring
  ) {
    self.app = app
    self.states = states
    prepared = PreparedScreen(
      screen, of: app, family: family, locale: locale, measurer: measurer)
  }

  /// Whether the screen fits a window in every state; fragile or not.
  mutating func fits(_ window: Window, _ textSize: TextSize) -> Bool {
    guard var condition = LayoutCondition(window, textSize: textSize, app: app),
      condition.contentWidth > 0
    else { return false }
    for state in states {
      condition.state = state
      if judge == nil { judge = CellJudge(prepared, for: condition) }
      guard judge?.isKept(in: condition) == true else { return false }
    }
    return true
  }
}
