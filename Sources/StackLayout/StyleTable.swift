package import ScreenModel

/// The size and line height of each style of a screen in each text size of its app, worked out once.
package struct StyleTable: Sendable {
  package let styles: [Style]
  /// Those of the first text size, then those of the next.
  private let sizes: [StyleSize]

  init(_ styles: [Style], in textSizes: [TextSize]) {
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
