/// A setting of the reader's that makes text larger or smaller.
package struct TextSize: Hashable, Sendable {
  package var name: String
  package var scaling: TextScaling
  /// Where it stands among the sizes of its scale: a larger size has a greater number.
  package var order: Double
  /// Whether its scale counts it among the accessibility sizes, at which layouts may differ.
  package var isAccessibility: Bool

  package init(name: String, scaling: TextScaling, order: Double, isAccessibility: Bool = false) {
    self.name = name
    self.scaling = scaling
    self.order = order
    self.isAccessibility = isAccessibility
  }

  /// A size that multiplies every size and line height.
  package init(name: String, multiplier: Double) {
    self.init(name: name, scaling: .multiplier(multiplier), order: multiplier)
  }

  /// For text that follows no setting.
  package static let fixed = TextSize(name: "fixed", multiplier: 1)
}

/// How a text size changes the sizes and line heights of styles.
package enum TextScaling: Hashable, Sendable {
  /// All alike.
  case multiplier(Double)
  /// Small text more than large text, as on Android 14 and later.
  case curve(ScalingCurve)
  /// The platform's text styles at this size, by name, as on iOS.
  case textStyles([String: PlatformTextStyle])
}

/// A text style of a platform's at one text size, in points.
package struct PlatformTextStyle: Hashable, Sendable {
  package var size: Points
  package var lineHeight: Points
  /// At the platform's standard text size.
  package var standardSize: Points
  /// At the platform's standard text size.
  package var standardLineHeight: Points

  package init(
    size: Points, lineHeight: Points, standardSize: Points, standardLineHeight: Points
  ) {
    self.size = size
    self.lineHeight = lineHeight
    self.standardSize = standardSize
    self.standardLineHeight = standardLineHeight
  }
}

/// Converts lengths by a line through points, as Android's `FontScaleConverter` does.
package struct ScalingCurve: Hashable, Sendable {
  package enum LineHeights: String, Hashable, Sendable, CaseIterable {
    /// They keep their ratio to the size.
    case inProportion = "in-proportion"
    /// They are converted as if they were sizes.
    case asSizes = "as-sizes"
  }

  package struct Point: Hashable, Sendable {
    package var from: Points
    package var to: Points

    package init(from: Points, to: Points) {
      self.from = from
      self.to = to
    }
  }

  /// Ascending; never empty, and never from 0.
  package var points: [Point]
  package var lineHeights: LineHeights

  package init(points: [Point], lineHeights: LineHeights) {
    self.points = points
    self.lineHeights = lineHeights
  }

  /// Converts a length: linearly between two points, in the first one's ratio below it, in the last one's above it.
  package func converted(_ length: Points) -> Points {
    guard let first = points.first, let last = points.last else { return length }
    if length >= last.from { return length * last.to / last.from }
    var before = Point(from: 0, to: 0)
    var after = first
    for point in points where point.from <= length { before = point }
    if before.from == length { return before.to }
    if let next = points.first(where: { $0.from > length }) { after = next }
    return before.to + (after.to - before.to) * (length - before.from) / (after.from - before.from)
  }
}

/// The size and line height that a style has at a text size, in points at scale 1.
package struct StyleSize: Hashable, BitwiseCopyable, Sendable {
  package var size: Points
  /// nil: from the metrics of the faces used.
  package var lineHeight: Points?
  /// Whether its lines may come out up to two device pixels higher where ascents and descents are rounded.
  package var mayRoundUp = false

  package init(size: Points, lineHeight: Points?) {
    self.size = size
    self.lineHeight = lineHeight
  }
}

extension Style {
  /// Finds the size and line height that the style has at a text size.
  package func resolved(at textSize: TextSize) -> StyleSize {
    switch scaling {
    case .follows: converted(by: textSize.scaling)
    case .fixed: StyleSize(size: size, lineHeight: lineHeight)
    case .capped(let cap):
      converted(by: cap.order < textSize.order ? cap.scaling : textSize.scaling)
    }
  }

  private func converted(by scaling: TextScaling) -> StyleSize {
    switch scaling {
    case .multiplier(let factor):
      return StyleSize(size: size * factor, lineHeight: lineHeight.map { $0 * factor })
    case .curve(let curve):
      let converted = curve.converted(size)
      return StyleSize(
        size: converted,
        lineHeight: lineHeight.map { height in
          switch curve.lineHeights {
          case .inProportion: height * converted / size
          case .asSizes: curve.converted(height)
          }
        })
    case .textStyles(let styles):
      guard let textStyle, let entry = styles[textStyle.name] else {
        return StyleSize(size: size, lineHeight: lineHeight)
      }
      // UIFontMetrics scales by the ratio of the line heights: body of 17 pt becomes 48 at the largest size, not 53.
      let ratio = entry.lineHeight / entry.standardLineHeight
      return StyleSize(
        size: textStyle.setsSize ? entry.size : size * ratio,
        lineHeight: textStyle.setsLineHeight ? entry.lineHeight : lineHeight.map { $0 * ratio })
    }
  }
}
