internal import ScreenModel

extension Screen {
  /// Returns the screen with a text of its own replaced wherever it stands.
  func replacing(_ text: AuthoredText, with other: AuthoredText) -> Screen {
    mappingBlocks { block in
      var block = block
      switch block.kind {
      case .text(var own) where own.content == .literal(text):
        own.content = .literal(other)
        block.kind = .text(own)
      case .text(var own):
        guard case .runs(let runs) = own.content else { break }
        own.content = .runs(runs.replacing(text, with: other))
        block.kind = .text(own)
      case .control(var control) where control.label?.content == .literal(text):
        control.label?.content = .literal(other)
        block.kind = .control(control)
      default: break
      }
      return block
    }.replacingInBar(text, with: other)
  }

  private func replacingInBar(_ text: AuthoredText, with other: AuthoredText) -> Screen {
    var screen = self
    if screen.bar?.leading == .literal(text) { screen.bar?.leading = .literal(other) }
    if screen.bar?.trailing == .literal(text) { screen.bar?.trailing = .literal(other) }
    return screen
  }

  /// Returns the screen with every picture and video changed.
  func mappingMedia(_ change: (Media) -> Media) -> Screen {
    mappingBlocks { block in
      guard case .media(let media) = block.kind else { return block }
      var block = block
      block.kind = .media(change(media))
      return block
    }
  }

  /// The name of the first picture or video of a fixed height; nil if all are elastic.
  var firstFixedMedia: String? {
    var name: String?
    _ = mappingBlocks { block in
      if name == nil, case .media(let media) = block.kind, !media.elastic { name = block.name }
      return block
    }
    return name
  }

  /// Returns the screen with every block changed, the innermost first.
  func mappingBlocks(_ change: (Block) -> Block) -> Screen {
    var screen = self
    screen.stack = stack.mappingBlocks(change)
    screen.dock = dock?.mappingBlocks(change)
    if let pinned {
      screen.pinned?.top = pinned.top.mappingBlocks(change)
      screen.pinned?.bottom = pinned.bottom.mappingBlocks(change)
    }
    return screen
  }
}

extension InlineRuns {
  fileprivate func replacing(_ text: AuthoredText, with other: AuthoredText) -> InlineRuns {
    var changed = self
    for index in runs.indices where runs[index].content == .literal(text) {
      changed.runs[index].content = .literal(other)
    }
    return changed
  }
}

extension Stack {
  fileprivate func mappingBlocks(_ change: (Block) -> Block) -> Stack {
    var stack = self
    stack.blocks = blocks.map { $0.mappingBlocks(change) }
    return stack
  }
}

extension Row {
  fileprivate func mappingBlocks(_ change: (Block) -> Block) -> Row {
    var row = self
    for index in row.cells.indices {
      row.cells[index].block = row.cells[index].block.mappingBlocks(change)
    }
    return row
  }
}

extension Block {
  fileprivate func mappingBlocks(_ change: (Block) -> Block) -> Block {
    var block = self
    switch kind {
    case .row(let row):
      block.kind = .row(row.mappingBlocks(change))
    case .stack(let stack):
      block.kind = .stack(stack.mappingBlocks(change))
    case .list(var list):
      list.row = list.row.mappingBlocks(change)
      block.kind = .list(list)
    case .sections(var sections):
      for index in sections.sections.indices {
        sections.sections[index].stack = sections.sections[index].stack.mappingBlocks(change)
      }
      block.kind = .sections(sections)
    case .alternatives(var alternatives):
      alternatives.blocks = alternatives.blocks.map { $0.mappingBlocks(change) }
      block.kind = .alternatives(alternatives)
    case .tallest(var reserve):
      reserve.blocks = reserve.blocks.map { $0.mappingBlocks(change) }
      block.kind = .tallest(reserve)
    case .text, .control, .media, .gap, .reserve:
      break
    }
    return change(block)
  }

  /// Whether both are texts or both controls, written for one role.
  func isAlike(_ other: Block) -> Bool {
    switch (kind, other.kind) {
    case (.text(let a), .text(let b)): a.style == b.style && a.role == b.role
    case (.control(let a), .control(let b)):
      a.label?.style == b.label?.style && a.label?.role == b.label?.role
    default: false
    }
  }
}
