/// A figure with the bar that it is held against.
struct Measurement {
  var name: String
  var value: Double
  var unit: Unit
  /// nil for a figure that is only shown.
  var bar: Bar?

  enum Bar {
    case atMost(Double)
    case atLeast(Double)
  }

  enum Unit: String {
    case nanoseconds = "ns"
    case microseconds = "µs"
    case seconds = "s"
    case megabytes = "MB"
    case perSecond = "/s"
    case times = "×"
    case percent = "%"
    case cells
  }

  init(_ name: String, _ value: Double, _ unit: Unit, _ bar: Bar? = nil) {
    self.name = name
    self.value = value
    self.unit = unit
    self.bar = bar
  }

  var figure: String { Self.text(of: value) + " " + unit.rawValue }

  /// The bar in words; empty if there is none.
  var barText: String {
    switch bar {
    case .atMost(let most): "≤ \(Self.text(of: most))"
    case .atLeast(let least): "≥ \(Self.text(of: least))"
    case nil: ""
    }
  }

  /// `ok` or `OVER`; empty for a figure without a bar.
  var outcome: String {
    switch bar {
    case .atMost(let most): value <= most ? "ok" : "OVER"
    case .atLeast(let least): value >= least ? "ok" : "OVER"
    case nil: ""
    }
  }

  /// Writes a number with as many decimals as three figures need.
  private static func text(of value: Double) -> String {
    guard value < 100 else { return grouped(Int(value.rounded())) }
    let scale = value < 10 ? 100 : 10
    let scaled = Int((value * Double(scale)).rounded())
    let decimals = String(scaled % scale + scale).dropFirst()
    return decimals.allSatisfy { $0 == "0" }
      ? "\(scaled / scale)" : "\(scaled / scale).\(decimals)"
  }

  private static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }
}
