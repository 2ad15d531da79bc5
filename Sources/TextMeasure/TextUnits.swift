internal import ScreenModel

/// A text as it is set: UTF-16 with white space collapsed where the platform does, and where each unit came from.
struct TextUnits: Sendable {
  var units: [UInt16] = []
  /// For each unit, and for the end, the UTF-8 offset in the text as it was given.
  var offsets: [Int32] = []
  /// The highest unit; tells which scripts cannot occur.
  var highest: UInt16 = 0

  /// Reads a text by a platform's rule for white space.
  init(_ text: String, whiteSpace: PlatformProfile.WhiteSpace) {
    let count = text.utf8.count
    let collapses = whiteSpace == .collapse
    units.reserveCapacity(count)
    offsets.reserveCapacity(count + 1)
    var offset: Int32 = 0
    var gap: Gap?
    for scalar in text.unicodeScalars {
      let value = scalar.value
      defer { offset += Int32(UTF8.width(scalar)) }
      if collapses, value == 0x20 || value == 0x09 || value == 0x0A || value == 0x0D {
        var wider = gap ?? Gap(offset: offset)
        if value == 0x20 || value == 0x09 { wider.hasSpace = true } else { wider.hasNewline = true }
        gap = wider
        continue
      }
      if let ended = gap {
        gap = nil
        if !units.isEmpty, !ended.vanishes(between: units[units.count - 1], and: value) {
          append(0x20, at: ended.offset)
        }
      }
      if value == 0x09 {
        append(0x20, at: offset)  // Kept tabs act as spaces: no profile has tab stops.
      } else if value < 0x10000 {
        append(UInt16(value), at: offset)
      } else {
        append(UInt16(0xD800 + ((value - 0x10000) >> 10)), at: offset)
        append(UInt16(0xDC00 + (value & 0x3FF)), at: offset)
      }
    }
    offsets.append(offset)
  }

  /// Takes a part of a text.
  init(_ whole: TextUnits, range: Range<Int>) {
    offsets.append(contentsOf: whole.offsets[range.lowerBound...range.upperBound])
    units.append(contentsOf: whole.units[range])
    highest = whole.highest
  }

  private mutating func append(_ unit: UInt16, at offset: Int32) {
    units.append(unit)
    offsets.append(offset)
    if unit > highest { highest = unit }
  }

  /// A run of white space that collapses.
  private struct Gap {
    var offset: Int32
    var hasSpace = false
    var hasNewline = false

    /// A lone newline vanishes between East Asian characters and beside a zero-width space (CSS Text 3 § 4.1.3).
    func vanishes(between last: UInt16, and next: UInt32) -> Bool {
      guard hasNewline else { return false }
      if last == 0x200B || next == 0x200B { return true }
      return [UInt32(last), next].allSatisfy {
        $0 >= 0x1100 && Segmentation.isEastAsian($0) && !Segmentation.isHangul($0)
      }
    }
  }
}
