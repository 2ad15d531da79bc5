package import ScreenModel

/// Measures texts with real fonts by a platform's rules; each text is prepared once.
package final class TextMeasurer: TextMeasuring {
  private let library: FontLibrary
  private let rules: LineRules
  private let pool: WorkbenchPool
  private let settings = Lock<[Setting]>([])
  private let known = Lock(Known())
  private let recent: RecentTexts

  /// The texts that are there: those in use, and those prepared lately.
  private struct Known {
    private var paragraphs: [Key: Reference] = [:]
    /// How many there may be before those that are gone are looked for.
    private var most = 1 << 14

    private struct Reference {
      weak var paragraph: Paragraph?
    }

    subscript(key: Key) -> Paragraph? { paragraphs[key]?.paragraph }

    mutating func remember(_ paragraph: Paragraph, as key: Key) {
      if paragraphs.count >= most {
        paragraphs = paragraphs.filter { $0.value.paragraph != nil }
        most = max(most, 2 * paragraphs.count)
      }
      paragraphs[key] = Reference(paragraph: paragraph)
    }
  }

  /// What texts are set in: few, so they are searched in their order and a key holds only a number.
  private struct Setting {
    var faces: [String]
    var locale: String
    /// nil if a face cannot be used.
    var chain: FaceChain?
  }

  /// Texts are told apart by their bytes: equivalent ones may be shaped and counted in other ways.
  private struct Key: Hashable {
    var text: String
    /// An index into the settings.
    var setting: Int

    static func == (a: Key, b: Key) -> Bool {
      a.setting == b.setting && a.text.utf8.elementsEqual(b.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      let isWhole: Void? = text.utf8.withContiguousStorageIfAvailable {
        hasher.combine(bytes: UnsafeRawBufferPointer($0))
      }
      if isWhole == nil { for byte in text.utf8 { hasher.combine(byte) } }
      hasher.combine(setting)
    }
  }

  /// Prepares to measure.
  ///
  /// - Parameters:
  ///   - profile: The rules of a platform.
  ///   - library: Has the faces.
  ///   - bytes: About so much memory is given to texts that nothing uses any more; an app's texts take less.
  package init(profile: PlatformProfile, library: FontLibrary, keeping bytes: Int = 64 << 20) {
    recent = RecentTexts(bytes)
    rules = LineRules(profile)
    pool = WorkbenchPool(separatorsAreSpaces: profile.separatorsAreSpaces)
    self.library = library
  }

  /// The version of ICU that breaks lines, such as `72.1`.
  package static var icuVersion: String { Segmentation.icuVersion }

  /// The version of HarfBuzz that shapes texts, such as `6.0.0`.
  package static var harfBuzzVersion: String { Shaper.harfBuzzVersion }

  package func measure(_ text: String, as setting: TextSetting) -> any MeasuredText {
    paragraph(text, as: setting)
  }

  package func measure(_ spans: [TextSpan]) -> any MeasuredText {
    var text = ""
    var ends: [Int] = []
    var parts: [(chain: FaceChain, relativeSize: Double)] = []
    var names: [String] = []
    var last: TextSpan?
    for span in spans {
      text += span.text
      // What looks the same is shaped as one: kerning and ligatures cross from one span to the next.
      if let known = last, known.setting.faces == span.setting.faces,
        known.relativeSize == span.relativeSize, !ends.isEmpty
      {
        ends[ends.count - 1] = text.utf8.count
        continue
      }
      last = span
      ends.append(text.utf8.count)
      names += span.setting.faces
      if let chain = find(span.setting).chain { parts.append((chain, span.relativeSize)) }
    }
    let chain = parts.count == ends.count && !parts.isEmpty ? FaceChain(spans: parts) : nil
    let source = TextBreaker.Source(
      text: text, ends: ends, chain: chain, locale: spans.first?.setting.locale ?? "", rules: rules)
    return Paragraph(source, names: names, pool: pool, recent: recent)
  }

  /// Prepares a text, or finds it among those prepared before.
  ///
  /// If a face of the chain cannot be used, every character is missing: use ``FontLibrary/check(_:)`` first to learn why.
  package func paragraph(_ text: String, as setting: TextSetting) -> Paragraph {
    let (index, chain) = find(setting)
    let key = Key(text: text, setting: index)
    if let paragraph = known.withLock({ $0[key] }) { return paragraph }
    let source = TextBreaker.Source(
      text: text, chain: chain, locale: setting.locale, rules: rules)
    let paragraph = Paragraph(source, names: setting.faces, pool: pool, recent: recent)
    known.withLock { $0.remember(paragraph, as: key) }
    return paragraph
  }

  private func find(_ setting: TextSetting) -> (index: Int, chain: FaceChain?) {
    settings.withLock { settings in
      let known = settings.firstIndex {
        $0.faces == setting.faces && $0.locale == setting.locale
      }
      if let known { return (known, settings[known].chain) }
      let chain = chain(setting.faces)
      settings.append(Setting(faces: setting.faces, locale: setting.locale, chain: chain))
      return (settings.count - 1, chain)
    }
  }

  private func chain(_ names: [String]) -> FaceChain? {
    var faces: [FontFace] = []
    for name in names {
      if let face = try? library.face(named: name) { faces.append(face) }
    }
    return faces.count == names.count && !faces.isEmpty ? FaceChain(faces) : nil
  }
}
