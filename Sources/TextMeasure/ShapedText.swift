internal import ScreenModel

/// A text shaped whole, once, in the common unit of its faces.
struct ShapedText: Sendable {
  let chain: FaceChain
  let locale: String
  let language: ShapingLanguage
  let text: TextUnits
  /// Positions before each unit and at the end, in logical order.
  fileprivate(set) var positions: [Int]
  /// What is known of the place before each unit and of the end.
  fileprivate(set) var marks: [UInt8]
  /// In the order of the text; what is between them takes no room.
  fileprivate(set) var runs: [GlyphRun] = []
  fileprivate(set) var missing: [MissingCharacter] = []
  /// Whether any mark may be full-width.
  let mayHaveFullWidthMarks: Bool
  private let breaksAtSeparators: Bool
  private let shapesByCharacter: Bool
  private let partsScriptsAtMiddleDots: Bool
  /// Where each part of the face chain comes into use.
  private let spans: [Span]

  /// A part of the text in a part of the face chain.
  struct Span: Sendable {
    /// The UTF-16 unit after its last.
    var end: Int
    /// The first face of its part of the chain.
    var face: Int
  }

  /// Analyses and shapes a text, whose spans follow one another from its start to its end.
  init(
    _ text: TextUnits, spans: [Span], chain: FaceChain, locale: String, rules: LineRules,
    bench: Workbench
  ) {
    self.chain = chain
    self.spans = spans
    self.locale = locale
    self.text = text
    let tools = bench.tools(for: locale, rules: rules)
    language = tools.language
    positions = [Int](repeating: 0, count: text.units.count + 1)
    marks = [UInt8](repeating: 0, count: text.units.count + 1)
    mayHaveFullWidthMarks = rules.profile.halvesFullWidthMarks && text.highest >= 0x3000
    breaksAtSeparators = rules.profile.lineSeparatorBreaks
    shapesByCharacter = rules.profile.overlongWord == .cutInPlace
    partsScriptsAtMiddleDots =
      rules.profile.unicode > 15 && text.highest >= 0x1100 && text.units.contains(0xB7)
    text.units.withUnsafeBufferPointer { units in
      guard !units.isEmpty else { return }
      markBoundaries(units, rules: rules, bench: bench)
      bench.advances.removeAll(keepingCapacity: true)
      bench.advances.append(contentsOf: repeatElement(0, count: units.count))
      for stretch in stretches(units, rightToLeft: tools.isRightToLeft, bench: bench) {
        shape(stretch, units: units, bench: bench)
      }
      if runs.contains(where: { $0.face != 0 }) {
        runs.sort { $0.range.lowerBound < $1.range.lowerBound }
      }
      sumAdvances(bench.advances)
      noteUnknowns(units)
    }
  }

  func has(_ mark: TextMarks, at unit: Int) -> Bool { marks[unit] & mark.rawValue != 0 }

  /// Whether text cut before a unit keeps the shape it has in the whole.
  func isSafeToCut(at unit: Int) -> Bool {
    marks[unit] & (TextMarks.cluster.rawValue | TextMarks.unsafe.rawValue)
      == TextMarks.cluster.rawValue
  }

  // MARK: - Boundaries

  private mutating func markBoundaries(
    _ units: UnsafeBufferPointer<UInt16>, rules: LineRules, bench: Workbench
  ) {
    let isPlain = text.highest < 0x300 || units.allSatisfy(\.isWholeCharacter)
    marks.withUnsafeMutableBufferPointer { marks in
      if isPlain {
        for index in marks.indices { marks[index] |= TextMarks.grapheme.rawValue }
      } else {
        bench.markClusters(units, in: marks)
        marks[0] |= TextMarks.grapheme.rawValue
      }
      LineBreakOpportunity.mark(
        units, of: text, in: marks, locale: locale, rules: rules, bench: bench)
    }
  }

  // MARK: - Runs

  /// Longest stretch that is shaped at once, in units; longer ones are parted after a space, and within a character that is longer
  /// itself, as the time that marks take grows with the square of their number.
  private static let longestStretch = 4096

  /// Parts the text at directions, scripts and control characters.
  private func stretches(
    _ units: UnsafeBufferPointer<UInt16>, rightToLeft: Bool, bench: Workbench
  ) -> [GlyphRun] {
    var found: [GlyphRun] = []
    let levels =
      rightToLeft || text.highest >= 0x0590
      ? bench.bidiRuns(in: units, rightToLeft: rightToLeft)
      : [BidiRun(range: 0..<units.count, level: 0)]
    var script: (end: Int, tag: UInt32) = (0, 0)
    var span = 0
    for level in levels {
      var start = level.range.lowerBound
      while start < level.range.upperBound {
        if start >= script.end {
          script = Segmentation.scriptRun(in: units, from: start)
          if partsScriptsAtMiddleDots {
            script = UnicodeRevisions.partedAtMiddleDot(script, in: units, from: start)
          }
        }
        while spans[span].end <= start { span += 1 }
        let end = min(script.end, level.range.upperBound, spans[span].end)
        append(
          GlyphRun(
            range: start..<end, script: script.tag, isRightToLeft: level.isRightToLeft,
            face: spans[span].face), to: &found, units: units)
        start = end
      }
    }
    return found
  }

  /// Whether a unit takes no room and needs no glyph: control characters, and separators where they end a line.
  private func isUnshaped(_ unit: UInt16) -> Bool {
    unit.isControl || breaksAtSeparators && unit.isSeparator
  }

  /// Appends a stretch in parts without control characters and of bounded length.
  private func append(
    _ stretch: GlyphRun, to found: inout [GlyphRun], units: UnsafeBufferPointer<UInt16>
  ) {
    var part = stretch
    var start = stretch.range.lowerBound
    var character = start
    var index = start
    while index < stretch.range.upperBound {
      if has(.grapheme, at: index) { character = index }
      let isControl = isUnshaped(units[index])
      let isLong =
        index - start >= Self.longestStretch && units[index - 1].isPlainSpace
        || index - max(start, character) >= Self.longestStretch
          && !UTF16.isTrailSurrogate(units[index])
      if isControl || isLong {
        part.range = start..<index
        if !part.range.isEmpty { found.append(part) }
        start = isControl ? index + 1 : index
      }
      index += 1
    }
    part.range = start..<stretch.range.upperBound
    if !part.range.isEmpty { found.append(part) }
  }

  /// The face that a unit is meant to be set in, before any fallback.
  func ownFace(at unit: Int) -> Int { spans.first { unit < $0.end }?.face ?? 0 }

  // MARK: - Shaping

  /// Shapes a stretch in its face; what that face has no glyph for is shaped in the next ones.
  private mutating func shape(
    _ stretch: GlyphRun, units: UnsafeBufferPointer<UInt16>, bench: Workbench
  ) {
    let factor = chain.factors[stretch.face]
    let halved = halvedMarks(in: stretch.range, of: stretch, units: units, bench: bench)
    var lacking: [Int] = []
    bench.advances.withUnsafeMutableBufferPointer { advances in
      bench.shaper.shape(
        stretch.range, of: units, in: chain.faces[stretch.face], script: stretch.script,
        rightToLeft: stretch.isRightToLeft, language: language, halved: halved,
        byCharacter: shapesByCharacter
      ) { glyph in
        advances[glyph.cluster] += glyph.advance * factor
        var mark = TextMarks.cluster.rawValue
        if glyph.isUnsafeToBreak { mark |= TextMarks.unsafe.rawValue }
        marks[glyph.cluster] |= mark
        if glyph.isMissing { lacking.append(glyph.cluster) }
      }
    }
    // The edges of a run are safe: what is beyond is shaped apart anyway.
    marks[stretch.range.lowerBound] &= ~TextMarks.unsafe.rawValue
    guard !lacking.isEmpty else {
      runs.append(stretch)
      return
    }
    resolve(lacking.sorted(), of: stretch, units: units, bench: bench)
  }

  /// Passes the characters that a face lacks on to the next face of the chain.
  private mutating func resolve(
    _ lacking: [Int], of stretch: GlyphRun, units: UnsafeBufferPointer<UInt16>, bench: Workbench
  ) {
    var gaps: [Range<Int>] = []
    for cluster in lacking {
      let gap = graphemes(around: cluster, within: stretch.range)
      if let last = gaps.last, last.upperBound >= gap.lowerBound {
        gaps[gaps.count - 1] = last.lowerBound..<max(last.upperBound, gap.upperBound)
      } else {
        gaps.append(gap)
      }
    }
    guard stretch.face + 1 < chain.parts[stretch.face].upperBound else {
      runs.append(stretch)
      for gap in gaps { note(missing: gap, face: stretch.face, units: units) }
      return
    }
    var kept = stretch
    var start = stretch.range.lowerBound
    for gap in gaps {
      kept.range = start..<gap.lowerBound
      if !kept.range.isEmpty { runs.append(kept) }
      start = gap.upperBound
      for index in gap {
        bench.advances[index] = 0
        marks[index] &= ~(TextMarks.cluster.rawValue | TextMarks.unsafe.rawValue)
      }
      // What follows the gap starts a run of its own.
      if start < stretch.range.upperBound { marks[start] &= ~TextMarks.unsafe.rawValue }
      var next = stretch
      next.face += 1
      next.range = gap
      shape(next, units: units, bench: bench)
    }
    kept.range = start..<stretch.range.upperBound
    if !kept.range.isEmpty { runs.append(kept) }
  }

  /// Widens a cluster of glyphs to the whole characters it stands for.
  private func graphemes(around cluster: Int, within range: Range<Int>) -> Range<Int> {
    var start = cluster
    while start > range.lowerBound, !has(.grapheme, at: start) { start -= 1 }
    var end = cluster + 1
    while end < range.upperBound, !has(.grapheme, at: end) || !has(.cluster, at: end) { end += 1 }
    return start..<end
  }

  mutating func note(
    missing gap: Range<Int>, face: Int, units: UnsafeBufferPointer<UInt16>
  ) {
    for character in String(decoding: units[gap], as: UTF16.self) {
      let found = MissingCharacter(character: character, faces: chain.names(around: face))
      if !missing.contains(found) { missing.append(found) }
    }
  }

  /// Lists the full-width marks of a stretch of a run that give up their empty half to a neighbour in the run.
  func halvedMarks(
    in range: Range<Int>, of run: GlyphRun, units: UnsafeBufferPointer<UInt16>, bench: Workbench
  ) -> [Range<Int>] {
    guard mayHaveFullWidthMarks else { return [] }
    var halved: [Range<Int>] = []
    var last: FullWidthMark?
    var end = run.range.upperBound
    // A middle dot is a run of its own beside Hangul, and a neighbour all the same.
    if partsScriptsAtMiddleDots, end < units.count, units[end] == 0xB7 { end += 1 }
    for index in max(range.lowerBound - 1, run.range.lowerBound)..<min(range.upperBound + 1, end) {
      let mark = fullWidthMark(units[index], in: run, bench: bench)?.mark
      if FullWidthMark.halves(last, before: mark), range.contains(index - 1) {
        halved.append(index - 1..<index)
      }
      if FullWidthMark.halves(mark, after: last), range.contains(index) {
        halved.append(index..<index + 1)
      }
      last = mark
    }
    return halved
  }

  private func fullWidthMark(
    _ unit: UInt16, in run: GlyphRun, bench: Workbench
  ) -> (mark: FullWidthMark, gain: Int)? {
    bench.fullWidthMarks.mark(
      unit, in: chain.faces[run.face], script: run.script, locale: locale, language: language,
      shaper: bench.shaper)
  }

  private mutating func sumAdvances(_ advances: [Int]) {
    let cluster = TextMarks.cluster.rawValue
    var position = 0
    var index = 0
    var run = 0
    while index < advances.count {
      positions[index] = position
      let advance = advances[index]
      var next = index + 1
      while next < advances.count, marks[next] & cluster == 0, !isUnshaped(text.units[next]) {
        next += 1
      }
      // Inside a cluster, such as a ligature, positions are a guess: cutting there shapes again. From right to left
      // Chromium has every place in it at its end, so that it is cut only where nothing else fits.
      if next - index > 1 {
        while run + 1 < runs.count, runs[run].range.upperBound <= index { run += 1 }
        let isRightToLeft = run < runs.count && runs[run].isRightToLeft
        for inner in (index + 1)..<next {
          let share = isRightToLeft ? advance : advance * (inner - index) / (next - index)
          positions[inner] = position + share
        }
      }
      position += advance
      index = next
    }
    positions[advances.count] = position
    marks[advances.count] |= cluster | TextMarks.grapheme.rawValue
  }
}

// MARK: - Line edges

extension ShapedText {
  /// Returns how much wider an opening mark is at a line's start, where it takes back the half it gave to its neighbour.
  func lossAtStart(_ unit: Int, bench: Workbench) -> Int {
    guard unit < text.units.count, FullWidthMark(text.units[unit]) == .open else { return 0 }
    return edgeMark(unit, bench: bench) { $0 == .open && $1 } ?? 0
  }

  /// Returns how much a closing bracket or quote gives up at a line's end if it must; marks that end a clause give nothing.
  func gainAtEnd(_ unit: Int, bench: Workbench) -> Int {
    guard FullWidthMark(text.units[unit]) == .close, !FullWidthMark.endsClause(text.units[unit])
    else { return 0 }
    return edgeMark(unit, bench: bench) { $0 == .close && !$1 } ?? 0
  }

  /// Returns half of a mark's width if it is what is wanted: a mark, and whether it is halved already.
  private func edgeMark(
    _ unit: Int, bench: Workbench, isWanted: (FullWidthMark, _ isHalved: Bool) -> Bool
  ) -> Int? {
    guard mayHaveFullWidthMarks, let run = runs.first(where: { $0.range.contains(unit) }),
      let (mark, half) = fullWidthMark(text.units[unit], in: run, bench: bench)
    else { return nil }
    let factor = chain.factors[run.face]
    let isHalved =
      positions[unit + 1] - positions[unit] < chain.faces[run.face].metrics.unitsPerEm * factor
    return isWanted(mark, isHalved) ? half * factor : nil
  }

  /// Returns the width of the hyphen shown at a soft hyphen: U+2010, or the hyphen-minus where a face lacks it.
  func hyphenWidth(at unit: Int, bench: Workbench) -> Int {
    let run = runs.first { $0.range.contains(unit) }
    let index = run?.face ?? 0
    let face = chain.faces[index]
    let hyphen: UInt16 = face.hasGlyph(for: "\u{2010}") ? 0x2010 : 0x2D
    var width = 0
    [hyphen].withUnsafeBufferPointer { units in
      bench.shaper.shape(
        0..<1, of: units, in: face, script: run?.script ?? 0,
        rightToLeft: run?.isRightToLeft ?? false, language: language
      ) { width += $0.advance }
    }
    return width * chain.factors[index]
  }
}
