internal import ScreenModel

/// Greedy breaking at opportunities; a word wider than the box sticks out or is cut on lines of its own.
extension TextBreaker {
  /// Where a line starts.
  private struct LineStart {
    var unit: Int
    /// From where the line is measured.
    var origin: Int
    /// The first opportunity at which it may end.
    var next: Int
    /// Breaks before that one, as they are found anew after a cut.
    var fresh: [Int] = []
  }

  /// Breaks a section; at widths from the profile's least on, no word is cut.
  func walk(_ section: Range<Int>, room: Int, _ body: (BrokenLine) -> Void) {
    let last = section.upperBound
    let first = opportunities[section.lowerBound]
    var start = LineStart(unit: first.unit, origin: first.origin, next: section.lowerBound + 1)
    while start.next <= last {
      let fitting = furthest(from: start, through: last, room: room)
      if fitting < start.next, rules.profile.overlongWord != .overflow,
        let (line, rest) = partOfWord(from: start, through: last, room: room)
      {
        body(line)
        start = rest
        continue
      }
      let end = max(fitting, start.next)
      body(line(from: start.unit, origin: start.origin, to: end))
      start = LineStart(
        unit: opportunities[end].unit, origin: opportunities[end].origin, next: end + 1)
    }
  }

  /// Finds the last opportunity that a line can end at; one less than the next if it can end at none.
  private func furthest(from start: LineStart, through last: Int, room: Int) -> Int {
    var end = opportunities.furthest(
      from: start.next, through: last, reaching: room + start.origin)
    // What a cut word's rest is kerned with may be white space that hangs: such a rest is shaped by itself, too.
    while end >= start.next, opportunities[start.next - 1].unit != start.unit,
      widthAlone(from: start.unit, to: opportunities[end].visibleEnd) ?? 0 > room
    { end -= 1 }
    return end
  }

  /// Sets as much as fits of a word that is wider than the line; nil if it is a single character.
  private func partOfWord(
    from start: LineStart, through last: Int, room: Int
  ) -> (line: BrokenLine, rest: LineStart)? {
    if let end = start.fresh.last(where: { shaped.positions[$0] - start.origin <= room }) {
      return freshLine(from: start, to: end, through: last)
    }
    let end = start.fresh.first ?? opportunities[start.next].visibleEnd
    guard let cut = cutWord(from: start.unit, origin: start.origin, before: end, room: room)
    else { return start.fresh.first.map { freshLine(from: start, to: $0, through: last) } }
    let line = BrokenLine(
      units: start.unit..<cut.unit, visibleEnd: cut.unit, width: cut.width, reason: .emergency,
      showsHyphen: showsHyphen(cutAt: cut.unit))
    let rest = LineStart(unit: cut.unit, origin: cut.origin, next: start.next)
    return (line, afresh(rest, through: last))
  }

  /// Sets a line up to a break that was found anew.
  private func freshLine(
    from start: LineStart, to end: Int, through last: Int
  ) -> (line: BrokenLine, rest: LineStart) {
    let line = BrokenLine(
      units: start.unit..<end, visibleEnd: end, width: shaped.positions[end] - start.origin,
      reason: .regular)
    let rest = LineStart(unit: end, origin: shaped.positions[end], next: start.next)
    return (line, afresh(rest, through: last))
  }

  /// Finds the breaks of a word's rest anew, up to where they meet those of the whole text.
  private func afresh(_ start: LineStart, through last: Int) -> LineStart {
    let units = shaped.text.units
    guard rules.mayBreakAfresh(at: units[start.unit]) else { return start }
    let end = opportunities[min(start.next + 7, last)].unit
    let breaks = freshBreaks(in: start.unit..<end)
    var result = start
    while result.next < last, !breaks.contains(opportunities[result.next].unit),
      opportunities[result.next].unit < end
    { result.next += 1 }
    result.fresh = breaks.filter { $0 < opportunities[result.next].unit }
    return result
  }

  /// Describes a line that ends at an opportunity.
  func line(from start: Int, origin: Int, to end: Int) -> BrokenLine {
    let opportunity = opportunities[end]
    let reason: TextLine.BreakReason =
      isEnd(end) ? .end : opportunity.isMandatory ? .mandatory : .regular
    return BrokenLine(
      units: start..<opportunity.unit, visibleEnd: max(opportunity.visibleEnd, start),
      width: opportunity.end - origin, reason: reason,
      showsHyphen: opportunity.showsHyphen)
  }

  /// Cuts a word that is wider than a line where as much of it as fits is before the cut, at least one character.
  ///
  /// Each side of the cut is shaped anew: kerning and ligatures across it go. A soft hyphen stays with what is before it.
  private func cutWord(
    from start: Int, origin: Int, before end: Int, room: Int
  ) -> (unit: Int, origin: Int, width: Int)? {
    let positions = shaped.positions
    guard let first = grapheme(after: start, before: end) else { return nil }
    // By the whole's positions first; shaping anew may take a little back.
    var low = start + 1
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] - origin <= room { low = middle + 1 } else { high = middle }
    }
    var unit = low - 1
    while unit > first {
      if shaped.has(.grapheme, at: unit), unit < end, shaped.text.units[unit] != 0xAD {
        let width = width(from: start, origin: origin, cutAt: unit)
        if width + rounding(from: start, to: unit) <= room { break }
      }
      unit -= 1
    }
    unit = max(unit, first)
    let cut = cut(at: unit)
    return (unit, positions[unit] - cut.after, width(from: start, origin: origin, cutAt: unit))
  }

  /// Returns how wide a line is that ends where a word is cut.
  private func width(from start: Int, origin: Int, cutAt unit: Int) -> Int {
    let width =
      widthAlone(from: start, to: unit) ?? shaped.positions[unit] + cut(at: unit).before - origin
    guard showsHyphen(cutAt: unit) else { return width }
    return width + pool.withWorkbench { shaped.hyphenWidth(at: unit - 1, bench: $0) }
  }

  /// Whether a word that is cut at a unit shows the hyphen of a soft one there, though no line may end there by itself.
  private func showsHyphen(cutAt unit: Int) -> Bool {
    rules.profile.softHyphenTakesWidth && shaped.text.units[unit - 1] == 0xAD
  }

  /// Returns how wide a stretch is by itself; nil if some place in it keeps the shape that it has in the whole.
  private func widthAlone(from start: Int, to end: Int) -> Int? {
    guard rules.profile.shapesLinesAnew, start < end, !shaped.isSafeToCut(from: start, through: end)
    else { return nil }
    return pool.withWorkbench { shaped.width(of: start..<end, bench: $0) }
  }

  /// Returns what engines may add when they round each edge that is shaped anew.
  private func rounding(from start: Int, to unit: Int) -> Int {
    guard rules.profile.shapesLinesAnew else { return 0 }
    let edges = [start, unit].count { !shaped.isSafeToCut(at: $0) }
    return edges * shaped.chain.rounding
  }

  /// Finds where the second character of a word starts; nil if the word has only one.
  private func grapheme(after start: Int, before end: Int) -> Int? {
    guard start + 1 < end else { return nil }
    return (start + 1..<end).first { shaped.has(.grapheme, at: $0) }
  }
}

extension RandomAccessCollection<LineBreakOpportunity> where Index == Int {
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
