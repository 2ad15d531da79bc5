internal import ScreenModel
internal import StackLayout

/// Finds the text and the word that make a cell fail.
struct DecidingTextSearch {
  let layout: StackSolver

  init(_ layout: StackSolver) { self.layout = layout }

  /// Finds the text that a violation turns on.
  func text(for violation: Violation) -> Finding.DecidingText? {
    switch violation.rule {
    case .textOverLines, .truncatedWithRoomLeft:
      guard let box = layout.textBox(of: violation.node), let allowed = box.maximumLines,
        let candidate = candidate(violation)
      else { return nil }
      return deciding(candidate, node: violation.node, allowed: allowed)
    case .wordTooWide:
      return candidate(violation).flatMap { overlongWord($0, node: violation.node) }
    case .stackTooTall, .mediaBelowFloor, .pageCannotHoldRow, .sectionCannotFit:
      return cheapestLine(for: violation)
    default:
      return nil
    }
  }

  private func candidate(_ violation: Violation) -> TextSlot.Candidate? {
    guard let box = layout.textBox(of: violation.node), let index = violation.candidate else {
      return nil
    }
    return layout.slot(of: box).candidates[index]
  }

  /// Finds the text that takes more lines than it may, else the one that is the nearest to taking a line less.
  private func cheapestLine(for violation: Violation) -> Finding.DecidingText? {
    var best: Finding.DecidingText?
    let scope =
      violation.rule == .sectionCannotFit ? violation.node : layout.prepared.content
    for node in HeightOwners(layout: layout).texts(in: scope) {
      guard let box = layout.textBox(of: node), layout.placed[node].lines > 1 else { continue }
      let candidate = layout.slot(of: box).candidates[layout.placed[node].text]
      let lines = layout.placed[node].lines
      let limit = box.maximumLines ?? .max
      guard let found = deciding(candidate, node: node, allowed: min(limit, lines - 1)) else {
        continue
      }
      if let known = best {
        guard found.isOverLimit || !known.isOverLimit,
          found.isOverLimit != known.isOverLimit || found.tooWide < known.tooWide
        else { continue }
      }
      best = found
    }
    return best
  }

  private func deciding(
    _ candidate: TextSlot.Candidate, node: Int, allowed: Int
  ) -> Finding.DecidingText? {
    var deciding = Self.deciding(
      candidate.authored, candidate.measured, room: layout.placed[node].room,
      size: layout.placed[node].size, allowed: allowed)
    deciding?.isOverLimit = layout.textBox(of: node)?.maximumLines == allowed
    return deciding
  }

  /// Describes the word that opens the first line that a text may not take.
  ///
  /// - Parameters:
  ///   - text: As its author wrote it.
  ///   - measured: The same, measured.
  ///   - room: The width of its box, in em.
  ///   - size: The size that the text is really set at, in points.
  ///   - allowed: How many lines it may take.
  /// - Returns: nil if it takes no more lines than that, or would at every width.
  static func deciding(
    _ text: AuthoredText, _ measured: any MeasuredText, room: Double, size: Points, allowed: Int
  ) -> Finding.DecidingText? {
    let lines = measured.lines(within: room)
    let enough = measured.profile.steps.first { $0.lines <= allowed }
    guard allowed > 0, lines.count > allowed, let enough else { return nil }
    let word = lines[allowed].visibleText.prefix { !$0.isWhitespace }
    return Finding.DecidingText(
      text: text.text, location: text.location, lines: lines.count, linesAllowed: allowed,
      isOverLimit: false, word: String(word), tooWide: (enough.width - room) * size,
      room: room * size)
  }

  private func overlongWord(
    _ candidate: TextSlot.Candidate, node: Int
  ) -> Finding.DecidingText? {
    let placed = layout.placed[node]
    let text = candidate.authored.text
    let lines = candidate.measured.lines(within: placed.room)
    let cut = lines.first { $0.reason == .emergency || $0.width > placed.room }
    guard let cut,
      let index = text.utf8.index(
        text.startIndex, offsetBy: cut.range.lowerBound, limitedBy: text.endIndex)
    else { return nil }
    let start = text[..<index].lastIndex(where: \.isWhitespace).map(text.index(after:))
    let word = text[(start ?? text.startIndex)...].prefix { !$0.isWhitespace }
    return Finding.DecidingText(
      text: text, location: candidate.authored.location, lines: lines.count,
      linesAllowed: max(1, layout.textBox(of: node)?.maximumLines ?? lines.count),
      isOverLimit: false, word: String(word),
      tooWide: (candidate.measured.profile.minimumWidth - placed.room) * placed.size,
      room: placed.room * placed.size)
  }
}
