internal import ScreenModel

/// Keeps the texts that were prepared lately, so that none is prepared again soon, and lets go of the others.
final class RecentTexts: Sendable {
  private struct Kept: Sendable {
    var texts: [Paragraph] = []
    /// About the memory of them, in bytes.
    var size = 0
  }

  private let kept = Lock(Kept())
  private let mostSize: Int

  /// Keeps texts of about so many bytes.
  init(_ bytes: Int) { mostSize = bytes }

  /// Keeps a text that was prepared; if there is no room for it, lets go of all others.
  func keep(_ text: Paragraph) {
    let size = text.size
    let others = kept.withLock { kept in
      var others: [Paragraph] = []
      if kept.size + size > mostSize {
        swap(&others, &kept.texts)
        kept.size = 0
      }
      kept.texts.append(text)
      kept.size += size
      return others
    }
    for other in others { other.letGo() }
  }
}
