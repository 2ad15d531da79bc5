internal import Synchronization

/// What one thread needs to prepare texts: buffers and iterators that are costly to open.
// @unchecked: WorkbenchPool lends it to one caller at a time, and nobody keeps it.
final class Workbench: @unchecked Sendable {
  let shaper = Shaper()
  var fullWidthMarks = FullWidthMarks()
  private let bidi = BidiResolver()
  private let clusters = BoundaryBreaker(clusters: ())
  private var lines: [String: LineBreaker] = [:]
  /// Advances by UTF-16 unit, reused.
  var advances: [Int] = []

  /// Holds a breaker where a dictionary needs a copyable value.
  private final class LineBreaker {
    let breaker: BoundaryBreaker?
    init(locale: String) {
      breaker = BoundaryBreaker(linesIn: locale) ?? BoundaryBreaker(linesIn: "en")
    }
  }

  /// Marks the line breaks of a locale.
  func markLines(
    _ units: UnsafeBufferPointer<UInt16>, in marks: UnsafeMutableBufferPointer<UInt8>,
    locale: String
  ) {
    let known = lines[locale] ?? LineBreaker(locale: locale)
    lines[locale] = known
    known.breaker?.mark(
      units, in: marks, boundary: TextMarks.opportunity.rawValue,
      mandatory: TextMarks.mandatory.rawValue)
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
  private let idle = Mutex<[Workbench]>([])

  func withWorkbench<Result>(_ body: (Workbench) -> Result) -> Result {
    let bench = idle.withLock { $0.popLast() } ?? Workbench()
    defer { idle.withLock { $0.append(bench) } }
    return body(bench)
  }
}
