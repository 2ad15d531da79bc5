package import ScreenModel
internal import StackLayout

/// Differences that are no more than the noise of floating-point sums.
package enum FitTolerance {
  /// In points.
  package static let points: Points = 1e-6
}

extension StackSolver {
  /// The outermost list or sections of the content, which take its height in pages; nil if it has none.
  var pages: Int? {
    prepared.nodes.indices.first { node in
      switch prepared.nodes[node].kind {
      case .list, .sections: true
      default: false
      }
    }
  }

  /// The sum of the floors of the elastic media in the content's stack, in points.
  var elasticFloors: Points {
    var sum: Points = 0
    forEachElasticMedia { sum += placed[$0].leastHeight }
    return sum
  }

  /// The elastic media with the highest floor, which pays first.
  var highestElasticMedia: Int? {
    var highest: Int?
    forEachElasticMedia { node in
      if let known = highest, placed[known].leastHeight >= placed[node].leastHeight { return }
      highest = node
    }
    return highest
  }

  /// Visits elastic media that stand under one another; those in rows share their height with their neighbours.
  private func forEachElasticMedia(_ body: (Int) -> Void) {
    var node = prepared.content
    while node < prepared.nodes.count {
      switch prepared.nodes[node].kind {
      case .media(let media) where media.elastic: body(node)
      case .row:
        node = prepared.nodes[node].end
        continue
      default: break
      }
      node += 1
    }
  }

  /// Visits each text and each control's label.
  func forEachText(_ body: (_ node: Int, _ box: Node.TextBox) -> Void) {
    for node in prepared.nodes.indices {
      switch prepared.nodes[node].kind {
      case .text(let box): body(node, box)
      case .control(let box) where box.diameter == nil:
        if let label = box.label { body(node, label) }
      default: break
      }
    }
  }

  /// The text of a text block or of a control's label; nil for other blocks.
  func textBox(of node: Int) -> Node.TextBox? {
    switch prepared.nodes[node].kind {
    case .text(let box): box
    case .control(let box): box.label
    default: nil
    }
  }
}

extension Points {
  /// With one decimal.
  package var formatted: String {
    let tenths = Int((magnitude * 10).rounded())
    return (self < 0 && tenths > 0 ? "−" : "") + "\(tenths / 10).\(tenths % 10)"
  }

  /// With one decimal and the unit.
  package var inPoints: String { formatted + " pt" }
}

extension Int {
  /// “1 line”, “2 lines”.
  package var lines: String { self == 1 ? "1 line" : "\(self) lines" }
}
