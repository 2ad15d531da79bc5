/// How a platform makes the height of a line from the metrics of the faces on it.
package struct FontLineRule: Hashable, BitwiseCopyable, Sendable {
  package enum Rounding: String, Hashable, BitwiseCopyable, Sendable, CaseIterable {
    case none
    /// The height, up to whole device pixels.
    case up
    /// Ascent, descent and gap, each to the nearest whole device pixel.
    case each
  }

  package var rounding: Rounding
  /// Whether the gap that faces ask for between lines counts.
  package var countsGap: Bool
  /// Whether a fallback face that is taller than the family's own raises its lines.
  package var fallbacksRaise: Bool

  package static let exact = FontLineRule(rounding: .none, countsGap: true, fallbacksRaise: true)

  package init(rounding: Rounding, countsGap: Bool, fallbacksRaise: Bool) {
    self.rounding = rounding
    self.countsGap = countsGap
    self.fallbacksRaise = fallbacksRaise
  }

  /// Finds the height of a line, in points.
  ///
  /// - Parameters:
  ///   - metrics: Of the faces on it.
  ///   - size: At which the platform really sets the text, in points.
  ///   - pixelScale: Device pixels per point.
  /// - Returns: The distance from a baseline to the next.
  package func height(of metrics: LineMetrics, size: Points, pixelScale: Double) -> Points {
    let gap = countsGap ? metrics.lineGap : 0
    let pixels = size * pixelScale
    switch rounding {
    case .none:
      return (metrics.ascent + metrics.descent + gap) * size
    case .up:
      // What is a whole number but for the noise of a sum stays one.
      let height = (metrics.ascent + metrics.descent + gap) * pixels
      return (height - 1e-9).rounded(.up) / pixelScale
    case .each:
      let parts =
        (metrics.ascent * pixels).rounded() + (metrics.descent * pixels).rounded()
        + (gap * pixels).rounded()
      return parts / pixelScale
    }
  }
}
