import FitTestSupport
import ScreenModel
import StackLayout
import Testing

@Suite("Shedding")
struct SheddingTests {
  @Test("Blocks go one by one in the written order until the rest fits, and no further")
  func order() throws {
    let boxes = [
      SampleApp.box("a", 10).drop(3), SampleApp.box("b", 20).drop(1), SampleApp.box("keep", 15),
      SampleApp.box("c", 5).drop(2),
    ]
    var layout = try VariantLayout(SampleApp.screen(boxes))
    for height in 1...60 {
      try layout.solve(100, Points(height))
      let expected =
        height >= 50
        ? ["a", "b", "keep", "c"]
        : height >= 30 ? ["a", "keep", "c"] : height >= 25 ? ["a", "keep"] : ["keep"]
      #expect(layout.shown == expected, "\(height)")
      #expect(layout.solver.shortfall <= 0 || height < 15)
    }
    try layout.solve(100, 20)
    #expect(layout.presence("a") == [.shed])
  }

  @Test("Copies of a block go one at a time from the end")
  func copies() throws {
    let rows = (1...4).map { SampleApp.box("row \($0)", 10).drop(1) }
    var layout = try VariantLayout(SampleApp.screen(rows + [SampleApp.box("keep", 5)]))
    for height in 1...50 {
      try layout.solve(100, Points(height))
      let count = min(4, max(0, (height - 5) / 10))
      #expect(layout.shown == (0..<count).map { "row \($0 + 1)" } + ["keep"], "\(height)")
    }
  }

  @Test("Of pages side by side, only one that is too high loses blocks")
  func pages() throws {
    let left = Stack(blocks: [SampleApp.box("note", 10).drop(3), SampleApp.box("now", 30)])
    let right = Stack(
      blocks: [SampleApp.box("menu", 10).drop(2), SampleApp.box("outlook", 20).drop(1)])
    let row = Row(
      cells: [left, right].map {
        Row.Cell(width: .weight(1), block: SampleApp.block("page", .stack($0)))
      }, location: SampleApp.location)
    var layout = try VariantLayout(SampleApp.screen([SampleApp.block("pages", .row(row))]))
    for height in 1...50 {
      try layout.solve(100, Points(height))
      let shown =
        (height >= 40 ? ["note", "now"] : ["now"])
        + (height >= 30 ? ["menu", "outlook"] : height >= 10 ? ["menu"] : [])
      #expect(layout.shown == shown, "\(height)")
    }
  }

  @Test("Pictures are squeezed to their floors before anything goes")
  func media() throws {
    var layout = try VariantLayout(
      SampleApp.screen([
        SampleApp.media(floor: 30).drop(2), SampleApp.box("note", 10).drop(1),
        SampleApp.box("keep", 10),
      ]))
    for height in 10...100 {
      try layout.solve(100, Points(height))
      let expected =
        height >= 50
        ? ["picture", "note", "keep"] : height >= 40 ? ["picture", "keep"] : ["keep"]
      #expect(layout.shown == expected, "\(height)")
      guard expected.contains("picture") else { continue }
      let rest: Points = expected.contains("note") ? 20 : 10
      #expect(try layout.frame("picture").height == Points(height) - rest)
    }
  }

  @Test("What is nested is dropped where it stands, and a stack that is left empty goes with it")
  func nesting() throws {
    let card = Stack(
      blocks: [SampleApp.box("title", 10).drop(2), SampleApp.box("menu", 10).drop(1)], spacing: 4)
    let outer = Stack(
      blocks: [SampleApp.block("card", .stack(card)), SampleApp.box("keep", 10)], spacing: 6)
    var layout = try VariantLayout(SampleApp.screen([SampleApp.block("outer", .stack(outer))]))
    for (height, y) in [(40.0, 30.0), (39, 16), (26, 16), (25, 0), (5, 0)] {
      try layout.solve(100, height)
      #expect(try layout.frame("keep").y == y)
    }
    #expect(layout.presence("card") == [.empty])
  }

  @Test("Alternatives give way before anything is dropped, and are chosen anew for what is left")
  func alternatives() throws {
    let choice = SampleApp.alternatives(
      [SampleApp.box("high", 30), SampleApp.box("low", 20)], axes: .height)
    var layout = try VariantLayout(
      SampleApp.screen([choice, SampleApp.box("note", 15).drop(1), SampleApp.box("keep", 10)]))
    for (height, expected) in [
      (55.0, ["high", "note", "keep"]), (54, ["low", "note", "keep"]),
      (45, ["low", "note", "keep"]), (44, ["high", "keep"]), (40, ["high", "keep"]),
      (39, ["low", "keep"]), (3, ["low", "keep"]),
    ] {
      try layout.solve(100, height)
      #expect(layout.shown == expected, "\(height)")
    }
  }

  @Test("A block that is not laid out anyway is passed over")
  func absentRungs() throws {
    var layout = try VariantLayout(
      SampleApp.screen([
        SampleApp.box("wide", 10).when(SampleApp.when(widths: 60...100)).drop(1),
        SampleApp.box("next", 10).drop(2), SampleApp.box("keep", 10),
      ]))
    try layout.solve(100, 20)
    #expect(layout.shown == ["next", "keep"])
    try layout.solve(50, 20)
    #expect(layout.shown == ["next", "keep"])
    #expect(layout.presence("wide") == [.elsewhere])
    try layout.solve(50, 19)
    #expect(layout.shown == ["keep"])
  }

  @Test("In ever shorter windows ever more is dropped; in every window no more than needed")
  func monotony() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<50 {
      let blocks = (0..<8).map { index in
        let box = SampleApp.box("\(index)", Points(Int.random(in: 1...12, using: &generator)))
        return Bool.random(using: &generator)
          ? box.drop(Int.random(in: 1...4, using: &generator)) : box
      }
      var layout = try VariantLayout(SampleApp.screen(blocks))
      var before = layout.shown.count
      for height in stride(from: 100, through: 1, by: -1) {
        try layout.solve(100, Points(height))
        let shed = layout.prepared.nodes.indices.filter {
          layout.solver.placed[$0].presence == .shed
        }
        #expect(layout.shown.count <= before)
        before = layout.shown.count
        guard let last = shed.max(by: { rung($0, layout) < rung($1, layout) }) else { continue }
        // The block that was dropped last would not have fitted.
        let room = layout.solver.available - layout.solver.needed
        #expect(room < Points(blocks[last - layout.prepared.content - 1].height))
      }
    }
  }

  private func rung(_ node: Int, _ layout: VariantLayout) -> Int {
    layout.prepared.variants.ladder.firstIndex(of: node) ?? -1
  }
}

extension Block {
  fileprivate var height: Points {
    if case .reserve(let points) = kind { points } else { 0 }
  }
}
