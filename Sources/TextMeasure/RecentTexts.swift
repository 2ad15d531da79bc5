internal import ScreenModel

/// Keeps the texts that were prepared lately, so that none is prepared again soon: others may be forgotten once nothing uses them.
final class RecentTexts: Sendable {
  private struct Kept: Sendable {
    var texts: [(paragraph: Paragraph, breaker: TextBreaker)] = []
    /// About the memory of them, in bytes.
    var size = 0
  }

  private let kept = Lock(Kept())
  private let mostSize: Int

  /// Keeps texts of about so many bytes.
  init(_ bytes: Int) { mostSize = bytes }

  /// Keeps a text, and if there is no room for it forgets all others.
  func keep(_ breaker: TextBreaker, of paragraph: Paragraph) {
    let forgotten = kept.withLock { kept in
      var forgotten: [(paragraph: Paragraph, breaker: TextBreaker)] = []
      if kept.size + paragraph.size > mostSize {
        swap(&forgotten, &kept.texts)
        kept.size = 0
      }
      kept.texts.append((paragraph, breaker))
      kept.size += paragraph.size
      return forgotten
    }
    // Only now, as none of them may be freed while others wait.
    withExtendedLifetime(forgotten) {}
  }
}
