package import ScreenModel

/// A text that was shaped once and answers any size and width.
///
/// What its lines are broken with takes most of its memory. It is kept while it is used or was lately, and made again if it is
/// asked for later: the profile answers nearly all questions.
package final class Paragraph: MeasuredText {
  package let profile: LineProfile
  package let allowance: Double
  package let missing: [MissingCharacter]
  package let doubt: String?
  package let lineMetrics: LineMetrics
  private let source: TextBreaker.Source
  private let pool: WorkbenchPool
  /// Weak, as it holds the text.
  private weak let recent: RecentTexts?
  private let known: Lock<TextBreaker?>

  /// Prepares a text.
  ///
  /// Without a chain, since a face cannot be used, every character is missing from the faces named.
  init(
    _ source: TextBreaker.Source, names: [String], pool: WorkbenchPool, recent: RecentTexts
  ) {
    let breaker = TextBreaker(source, pool: pool)
    let shaped = breaker.shaped
    let rules = source.rules
    let chain = shaped.chain
    profile = breaker.profile
    allowance = shaped.runs.reduce(0) { max($0, chain.faces[$1.face].allowance) }
    doubt = rules.uncertainScript(among: shaped.runs)?.name
    lineMetrics = Self.lineMetrics(
      of: shaped, fallbacksRaise: rules.profile.fontLines.fallbacksRaise)
    missing =
      chain.faces.isEmpty ? Self.missing(allOf: source.text, faces: names) : shaped.missing
    self.source = source
    self.pool = pool
    self.recent = recent
    known = Lock(breaker)
    recent.keep(self)
  }

  /// The text as it is broken into lines.
  var breaker: TextBreaker {
    let (breaker, isNew) = known.withLock { known in
      if let known { return (known, false) }
      let breaker = TextBreaker(source, profile: profile, pool: pool)
      known = breaker
      return (breaker, true)
    }
    if isNew { recent?.keep(self) }
    return breaker
  }

  /// Lets go of what can be made again.
  func letGo() { known.withLock { $0 = nil } }

  /// About the memory that the text takes, in bytes.
  var size: Int { 2048 + 24 * source.text.utf8.count }

  /// The metrics of its family's own face, which decides where the baseline is in lines of a height of their own.
  package var ownMetrics: LineMetrics { source.chain?.faces.first?.lineMetrics ?? lineMetrics }

  /// Whether the text as a whole runs from right to left.
  package var isRightToLeft: Bool { Segmentation.isRightToLeft(locale: source.locale) }

  /// Finds the tallest metrics on any line: of each span's own face, and of those that stand in for it.
  private static func lineMetrics(of shaped: ShapedText, fallbacksRaise: Bool) -> LineMetrics {
    let chain = shaped.chain
    var metrics = LineMetrics.zero
    func add(_ face: Int) {
      metrics.formUnion(chain.faces[face].lineMetrics * chain.relativeSizes[face])
    }
    for face in chain.faces.indices where chain.parts[face].lowerBound == face { add(face) }
    if fallbacksRaise { for run in shaped.runs { add(run.face) } }
    return metrics
  }

  /// Lists every character of a text that has no face at all.
  private static func missing(allOf text: String, faces: [String]) -> [MissingCharacter] {
    var seen: Set<Character> = []
    return text.filter { seen.insert($0).inserted }.map {
      MissingCharacter(character: $0, faces: faces)
    }
  }

  package func lineCount(within width: Double) -> Int {
    if let step = profile.step(at: width) { return profile.steps[step].lines }
    var count = 0
    breaker.walk(within: width) { _ in count += 1 }
    return count
  }

  package func lines(within width: Double) -> [TextLine] { breaker.lines(within: width) }

  /// Sets the lines at a width as glyphs, each line shaped anew and in the order in which it is seen (UAX #9, rule L2).
  ///
  /// - Parameters:
  ///   - width: In em, above 0.
  ///   - most: So many of the first lines at most.
  /// - Returns: As many lines as `lines(within:)` returns, or the most.
  package func setLines(within width: Double, most: Int = .max) -> [SetLine] {
    breaker.setLines(within: width, most: most, rightToLeft: isRightToLeft)
  }
}
