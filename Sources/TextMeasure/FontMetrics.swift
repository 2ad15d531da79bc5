/// The vertical figures of a face, in em.
package struct FontMetrics: Hashable, Sendable {
  /// Font units per em.
  package var unitsPerEm: Int
  /// Above the baseline.
  package var ascent: Double
  /// Below the baseline, positive.
  package var descent: Double
  /// Between the descent of a line and the ascent of the next.
  package var lineGap: Double

  package init(unitsPerEm: Int, ascent: Double, descent: Double, lineGap: Double) {
    self.unitsPerEm = unitsPerEm
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
  }
}

/// Which characters a face has a glyph for.
package struct FontCoverage: Hashable, Sendable {
  /// Ascending, not touching.
  package var ranges: [ClosedRange<UInt32>]

  package init(ranges: [ClosedRange<UInt32>]) { self.ranges = ranges }

  /// How many characters there are.
  package var count: Int { ranges.reduce(0) { $0 + $1.count } }

  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar.value)
  }
}
