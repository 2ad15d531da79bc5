internal import ScreenModel

extension LineBreakOpportunity {
  /// Lists a shaped text's opportunities, from its start to its end.
  ///
  /// - Returns: At least two, or none for a text without lines.
  static func list(
    in shaped: ShapedText, rules: LineRules, bench: Workbench
  ) -> [LineBreakOpportunity] {
    let units = shaped.text.units
    let start = LineBreakOpportunity(
      unit: 0, visibleEnd: 0, isMandatory: false, origin: 0, end: 0, limit: 0)
    guard !units.isEmpty else {
      return rules.profile.trailingNewlineOpensLine ? [start, start] : []
    }
    let positions = shaped.positions
    var list: [LineBreakOpportunity] = []
    list.reserveCapacity(units.count / 5 + 2)
    list.append(start)
    let either = TextMarks.opportunity.rawValue | TextMarks.mandatory.rawValue
    for unit in 1...units.count where unit == units.count || shaped.marks[unit] & either != 0 {
      let isMandatory = shaped.has(.mandatory, at: unit)
      let start = list[list.count - 1].unit
      var visibleEnd = unit
      while visibleEnd > start, rules.hangs(units[visibleEnd - 1]) { visibleEnd -= 1 }
      var opportunity = LineBreakOpportunity(
        unit: unit, visibleEnd: visibleEnd, isMandatory: isMandatory, origin: positions[unit],
        end: positions[visibleEnd], limit: 0)
      opportunity.isBlank =
        visibleEnd == start && start > 0 && units[start - 1].isPlainSpace
        && rules.profile.whiteSpace == .collapse
      if opportunity.isBlank, isMandatory || unit == units.count {
        opportunity.end = positions[unit]
      }
      if !isMandatory { opportunity.reshape(in: shaped, rules: rules, bench: bench) }
      opportunity.origin = max(opportunity.origin, list[list.count - 1].origin)
      list.append(opportunity)
    }
    if list[list.count - 1].isMandatory, rules.profile.trailingNewlineOpensLine {
      var end = list[list.count - 1]
      end.isMandatory = false
      end.visibleEnd = end.unit
      end.end = end.origin
      list.append(end)
    }
    setLimits(&list)
    return list
  }

  /// Allows for what a break here changes and engines round: kerning across it, a soft hyphen, full-width marks at the line's edges.
  private mutating func reshape(in shaped: ShapedText, rules: LineRules, bench: Workbench) {
    let units = shaped.text.units
    if visibleEnd == unit, unit < units.count {
      if rules.profile.shapesLinesAnew {
        let cut = shaped.cut(at: unit, bench: bench)
        end += cut.before
        limit = shaped.isSafeToCut(at: unit) ? 0 : max(shaped.chain.rounding, -cut.before)
        origin -= cut.after
      }
      showsHyphen = units[unit - 1] == 0xAD
    }
    if rules.profile.softHyphenTakesWidth, visibleEnd > 0, units[visibleEnd - 1] == 0xAD {
      // Also at the end of the text and before white space that hangs.
      showsHyphen = true
      end += shaped.hyphenWidth(at: visibleEnd - 1, bench: bench)
    }
    if visibleEnd < unit, unit < units.count, rules.profile.shapesLinesAnew,
      !shaped.has(.cluster, at: unit)
    {
      // A mark that stood on the space before it stands alone.
      origin -= shaped.cut(at: unit, bench: bench).after
    }
    guard shaped.mayHaveFullWidthMarks else { return }
    let loss = shaped.lossAtStart(unit, bench: bench)
    origin -= loss
    if loss > 0 { limit = max(limit, shaped.chain.rounding) }
    if visibleEnd == unit {
      let gain = shaped.gainAtEnd(unit - 1, bench: bench)
      // A mark is halved only where a hair of room is left.
      if gain > 0 { end -= gain - shaped.chain.rounding }
    }
  }

  private static func setLimits(_ list: inout [LineBreakOpportunity]) {
    var least = Int.max
    for index in list.indices.reversed() {
      // What shaping anew takes back does not help: the line must also fit as it was shaped in the whole.
      let reach = list[index].end + list[index].limit
      if list[index].isMandatory || index == list.count - 1 { least = reach }
      if !list[index].isBlank { least = min(least, reach) }
      list[index].limit = least
    }
  }

  /// Parts opportunities at those that force a new line; neighbours share one.
  static func sections(of list: [LineBreakOpportunity]) -> [Range<Int>] {
    var sections: [Range<Int>] = []
    var start = 0
    for index in list.indices.dropFirst()
    where list[index].isMandatory || index == list.count - 1 {
      sections.append(start..<index)
      start = index
    }
    return sections
  }
}
