internal import ScreenModel
internal import StackLayout

extension StackSolver {
  /// The outermost list or sections of the screen, which take its height in pages; nil if it has none.
  var pages: Int? { prepared.index.pages.first { placed[$0].isShown } }

  /// The sum of the floors of the elastic media in the content's stack, in points.
  var elasticFloors: Points {
    prepared.index.elasticMedia.reduce(0) { placed[$1].isShown ? $0 + placed[$1].leastHeight : $0 }
  }

  /// The elastic media with the highest floor, which pays first.
  var highestElasticMedia: Int? {
    prepared.index.elasticMedia.filter { placed[$0].isShown }.max {
      placed[$0].leastHeight < placed[$1].leastHeight
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
