internal import ScreenModel
internal import StackLayout
internal import TextMeasure

/// Lays known texts out at new widths: by their profiles, and by walking the prefix sums of their words.
struct TextLayoutBenchmark {
  private let profiles: [LineProfile]
  private let walks: [PrefixSums]
  private let queries: [Query]
  private let fit: FitArithmetic

  /// A text at a width and size that nobody asked for before.
  private struct Query {
    var text: Int
    var width: Points
    var size: Points
  }

  private static let pixelScale = 3.0

  init(_ subject: Subject, queries count: Int) {
    let measurer = subject.measurer()
    let measured = subject.texts.map { measurer.measure($0.text, as: $0.setting) }
    profiles = measured.map(\.profile)
    walks = subject.texts.map { text in
      PrefixSums(text.text) { measurer.measure($0, as: text.setting).profile.naturalWidth }
    }
    fit = subject.app.profile.fit
    var generator = SplitMix64(state: 1)
    let sizes = subject.app.styles.map(\.size)
    var queries: [Query] = []
    while queries.count < count {
      let query = Query(
        text: Int.random(in: profiles.indices, using: &generator),
        width: .random(in: 150...700, using: &generator),
        size: sizes[Int.random(in: sizes.indices, using: &generator)]
          * .random(in: 1...2, using: &generator))
      // Narrower than a word, neither way applies.
      let room = fit.emWidth(of: query.width, size: query.size, pixelScale: Self.pixelScale)
      if profiles[query.text].step(at: room) != nil { queries.append(query) }
    }
    self.queries = queries
  }

  func run() -> [Measurement] {
    let count = Double(queries.count)
    let times = medianNanoseconds(rounds: 101, preparing: {}) {
      blackHole(linesByProfile())
    } against: {
      blackHole(linesByWalk())
    }
    let (byProfile, byWalk) = (times.work / count, times.other / count)
    let equal = queries.count { lines($0, profiles) == lines($0, walks) }
    return [
      Measurement("a known text at a new width", byProfile, .nanoseconds, .atMost(60)),
      Measurement("the same by walking prefix sums", byWalk, .nanoseconds),
      Measurement("ratio", byProfile / byWalk, .times),
      Measurement(
        "equal line counts (sums know only spaces)", 100 * Double(equal) / count, .percent),
    ]
  }

  /// Lays every query out; returns the sum of the lines.
  @inline(never)
  func linesByProfile() -> Int {
    var sum = 0
    for query in queries { sum &+= lines(query, profiles) }
    return sum
  }

  @inline(never)
  private func linesByWalk() -> Int {
    var sum = 0
    for query in queries { sum &+= lines(query, walks) }
    return sum
  }

  @inline(__always)
  private func lines(_ query: Query, _ profiles: [LineProfile]) -> Int {
    let room = fit.emWidth(of: query.width, size: query.size, pixelScale: Self.pixelScale)
    return profiles[query.text].step(at: room).map { profiles[query.text].steps[$0].lines } ?? 0
  }

  @inline(__always)
  private func lines(_ query: Query, _ walks: [PrefixSums]) -> Int {
    let room = fit.emWidth(of: query.width, size: query.size, pixelScale: Self.pixelScale)
    return walks[query.text].lineCount(within: room)
  }
}

/// Where the words of a text start and end on one line, in em.
private struct PrefixSums {
  private var words: [(start: Double, end: Double)] = []

  init(_ text: String, width: (String) -> Double) {
    for word in text.split(separator: " ") {
      let end = width(String(text[..<word.endIndex]))
      words.append((start: end - width(String(word)), end: end))
    }
  }

  /// Fills one line after another.
  func lineCount(within room: Double) -> Int {
    guard var start = words.first?.start else { return 0 }
    var lines = 1
    for word in words where word.end - start > room {
      lines += 1
      start = word.start
    }
    return lines
  }
}
