internal import ScreenModel

/// The steps of all slots of a screen, one slot's after another's, so that a look-up follows no references.
struct StepTable: Sendable {
  struct Slot: BitwiseCopyable, Sendable {
    /// The index of its first step.
    var first: Int
    var count: Int
    /// From this width on the last step holds, in em: most texts have that much.
    var widest: Double
    /// In em.
    var minimumWidth: Double
    /// In em.
    var naturalWidth: Double
    /// As a share of the advance.
    var allowance: Double
    var lineMetrics: LineMetrics
  }

  private let slots: [Slot]
  private let steps: [LineProfile.Step]

  init(_ slots: [TextSlot]) {
    var steps: [LineProfile.Step] = []
    self.slots = slots.map { slot in
      defer { steps += slot.worst.steps }
      return Slot(
        first: steps.count, count: slot.worst.steps.count,
        widest: slot.worst.steps.last?.width ?? .infinity, minimumWidth: slot.worst.minimumWidth,
        naturalWidth: slot.worst.naturalWidth, allowance: slot.allowance,
        lineMetrics: slot.lineMetrics)
    }
    self.steps = steps
  }

  /// The table while its memory is lent.
  struct Lent {
    fileprivate let slots: UnsafeBufferPointer<Slot>
    fileprivate let steps: UnsafeBufferPointer<LineProfile.Step>

    subscript(slot: Int) -> Slot { slots[slot] }

    /// Finds the step that holds in a slot at a width in em; nil if it is below the slot's first.
    @inline(__always)
    func step(ofSlot index: Int, at width: Double) -> LineProfile.Step? {
      let (first, count) = (slots[index].first, slots[index].count)
      if width >= slots[index].widest { return steps[first + count - 1] }
      let own = UnsafeBufferPointer(rebasing: steps[first..<first + count])
      return LineProfile.step(at: width, in: own).map { own[$0] }
    }
  }

  func withLent<Result>(_ body: (Lent) -> Result) -> Result {
    slots.withUnsafeBufferPointer { slots in
      steps.withUnsafeBufferPointer { steps in body(Lent(slots: slots, steps: steps)) }
    }
  }
}
