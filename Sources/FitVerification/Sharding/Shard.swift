/// One of the parts that the work of a run is split into, so that several machines share it.
package struct Shard: Hashable, Codable, Sendable {
  /// From 1 to `count`.
  package var index: Int
  /// How many parts there are; at least 1.
  package var count: Int

  package init(_ index: Int, of count: Int) {
    self.index = index
    self.count = count
  }

  /// Lists its pieces of so many: every `count`th, as neighbours cost about the same.
  func pieces(of total: Int) -> [Int] { Array(stride(from: index - 1, to: total, by: count)) }
}

extension Shard: CustomStringConvertible {
  /// As messages say it: `2 of 4`.
  package var description: String { "\(index) of \(count)" }
}

/// What was found of some pieces of a run, to be put together with the others.
package enum ShardResult: Codable, Sendable {
  case replay(total: Int, pieces: [PieceFindings])
  case limits(total: Int, rows: [LimitPiece])

  /// How many pieces the whole run has.
  package var total: Int {
    switch self {
    case .replay(let total, _), .limits(let total, _): total
    }
  }

  /// How many of them it has.
  package var count: Int { pieces.count + rows.count }

  /// What was judged; empty for limits.
  package var pieces: [PieceFindings] {
    if case .replay(_, let pieces) = self { pieces } else { [] }
  }

  /// What was found of limits; empty for a replay.
  package var rows: [LimitPiece] {
    if case .limits(_, let rows) = self { rows } else { [] }
  }
}

/// How far a screen can be stretched in one family and locale.
package struct LimitPiece: Codable, Sendable {
  /// Its place among the pieces of the whole run.
  var number: Int
  var row: LimitReport.Row
}
