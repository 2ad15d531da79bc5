package import ScreenModel

/// A line of text as it is drawn.
package struct SetLine: Sendable {
  /// From left to right.
  package var runs: [Run] = []
  /// Without white space that hangs; in em.
  package var width: Double
  package var reason: TextLine.BreakReason

  package init(width: Double = 0, reason: TextLine.BreakReason) {
    self.width = width
    self.reason = reason
  }

  /// Glyphs of one face.
  package struct Run: Sendable {
    package var face: FontFace
    /// The size it is set in over the one that lengths are given in.
    package var relativeSize: Double
    package var glyphs: [Glyph]
  }

  package struct Glyph: Hashable, Sendable {
    /// Its number in the face.
    package var id: UInt32
    /// From the left end of the line, in em of the text's size.
    package var x: Double
    /// Above the baseline, in em of the text's size.
    package var y: Double

    package init(id: UInt32, x: Double, y: Double) {
      self.id = id
      self.x = x
      self.y = y
    }
  }
}

extension TextBreaker {
  /// Sets the first lines at a width, in em.
  func setLines(within width: Double, most: Int, rightToLeft: Bool) -> [SetLine] {
    var broken: [BrokenLine] = []
    walk(within: width) { broken.append($0) }
    return pool.withWorkbench { bench in
      shaped.text.units.withUnsafeBufferPointer { units in
        let levels =
          units.isEmpty ? [] : bench.bidiRuns(in: units, rightToLeft: rightToLeft)
        return broken.prefix(most).map { set($0, units: units, levels: levels, bench: bench) }
      }
    }
  }

  /// A part of a line in one run and of one level.
  private struct Part {
    var run: GlyphRun
    var level: UInt8
  }

  private func set(
    _ line: BrokenLine, units: UnsafeBufferPointer<UInt16>, levels: [BidiRun], bench: Workbench
  ) -> SetLine {
    let seen = line.units.lowerBound..<max(line.visibleEnd, line.units.lowerBound)
    var result = SetLine(reason: line.reason)
    var parts = shaped.runs.compactMap { run -> Part? in
      let range = run.range.clamped(to: seen)
      guard !range.isEmpty else { return nil }
      var own = run
      own.range = range
      let level = levels.first { $0.range.contains(range.lowerBound) }?.level ?? 0
      return Part(run: own, level: level)
    }
    Self.reorder(&parts)
    var pen = 0
    for part in parts {
      result.runs.append(
        glyphs(of: part.run, units: units, pen: &pen, bench: bench))
    }
    if line.showsHyphen { appendHyphen(to: &result, at: seen.upperBound, pen: &pen, bench: bench) }
    result.width = Double(pen) / Double(shaped.chain.unitsPerEm)
    return result
  }

  /// Reverses what is between levels, from the highest down to the lowest odd one.
  private static func reorder(_ parts: inout [Part]) {
    guard let highest = parts.lazy.map(\.level).max(), highest > 0 else { return }
    for level in (1...highest).reversed() {
      var start = 0
      while start < parts.count {
        guard parts[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < parts.count, parts[end].level >= level { end += 1 }
        parts[start..<end].reverse()
        start = end
      }
    }
  }

  private func glyphs(
    of run: GlyphRun, units: UnsafeBufferPointer<UInt16>, pen: inout Int, bench: Workbench
  ) -> SetLine.Run {
    let face = shaped.chain.faces[run.face]
    let halved = shaped.halvedMarks(in: run.range, of: run, units: units, bench: bench)
    var collector = GlyphCollector(
      pen: pen, factor: shaped.chain.factors[run.face], unitsPerEm: shaped.chain.unitsPerEm)
    bench.shaper.shape(
      run.range, of: units, in: face, script: run.script, rightToLeft: run.isRightToLeft,
      language: shaped.language, halved: halved
    ) { collector.append($0) }
    pen = collector.pen
    return SetLine.Run(
      face: face, relativeSize: shaped.chain.relativeSizes[run.face], glyphs: collector.glyphs)
  }

  /// Shows the hyphen of a soft one where the line ends.
  private func appendHyphen(
    to line: inout SetLine, at unit: Int, pen: inout Int, bench: Workbench
  ) {
    let index = shaped.runs.first { $0.range.contains(unit - 1) }?.face ?? 0
    let face = shaped.chain.faces[index]
    let hyphen: [UInt16] = [face.hasGlyph(for: "\u{2010}") ? 0x2010 : 0x2D]
    hyphen.withUnsafeBufferPointer { units in
      var collector = GlyphCollector(
        pen: pen, factor: shaped.chain.factors[index], unitsPerEm: shaped.chain.unitsPerEm)
      bench.shaper.shape(
        0..<1, of: units, in: face, script: 0, rightToLeft: false, language: shaped.language
      ) { collector.append($0) }
      line.runs.append(
        SetLine.Run(
          face: face, relativeSize: shaped.chain.relativeSizes[index], glyphs: collector.glyphs))
      pen = collector.pen
    }
  }
}

/// Places glyphs one after another.
private struct GlyphCollector {
  /// In units of the chain.
  var pen: Int
  var factor: Int
  var unitsPerEm: Int
  private(set) var glyphs: [SetLine.Glyph] = []

  init(pen: Int, factor: Int, unitsPerEm: Int) {
    self.pen = pen
    self.factor = factor
    self.unitsPerEm = unitsPerEm
  }

  mutating func append(_ glyph: Shaper.Glyph) {
    let em = Double(unitsPerEm)
    glyphs.append(
      SetLine.Glyph(
        id: glyph.id, x: Double(pen + glyph.xOffset * factor) / em,
        y: Double(glyph.yOffset * factor) / em))
    pen += glyph.advance * factor
  }
}
