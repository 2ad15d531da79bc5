internal import ScreenModel

extension ShapedText {
  /// Notes characters whose room no text face tells, though it may have a glyph for them.
  ///
  /// Platforms draw emoji with a colour font of their own, and disagree on whether a control character is drawn at all.
  mutating func noteUnknowns(_ units: UnsafeBufferPointer<UInt16>) {
    for index in units.indices {
      let unit = units[index]
      if unit.isDrawnBySome {
        note(missing: index..<index + 1, face: ownFace(at: index), units: units)
      } else if unit.mayBeEmoji, let range = emoji(at: index, in: units) {
        note(missing: range, face: ownFace(at: index), units: units)
      }
    }
  }

  /// Finds the emoji that a unit makes of a character of a text face; nil if it makes none.
  private func emoji(at index: Int, in units: UnsafeBufferPointer<UInt16>) -> Range<Int>? {
    let isSelector = units[index] == 0xFE0F
    var start = isSelector ? index - 1 : index
    guard start >= 0 else { return nil }
    if UTF16.isTrailSurrogate(units[start]), start > 0 { start -= 1 }
    var end = start + (UTF16.isLeadSurrogate(units[start]) ? 2 : 1)
    guard end <= units.count,
      let base = String(decoding: units[start..<end], as: UTF16.self).unicodeScalars.first
    else { return nil }
    if isSelector {
      guard base.properties.isEmoji else { return nil }
      end = index + 1
    } else {
      let isText = end < units.count && (units[end] == 0xFE0E || units[end] == 0xFE0F)
      guard base.properties.isEmojiPresentation, !isText else { return nil }
    }
    let face = chain.faces[chain.parts[ownFace(at: index)]].first { $0.hasGlyph(for: base) }
    return face?.isColoured == false ? start..<end : nil
  }
}

extension UInt16 {
  /// A control character that is no white space: Chromium draws it, others do not.
  fileprivate var isDrawnBySome: Bool {
    self < 0x20 && self != 0x09 && self != 0x0A && self != 0x0D
  }

  /// An emoji's selector, or what may begin a character that is an emoji by itself.
  fileprivate var mayBeEmoji: Bool {
    self >= 0x231A && (self <= 0x2B55 || self == 0xFE0F || (0xD83C...0xD83E).contains(self))
  }
}
