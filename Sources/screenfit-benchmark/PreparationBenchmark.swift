private import CShapingBaseline
internal import ScreenModel
internal import TextMeasure

/// Prepares texts that were never seen before, against HarfBuzz alone shaping the same texts in the same faces.
struct PreparationBenchmark {
  private let subject: Subject
  private let families: [(family: Family, texts: [Subject.SetText])]

  init(_ subject: Subject) {
    self.subject = subject
    families = subject.app.families.map { family in
      (family, subject.texts.filter { $0.setting.faces == family.faces })
    }
  }

  func run() throws(BenchmarkError) -> [Measurement] {
    var prepared = 0.0
    var shaped = 0.0
    var measurements: [Measurement] = []
    for (family, texts) in families {
      let times = try times(of: texts, in: family)
      let count = 1000 * Double(texts.count)
      measurements += [
        Measurement("preparing a text, \(family.name)", times.work / count, .microseconds),
        Measurement("HarfBuzz alone, \(family.name)", times.other / count, .microseconds),
      ]
      prepared += times.work
      shaped += times.other
    }
    measurements.append(
      Measurement("ratio over all families", prepared / shaped, .times, .atMost(2)))
    return measurements
  }

  /// Returns a measurer that knows no text but has opened its faces, buffers and line breakers.
  func warmMeasurer() -> TextMeasurer {
    let measurer = subject.measurer()
    for (_, texts) in families {
      if let first = texts.first { blackHole(measurer.measure("warm", as: first.setting)) }
    }
    return measurer
  }

  /// Prepares every text of every family once.
  func prepareAll(with measurer: TextMeasurer) -> Int {
    for (_, texts) in families { prepare(texts, with: measurer) }
    return families.reduce(0) { $0 + $1.texts.count }
  }

  private func prepare(_ texts: [Subject.SetText], with measurer: TextMeasurer) {
    for text in texts { blackHole(measurer.measure(text.text, as: text.setting)) }
  }

  /// Times preparing texts, and HarfBuzz shaping the same texts.
  private func times(
    of texts: [Subject.SetText], in family: Family
  ) throws(BenchmarkError) -> (work: Double, other: Double) {
    guard let name = family.faces.first, let declaration = subject.fonts.faces[name],
      let face = try? subject.library.face(named: name),
      let baseline = shaping_baseline_open(face.path, UInt32(declaration.index))
    else { throw BenchmarkError("the face of \(family.name) cannot be opened") }
    defer { shaping_baseline_close(baseline) }
    let bytes = texts.flatMap { Array($0.text.utf8) }
    let lengths = texts.map { Int32($0.text.utf8.count) }
    return medianNanoseconds(rounds: 51, preparing: warmMeasurer) {
      prepare(texts, with: $0)
    } against: {
      blackHole(shaping_baseline_shape(baseline, bytes, lengths, lengths.count))
    }
  }
}
