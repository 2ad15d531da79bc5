package import ScreenModel

/// The texts that a place on a screen may show, in one appearance, merged so that one look-up finds the worst.
package struct TextSlot: Sendable {
  package struct Candidate: Sendable {
    package var authored: AuthoredText
    package var measured: any MeasuredText

    package init(authored: AuthoredText, measured: any MeasuredText) {
      self.authored = authored
      self.measured = measured
    }
  }

  /// A single text, or every text of a content list in its order; never empty.
  package let candidates: [Candidate]
  /// The list that the texts are drawn from; nil for a text of the screen's own.
  package let list: String?
  /// The runs that its texts are made of; nil for texts of one style.
  package let runs: InlineRuns?
  /// Of each candidate.
  package let profiles: [LineProfile]
  /// At each width the lines of the worst text: the most lines, then the widest, then the first.
  package let worst: LineProfile
  /// The largest allowance among the faces used, as a share of the advance.
  package let allowance: Double
  /// Of the tallest candidate.
  package let lineMetrics: LineMetrics
  /// Whether a candidate has a character that no face can show.
  package let isUnknown: Bool
  /// Whether a candidate has a script whose line breaks are not known.
  package let isDoubtful: Bool

  package init(candidates: [Candidate], list: String?, runs: InlineRuns? = nil) {
    self.candidates = candidates
    self.list = list
    self.runs = runs
    profiles = candidates.map(\.measured.profile)
    worst = LineProfile(worstOf: profiles)
    allowance = candidates.lazy.map(\.measured.allowance).max() ?? 0
    lineMetrics = candidates.reduce(into: .zero) { $0.formUnion($1.measured.lineMetrics) }
    isUnknown = candidates.contains { !$0.measured.missing.isEmpty }
    isDoubtful = candidates.contains { $0.measured.doubt != nil }
  }

  /// Counts the lines of a candidate at a width in em, above 0.
  package func lineCount(of candidate: Int, within width: Double) -> Int {
    if let step = profiles[candidate].step(at: width) {
      return profiles[candidate].steps[step].lines
    }
    return candidates[candidate].measured.lineCount(within: width)
  }

  /// Counts the lines of the worst text at a width below the merged profile's first step.
  ///
  /// - Parameter width: In em, above 0.
  /// - Returns: The lines and the index of the candidate.
  /// - Complexity: Walks every candidate.
  package func worstLines(within width: Double) -> (lines: Int, text: Int) {
    var best = (lines: 0, text: 0)
    for index in candidates.indices {
      let lines = lineCount(of: index, within: width)
      let wider = profiles[index].naturalWidth > profiles[best.text].naturalWidth
      if lines > best.lines || (lines == best.lines && wider) { best = (lines, index) }
    }
    return best
  }
}

extension LineProfile {
  /// Merges profiles into the one that at each width has the lines of the worst of them.
  ///
  /// It answers from the widest first step on; `text` of a step is the index of the profile that decides.
  package init(worstOf profiles: [LineProfile]) {
    let start = profiles.lazy.compactMap(\.steps.first?.width).max() ?? 0
    let minimum = profiles.lazy.map(\.minimumWidth).max() ?? 0
    let natural = profiles.lazy.map(\.naturalWidth).max() ?? 0
    var lines = profiles.map { profile in
      profile.step(at: start).map { profile.steps[$0].lines } ?? 0
    }
    let events = profiles.indices.flatMap { text in
      profiles[text].steps.lazy.filter { $0.width > start }.map { (step: $0, text: text) }
    }.sorted { ($0.step.width, $0.text) < ($1.step.width, $1.text) }

    func isWorse(_ a: Int, than b: Int) -> Bool {
      lines[a] == lines[b]
        ? profiles[a].naturalWidth > profiles[b].naturalWidth : lines[a] > lines[b]
    }
    func worst() -> Int { profiles.indices.reduce(0) { isWorse($1, than: $0) ? $1 : $0 } }

    var current = worst()
    var steps = [Step(width: start, lines: lines[current], text: current)]
    for (step, text) in events {
      let falls = step.lines < lines[text]
      lines[text] = step.lines
      if text == current, falls {
        current = worst()
      } else if text != current, isWorse(text, than: current) {
        current = text
      }
      let next = Step(width: step.width, lines: lines[current], text: current)
      guard let last = steps.last, last.lines != next.lines || last.text != next.text else {
        continue
      }
      if last.width == next.width { steps.removeLast() }
      steps.append(next)
    }
    self.init(steps: steps, minimumWidth: minimum, naturalWidth: natural)
  }
}
