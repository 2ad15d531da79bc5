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
      let count = Double(texts.count)
      let preparing =
        medianNanoseconds(rounds: 31, preparing: warmMeasurer) { prepare(texts, with: $0) } / count
      let shaping = try shapingTime(of: texts, in: family) / count
      measurements += [
        Measurement("preparing a text, \(family.name)", preparing / 1000, .microseconds),
        Measurement("HarfBuzz alone, \(family.name)", shaping / 1000, .microseconds),
      ]
      prepared += preparing * count
      shaped += shaping * count
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

  private func shapingTime(
    of texts: [Subject.SetText], in family: Family
  ) throws(BenchmarkError) -> Double {
    guard let name = family.faces.first, let declaration = subject.fonts.faces[name],
      let face = try? subject.library.face(named: name),
      let baseline = shaping_baseline_open(face.path, UInt32(declaration.index))
    else { throw BenchmarkError("the face of \(family.name) cannot be opened") }
    defer { shaping_baseline_close(baseline) }
    let bytes = texts.flatMap { Array($0.text.utf8) }
    let lengths = texts.map { Int32($0.text.utf8.count) }
    return medianNanoseconds(rounds: 31) {
      blackHole(shaping_baseline_shape(baseline, bytes, lengths, lengths.count))
    }
  }
}
