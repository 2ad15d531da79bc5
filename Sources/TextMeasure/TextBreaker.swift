internal import ScreenModel

/// A text that was shaped, with the places where its lines may end: breaks it at any width.
final class TextBreaker: Sendable {
  let shaped: ShapedText
  let rules: LineRules
  /// From the start of the text to its end, both included; empty for a text without lines.
  let opportunities: [LineBreakOpportunity]
  /// The indices of opportunities between which lines are broken by themselves: text between forced breaks.
  let sections: [Range<Int>]
  let profile: LineProfile
  let pool: WorkbenchPool
  /// Whether widths below the profile's first step are walked cluster by cluster even where no word is too wide.
  private let walksClusters: Bool
  /// The length of the text as it was given, in UTF-8.
  private let length: Int
  /// What cutting words at units gave, so that no cut is shaped twice.
  private let cuts = Lock<[Int: ShapedText.Cut]>([:])

  /// What a text is made from.
  struct Source: Sendable {
    var text: String
    /// The UTF-8 offsets at which spans end, which have a part of the chain each; nil: it is one span.
    var ends: [Int]?
    /// nil if a face cannot be used.
    var chain: FaceChain?
    var locale: String
    var rules: LineRules
  }

  /// Shapes a text; without a chain it is as one without characters.
  ///
  /// - Parameters:
  ///   - source: The text and what it is set in.
  ///   - profile: Its profile, if it was shaped before.
  ///   - pool: Lends the tools.
  init(_ source: Source, profile: LineProfile? = nil, pool: WorkbenchPool) {
    let rules = source.rules
    let units = TextUnits(
      source.chain == nil ? "" : source.text, whiteSpace: rules.profile.whiteSpace)
    let chain = source.chain ?? FaceChain([])
    let spans = Self.spans(ending: source.ends, in: units, chain: chain)
    let (shaped, opportunities) = pool.withWorkbench { bench in
      let shaped = ShapedText(
        units, spans: spans, chain: chain, locale: source.locale, rules: rules, bench: bench)
      return (shaped, LineBreakOpportunity.list(in: shaped, rules: rules, bench: bench))
    }
    self.shaped = shaped
    self.opportunities = opportunities
    self.rules = rules
    self.pool = pool
    length = source.text.utf8.count
    sections = LineBreakOpportunity.sections(of: opportunities)
    walksClusters = rules.profile.overlongWord == .cutInPlace && Self.hasHeldSpace(shaped)
    self.profile =
      profile
      ?? LineProfile(
        breaking: opportunities, in: sections, unitsPerEm: chain.unitsPerEm,
        mostSteps: walksClusters ? 1 : LineProfile.mostSteps)
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

  func lines(within width: Double) -> [TextLine] {
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
