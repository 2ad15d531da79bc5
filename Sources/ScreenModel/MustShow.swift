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

extension MustShow {
  /// Lists the names of windows that promises are limited to, each once.
  ///
  /// - Complexity: O(*n*) in the number of screens, so an ``App`` keeps it.
  static func windows(of promises: [MustShow], in screens: [Screen]) -> [String] {
    var names: [String] = []
    func add(_ promise: MustShow) {
      for name in promise.windows ?? [] where !names.contains(name) { names.append(name) }
    }
    promises.forEach(add)
    for screen in screens { screen.mustShow.forEach(add) }
    return names
  }
}

extension Window {
  /// Whether a name is its id, what people call it, or one of its tags.
  package func answers(to name: String) -> Bool {
    id == name || self.name == name || tags.contains(name)
  }
}
