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
  /// Merges profiles into the one that at each width has the lines of the worst of them: the most lines, then the widest
  /// text, then the first.
  ///
  /// It answers from the widest first step on; `text` of a step is the index of the profile that decides.
  ///
  /// - Complexity: O(*n* log *n*) in the number of all steps, unless lines fall where a text gets narrower, which is rare.
  package init(worstOf profiles: [LineProfile]) {
    var start: Double = 0
    var minimum: Double = 0
    var natural: Double = 0
    for profile in profiles {
      start = max(start, profile.steps.first?.width ?? 0)
      minimum = max(minimum, profile.minimumWidth)
      natural = max(natural, profile.naturalWidth)
    }
    // From wide to narrow lines get more, so that a change need only be held against the worst so far.
    var search = WorstSearch(profiles)
    var falls: [(width: Double, text: Int, step: Int)] = []
    for (text, profile) in profiles.enumerated() {
      for step in profile.steps.indices.dropFirst() where profile.steps[step].width > start {
        falls.append((profile.steps[step].width, text, step))
      }
    }
    falls.sort { ($0.width, $1.text) > ($1.width, $0.text) }
    var steps: [Step] = []
    var next = 0
    while next < falls.count {
      let width = falls[next].width
      let wider = search.worst
      while next < falls.count, falls[next].width == width {
        search.lines(of: falls[next].text, at: falls[next].step - 1)
        next += 1
      }
      if search.worst != wider {
        steps.append(Step(width: width, lines: wider.lines, text: wider.text))
      }
    }
    steps.append(Step(width: start, lines: search.worst.lines, text: search.worst.text))
    steps.reverse()
    self.init(steps: steps, minimumWidth: minimum, naturalWidth: natural)
  }
}

/// The worst of several texts at a width that goes down.
private struct WorstSearch {
  private(set) var worst = (lines: 0, text: 0)
  private let profiles: [LineProfile]
  private var lines: [Int]

  /// Starts at a width that every text fits within as well as it ever does.
  init(_ profiles: [LineProfile]) {
    self.profiles = profiles
    lines = profiles.map { $0.steps.last?.lines ?? 0 }
    findWorst()
  }

  /// Notes that a text now takes the lines of one of its steps.
  mutating func lines(of text: Int, at step: Int) {
    let before = lines[text]
    lines[text] = profiles[text].steps[step].lines
    if text == worst.text {
      worst.lines = lines[text]
      if lines[text] < before { findWorst() }
    } else if isWorse(text, than: worst.text) {
      worst = (lines[text], text)
    }
  }

  private mutating func findWorst() {
    guard !lines.isEmpty else { return }
    let text = lines.indices.reduce(0) { isWorse($1, than: $0) ? $1 : $0 }
    worst = (lines[text], text)
  }

  private func isWorse(_ a: Int, than b: Int) -> Bool {
    if lines[a] != lines[b] { return lines[a] > lines[b] }
    let (first, second) = (profiles[a].naturalWidth, profiles[b].naturalWidth)
    return first == second ? a < b : first > second
  }
}
