package import ScreenModel

/// What texts of a screen are set in: the style of a text, or those of the runs that share its lines.
package struct LineStyle: Hashable, Sendable {
  /// Of each run, the first one's size being that of the text.
  package var runs: [Run]

  package struct Run: Hashable, Sendable {
    package var style: Style
    /// By how much its face reaches further above the baseline than below, in em; only runs beside others ask.
    package var lift: Double

    package init(style: Style, lift: Double = 0) {
      self.style = style
      self.lift = lift
    }
  }

  package init(runs: [Run]) { self.runs = runs }

  package init(_ style: Style) { runs = [Run(style: style)] }

  /// By how much a run must reach further than the others, so that no rounding makes another one count, in points at scale 1.
  private static let roundingRoom: Points = 3

  /// Finds the size of the text and the height of its lines at a text size.
  ///
  /// Runs stand on one baseline; each takes its line height, half of what is more than its face above and half below. A line is as
  /// high as one with all runs on it.
  package func resolved(at textSize: TextSize) -> StyleSize {
    let sizes = runs.map { $0.style.resolved(at: textSize) }
    guard runs.count > 1 else { return sizes[0] }
    var line = sizes[0]
    let heights = sizes.compactMap(\.lineHeight)
    guard heights.count == sizes.count else {
      line.lineHeight = nil
      return line
    }
    let lifts = zip(runs, sizes).map { $0.lift * $1.size }
    let above = zip(heights, lifts).map { ($0 + $1) / 2 }.sorted(by: >)
    let below = zip(heights, lifts).map { ($0 - $1) / 2 }.sorted(by: >)
    line.lineHeight = above[0] + below[0]
    // A line that one run sets the height of has that run's own; rounding can only part what different runs set.
    line.mayRoundUp =
      !zip(heights, lifts).contains { height, lift in
        (height + lift) / 2 >= above[1] + Self.roundingRoom
          && (height - lift) / 2 >= below[1] + Self.roundingRoom
      }
    return line
  }
}

/// The size and line height of each text style of a screen in each text size of its app, worked out once.
package struct StyleTable: Sendable {
  package let styles: [LineStyle]
  /// Those of the first text size, then those of the next.
  private let sizes: [StyleSize]

  init(_ styles: [LineStyle], in textSizes: [TextSize]) {
    self.styles = styles
    sizes = textSizes.flatMap { textSize in styles.map { $0.resolved(at: textSize) } }
  }

  /// Finds what a style comes to, in points at scale 1; both are indices, into `styles` and the app's text sizes.
  package func size(of style: Int, at textSize: Int) -> StyleSize {
    sizes[textSize * styles.count + style]
  }

  /// Lends the sizes of a text size, one for each style.
  func withLent<Result>(
    at textSize: Int, _ body: (UnsafeBufferPointer<StyleSize>) -> Result
  ) -> Result {
    let first = textSize * styles.count
    return sizes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[first..<first + styles.count]))
    }
  }
}
