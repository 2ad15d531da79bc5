package import ScreenModel

/// Blocks that are not laid out everywhere.
extension SampleApp {
  /// Makes a condition that holds everywhere but for what is given.
  package static func when(
    textSizes: [String]? = nil, orientation: Window.Orientation? = nil, states: [String]? = nil,
    widths: ClosedRange<Points> = 0...Points.infinity,
    heights: ClosedRange<Points> = 0...Points.infinity, families: [String]? = nil,
    locales: [String]? = nil
  ) -> Condition {
    Condition(
      textSizes: textSizes?.map { .named($0) }, orientation: orientation, states: states,
      widths: widths,
      heights: heights, families: families, locales: locales, location: location)
  }

  package static func alternatives(
    _ blocks: [Block], axes: Alternatives.Axes = .both, name: String = "alternatives"
  ) -> Block {
    block(name, .alternatives(Alternatives(blocks: blocks, axes: axes)))
  }

  package static func stack(_ blocks: [Block], name: String = "stack") -> Block {
    block(name, .stack(Stack(blocks: blocks)))
  }

  package static func row(
    _ cells: [(width: Row.Width, block: Block)], name: String = "row"
  ) -> Block {
    block(
      name,
      .row(
        Row(
          cells: cells.map { Row.Cell(width: $0.width, block: $0.block) }, location: location)))
  }

  /// Makes a block that is so high and takes any width.
  package static func box(_ name: String, _ height: Points) -> Block {
    block(name, .reserve(height))
  }
}

extension Block {
  /// Returns the block, laid out only where a condition holds.
  package func when(_ condition: Condition) -> Block {
    var block = self
    block.condition = condition
    return block
  }

  /// Returns the block with a place on the ladder of those that are dropped.
  package func drop(_ rung: Int) -> Block {
    var block = self
    block.drop = rung
    return block
  }

  package func essential(id: String? = nil) -> Block {
    var block = self
    block.isEssential = true
    block.id = id
    return block
  }

  package func identified(_ id: String) -> Block {
    var block = self
    block.id = id
    return block
  }
}
