/// Content that an app promises to show in some windows, whatever else it sheds there.
package struct MustShow: Hashable, Sendable {
  /// Of the blocks, any form of which will do.
  package var ids: [String]
  /// Ids, names or tags of windows; nil: in all.
  package var windows: [String]?
  /// nil: at all.
  package var textSizes: [TextSizeChoice]?
  /// The screens that it is about; nil: all that have such a block.
  package var screens: Set<String>?
  package var location: SourceLocation

  package init(
    ids: [String], windows: [String]?, textSizes: [TextSizeChoice]? = nil,
    screens: Set<String>? = nil, location: SourceLocation
  ) {
    self.ids = ids
    self.windows = windows
    self.textSizes = textSizes
    self.screens = screens
    self.location = location
  }
}

extension App {
  /// The names of windows that promises are limited to, each once, in the order of the files.
  package var promisedWindows: [String] {
    let promises = mustShow + screens.flatMap(\.mustShow)
    guard !promises.isEmpty else { return [] }
    var names: [String] = []
    for name in promises.lazy.compactMap(\.windows).joined() where !names.contains(name) {
      names.append(name)
    }
    return names
  }
}

extension Window {
  /// Whether a name is its id, what people call it, or one of its tags.
  package func answers(to name: String) -> Bool {
    id == name || self.name == name || tags.contains(name)
  }
}
