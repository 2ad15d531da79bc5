import FitTestSupport
import ScreenModel

/// Makes screens at random of everything that variants are made of; every block has a name of its own.
struct RandomScreens {
  private var generator: SeededGenerator
  private var count = 0

  /// What alternatives are chosen by; without any, there are none.
  private let axes: [Alternatives.Axes]

  init(seed: UInt64, axes: [Alternatives.Axes] = [.both, .width, .height, .none]) {
    generator = SeededGenerator(seed: seed)
    self.axes = axes
  }

  mutating func next() -> Screen {
    count = 0
    var screen = SampleApp.screen(blocks(1...6, depth: 3))
    if chance(3) {
      screen.pinned = Pinned(
        top: Stack(blocks: chance(2) ? blocks(1...2, depth: 2) : []),
        bottom: Stack(blocks: chance(2) ? blocks(1...2, depth: 2) : []),
        location: SampleApp.location)
    }
    return screen
  }

  mutating func length(_ range: ClosedRange<Int>) -> Points {
    Points(Int.random(in: range, using: &generator))
  }

  /// True once in so many times.
  private mutating func chance(_ times: Int) -> Bool {
    Int.random(in: 0..<times, using: &generator) == 0
  }

  private mutating func name() -> String {
    count += 1
    return "block \(count)"
  }

  private mutating func blocks(_ range: ClosedRange<Int>, depth: Int) -> [Block] {
    (0..<Int.random(in: range, using: &generator)).map { _ in block(depth: depth) }
  }

  private mutating func block(depth: Int) -> Block {
    var block = kind(depth: depth)
    block.name = name()
    if chance(5) { block = block.drop(Int.random(in: 1...4, using: &generator)) }
    if chance(8) {
      let least = length(0...90)
      block = block.when(SampleApp.when(widths: least...(least + length(20...200))))
    }
    return block
  }

  private mutating func kind(depth: Int) -> Block {
    guard depth > 0 else { return leaf() }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...2 where !axes.isEmpty: return alternatives(depth: depth - 1)
    case 3: return SampleApp.stack(blocks(1...3, depth: depth - 1))
    case 4, 5: return row(depth: depth - 1)
    case 6 where chance(2):
      let reserve = TallestReserve(
        blocks: blocks(1...3, depth: depth - 1), leastHeight: length(0...30))
      return SampleApp.block("", .tallest(reserve))
    default: return leaf()
    }
  }

  private mutating func alternatives(depth: Int) -> Block {
    SampleApp.alternatives(
      blocks(2...4, depth: depth), axes: axes[Int.random(in: axes.indices, using: &generator)])
  }

  private mutating func row(depth: Int) -> Block {
    SampleApp.row(
      (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        let widths: [Row.Width] = [
          .content, .content, .weight(1), .weight(2), .fixed(length(5...40)),
        ]
        return (widths[Int.random(in: 0..<widths.count, using: &generator)], block(depth: depth))
      })
  }

  private mutating func leaf() -> Block {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1: return SampleApp.box("", length(1...40))
    case 2:
      return SampleApp.media(
        elastic: chance(2), floor: length(5...40), ceiling: length(40...90),
        aspect: chance(2) ? 1.5 : nil)
    case 3:
      return SampleApp.control(
        words(), icon: chance(2) ? Control.Icon(size: 9, position: .leading, spacing: 3) : nil)
    default: return SampleApp.text(words(), lines: chance(3) ? 2 : nil)
    }
  }

  private mutating func words() -> String {
    (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      String(repeating: "x", count: Int.random(in: 1...7, using: &generator))
    }.joined(separator: " ")
  }
}
