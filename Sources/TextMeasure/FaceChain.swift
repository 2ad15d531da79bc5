internal import ScreenModel

/// The faces that a text is set in, in fallback order, with a common unit of length.
///
/// The spans of a text each have a part of the chain, in their size; most texts have one.
final class FaceChain: Sendable {
  let faces: [FontFace]
  /// Units per em of the size that lengths are given in.
  let unitsPerEm: Int
  /// For each face, units per font unit.
  let factors: [Int]
  /// For each face, the size it is set in over the one that lengths are given in.
  let relativeSizes: [Double]
  /// For each face, where its part of the chain is.
  let parts: [Range<Int>]

  /// Makes the chain of a text in one size.
  ///
  /// The unit is the least that all the faces' font units are multiples of, so that sums over faces stay exact.
  init(_ faces: [FontFace]) {
    self.faces = faces
    let common = faces.reduce(1) { Self.leastCommonMultiple($0, $1.metrics.unitsPerEm) }
    unitsPerEm = common
    factors = faces.map { common / $0.metrics.unitsPerEm }
    relativeSizes = faces.map { _ in 1 }
    parts = faces.map { _ in faces.indices }
  }

  /// Makes the chain of a text whose spans have faces and sizes of their own.
  ///
  /// The unit is so small that widths come out at most some millionths too large, never too small.
  init(spans: [(chain: FaceChain, relativeSize: Double)]) {
    let unitsPerEm = 1 << 30
    var faces: [FontFace] = []
    var factors: [Int] = []
    var relativeSizes: [Double] = []
    var parts: [Range<Int>] = []
    for (chain, size) in spans {
      let part = faces.count..<faces.count + chain.faces.count
      for face in chain.faces {
        faces.append(face)
        let factor = Double(unitsPerEm) * size / Double(face.metrics.unitsPerEm)
        factors.append(Int(factor.rounded(.up)))
        relativeSizes.append(size)
        parts.append(part)
      }
    }
    self.faces = faces
    self.unitsPerEm = unitsPerEm
    self.factors = factors
    self.relativeSizes = relativeSizes
    self.parts = parts
  }

  /// What engines may add when they round a stretch that is shaped anew up to their grid: 1/64 pixel at 16 pixels.
  var rounding: Int { unitsPerEm / 1024 + 1 }

  /// The names of the faces that are tried for what stands in a face's part.
  func names(around face: Int) -> [String] { faces[parts[face]].map(\.name) }

  private static func leastCommonMultiple(_ a: Int, _ b: Int) -> Int {
    var (x, y) = (a, b)
    while y != 0 { (x, y) = (y, x % y) }
    return a / x * b
  }
}
