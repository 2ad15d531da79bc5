package import ScreenModel
internal import Synchronization

/// Measures texts with real fonts by a platform's rules; each text is prepared once.
package final class TextMeasurer: TextMeasuring {
  private let library: FontLibrary
  private let rules: LineRules
  private let pool = WorkbenchPool()
  private let chains = Mutex<[[String]: FaceChain?]>([:])
  private let known = Mutex<[Key: Paragraph]>([:])

  /// Texts are told apart by their bytes: equivalent ones may be shaped and counted in other ways.
  private struct Key: Hashable {
    var text: String
    var faces: [String]
    var locale: String

    static func == (a: Key, b: Key) -> Bool {
      a.text.utf8.elementsEqual(b.text.utf8) && a.faces == b.faces && a.locale == b.locale
    }

    func hash(into hasher: inout Hasher) {
      let isWhole: Void? = text.utf8.withContiguousStorageIfAvailable {
        hasher.combine(bytes: UnsafeRawBufferPointer($0))
      }
      if isWhole == nil { for byte in text.utf8 { hasher.combine(byte) } }
      hasher.combine(faces.count)
      hasher.combine(locale)
    }
  }

  package init(profile: PlatformProfile, library: FontLibrary) {
    rules = LineRules(profile)
    self.library = library
  }

  /// The version of ICU that breaks lines, such as `72.1`.
  package static var icuVersion: String { Segmentation.icuVersion }

  package func measure(_ text: String, as setting: TextSetting) -> any MeasuredText {
    paragraph(text, as: setting)
  }

  /// Prepares a text, or finds it among those prepared before.
  ///
  /// If a face of the chain cannot be used, every character is missing: use ``FontLibrary/check(_:)`` first to learn why.
  package func paragraph(_ text: String, as setting: TextSetting) -> Paragraph {
    let key = Key(text: text, faces: setting.faces, locale: setting.locale)
    if let paragraph = known.withLock({ $0[key] }) { return paragraph }
    let paragraph = Paragraph(
      text, chain: chain(setting.faces), names: setting.faces, locale: setting.locale,
      rules: rules, pool: pool)
    known.withLock { $0[key] = paragraph }
    return paragraph
  }

  private func chain(_ names: [String]) -> FaceChain? {
    if let chain = chains.withLock({ $0[names] }) { return chain }
    var faces: [FontFace] = []
    for name in names {
      if let face = try? library.face(named: name) { faces.append(face) }
    }
    let chain = faces.count == names.count && !faces.isEmpty ? FaceChain(faces) : nil
    chains.withLock { $0[names] = chain }
    return chain
  }
}
