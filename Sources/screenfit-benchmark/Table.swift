#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Prints measurements as they come, in columns.
struct Table {
  private static let widths = (name: 58, figure: 14, bar: 12)

  func printTitle(_ title: String) { Swift.print("\n" + title) }

  func print(_ measurements: [Measurement]) {
    for measurement in measurements {
      let line =
        "  " + measurement.name.padded(to: Self.widths.name)
        + measurement.figure.padded(to: Self.widths.figure, atStart: true)
        + measurement.barText.padded(to: Self.widths.bar, atStart: true)
        + "  " + measurement.outcome
      Swift.print(line.trimmed)
    }
    fflush(nil)
  }
}

extension String {
  fileprivate func padded(to width: Int, atStart: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(1, width - count))
    return atStart ? padding + self : self + padding
  }

  /// Without spaces at the end.
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
