internal import ScreenModel

extension LineProfile {
  /// Steps that a profile holds at most; narrower widths of a longer text are walked when asked for.
  static let mostSteps = 256

  /// Finds the steps of the greedy line count, from one line for each section down to the widest word.
  ///
  /// The count never rises with the width, so each step's least width is searched between bounds that every trial
  /// moves to widths at which a line really changes: the result is exact.
  ///
  /// - Parameters:
  ///   - opportunities: With origins and limits that never fall within a section.
  ///   - sections: Parts of the text between forced breaks.
  ///   - unitsPerEm: Of their positions.
  ///   - mostSteps: Where to stop, from the widest step down.
  init(
    breaking opportunities: [LineBreakOpportunity], in sections: [Range<Int>], unitsPerEm: Int,
    mostSteps: Int = LineProfile.mostSteps
  ) {
    let em = Double(unitsPerEm)
    var steps: [Step] = []
    steps.reserveCapacity(8)
    var bounds = Bounds()
    opportunities.withUnsafeBufferPointer { opportunities in
      let trial = Trial(opportunities: opportunities, sections: sections)
      bounds = trial.bounds()
      var width = bounds.natural
      var count = sections.count
      while true {
        width = trial.leastWidth(for: count, from: bounds.least(for: count), to: width)
        steps.append(Step(width: Double(width) / em, lines: count))
        guard width > bounds.minimum, steps.count < mostSteps else { break }
        let narrower = trial.run(width - 1, most: .max)
        count = narrower.lines
        width = narrower.widest
      }
    }
    // A text without lines has none at any width.
    if sections.isEmpty { steps = [Step(width: 0, lines: 0)] }
    steps.reverse()
    self.init(
      steps: steps, minimumWidth: Double(bounds.minimum) / em,
      naturalWidth: Double(bounds.natural) / em)
  }

  /// Widths that no layout is outside of, in units.
  private struct Bounds {
    /// Of the widest piece.
    var minimum = 0
    /// Of the widest section.
    var natural = 0
    /// Of all sections together.
    var total = 0
    var sections = 0
    /// The widest white space that may hang at a line's end.
    var gap = 0

    /// Returns a width that so many lines need at least, whichever way the text is broken.
    func least(for lines: Int) -> Int {
      max(minimum, (total - (lines - sections) * gap) / max(lines, 1))
    }
  }

  /// Breaks a text at trial widths, in units.
  private struct Trial {
    let opportunities: UnsafeBufferPointer<LineBreakOpportunity>
    let sections: [Range<Int>]

    func bounds() -> Bounds {
      var bounds = Bounds()
      bounds.sections = sections.count
      for section in sections {
        for index in section {
          let (start, end) = (opportunities[index], opportunities[index + 1])
          bounds.minimum = max(bounds.minimum, end.limit - start.origin)
          if index > section.lowerBound {
            bounds.gap = max(bounds.gap, start.origin - start.limit)
          }
        }
        let length =
          opportunities[section.upperBound].limit - opportunities[section.lowerBound].origin
        bounds.natural = max(bounds.natural, length)
        bounds.total += length
      }
      bounds.natural = max(bounds.minimum, bounds.natural)
      return bounds
    }

    /// Breaks greedily.
    ///
    /// - Parameters:
    ///   - width: In units.
    ///   - most: Where counting stops: once there are more lines, only that is certain.
    /// - Returns: The lines, the widest one, and the least width at which a line that was seen would take more.
    func run(_ width: Int, most: Int) -> (lines: Int, widest: Int, next: Int) {
      var (lines, widest, wider) = (0, 0, Int.max)
      for section in sections {
        var index = section.lowerBound
        while index < section.upperBound {
          let origin = opportunities[index].origin
          index = max(
            opportunities.furthest(
              from: index + 1, through: section.upperBound, reaching: width + origin), index + 1)
          lines += 1
          widest = max(widest, opportunities[index].limit - origin)
          if index < section.upperBound {
            wider = min(wider, opportunities[index + 1].limit - origin)
          }
          if lines > most { return (lines, widest, wider) }
        }
      }
      return (lines, widest, wider)
    }

    /// Finds the least width at which there are no more lines than a count; there are not at `high`.
    func leastWidth(for count: Int, from low: Int, to high: Int) -> Int {
      var (low, high) = (low, high)
      while low < high {
        let middle = low + (high - low) / 2
        let found = run(middle, most: count)
        if found.lines <= count {
          high = max(low, found.widest)
        } else {
          low = min(found.next, high)
        }
      }
      return high
    }
  }
}
