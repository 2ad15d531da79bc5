internal import FitReporting
internal import ScreenModel

/// A text in a box: its lines, and the widths at which their number changes, all in points.
struct TextWidths {
  let realSize: Points
  /// Whether the lines rest on breaks that are not known.
  let isDoubtful: Bool
  private(set) var lines: [MeasureReport.Line] = []
  private(set) var narrower: MeasureReport.Change?
  private(set) var wider: MeasureReport.Change?

  private let fit: FitArithmetic
  private let pixelScale: Double

  init(
    _ text: any MeasuredText, width: Points, size: Points, fit: FitArithmetic, pixelScale: Double
  ) {
    self.fit = fit
    self.pixelScale = pixelScale
    realSize = fit.realSize(of: size, pixelScale: pixelScale)
    let room = max(
      fit.emWidth(of: width, size: size, pixelScale: pixelScale), .leastNormalMagnitude)
    isDoubtful = text.isDoubtful(within: room)
    lines = text.lines(within: room).map { line in
      MeasureReport.Line(
        text: line.visibleText, width: line.width * realSize,
        room: (room - line.width) * realSize, reason: line.reason)
    }
    findChanges(of: text, at: room)
  }

  private mutating func findChanges(of text: any MeasuredText, at room: Double) {
    let steps = text.profile.steps
    let count = lines.count
    guard let start = text.profile.step(at: room) else {
      // Below the profile: words are cut, and the count is found by trying widths.
      guard let first = steps.first else { return }
      if let width = Self.change(of: text, from: room, to: first.width, count: count) {
        wider = MeasureReport.Change(width: box(of: width), lines: text.lineCount(within: width))
      } else if first.lines != count {
        wider = MeasureReport.Change(width: box(of: first.width), lines: first.lines)
      }
      return
    }
    if let next = steps[start...].first(where: { $0.lines != count }) {
      wider = MeasureReport.Change(width: box(of: next.width), lines: next.lines)
    }
    if let before = steps[..<start].lastIndex(where: { $0.lines != count }) {
      narrower = MeasureReport.Change(
        width: box(of: steps[before + 1].width), lines: steps[before].lines)
    } else if let first = steps.first {
      let below = text.lineCount(within: first.width.nextDown)
      if below != count {
        narrower = MeasureReport.Change(width: box(of: first.width), lines: below)
      }
    }
  }

  /// Finds the least width at which a count no longer holds, between one where it does and one where it may not.
  private static func change(
    of text: any MeasuredText, from low: Double, to high: Double, count: Int
  ) -> Double? {
    guard text.lineCount(within: high) != count else { return nil }
    var low = low
    var high = high
    while (high - low) > high * 1e-9 {
      let middle = (low + high) / 2
      if text.lineCount(within: middle) == count { low = middle } else { high = middle }
    }
    return high
  }

  /// Converts a width in em to that of the narrowest box that offers it, as the platform rounds.
  private func box(of room: Double) -> Points {
    let width = room * realSize - fit.pointAllowance - fit.pixelAllowance / pixelScale
    return fit.widthStep > 0 ? (width / fit.widthStep).rounded(.up) * fit.widthStep : width
  }
}
