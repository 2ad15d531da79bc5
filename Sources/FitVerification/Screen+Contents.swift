internal import ScreenModel

extension Screen {
  /// Every text that a reader meets: of the bar, blocks, labels, pagers and dock, and names that are only read aloud.
  var contents: [TextContent] {
    var contents = [bar?.leading, bar?.trailing].compactMap(\.self)
    _ = mappingBlocks { block in
      switch block.kind {
      case .control(let control):
        if let label = control.label?.content ?? control.accessibleName { contents.append(label) }
      case .list(let list):
        contents += [list.pager.earlier.content, list.pager.later.content]
      case .sections(let sections):
        contents += [sections.pager.earlier.content, sections.pager.later.content]
      default:
        contents += block.text?.content.leaves ?? []
      }
      return block
    }
    return contents
  }

  /// The names of the styles that its texts are set in; some more than once.
  func styleNames(in app: App) -> [String] {
    var names = bar == nil ? [] : [app.bar.style.name]
    _ = mappingBlocks { block in
      switch block.kind {
      case .list(let list): names.append(list.pager.earlier.style.name)
      case .sections(let sections): names.append(sections.pager.earlier.style.name)
      default: names += block.text?.styleNames ?? []
      }
      return block
    }
    return names
  }
}

extension Text {
  /// The names of the styles of its runs, or of its own.
  fileprivate var styleNames: [String] {
    if case .runs(let runs) = content { runs.runs.map(\.style.name) } else { [style.name] }
  }
}
