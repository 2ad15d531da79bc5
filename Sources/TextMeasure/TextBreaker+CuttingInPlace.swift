internal import ScreenModel

/// Breaking as SkParagraph does where a word is wider than the box: the word may be cut from the line it starts on.
extension TextBreaker {
  /// A cluster of glyphs: the smallest part that moves to the next line whole.
  private struct Cluster {
    var unit: Int
    var start: Int
    var end: Int
    var isRightToLeft: Bool
    /// White space joins the line and hangs.
    var isSpace: Bool
    var isNoBreakSpace: Bool
    /// A line may end after it.
    var endsWord: Bool
  }

  /// Whether a text has white space after which no break is allowed: where it passes the width a line ends all the same.
  static func hasHeldSpace(_ shaped: ShapedText) -> Bool {
    let units = shaped.text.units
    return units.indices.dropFirst().contains { index in
      units[index - 1].isPlainSpace && !units[index].isPlainSpace
        && !shaped.has(.opportunity, at: index) && !shaped.has(.mandatory, at: index)
    }
  }

  /// Breaks a section cluster by cluster.
  ///
  /// When a cluster would pass the width, the word it belongs to is measured up to its last cluster, which is left out.
  /// 1. If that fits a line, the line ends before the word.
  /// 2. If not, the word is cut right here if more than one cluster of it is on the line, or the line holds no finished word.
  /// 3. Else the word moves to the next line.
  func walkCuttingInPlace(_ section: Range<Int>, room: Int, _ body: (BrokenLine) -> Void) {
    let clusters = clusters(of: section)
    guard !clusters.isEmpty else {
      walk(section, room: room, body)
      return
    }
    var first = 0
    while first < clusters.count {
      let end = lineEnd(from: first, in: clusters, room: room)
      let endsSection = end == clusters.count
      var visible = end
      while visible > first, clusters[visible - 1].isSpace { visible -= 1 }
      let stop = endsSection ? opportunities[section.upperBound].unit : clusters[end].unit
      let reason: TextLine.BreakReason =
        endsSection
        ? (isEnd(section.upperBound) ? .end : .mandatory)
        : clusters[end - 1].endsWord || clusters[end - 1].isSpace ? .regular : .emergency
      body(
        BrokenLine(
          units: clusters[first].unit..<stop,
          visibleEnd: visible < clusters.count
            ? clusters[visible].unit : opportunities[section.upperBound].visibleEnd,
          width: visible > first ? clusters[visible - 1].end - clusters[first].start : 0,
          reason: reason))
      first = end
    }
  }

  /// Finds the cluster that the next line starts with.
  private func lineEnd(from first: Int, in clusters: [Cluster], room: Int) -> Int {
    let origin = clusters[first].start
    var wordStart = first
    var hasFinishedWord = false
    var index = first
    while index < clusters.count {
      let cluster = clusters[index]
      if cluster.end - origin > room {
        guard cluster.isSpace else {
          return end(
            of: wordStart..<index, hasFinishedWord: hasFinishedWord, first: first, in: clusters,
            room: room)
        }
        // White space that passes the width hangs and ends the line, even where no break is allowed.
        return clusters[index...].firstIndex { !$0.isSpace } ?? clusters.count
      }
      index += 1
      if cluster.endsWord {
        hasFinishedWord = true
        wordStart = index
      }
    }
    return clusters.count
  }

  /// Decides where a line ends whose next cluster does not fit; `word` is what the line holds of that cluster's word.
  private func end(
    of word: Range<Int>, hasFinishedWord: Bool, first: Int, in clusters: [Cluster], room: Int
  ) -> Int {
    let start = word.lowerBound
    let here = max(word.upperBound, first + 1)
    guard start > first else { return here }
    // Looking no further than a line is long: what is beyond does not fit anyway.
    func fits(_ index: Int) -> Bool { clusters[index].start - clusters[start].start <= room }
    var last = word.upperBound
    while last < clusters.count - 1, !clusters[last].endsWord, fits(last),
      !clusters[last].isNoBreakSpace
    { last += 1 }
    if fits(last) { return start }
    // From right to left it takes one cluster more; why is not known, the recordings say so.
    let few = clusters[word.upperBound].isRightToLeft ? 2 : 1
    return word.count > few || !hasFinishedWord ? here : start
  }

  private func clusters(of section: Range<Int>) -> [Cluster] {
    let units = shaped.text.units
    let start = opportunities[section.lowerBound].unit
    let end = opportunities[section.upperBound].unit
    var clusters: [Cluster] = []
    var unit = start
    var run = 0
    while unit < end {
      var next = unit + 1
      while next < end, !shaped.has(.cluster, at: next),
        !units[next].isControl, !units[unit].isControl
      { next += 1 }
      while run + 1 < shaped.runs.count, shaped.runs[run].range.upperBound <= unit { run += 1 }
      clusters.append(
        Cluster(
          unit: unit, start: shaped.positions[unit], end: shaped.positions[next],
          isRightToLeft: run < shaped.runs.count && shaped.runs[run].isRightToLeft,
          isSpace: rules.hangs(units[unit]) || units[unit].isNoBreakSpace,
          isNoBreakSpace: units[unit].isNoBreakSpace,
          endsWord: shaped.has(.opportunity, at: next)))
      unit = next
    }
    return clusters
  }
}

extension UInt16 {
  fileprivate var isNoBreakSpace: Bool { self == 0xA0 || self == 0x202F || self == 0x2007 }
}
