package import ScreenModel

/// A text that was shaped once and answers any size and width.
package final class Paragraph: MeasuredText {
  package let profile: LineProfile
  package let allowance: Double
  package let missing: [MissingCharacter]
  package let doubt: String?
  package let lineMetrics: LineMetrics
  let shaped: ShapedText
  let rules: LineRules
  /// From the start of the text to its end, both included; empty for a text without lines.
  let opportunities: [LineBreakOpportunity]
  /// The indices of opportunities between which lines are broken by themselves: text between forced breaks.
  let sections: [Range<Int>]
  /// Whether widths below the profile's first step are walked cluster by cluster even where no word is too wide.
  private let walksClusters: Bool
  /// The length of the text as it was given, in UTF-8.
  private let length: Int
  let pool: WorkbenchPool
  /// What cutting words at units gave, so that no cut is shaped twice.
  private let cuts = Lock<[Int: ShapedText.Cut]>([:])

  /// Prepares a text whose spans end at UTF-8 offsets and have a part of the chain each; without offsets it is one span.
  ///
  /// Without a chain, since a face cannot be used, every character is missing from the faces named.
  init(
    _ text: String, spans ends: [Int]? = nil, chain: FaceChain?, names: [String], locale: String,
    rules: LineRules, pool: WorkbenchPool
  ) {
    let units = TextUnits(
      chain == nil ? "" : text, whiteSpace: rules.profile.whiteSpace)
    let chain = chain ?? FaceChain([])
    let spans = Self.spans(ending: ends, in: units, chain: chain)
    let (shaped, opportunities) = pool.withWorkbench { bench in
      let shaped = ShapedText(
        units, spans: spans, chain: chain, locale: locale, rules: rules, bench: bench)
      return (shaped, LineBreakOpportunity.list(in: shaped, rules: rules, bench: bench))
    }
    self.shaped = shaped
    self.opportunities = opportunities
    self.rules = rules
    self.pool = pool
    length = text.utf8.count
    sections = LineBreakOpportunity.sections(of: opportunities)
    walksClusters = rules.profile.overlongWord == .cutInPlace && Self.hasHeldSpace(shaped)
    profile = LineProfile(
      breaking: opportunities, in: sections, unitsPerEm: chain.unitsPerEm,
      mostSteps: walksClusters ? 1 : LineProfile.mostSteps)
    allowance = shaped.runs.reduce(0) { max($0, chain.faces[$1.face].allowance) }
    doubt = rules.uncertainScript(among: shaped.runs)?.name
    lineMetrics = Self.lineMetrics(
      of: shaped, fallbacksRaise: rules.profile.fontLines.fallbacksRaise)
    missing = chain.faces.isEmpty ? Self.missing(allOf: text, faces: names) : shaped.missing
  }

  /// Finds the units at which spans end.
  private static func spans(
    ending ends: [Int]?, in text: TextUnits, chain: FaceChain
  ) -> [ShapedText.Span] {
    guard let ends else { return [ShapedText.Span(end: text.units.count, face: 0)] }
    var unit = 0
    var face = 0
    return ends.map { end in
      while unit < text.units.count, text.offsets[unit] < end { unit += 1 }
      defer { face = chain.parts[face].upperBound }
      return ShapedText.Span(end: unit, face: face)
    }
  }

  /// Finds the tallest metrics on any line: of each span's own face, and of those that stand in for it.
  private static func lineMetrics(of shaped: ShapedText, fallbacksRaise: Bool) -> LineMetrics {
    let chain = shaped.chain
    var metrics = LineMetrics.zero
    func add(_ face: Int) {
      metrics.formUnion(chain.faces[face].lineMetrics * chain.relativeSizes[face])
    }
    for face in chain.faces.indices where chain.parts[face].lowerBound == face { add(face) }
    if fallbacksRaise { for run in shaped.runs { add(run.face) } }
    return metrics
  }

  /// Lists every character of a text that has no face at all.
  private static func missing(allOf text: String, faces: [String]) -> [MissingCharacter] {
    var seen: Set<Character> = []
    return text.filter { seen.insert($0).inserted }.map {
      MissingCharacter(character: $0, faces: faces)
    }
  }

  /// Whether the text has Chinese, Japanese or Korean characters, which break between almost any two.
  package var isCJK: Bool { shaped.text.units.contains { $0.isCJK } }

  package func lineCount(within width: Double) -> Int {
    if let step = profile.step(at: width) { return profile.steps[step].lines }
    var count = 0
    walk(within: width) { _ in count += 1 }
    return count
  }

  package func lines(within width: Double) -> [TextLine] {
    var lines: [TextLine] = []
    walk(within: width) { line in
      let isFirst = lines.isEmpty
      let isLast = line.reason == .end
      let offsets = shaped.text.offsets
      let start = isFirst ? 0 : Int(offsets[line.units.lowerBound])
      let end = isLast ? length : Int(offsets[line.units.upperBound])
      lines.append(
        TextLine(
          range: start..<end, width: Double(line.width) / Double(shaped.chain.unitsPerEm),
          reason: line.reason, visibleText: visibleText(of: line)))
    }
    return lines
  }

  private func visibleText(of line: BrokenLine) -> String {
    let units = shaped.text.units[
      line.units.lowerBound..<max(line.visibleEnd, line.units.lowerBound)]
    let visible = String(decoding: units.filter { $0 != 0xAD && $0 != 0x200B }, as: UTF16.self)
    return line.showsHyphen ? visible + "-" : visible
  }

  /// Walks the lines at a width in em; `body` gets each.
  func walk(within width: Double, _ body: (BrokenLine) -> Void) {
    let room = room(within: width)
    for section in sections {
      let cutsInPlace =
        rules.profile.overlongWord == .cutInPlace && width < profile.minimumWidth
      if cutsInPlace || walksClusters && width < profile.naturalWidth {
        walkCuttingInPlace(section, room: room, body)
      } else {
        walk(section, room: room, body)
      }
    }
  }

  /// Returns the most that fits a width, in units: the same comparison as with the profile's steps.
  private func room(within width: Double) -> Int {
    let em = Double(shaped.chain.unitsPerEm)
    guard width * em < 0x1p62 else { return .max / 2 }
    guard width > 0 else { return -1 }
    var room = Int(width * em)
    while Double(room + 1) / em <= width { room += 1 }
    while Double(room) / em > width { room -= 1 }
    return room
  }

  /// Returns what cutting a word at a unit changes; shapes at most once for each unit.
  func cut(at unit: Int) -> ShapedText.Cut {
    guard rules.profile.shapesLinesAnew, !shaped.isSafeToCut(at: unit) else { return .none }
    if let known = cuts.withLock({ $0[unit] }) { return known }
    let cut = pool.withWorkbench { shaped.cut(at: unit, bench: $0) }
    cuts.withLock { $0[unit] = cut }
    return cut
  }

  /// Finds the breaks in a stretch as if nothing were before it, as units of the whole text.
  func freshBreaks(in range: Range<Int>) -> [Int] {
    let part = TextUnits(shaped.text, range: range)
    var marks = [UInt8](repeating: 0, count: range.count + 1)
    pool.withWorkbench { bench in
      part.units.withUnsafeBufferPointer { units in
        marks.withUnsafeMutableBufferPointer {
          LineBreakOpportunity.mark(
            units, of: part, in: $0, locale: shaped.locale, rules: rules, bench: bench)
        }
      }
    }
    return marks.indices.filter { marks[$0] & TextMarks.opportunity.rawValue != 0 }.map {
      range.lowerBound + $0
    }
  }

  /// Whether an opportunity is the end of the text.
  func isEnd(_ opportunity: Int) -> Bool { opportunity == opportunities.count - 1 }
}

/// A line as it is found, in units of the text and of the face chain.
struct BrokenLine {
  var units: Range<Int>
  /// Without the white space that hangs.
  var visibleEnd: Int
  var width: Int
  var reason: TextLine.BreakReason
  var showsHyphen = false
}

extension UInt16 {
  /// Han, kana, bopomofo, Hangul, and the punctuation and full-width forms that go with them.
  fileprivate var isCJK: Bool {
    switch self {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFEF, 0xD840...0xD8BF:
      true
    default: false
    }
  }
}
