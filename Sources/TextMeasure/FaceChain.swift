/// The faces that a text is set in, in fallback order, with a common unit of length.
///
/// The unit is the least that all the faces' font units are multiples of, so that sums over faces stay exact.
final class FaceChain: Sendable {
  let faces: [FontFace]
  let names: [String]
  /// Units per em.
  let unitsPerEm: Int
  /// For each face, units per font unit.
  let factors: [Int]

  init(_ faces: [FontFace]) {
    self.faces = faces
    names = faces.map(\.name)
    let common = faces.reduce(1) { Self.leastCommonMultiple($0, $1.metrics.unitsPerEm) }
    unitsPerEm = common
    factors = faces.map { common / $0.metrics.unitsPerEm }
  }

  private static func leastCommonMultiple(_ a: Int, _ b: Int) -> Int {
    var (x, y) = (a, b)
    while y != 0 { (x, y) = (y, x % y) }
    return a / x * b
  }
}
