/// The widths at which the line count of a text steps, in em: one answer for every size and window.
///
/// Sizes never enter: `lines` depends only on width over font size. Counts fall as the width grows under every platform
/// profile but `flutter`, whose rule for overlong words makes a few rise again, so nothing is assumed of their order.
package struct LineProfile: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    /// The width from which on the count holds, in em.
    package var width: Double
    /// How many lines the text takes.
    package var lines: Int
    /// Which of several merged texts decides the count; 0 for a single text.
    package var text: Int

    package init(width: Double, lines: Int, text: Int = 0) {
      self.width = width
      self.lines = lines
      self.text = text
    }
  }

  /// Ascending by width; the first step's width is the narrowest the profile answers for.
  package var steps: [Step]
  /// The width of the widest piece that no rule may break, in em: below it a word is cut or overflows.
  package var minimumWidth: Double
  /// The width of the text on one line, in em (of its widest line where the text has hard breaks).
  package var naturalWidth: Double

  package init(steps: [Step], minimumWidth: Double, naturalWidth: Double) {
    self.steps = steps
    self.minimumWidth = minimumWidth
    self.naturalWidth = naturalWidth
  }

  /// Finds the step that holds at a width.
  ///
  /// - Parameter width: In em.
  /// - Returns: An index into `steps`; nil if the width is below the first step.
  /// - Complexity: O(log *n*) in the number of steps; allocates nothing.
  package func step(at width: Double) -> Int? {
    steps.withUnsafeBufferPointer { Self.step(at: width, in: $0) }
  }

  /// Finds the step that holds at a width among steps that are ascending by width.
  package static func step(at width: Double, in steps: UnsafeBufferPointer<Step>) -> Int? {
    guard let first = steps.first, first.width <= width else { return nil }
    var found = 0
    var left = steps.count
    // Halves what is left without a branch that depends on the widths: those cannot be predicted.
    while left > 1 {
      let half = left / 2
      found += steps[found + half].width <= width ? half : 0
      left -= half
    }
    return found
  }
}
