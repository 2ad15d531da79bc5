internal import ScreenModel

/// What one thread needs to prepare texts: buffers and iterators that are costly to open.
// @unchecked: WorkbenchPool lends it to one caller at a time, and nobody keeps it.
final class Workbench: @unchecked Sendable {
  let shaper: Shaper
  var fullWidthMarks = FullWidthMarks()
  private let bidi = BidiResolver()
  private let clusters = BoundaryBreaker(clusters: ())
  private var locales: [String: LocaleTools] = [:]
  /// Advances by UTF-16 unit, reused.
  var advances: [Int] = []

  init(separatorsAreSpaces: Bool) { shaper = Shaper(separatorsAreSpaces: separatorsAreSpaces) }

  /// What is asked of a locale for every text: looked up once.
  final class LocaleTools {
    let language: ShapingLanguage
    let isRightToLeft: Bool
    private let breaker: BoundaryBreaker?

    init(locale: String, breakLocale: String) {
      language = ShapingLanguage(locale: locale)
      isRightToLeft = Segmentation.isRightToLeft(locale: locale)
      breaker = BoundaryBreaker(linesIn: breakLocale) ?? BoundaryBreaker(linesIn: "en")
    }

    /// Marks where lines may and must end.
    func markLines(
      _ units: UnsafeBufferPointer<UInt16>, in marks: UnsafeMutableBufferPointer<UInt8>
    ) {
      breaker?.mark(
        units, in: marks, boundary: TextMarks.opportunity.rawValue,
        mandatory: TextMarks.mandatory.rawValue)
    }
  }

  /// Finds the tools of a locale.
  func tools(for locale: String, rules: LineRules) -> LocaleTools {
    if let known = locales[locale] { return known }
    let tools = LocaleTools(locale: locale, breakLocale: rules.breakLocale(for: locale))
    locales[locale] = tools
    return tools
  }

  /// Marks the starts of grapheme clusters.
  func markClusters(
    _ units: UnsafeBufferPointer<UInt16>, in marks: UnsafeMutableBufferPointer<UInt8>
  ) {
    clusters?.mark(units, in: marks, boundary: TextMarks.grapheme.rawValue)
  }

  func bidiRuns(in units: UnsafeBufferPointer<UInt16>, rightToLeft: Bool) -> [BidiRun] {
    bidi?.runs(in: units, rightToLeft: rightToLeft)
      ?? [BidiRun(range: 0..<units.count, level: rightToLeft ? 1 : 0)]
  }
}

/// Lends workbenches: as many are made as threads work at once.
final class WorkbenchPool: Sendable {
  private let idle = Lock<[Workbench]>([])
  private let separatorsAreSpaces: Bool

  /// Lends benches on which U+2028 and U+2029 are shaped as spaces, or as what they are.
  init(separatorsAreSpaces: Bool) { self.separatorsAreSpaces = separatorsAreSpaces }

  func withWorkbench<Result>(_ body: (Workbench) -> Result) -> Result {
    let bench =
      idle.withLock { $0.popLast() }
      ?? Workbench(separatorsAreSpaces: separatorsAreSpaces)
    defer { idle.withLock { $0.append(bench) } }
    return body(bench)
  }
}
