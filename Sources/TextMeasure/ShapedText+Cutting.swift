/// Text that is cut is shaped anew, as far as it changes.
extension ShapedText {
  /// How much a line's end and the next line's start differ from the whole when the text is cut.
  struct Cut: Hashable, Sendable {
    /// What the text before the cut gains, in units of the chain.
    var before: Int
    /// What the text after the cut gains.
    var after: Int

    static let none = Cut(before: 0, after: 0)
  }

  /// Shapes the text around a cut anew, as far as it changes.
  func cut(at unit: Int, bench: Workbench) -> Cut {
    guard !isSafeToCut(at: unit), let run = run(around: unit) else { return .none }
    var start = unit - 1
    while start > run.range.lowerBound, !isSafeToCut(at: start) { start -= 1 }
    var end = unit + 1
    while end < run.range.upperBound, !isSafeToCut(at: end) { end += 1 }
    let before = width(of: start..<unit, in: run, bench: bench)
    let after = width(of: unit..<end, in: run, bench: bench)
    return Cut(
      before: before - (positions[unit] - positions[start]),
      after: after - (positions[end] - positions[unit]))
  }

  /// The run that has a unit inside it, not at its start.
  private func run(around unit: Int) -> GlyphRun? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= unit { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].range.lowerBound < unit else { return nil }
    return runs[low]
  }

  /// Whether there is a place in a stretch where text may be cut and keeps its shape.
  func isSafeToCut(from start: Int, through unit: Int) -> Bool {
    guard let run = run(around: unit), start > run.range.lowerBound else { return true }
    return (start...unit).reversed().contains { isSafeToCut(at: $0) }
  }

  /// Returns how wide a stretch inside a run is that is shaped by itself.
  func width(of range: Range<Int>, bench: Workbench) -> Int {
    run(around: range.upperBound).map { width(of: range, in: $0, bench: bench) } ?? 0
  }

  private func width(of range: Range<Int>, in run: GlyphRun, bench: Workbench) -> Int {
    var width = 0
    text.units.withUnsafeBufferPointer { units in
      bench.shaper.shape(
        range, of: units, in: chain.faces[run.face], script: run.script,
        rightToLeft: run.isRightToLeft, language: language,
        halved: halvedMarks(in: range, of: run, units: units, bench: bench)
      ) { width += $0.advance }
    }
    return width * chain.factors[run.face]
  }
}
