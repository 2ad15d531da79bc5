package import ScreenModel

/// Scores the measure against the line counts that a real engine was recorded with.
package struct RecordingScorer {
  private let recording: Recording
  private let fit: FitArithmetic
  private let pixelScale: Double

  /// Creates a scorer.
  ///
  /// - Parameters:
  ///   - recording: What the engine did.
  ///   - fit: The arithmetic of the recording's platform profile.
  package init(_ recording: Recording, fit: FitArithmetic) {
    self.recording = recording
    self.fit = fit
    pixelScale = recording.environment.devicePixelRatio ?? 1
  }

  /// Adapts a platform profile to the style sheet that a recording was made with.
  ///
  /// - Parameters:
  ///   - profile: The profile that the recording names.
  ///   - environment: What the recording says of how it was made.
  /// - Returns: The profile; under `overflow-wrap: normal` words wider than the box stick out of it, and sizes are not
  ///   rounded as FreeType does unless the recording names a hinting mode, which only FreeType has.
  package static func profile(
    _ profile: PlatformProfile, in environment: Recording.Environment
  ) -> PlatformProfile {
    var profile = profile
    let css = environment.css.filter { !$0.isWhitespace }
    if css.contains("overflow-wrap:normal") { profile.overlongWord = .overflow }
    if environment.hinting.isEmpty { profile.fit.rasterStep = 0 }
    return profile
  }

  /// Scores every layout of the recording.
  ///
  /// - Parameters:
  ///   - listed: How many differing layouts to list at most.
  ///   - measure: Measures a text in a locale with a font of the recording, by its key.
  /// - Returns: The score as a whole and by group; texts with a character that the font lacks, or
  ///   whose line breaks are not known, are not comparable.
  package func score(
    listed: Int, measure: (_ text: String, _ locale: String, _ font: String) -> any MeasuredText
  ) -> RecordingReport {
    var scores = Scores()
    var differences: [RecordingReport.Difference] = []
    func note(
      _ recorded: Int, _ measured: Int, _ text: String, _ locale: String, _ font: String,
      _ size: Points, _ width: Points
    ) {
      guard recorded != measured, differences.count < listed else { return }
      differences.append(
        RecordingReport.Difference(
          locale: locale, font: font, size: size, width: width, recorded: recorded,
          measured: measured, text: text))
    }
    for row in recording.rows {
      let room = fit.emWidth(of: row.width, size: row.size, pixelScale: pixelScale)
      for (text, recorded) in zip(recording.texts[row.locale] ?? [], row.lineCounts) {
        let measured = measure(text, toldLocale(row.locale), row.font)
        let isKnown = measured.missing.isEmpty && !measured.isDoubtful(within: room)
        let lines = isKnown ? measured.lineCount(within: room) : nil
        scores.add(Self.group(of: text, measured, room: room), recorded: recorded, measured: lines)
        if let lines { note(recorded, lines, text, row.locale, row.font, row.size, row.width) }
      }
    }
    for line in recording.firstLines {
      let room = fit.emWidth(
        of: line.width + Self.recordedStep, size: line.size, pixelScale: pixelScale)
      let measured = measure(line.text, toldLocale(line.locale), line.font)
      let isKnown = measured.missing.isEmpty && !measured.isDoubtful(within: room)
      let first = isKnown ? firstLineLength(measured, line.text, room) : nil
      let group =
        line.width == 0 ? Group.overlongWord : Self.group(of: line.text, measured, room: room)
      scores.add(group, recorded: line.characters, measured: first)
      if let first {
        note(line.characters, first, line.text, line.locale, line.font, line.size, line.width)
      }
    }
    return RecordingReport(
      file: recording.file, profile: recording.profile, engine: recording.environment.engine,
      total: scores.total,
      groups: Group.allCases.map { ($0.rawValue, scores.groups[$0] ?? .init()) },
      differences: differences)
  }

  /// Returns the locale that the engine was told a text is in: none unless the recording's style sheet has a `lang`.
  private func toldLocale(_ locale: String) -> String {
    recording.environment.css.contains("lang=") ? locale : "und"
  }

  /// Counts the characters on the first line, the white space that hangs at its end among them.
  private func firstLineLength(
    _ measured: any MeasuredText, _ text: String, _ room: Double
  ) -> Int {
    let lines = measured.lines(within: max(room, .leastNormalMagnitude))
    guard let range = lines.first?.range else { return 0 }
    let line = text.utf8.dropFirst(range.lowerBound).prefix(range.count)
    return String(decoding: line, as: UTF8.self).count
  }

  /// Tightest widths are recorded in steps of 1/64 point: the true one may be a step wider.
  private static let recordedStep: Points = 1 / 64

  private enum Group: String, CaseIterable { case overlongWord, cjk, rest }

  private struct Scores {
    var total = RecordingReport.Score()
    var groups: [Group: RecordingReport.Score] = [:]

    mutating func add(_ group: Group, recorded: Int, measured: Int?) {
      func count(_ score: inout RecordingReport.Score) {
        score.layouts += 1
        guard let measured else { return }
        score.comparable += 1
        if measured < recorded { score.tooFew += 1 }
        if measured > recorded { score.tooMany += 1 }
      }
      count(&total)
      count(&groups[group, default: .init()])
    }
  }

  private static func group(of text: String, _ measured: any MeasuredText, room: Double) -> Group {
    if measured.profile.minimumWidth > room { return .overlongWord }
    return text.unicodeScalars.contains(where: \.isCJK) ? .cjk : .rest
  }
}

extension Unicode.Scalar {
  /// Whether it is a Han, kana, Hangul or full-width character.
  fileprivate var isCJK: Bool {
    switch value {
    case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
