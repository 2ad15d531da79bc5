package import ScreenModel

/// The windows that somebody asks for by figures, ids, names or tags.
package struct WindowChoice {
  /// Windows given by figures, ids or names, and those of tags given beside them; nil if only tags are given.
  package var named: [Window]?
  /// The same windows with the keyboard up, as far as its height is known.
  package var withKeyboard: [Window] = []
  /// Tags that narrow the windows of the apps; a window needs one of them.
  package var tags: Set<String> = []

  /// Figures without insets, all of which counts as usable.
  package var bare: [String] = []

  /// Why a word names no window.
  package enum Failure: Error, Hashable, Sendable {
    /// Figures that make none: a phrase for the user.
    case figures(String)
    /// Nothing has the name; these are valid.
    case unknown(String, valid: [String])
  }

  /// What else there is to say to whoever named a window that is not there.
  package static let hint =
    "; give an id or a name that screenfit windows lists, a tag such as ipad, or 390x844+47+34"

  /// Looks windows up: figures first, then ids, names and tags.
  ///
  /// - Parameters:
  ///   - words: As typed.
  ///   - project: Its apps' own windows are preferred where a name is that of several.
  /// - Throws: What is wrong with figures, or a name that no window has.
  package init(_ words: [String], in project: Project) throws(Failure) {
    let all = project.windows
    let own = project.apps.flatMap(\.windows.windows)
    var windows: [Window] = []
    for word in words {
      if let specification = try Self.figures(word) {
        if !specification.areInsetsGiven { bare.append(word) }
        windows.append(specification.window)
      } else if let window = all.first(where: { $0.id == word }) {
        windows.append(window)
      } else if let found = Self.windows(named: word, own, all) {
        windows += found
      } else if all.contains(where: { $0.tags.contains(word) }) {
        tags.insert(word)
      } else {
        throw .unknown(word, valid: Self.names(all))
      }
    }
    guard !windows.isEmpty else { return }
    for tag in tags.sorted() {
      let tagged = own.filter { $0.tags.contains(tag) }
      windows += tagged.isEmpty ? all.filter { $0.tags.contains(tag) } : tagged
    }
    var seen: Set<String> = []
    let named = windows.filter { seen.insert($0.id).inserted }
    self.named = named
    withKeyboard = all.filter { window in
      guard let uncovered = window.uncovered else { return false }
      return seen.contains(uncovered) && seen.insert(window.id).inserted
    }
  }

  private static func figures(_ word: String) throws(Failure) -> WindowSpecification? {
    do throws(WindowSpecification.Failure) {
      return try WindowSpecification(word)
    } catch {
      throw .figures(error.description)
    }
  }

  private static func windows(
    named name: String, _ own: [Window], _ all: [Window]
  ) -> [Window]? {
    let spelling = name.lowercased()
    for windows in [own, all] {
      let exact = windows.filter { $0.name.lowercased() == spelling }
      if !exact.isEmpty { return exact }
      let found = windows.filter { WindowSpellings.of($0.name).contains(spelling) }
      if !found.isEmpty { return found }
    }
    return nil
  }

  private static func names(_ windows: [Window]) -> [String] {
    (windows.map(\.id) + windows.map(\.name) + windows.flatMap(\.tags)).uniqued()
  }

  /// Leaves of the windows of apps those that have one of the tags.
  package func narrow(_ apps: inout [App]) {
    for index in apps.indices {
      apps[index].windows.windows.removeAll { tags.isDisjoint(with: $0.tags) }
    }
  }
}

extension FileError {
  /// Says that a project has no window that somebody asks for.
  package init(_ failure: WindowChoice.Failure, in folder: ProjectFolder) {
    switch failure {
    case .figures(let message): self.init(.outOfRange, file: folder.path, message)
    case .unknown(let word, let valid):
      let near = NearestName.of(word, among: valid)
      self.init(
        .unknownName, file: folder.path, "unknown window “\(word)”",
        suggestion: near.map { "did you mean “\($0)”?" }, validNames: valid)
    }
  }
}
