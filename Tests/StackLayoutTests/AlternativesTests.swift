import FitTestSupport
import ScreenModel
import StackLayout
import Testing

@Suite("Alternatives")
struct AlternativesTests {
  /// A text of so many characters without a space: 10 points each at text size 1.
  private func word(_ letter: Character, _ count: Int) -> Block {
    SampleApp.text(String(repeating: letter, count: count))
  }

  /// A block of a size of its own: a text of columns × 10 points, with more height below it.
  private func box(_ letter: Character, columns: Int, height: Points) -> Block {
    SampleApp.stack([word(letter, columns), SampleApp.box("rest of \(letter)", height - 12)])
  }

  @Test("The first that fits the width is taken, the last if none does")
  func width() throws {
    var layout = try VariantLayout(
      SampleApp.screen([SampleApp.alternatives([word("a", 8), word("b", 5), word("c", 2)])]))
    for width in 1...120 {
      try layout.solve(Points(width), 100)
      let expected = width >= 80 ? "aaaaaaaa" : width >= 50 ? "bbbbb" : "cc"
      #expect(layout.shown == [expected], "\(width)")
    }
    #expect(layout.presence("bbbbb") == [.notTaken])
  }

  @Test(
    "An alternative must fit along its axes only",
    arguments: [
      (axes: Alternatives.Axes.both, expected: [["a"], ["b"], ["b"], ["c"]]),
      (.width, [["a"], ["b"], ["a"], ["b"]]), (.height, [["a"], ["b"], ["b"], ["c"]]),
      (.none, [["a"], ["a"], ["a"], ["a"]]),
    ])
  func axes(axes: Alternatives.Axes, expected: [[String]]) throws {
    let blocks = [
      box("a", columns: 8, height: 60), box("b", columns: 4, height: 40),
      box("c", columns: 2, height: 20),
    ]
    var layout = try VariantLayout(SampleApp.screen([SampleApp.alternatives(blocks, axes: axes)]))
    for (window, expected) in zip([(80.0, 60.0), (79, 60), (80, 59), (79, 39)], expected) {
      try layout.solve(window.0, window.1)
      #expect(layout.shown.first?.first.map(String.init) == expected[0], "\(window)")
    }
  }

  @Test("An alternative whose condition does not hold is passed over, even as the last")
  func conditions() throws {
    let narrow = SampleApp.when(widths: 0...60)
    let blocks = [word("a", 8), word("b", 2).when(narrow), word("c", 6), word("d", 1).when(narrow)]
    var layout = try VariantLayout(SampleApp.screen([SampleApp.alternatives(blocks)]))
    for (width, expected) in [(80.0, "aaaaaaaa"), (70, "cccccc"), (61, "cccccc"), (60, "bb")] {
      try layout.solve(width, 100)
      #expect(layout.shown == [expected])
    }
    let none = SampleApp.screen([
      SampleApp.alternatives(blocks.map { $0.when(narrow) }), SampleApp.box("below", 10),
    ])
    layout = try VariantLayout(none)
    #expect(layout.shown == ["below"])
    #expect(try layout.frame("below").y == 0)
  }

  @Test("What was the first to fit by condition is the first whose condition holds")
  func byCondition() throws {
    let blocks = [
      SampleApp.row([(.content, word("a", 1)), (.content, word("b", 1))]).when(
        SampleApp.when(textSizes: ["normal"])),
      SampleApp.stack([word("a", 1), word("b", 1)]),
    ]
    var layout = try VariantLayout(
      SampleApp.screen([SampleApp.alternatives(blocks, axes: .none)]))
    #expect(try layout.frame("b") == Frame(x: 10, y: 0, width: 10, height: 12))
    try layout.solve(100, 100, textSize: 1)
    #expect(try layout.frame("b") == Frame(x: 0, y: 24, width: 100, height: 24))
  }

  @Test("A choice in a row is offered what the other cells leave")
  func rows() throws {
    let name = SampleApp.alternatives([word("n", 8), word("i", 2)], name: "name")
    for width in [Row.Width.content, .weight(1)] {
      var layout = try VariantLayout(
        SampleApp.screen([
          SampleApp.row([(width, name), (.content, word("s", 3)), (.fixed(7), word("f", 0))])
        ]))
      for total in 30...140 {
        try layout.solve(Points(total), 100)
        #expect(layout.shown.first == (total >= 117 ? "nnnnnnnn" : "ii"), "\(total)")
      }
    }
  }

  @Test("A choice inside a stack in a row is offered what the other cells leave")
  func nestedInRow() throws {
    let name = SampleApp.stack([
      SampleApp.alternatives([word("n", 8), word("i", 2)]), word("u", 1),
    ])
    var layout = try VariantLayout(
      SampleApp.screen([SampleApp.row([(.content, name), (.content, word("s", 3))])]))
    for total in 30...140 {
      try layout.solve(Points(total), 100)
      #expect(layout.shown.first == (total >= 110 ? "nnnnnnnn" : "ii"), "\(total)")
    }
  }

  /// Every pair of heights of two choices of two alternatives each, and every window.
  @Test("Two choices in one stack fill it as far as any two of their alternatives can")
  func pairs() throws {
    for heights in [[40.0, 20, 30, 10], [40, 10, 40, 10], [50, 30, 20, 5], [20, 10, 60, 50]] {
      func choice(_ name: String, _ high: Points, _ low: Points) -> Block {
        SampleApp.alternatives(
          [SampleApp.box("\(name)1", high), SampleApp.box("\(name)2", low)], axes: .height)
      }
      var layout = try VariantLayout(
        SampleApp.screen([
          choice("a", heights[0], heights[1]), choice("b", heights[2], heights[3]),
        ]))
      for height in 1...100 {
        try layout.solve(100, Points(height))
        let room = Points(height)
        let expected =
          heights[0] + heights[2] <= room
          ? ["a1", "b1"]
          // The first written gives way first, and takes back what the second leaves over.
          : heights[1] + heights[2] <= room
            ? ["a2", "b1"]
            : heights[0] + heights[3] <= room ? ["a1", "b2"] : ["a2", "b2"]
        #expect(layout.shown == expected, "\(heights) in \(height)")
        #expect(layout.solver.unstableChoices.isEmpty)
      }
    }
  }

  /// Wrappers of a height of their own, and what is beside a choice there.
  private static let fixed: [(name: String, beside: Points, wrap: @Sendable (Block) -> Block)] = [
    ("stack", 0, { SampleApp.stack([$0]) }),
    ("stack with more", 10, { SampleApp.stack([$0, SampleApp.box("more", 10)]) }),
    ("row", 0, { SampleApp.row([(.weight(1), $0)]) }),
    (
      "row of a stack", 10,
      {
        SampleApp.row([(.weight(1), SampleApp.stack([SampleApp.box("more", 10), $0]))])
      }
    ),
  ]

  @Test("A choice in a block of a fixed height is offered that height, however high the window is")
  func fixedHeight() throws {
    for (name, beside, wrap) in Self.fixed {
      let choice = SampleApp.alternatives(
        [40.0, 30, 20].map { SampleApp.box("\(Int($0))", $0) }, axes: .height)
      for height in 10...60 {
        var block = wrap(choice)
        block.height = Points(height)
        var screen = SampleApp.screen([block])
        let room = Points(height) - beside
        let expected = room >= 40 ? "40" : room >= 30 ? "30" : "20"
        for overflow in [OverflowPolicy.never, .scroll] {
          screen.overflow = overflow
          var layout = try VariantLayout(screen)
          for window in [30.0, 100, 400] {
            try layout.solve(100, window)
            #expect(layout.shown.contains(expected), "\(name), \(height) in \(window)")
          }
        }
      }
    }
  }

  @Test("A choice in a fixed height inside another one is offered the inner height")
  func nestedFixedHeights() throws {
    let choice = SampleApp.alternatives(
      [SampleApp.box("high", 40), SampleApp.box("low", 20)], axes: .height)
    var inner = SampleApp.stack([choice])
    inner.height = 39
    var outer = SampleApp.row([(.weight(1), inner)])
    outer.height = 80
    #expect(try VariantLayout(SampleApp.screen([outer])).shown == ["low"])
    inner.height = 40
    outer = SampleApp.row([(.weight(1), inner)])
    outer.height = 80
    #expect(try VariantLayout(SampleApp.screen([outer])).shown == ["high"])
  }

  @Test("A choice inside an alternative is made for the space that the alternative has")
  func nested() throws {
    let inner = SampleApp.alternatives([word("c", 6), word("d", 3)], axes: .width, name: "inner")
    let outer = SampleApp.alternatives(
      [word("a", 9), SampleApp.row([(.content, inner), (.fixed(20), word("b", 1))])],
      axes: .width, name: "outer")
    var layout = try VariantLayout(SampleApp.screen([outer]))
    for width in 1...120 {
      try layout.solve(Points(width), 100)
      let expected =
        width >= 90 ? ["aaaaaaaaa"] : width >= 80 ? ["cccccc", "b"] : ["ddd", "b"]
      #expect(layout.shown == expected, "\(width)")
    }
  }

  /// What is pinned and what scrolls each take the high alternative when the other has taken the low one.
  private func quarrel() throws -> VariantLayout {
    func choice(_ name: String, _ heights: [Points]) -> Block {
      SampleApp.alternatives(
        heights.map { SampleApp.box("\(name)\(Int($0))", $0) }, axes: .height, name: name)
    }
    var screen = SampleApp.screen([choice("content", [40, 20])])
    screen.pinned = Pinned(
      top: Stack(blocks: []), bottom: Stack(blocks: [choice("pinned", [40, 20])]),
      location: SampleApp.location)
    return try VariantLayout(screen)
  }

  @Test("Choices that undo one another are unstable, and stay so from run to run")
  func instability() throws {
    var layout = try quarrel()
    for height in 10...200 {
      try layout.solve(100, Points(height))
      let names = layout.solver.unstableChoices.map { layout.prepared.nodes[$0].name }
      #expect(names == ((60..<80).contains(height) ? ["pinned", "content"] : []), "\(height)")
      if names.isEmpty {
        #expect(
          layout.shown == (height >= 80 ? ["pinned40", "content40"] : ["pinned20", "content20"]))
      }
      let first = layout.result
      try layout.solve(100, Points(height))
      #expect(layout.result == first)
    }
  }

  @Test("The result of a size does not depend on how it was reached")
  func pathIndependence() throws {
    var generator = SeededGenerator(seed: 11)
    let screen = SampleApp.screen([
      SampleApp.alternatives(
        [box("a", columns: 8, height: 50), box("b", columns: 6, height: 30), word("c", 2)],
        name: "first"),
      SampleApp.row([
        (.content, SampleApp.alternatives([word("d", 5), word("e", 2)])),
        (.weight(1), SampleApp.text("f f f f f f")),
        (.content, SampleApp.alternatives([word("g", 4), word("h", 1)])),
      ]),
      SampleApp.media(floor: 10).drop(2), SampleApp.box("note", 15).drop(1),
      SampleApp.alternatives(
        [SampleApp.box("high", 40), SampleApp.box("low", 10)], axes: .height),
    ])
    var layouts = [try VariantLayout(screen), try quarrel()]
    for index in layouts.indices {
      var results: [[Points]: [String]] = [:]
      for _ in 0..<1000 {
        let width = Points(Int.random(in: 5...30, using: &generator) * 5)
        let height = Points(Int.random(in: 2...40, using: &generator) * 5)
        try layouts[index].solve(width, height)
        let result = layouts[index].result
        #expect(results[[width, height], default: result] == result)
        results[[width, height]] = result
      }
      #expect(results.count > 200)
    }
  }
}
