internal import ScreenModel

/// Greedy breaking at opportunities; a word wider than the box sticks out or is cut on lines of its own.
extension Paragraph {
  /// Breaks a section; at widths from the profile's least on, no word is cut.
  func walk(_ section: Range<Int>, room: Int, _ body: (BrokenLine) -> Void) {
    let last = section.upperBound
    var start = opportunities[section.lowerBound].unit
    var origin = opportunities[section.lowerBound].origin
    var next = section.lowerBound + 1
    while next <= last {
      let fitting = opportunities.furthest(from: next, through: last, reaching: room + origin)
      if fitting < next, rules.profile.overlongWord != .overflow {
        let cut = cutWord(from: start, origin: origin, before: next, room: room)
        if cut.unit < opportunities[next].unit {
          body(
            BrokenLine(
              units: start..<cut.unit, visibleEnd: cut.unit, width: cut.width, reason: .emergency))
          start = cut.unit
          origin = cut.origin
          if next < last, rules.forgetsBreak(after: start, in: shaped.text.units),
            opportunities[next].unit == start + 1
          {
            next += 1
          }
          continue
        }
      }
      let end = max(fitting, next)
      body(line(from: start, origin: origin, to: end))
      start = opportunities[end].unit
      origin = opportunities[end].origin
      next = end + 1
    }
  }

  /// Describes a line that ends at an opportunity.
  func line(from start: Int, origin: Int, to end: Int) -> BrokenLine {
    let opportunity = opportunities[end]
    let reason: TextLine.BreakReason =
      isEnd(end) ? .end : opportunity.isMandatory ? .mandatory : .regular
    return BrokenLine(
      units: start..<opportunity.unit, visibleEnd: max(opportunity.visibleEnd, start),
      width: opportunity.end - origin, reason: reason,
      showsHyphen: opportunity.showsHyphen && reason == .regular)
  }

  /// Cuts a word that is wider than a line where as much of it as fits is before the cut, at least one character.
  ///
  /// Each side of the cut is shaped anew: kerning and ligatures across it go.
  private func cutWord(
    from start: Int, origin: Int, before next: Int, room: Int
  ) -> (unit: Int, origin: Int, width: Int) {
    let positions = shaped.positions
    let end = opportunities[next].visibleEnd
    guard let first = grapheme(after: start, before: end) else {
      return (opportunities[next].unit, 0, 0)
    }
    // By the whole's positions first; shaping anew may take a little back.
    var low = start + 1
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] - origin <= room { low = middle + 1 } else { high = middle }
    }
    var unit = low
    while unit > first {
      if shaped.has(.grapheme, at: unit), unit < end, shaped.text.units[unit] != 0xAD {
        let width = positions[unit] + cut(at: unit).before - origin
        if width <= room { break }
      }
      unit -= 1
    }
    unit = max(unit, first)
    let cut = cut(at: unit)
    return (unit, positions[unit] - cut.after, positions[unit] + cut.before - origin)
  }

  /// Finds where the second character of a word starts; nil if the word has only one.
  private func grapheme(after start: Int, before end: Int) -> Int? {
    guard start + 1 < end else { return nil }
    return (start + 1..<end).first { shaped.has(.grapheme, at: $0) }
  }
}

extension [LineBreakOpportunity] {
  /// Finds the last opportunity that a line can end at.
  ///
  /// - Parameters:
  ///   - first: The first index to try.
  ///   - last: The last index to try.
  ///   - reach: The furthest position on the line, in units.
  /// - Returns: One less than `first` if not even that is within reach.
  /// - Complexity: O(log *n*) in the number of opportunities passed.
  func furthest(from first: Int, through last: Int, reaching reach: Int) -> Int {
    var low = first
    var step = 1
    while low <= last, self[low].limit <= reach {
      low += step
      step *= 2
    }
    // The last known within reach is half a step back; what is beyond `low` is not.
    var fits = step == 1 ? first - 1 : low - step / 2
    var beyond = Swift.min(low, last + 1)
    while beyond - fits > 1 {
      let middle = (fits + beyond) / 2
      if self[middle].limit <= reach { fits = middle } else { beyond = middle }
    }
    return fits
  }
}
