/// A length in logical points (pt on Apple systems, dp on Android, CSS px on the web).
package typealias Points = Double

/// Distances inward from the four edges of a rectangle, in points.
package struct Insets: Hashable, Sendable {
  package var top, leading, bottom, trailing: Points

  package static let zero = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)

  package init(top: Points, leading: Points, bottom: Points, trailing: Points) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A rectangle in points; the origin is the top left corner of what it is placed in.
package struct Frame: Hashable, BitwiseCopyable, Sendable {
  package var x, y, width, height: Points

  package init(x: Points, y: Points, width: Points, height: Points) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The distance from the origin to the bottom edge, in points.
  package var bottom: Points { y + height }
}
